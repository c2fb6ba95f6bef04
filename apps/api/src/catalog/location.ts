import { BlockList, isIPv6 } from 'node:net';
import type { CountryCode } from '@darb/contract';
import { open, type CountryResponse, type Reader } from 'maxmind';

/** The countries that a location counts for; any other one is JO (rule catalog 4). */
const LOCATED = ['JO', 'PS', 'EG', 'SA', 'IQ', 'PK', 'SD'] as const satisfies readonly CountryCode[];
const FALLBACK = 'JO';

/**
 * Addresses that are nowhere in the world: of this machine, of a private network, of examples. The database
 * gives them to whom they are registered.
 */
const NOWHERE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const) {
  NOWHERE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
  ['2001:db8::', 32],
] as const)
  NOWHERE.addSubnet(network, bits, 'ipv6');

/** The database has one text an address, not MaxMind's tree of names. */
type Found = CountryResponse & { country_code?: string };

const readers = new Map<string, Promise<Reader<Found>>>();

function readerOf(file: string): Promise<Reader<Found>> {
  const known = readers.get(file);
  if (known) return known;
  const opened = open<Found>(file);
  readers.set(file, opened);
  opened.catch(() => readers.delete(file));
  return opened;
}

/**
 * Where an address is: the country as far as it is one of ours, and whether the address was found at all.
 * Looked up here, asked of nobody.
 */
export async function locate(file: string | null, address: string): Promise<{ iso: CountryCode; located: boolean }> {
  const somewhere = address !== '' && !NOWHERE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  const found = file && somewhere ? (await readerOf(file)).get(address)?.country_code : undefined;
  return { iso: LOCATED.find((code) => code === found) ?? FALLBACK, located: found !== undefined };
}

/**
 * Degrees to which a position is rounded before it is looked up: a country needs no more, and no one is
 * found by it.
 */
const TENTHS = 10;
const rounded = (degrees: number): number => Math.round(degrees * TENTHS) / TENTHS;

/**
 * In which of our countries a position lies: by the borders that a library brings along, asked of nobody,
 * kept nowhere. The borders are loaded with the first question.
 */
export async function countryAt(latitude: number, longitude: number): Promise<{ iso: CountryCode; located: boolean }> {
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  const found = LOCATED.find((code) => code === iso1A2Code([rounded(longitude), rounded(latitude)]));
  return { iso: found ?? FALLBACK, located: found !== undefined };
}
