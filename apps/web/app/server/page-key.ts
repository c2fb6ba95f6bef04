import { countries } from '@darb/contract/countries';
import type { Row } from '../site-map.ts';
import { isAddressOf } from './address.ts';

const COUNTRIES = countries.map(({ code }) => code as string);

/**
 * What an address adds to the key of a kept page: its path below the language, the values of its query, and
 * how long it may be kept. Null for an address that the product does not write: nobody can fill the cache
 * with a page a thousand times by writing its address in a thousand ways.
 */
export function pageKeyOf(row: Row, path: string, search: URLSearchParams, now: number): string | null {
  if (!row.cache || !isAddressOf(row, path)) return null;
  const { queries = {}, seconds } = row.cache;
  const allowed: Readonly<Record<string, readonly string[]>> = { ...queries, country: COUNTRIES };
  const names = [...search.keys()];
  if (new Set(names).size < names.length) return null;
  for (const name of names) if (!Object.hasOwn(allowed, name) || !allowed[name]?.includes(search.get(name) ?? '')) return null;
  const values = Object.keys(allowed).map((name) => search.get(name) ?? '');
  return [path, ...values, ...(seconds === undefined ? [] : [Math.floor(now / 1_000 / seconds)])].join('\n');
}
