import type { IncomingMessage } from 'node:http';
import type { Peer } from '@darb/api';
import { isLoopbackHost } from '../config.ts';

const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Where a request came from. With a trusted header (`TRUST_PROXY`) the last address in it, the one that the
 * nearest proxy wrote; what stands before it is the caller's own claim. `loopback` only for a caller on this
 * machine itself, by a name of this machine.
 */
export function peerOf(request: IncomingMessage, trustedHeader: string | undefined): Peer {
  const direct = plain(request.socket.remoteAddress ?? '');
  const claimed = trustedHeader === undefined ? undefined : request.headers[trustedHeader];
  const forwarded = (Array.isArray(claimed) ? claimed.join(',') : (claimed ?? '')).split(',').at(-1)?.trim();
  const isForwarded = FORWARDING.some((name) => request.headers[name] !== undefined) || Boolean(forwarded);
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return {
    address: plain(forwarded || direct),
    // the name is checked too: a foreign site whose name was pointed at 127.0.0.1 must not read the outbox
    loopback: !isForwarded && isLoopbackHost(direct) && isLoopbackHost(host),
  };
}

/** An address without brackets, port, and the IPv6 dress of an IPv4 one. */
function plain(address: string): string {
  return address
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
