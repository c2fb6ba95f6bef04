import { countries } from '@darb/contract/countries';
import type { Row } from '../site-map.ts';
import { isAddressOf } from './address.ts';

const COUNTRIES = countries.map(({ code }) => code as string);

/** The numbers of a stage's questions that an address may ask for. */
const QUESTIONS = Array.from({ length: 99 }, (_, index) => String(index + 1));

type Values = Readonly<Record<string, readonly string[]>>;

/** The values that a query may have where something is kept by it; who invents others keeps nothing. */
const valuesOf = (row: Row): Values => ({ ...row.cache?.queries, country: COUNTRIES });

/** Whether a query has nothing but these values, each name once. */
function hasOnly(values: Values, search: URLSearchParams): boolean {
  const names = [...search.keys()];
  if (new Set(names).size < names.length) return false;
  return names.every((name) => Object.hasOwn(values, name) && values[name]?.includes(search.get(name) ?? ''));
}

/**
 * What an address adds to the key of a kept page: its path below the language, the values of its query, and
 * how long it may be kept. Null for an address that the product does not write: nobody can fill the cache
 * with a page a thousand times by writing its address in a thousand ways.
 */
export function pageKeyOf(row: Row, path: string, search: URLSearchParams, now: number): string | null {
  const values = valuesOf(row);
  if (!row.cache || !isAddressOf(row, path) || !hasOnly(values, search)) return null;
  const { seconds } = row.cache;
  const given = Object.keys(values).map((name) => search.get(name) ?? '');
  return [path, ...given, ...(seconds === undefined ? [] : [Math.floor(now / 1_000 / seconds)])].join('\n');
}

/**
 * Whether the shell of an address may be kept: there are only so many of them that the product writes. The
 * query stands in a shell as it was written, so it must be written in the usual way too.
 */
export function keepsShell(row: Row, path: string, search: string): boolean {
  const read = new URLSearchParams(search);
  const isUsual = search === '' || search === `?${read}`;
  return isUsual && isAddressOf(row, path) && hasOnly({ ...valuesOf(row), question: QUESTIONS }, read);
}
