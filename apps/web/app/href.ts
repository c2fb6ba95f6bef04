import type { CountryCode } from '@darb/contract';
import { rowOf, type ParamOf, type ParamsOf, type RowName } from './site-map.ts';

/**
 * What an address depends on besides its row: the prefix under which the page is served, and the country that
 * every link carries.
 */
export interface Whereabouts {
  readonly prefix: string;
  readonly country: CountryCode;
}

export type Query = Readonly<Record<string, string | number | null | undefined>>;
/** What follows a row's name: its parameters where it has any, a query, a fragment. */
export type Rest<Name extends RowName> = [ParamOf<Name>] extends [never]
  ? [params?: null, query?: Query, hash?: string]
  : [params: ParamsOf<Name>, query?: Query, hash?: string];

/** The rows' paths, cut at their parameters: text, parameter, text, …; a page writes some twenty links. */
const cut = new Map<RowName, readonly string[]>();

function piecesOf(name: RowName): readonly string[] {
  const known = cut.get(name);
  if (known) return known;
  const made = rowOf(name).path.split(/:(\w+)/);
  cut.set(name, made);
  return made;
}

function pathWith(name: RowName, given: Readonly<Record<string, string | number>>): string {
  const pieces = piecesOf(name);
  let path = pieces[0] ?? '';
  for (let at = 1; at < pieces.length; at += 2) {
    const value = given[pieces[at] ?? ''] ?? '';
    path += `${typeof value === 'number' ? value : encodeURIComponent(value)}${pieces[at + 1] ?? ''}`;
  }
  return path;
}

/** The query of an address; the country, which every one has, comes last and is two letters. */
function queryWith(query: Query, country: CountryCode): string {
  let search: URLSearchParams | undefined;
  for (const key in query) {
    const value = query[key];
    if (value !== null && value !== undefined) (search ??= new URLSearchParams()).set(key, String(value));
  }
  if (search === undefined) return `country=${country}`;
  search.set('country', country);
  return search.toString();
}

/** The path of a row below the language as search engines are told it: without a country. */
export const publicPath = <Name extends RowName>(name: Name, ...[params]: Rest<Name>): string => `/${pathWith(name, params ?? {})}`;

/**
 * The address of a row below the language prefix, for redirects: Remix adds the prefix to those by itself.
 */
export function pathOf<Name extends RowName>(
  at: Pick<Whereabouts, 'country'>,
  name: Name,
  ...[params, query = {}, hash]: Rest<Name>
): string {
  return `/${pathWith(name, params ?? {})}?${queryWith(query, at.country)}${hash ? `#${hash}` : ''}`;
}

/**
 * The address of a row, with the page's language prefix and the country. The only way to write a URL of the
 * product. `href(visit, 'lesson', { program: 1, subject: 2, subtopic: 3, lesson: 4 })`
 */
export function href<Name extends RowName>(at: Whereabouts, name: Name, ...rest: Rest<Name>): string {
  const path = pathOf(at, name, ...rest);
  return at.prefix === '' ? path : `${at.prefix}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
