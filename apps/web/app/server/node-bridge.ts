import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** A request that cannot be read; `status` says why. */
export class UnreadableRequest extends Error {
  readonly status: 400 | 405 | 413;
  constructor(status: 400 | 405 | 413) {
    super(`unreadable request (${status})`);
    this.status = status;
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Under this size compressing costs more than it saves. */
const WORTH_COMPRESSING = 860;

/**
 * Bytes of an over-long body that are still read, and dropped: who is cut off while sending does not get to
 * see why.
 */
const DROPPED_BYTES = 5_000_000;

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const mostBytes = Math.max(DROPPED_BYTES, maxBytes);
  if (Number(request.headers['content-length']) > mostBytes) throw new UnreadableRequest(413);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new UnreadableRequest(413);
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw new UnreadableRequest(413);
  return Buffer.concat(chunks);
}

/**
 * The address of a request below our own origin. What the client sent as Host decides nothing. A path that
 * is not properly encoded, or holds a backslash, which URLs take for a slash once it is decoded, becomes one
 * that no page has; Remix's old `_data` requests are not understood.
 */
export function addressOf(request: IncomingMessage, origin: string): URL {
  const target = request.url ?? '/';
  if (!target.startsWith('/')) throw new UnreadableRequest(400);
  let url: URL;
  try {
    url = new URL(`${origin}${target}`);
    if (decodeURIComponent(url.pathname).includes('\\')) throw new URIError('a backslash');
  } catch {
    const prefix = /^\/(ar|en|ur)(?=\/)/.exec(target)?.[0] ?? '';
    url = new URL(`${origin}${prefix}/unreadable`);
  }
  url.searchParams.delete('_data');
  return url;
}

function headersOf(request: IncomingMessage, url: URL): Headers {
  const headers = new Headers();
  try {
    for (const [name, value] of Object.entries(request.headers)) {
      if (value === undefined || name.startsWith(':')) continue;
      for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
    }
  } catch {
    throw new UnreadableRequest(400);
  }
  // Foreign origins are refused in front of this host; Remix's own check answers 500 and knows nothing of a
  // proxy.
  headers.delete('origin');
  headers.set('host', url.host);
  return headers;
}

/**
 * What is asked of a page. Nearly none reads the Fetch request, which costs a twentieth of drawing one: it
 * is made when it is read.
 */
export interface Asked {
  readonly url: URL;
  readonly method: string;
  /** The Fetch request, the same one each time. Refuses with `UnreadableRequest`. */
  request(): Request;
}

/** Something is asked by a Fetch request that is there, or by what makes it. */
export function askedBy(url: URL, method: string, make: () => Request): Asked {
  let made: Request | undefined;
  return { url, method, request: () => (made ??= make()) };
}

/** What a Node request asks. Forms are read whole, up to `maxBytes`. Refuses with `UnreadableRequest`. */
export async function askedOf(request: IncomingMessage, url: URL, signal: () => AbortSignal, maxBytes: number): Promise<Asked> {
  const method = request.method ?? 'GET';
  if (!METHODS.has(method)) throw new UnreadableRequest(405);
  // nothing that is only looked at is given up half-way: following a signal costs more than it saves
  if (method === 'GET' || method === 'HEAD')
    return askedBy(url, method, () => new Request(url, { method, headers: headersOf(request, url) }));
  const body = await bodyOf(request, maxBytes);
  return askedBy(url, method, () => new Request(url, { method, headers: headersOf(request, url), signal: signal(), body }));
}

export interface Answer {
  status: number;
  /** By lower-case names; cookies are beside them. */
  headers: Record<string, string>;
  cookies: readonly string[];
  /** A whole page as text or as its bytes, or a stream, or nothing. */
  body: string | Buffer<ArrayBuffer> | ReadableStream<Uint8Array> | null;
}

/**
 * 3 % smaller than quality 5, for some tenths of a millisecond beside the event loop; beyond 7 it takes much
 * longer and gains nothing. No page is longer than the window of 128 kB.
 */
const OF_A_PAGE = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 7,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const encodingFor = (request: IncomingMessage): 'br' | 'gzip' | null => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
};
/** An answer of what Remix gave. */
export const answerOf = ({ status, headers, body }: Response): Answer => ({
  status,
  headers: Object.fromEntries([...headers].filter(([name]) => name !== 'set-cookie')),
  cookies: headers.getSetCookie(),
  body,
});

/** An answer with a stream as one with its text: what a policy by hashes is made of must be there. */
export async function wholeOf(answer: Answer): Promise<Answer> {
  return answer.body instanceof ReadableStream ? { ...answer, body: await new Response(answer.body).text() } : answer;
}

const isText = (headers: Answer['headers']): boolean => /^(text\/|application\/(json|javascript))/.test(headers['content-type'] ?? '');

/** Writes an answer, compressed quickly where the client takes that. */
export async function writeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, cookies, body }: Answer,
): Promise<void> {
  response.statusCode = status;
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  if (body === null || request.method === 'HEAD') {
    response.end();
    return;
  }
  const text = isText(headers);
  const encoding = text && headers['content-encoding'] === undefined ? encodingFor(request) : null;
  if (text) response.appendHeader('Vary', 'Accept-Encoding');
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    const raw = typeof body === 'string' ? Buffer.from(body) : body;
    if (encoding === null || raw.length < WORTH_COMPRESSING) {
      response.setHeader('Content-Length', raw.length);
      response.end(raw);
      return;
    }
    const small = encoding === 'br' ? await compressors.br(raw, OF_A_PAGE) : await compressors.gzip(raw, { level: 4 });
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', small.length);
    response.end(small);
    return;
  }
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  if (encoding === null) return pipeline(source, response);
  response.removeHeader('Content-Length');
  response.setHeader('Content-Encoding', encoding);
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 4 });
  return pipeline(source, compressor, response);
}
