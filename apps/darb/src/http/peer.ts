import type { IncomingMessage } from 'node:http';
import type { Peer } from '@darb/api';
import { isLoopbackHost } from '../config.ts';
import { isOwnHeader } from './own-headers.ts';

/**
 * The address of whoever asks. With a trusted header (`TRUST_PROXY`) the last one in it, which the nearest
 * proxy wrote; what stands before it is the caller's own claim.
 */
export function addressOf(request: IncomingMessage, trustedHeader: string | undefined): string {
  const claimed = trustedHeader === undefined ? undefined : request.headers[trustedHeader];
  const forwarded = (Array.isArray(claimed) ? claimed.join(',') : (claimed ?? '')).split(',').at(-1)?.trim();
  return plain(forwarded || (request.socket.remoteAddress ?? ''));
}

/**
 * Where a request came from. `loopback` only for a caller on this machine itself (rule account 28): over
 * HTTP/1.1, by the public name, so that no foreign site whose name leads here is one, without a header that a
 * proxy may have put there, and from no other site's page.
 */
export function peerOf(request: IncomingMessage, trustedHeader: string | undefined, publicUrl: URL): Peer {
  const names = request.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const { host, origin } = request.headers;
  return {
    address: addressOf(request, trustedHeader),
    loopback:
      isLoopbackHost(plain(request.socket.remoteAddress ?? '')) &&
      request.httpVersion === '1.1' &&
      host?.toLowerCase() === publicUrl.host &&
      (origin === undefined || origin === publicUrl.origin) &&
      names.every(isOwnHeader),
  };
}

/** An address without brackets, port, and the IPv6 dress of an IPv4 one. */
function plain(address: string): string {
  return address
    .replace(/^::ffff:(\d+\.)/i, '$1')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
