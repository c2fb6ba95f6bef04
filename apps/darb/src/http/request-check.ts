import type { IncomingMessage } from 'node:http';
import type { MessageKey } from '@darb/contract/message-keys';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Characters of an address; a longer one is no page of ours. */
const ADDRESS_MAX = 8_000;

/**
 * A request that was not let in: what the catalogue calls it, and the status when it is another one than the
 * catalogue's.
 */
export interface Rejection {
  readonly messageKey: MessageKey;
  readonly status?: number;
}

/**
 * Looks at the request line and the Host header before anything else does, since the parts behind throw on
 * them. Gives the path (as it stands, without query) or why it is not let in.
 */
export function checkRequest(request: IncomingMessage): { pathname: string } | { rejection: Rejection } {
  const { method = '', url = '' } = request;
  if (!METHODS.has(method)) return { rejection: { messageKey: 'wrong_verb' } };
  if (url.length > ADDRESS_MAX) return { rejection: { messageKey: 'too_large', status: 414 } };
  const unreadable = { rejection: { messageKey: 'unreadable' } } as const;
  // of two Host lines a proxy may have read the other one
  if (!isHost(request.headers.host) || (request.headersDistinct.host?.length ?? 0) > 1) return unreadable;
  const pathname = url.split(/[?#]/, 1)[0] ?? '';
  // `//host/…` and `/\host/…` would be read as an address elsewhere
  if (!pathname.startsWith('/') || /^\/[/\\]/.test(pathname)) return unreadable;
  const decoded = decode(pathname);
  return decoded === null || hasControlCharacter(decoded) ? unreadable : { pathname };
}

function isHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

/**
 * Refuses a request that changes something and comes from another site's page (Origin and Sec-Fetch-Site).
 * A caller that sends neither is no browser, and has no cookies to be abused.
 */
export function checkOrigin(request: IncomingMessage, publicUrl: URL): Rejection | null {
  return SAFE_METHODS.has(request.method ?? '') ? null : foreignOrigin(request, publicUrl);
}

/** The same of a request of any kind, such as a socket's handshake. */
export function foreignOrigin(request: IncomingMessage, publicUrl: URL): Rejection | null {
  const foreign = { messageKey: 'foreign_origin' } as const;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return foreign;
  const { origin } = request.headers;
  if (origin === undefined) return null;
  // a page that hides where it is says `null`; only the browser's own word then tells that it is ours
  if (origin === 'null') return site === 'same-origin' ? null : foreign;
  if (!URL.canParse(origin)) return foreign;
  const { origin: from, host, protocol } = new URL(origin);
  if (from === publicUrl.origin) return null;
  // plain http has no certificate that ties it to one name: the name that was asked for is as good
  return publicUrl.protocol === 'http:' && protocol === 'http:' && host === request.headers.host?.toLowerCase() ? null : foreign;
}
