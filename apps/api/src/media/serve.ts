import { extname } from 'node:path';
import { Refusal } from '@darb/contract';
import { readAccessToken } from '../account/access-token.ts';
import { LOADS_NOTHING } from '../content-policy.ts';
import type { StudentId } from '../ids.ts';
import type { ApiOptions } from '../options.ts';
import { addressHolds } from './address.ts';
import { thumbnailOf } from './thumbnail.ts';

const TYPES: Record<string, string> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
};
/** Whether a session goes on (`session-memory.ts`). */
export type IsLiving = (sessionId: string, now: Date) => Promise<boolean>;
/** A file that was stored before names were half of a hash has the whole hash. */
const NAME = /^\/media\/([0-9a-f]{32}(?:[0-9a-f]{32})?(\.[a-z0-9]+))$/;

/** The student of the request, while their session goes on and they are let in. */
export async function playerOf({ sessionSecrets, now }: ApiOptions, isLiving: IsLiving, request: Request): Promise<StudentId | null> {
  const cookie = /(?:^|;\s*)access-token=([^;\s]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const token = request.headers.get('access-token') ?? cookie;
  if (token === undefined) return null;
  const bearer = await readAccessToken(sessionSecrets, token, now());
  return bearer && (await isLiving(bearer.sessionId, now())) ? bearer.student : null;
}

interface Range {
  from: number;
  to: number;
}

/**
 * The one range of a header; null for none (or several, which are answered whole), `unsatisfiable` when it
 * lies outside of the file.
 */
function rangeOf(header: string | null, size: number): Range | null | 'unsatisfiable' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const [first, last] = [found[1] ?? '', found[2] ?? ''];
  if (first === '') return Number(last) === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}

/**
 * Answers GET and HEAD of `/media/<hash>.<ending>`: whole, one byte range, or 304. Files never change under
 * their name. Every file is for the one student that its address was signed for, while they are signed in:
 * 403 `not_allowed` for any other and after its time. `size` asks for a smaller form of a picture.
 */
export async function serveMedia(options: ApiOptions, isLiving: IsLiving, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, name, ending] = NAME.exec(url.pathname) ?? [];
  const type = TYPES[ending ?? ''];
  if (name === undefined || type === undefined) throw new Refusal('not_found');
  const student = await playerOf(options, isLiving, request);
  if (!student || !addressHolds(options.sessionSecrets, student, name, url.searchParams, options.now())) throw new Refusal('not_allowed');

  const asked = url.searchParams.get('size');
  const file = asked === null ? name : await thumbnailOf(options.media, name, asked);
  const size = await options.media.size(file);
  if (size === null) throw new Refusal('not_found');
  const etag = `"${name.slice(0, 32)}${asked === null ? '' : `-${asked}`}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    vary: 'cookie',
    ...(extname(name) === '.svg' ? { 'content-security-policy': `${LOADS_NOTHING}; style-src 'unsafe-inline'; sandbox` } : {}),
  };
  const known = request.headers.get('if-none-match');
  if (known !== null && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*'))
    return new Response(null, { status: 304, headers });

  const condition = request.headers.get('if-range');
  const range = condition === null || condition === etag ? rangeOf(request.headers.get('range'), size) : null;
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { from, to } = range ?? { from: 0, to: size - 1 };
  const body = request.method === 'HEAD' || size === 0 ? null : options.media.read(file, { from, to });
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(to - from + 1),
      ...(range ? { 'content-range': `bytes ${from}-${to}/${size}` } : {}),
    },
  });
}
