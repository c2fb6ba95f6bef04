import {
  CONTENT_VERSION,
  contentChanges,
  contract,
  createClient,
  GRAPHQL_PATH,
  httpAsk,
  httpTransport,
  type Client,
  type Identity,
} from '@darb/contract';
import type { Peer } from '@darb/api';
import type { ApiPart } from './parts.ts';
import { patient, untilDeadline } from './patience.ts';

/** Headers of one connection, which must not be handed on to another. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'expect',
];
const READY_MS = 3_000;
/** How long the far API may say nothing; its own calls end within seconds. */
const SILENT_MS = 30_000;
/** How long all calls of one page may take together. */
const PAGE_MS = 10_000;

/** An API that lives elsewhere (`API_URL`): the same client over HTTP, and its addresses handed on. */
export interface RemoteApi extends ApiPart {
  client(identity: Identity): Client;
}

/**
 * `base` is the API's base with its path, such as `https://api.example.org/api`. The API there must trust our
 * `x-forwarded-for`. `onContentChanged` hears when an answer is of other content than the one before.
 */
export function createRemoteApi(
  base: string,
  onContentChanged: () => void,
  far: typeof fetch = fetch,
  graphqlUrl: string | null = null,
): RemoteApi {
  const send = patient(far, SILENT_MS);
  const root = base.replace(/\/$/, '');
  const onContentVersion = contentChanges(onContentChanged);
  return {
    client: (identity) => {
      const inTime = untilDeadline(send, PAGE_MS);
      const http = { headers: () => headersOf(identity), send: inTime };
      const ask = httpAsk(graphqlUrl ?? new URL(GRAPHQL_PATH, root).href, http);
      return createClient(contract, httpTransport(root, { ...http, onContentVersion }), ask);
    },
    fetch: (request, peer) => forward(root, request, peer, send),
    ready: () =>
      send(`${root}/openapi.json`, { method: 'HEAD', signal: AbortSignal.timeout(READY_MS) }).then(
        ({ ok, headers }) => {
          const version = headers.get(CONTENT_VERSION);
          if (version !== null) onContentVersion(version);
          return ok ? ('ready' as const) : ('database_away' as const);
        },
        () => 'database_away' as const,
      ),
  };
}

function headersOf(identity: Identity): Record<string, string> {
  return {
    platform: 'web',
    'accept-language': identity.language,
    'x-forwarded-for': identity.address,
    ...(identity.accessToken === null ? {} : { 'access-token': identity.accessToken }),
    ...(identity.refreshToken === null ? {} : { 'refresh-token': identity.refreshToken }),
    ...(identity.userAgent === undefined ? {} : { 'user-agent': identity.userAgent }),
    ...(identity.clientId === null ? {} : { 'trace-id': identity.clientId }),
  };
}

async function forward(root: string, request: Request, peer: Peer, send: typeof fetch): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = pathname.startsWith('/api/') ? `${root}${pathname.slice('/api'.length)}` : new URL(pathname, root).href;
  const headers = new Headers(request.headers);
  for (const name of HOP_BY_HOP) headers.delete(name);
  headers.set('x-forwarded-for', peer.address);
  try {
    const answer = await send(target + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      // as it comes: the API there says how much it takes
      ...(request.body === null ? {} : { body: request.body, duplex: 'half' }),
    });
    const handedOn = new Headers(answer.headers);
    // fetch has undone the encoding, so its length is another one
    for (const name of [...HOP_BY_HOP, ...(answer.headers.has('content-encoding') ? ['content-encoding'] : [])]) {
      if (name !== 'content-length' || answer.headers.has('content-encoding')) handedOn.delete(name);
    }
    return new Response(answer.body, { status: answer.status, headers: handedOn });
  } catch {
    return Response.json({ message_key: 'unavailable', detail: 'unavailable' }, { status: 503, headers: { 'retry-after': '5' } });
  }
}
