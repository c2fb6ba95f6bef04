import { contract, type Call } from '@darb/contract';
import { LANGUAGES } from '@darb/language';
import { leaguePaths } from '@darb/league/host';
import { pagePaths } from '@darb/web/host';

const pathOfCall = ({ base, path }: Call): string => `${base.slice(1)}/${path.replaceAll('{', ':')}`;

/** What a request may ask of each part; `:` begins a parameter. */
const ADDRESSES: readonly string[] = [
  ...['healthz', 'readyz', 'healthcheck', 'ws', 'graphql', 'assets/:', 'media/:', 'dev/outbox', 'dev/outbox.json'],
  ...['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
  ...['api/openapi.json', 'api/docs'],
  ...Object.values<Readonly<Record<string, Call>>>(contract).flatMap((calls) => Object.values(calls).map(pathOfCall)),
  ...['v2/rpc/:', ...leaguePaths.map((path) => `v2/${path.replaceAll('*', ':')}`)],
  ...['', ...LANGUAGES].flatMap((language) => [...pagePaths, '_root', '__manifest'].map((path) => `${language}/${path}`)),
];
/** Where an unknown address may be said to lie. */
const PLACES: ReadonlySet<string> = new Set([...LANGUAGES, 'api', 'assets', 'dev', 'media', 'pipeline', 'v2']);
/** The longest number that is an id of ours. */
const ID = /^\d{1,6}$/;

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
const known = new Map<number, readonly string[][]>();
for (const parts of ADDRESSES.filter((address) => !address.endsWith('/*')).map(partsOf))
  known.set(parts.length, [...(known.get(parts.length) ?? []), parts]);

const isParameter = (part: string): boolean => part.startsWith(':');

/**
 * What the log says of a path without its query: an address of ours, with the ids in it. Nothing else that
 * somebody wrote into it is repeated: it may be a number, an address, a key or a line for whoever reads logs.
 */
export function routeOf(pathname: string): string {
  const isData = pathname.endsWith('.data');
  const asked = partsOf(isData ? pathname.slice(0, -'.data'.length) : pathname);
  const fits = (parts: readonly string[]) =>
    parts.every((part, place) => isParameter(part) || part.toLowerCase() === asked[place]?.toLowerCase());
  const address = known.get(asked.length)?.find(fits);
  if (!address) return PLACES.has(asked[0] ?? '') && asked.length > 1 ? `/${asked[0]}/*` : '/*';
  const said = address.map((part, place) => (isParameter(part) ? (ID.test(asked[place] ?? '') ? asked[place] : '*') : part));
  return `/${said.join('/')}${isData ? '.data' : ''}`;
}
