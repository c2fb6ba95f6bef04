import { isIP, isIPv4 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The sixteen-bit groups of a valid IPv6 address, `::` filled up. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

/**
 * An address without zone and without the IPv6 dress of an IPv4 one; the empty text when it is no address.
 */
export function plainAddress(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIP(bare) === 0 ? '' : bare.toLowerCase();
}

/** A network as a log may hold it, too wide for one person: the /24 of an IPv4, the /48 of an IPv6 one. */
export function vagueNetwork(address: string): string {
  const network = networkOf(address);
  return siteOf(network) ?? network.replace(/\.\d+$/, '.0/24');
}

/** The /48 that an IPv6 network lies in, which one customer may have whole; null for an IPv4 address. */
export function siteOf(network: string): string | null {
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** What limits are kept on (rule account 15): an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === '' || isIPv4(plain)) return plain || 'unknown';
  return `${groupsOf(plain)
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
