import { Refusal, type Identity } from '@darb/contract';
import { GRAPHQL_BYTES } from '@darb/contract/limits';
import { refusalOf } from '../faults.ts';
import type { ApiEvent } from '../options.ts';
import type { GraphQlDoor } from './door.ts';
import { graphErrorOf } from './graph-error.ts';

/** A body of at most 64 kB: what says that it is longer is not read, and what is longer no further. */
async function bodyOf(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > GRAPHQL_BYTES) throw new Refusal('too_large');
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > GRAPHQL_BYTES) {
      await reader?.cancel().catch(() => undefined);
      throw new Refusal('too_large');
    }
    parts.push(part.value);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))) as unknown;
  } catch (cause) {
    throw new Refusal('unreadable', { cause });
  }
}

/** The token in an `authorization` header; undefined for none. */
export const bearerIn = (header: string | null): string | undefined => /^Bearer +([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];

/**
 * `/graphql` over HTTP (rule community 18): JSON by POST, one operation a request. Never rejects; what is
 * refused before it is run has the catalogue's status.
 */
export async function answerGraphQl(
  door: GraphQlDoor,
  request: Request,
  identity: Identity,
  log: (event: ApiEvent) => void,
): Promise<Response> {
  try {
    if (request.method !== 'POST') throw new Refusal('wrong_verb');
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
    if (type.trim().toLowerCase() !== 'application/json') throw new Refusal('wrong_media_type');
    const bearer = bearerIn(request.headers.get('authorization'));
    const body = await bodyOf(request);
    const asked = bearer === undefined ? identity : { ...identity, accessToken: bearer, graphqlToken: bearer };
    const { status, body: answered } = await door.answer(body, asked);
    return new Response(answered, { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } });
  } catch (thrown) {
    const refusal = refusalOf(thrown, 'graphql', log);
    const headers = {
      'cache-control': 'no-store',
      ...(refusal.messageKey === 'wrong_verb' ? { allow: 'POST' } : {}),
      ...(refusal.retryAfter === null ? {} : { 'retry-after': String(refusal.retryAfter) }),
    };
    return Response.json({ errors: [graphErrorOf(refusal)] }, { status: refusal.status, headers });
  }
}
