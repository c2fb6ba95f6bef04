import type { CountryCode } from '@darb/contract';
import { rowOf, type ParamOf, type RowName } from './site-map.ts';

/** What an address depends on besides its row: the prefix under which the page is served, and the country that every link carries. */
export interface Whereabouts {
  readonly prefix: string;
  readonly country: CountryCode;
}

export type Query = Readonly<Record<string, string | number | null | undefined>>;
type Params<Name extends RowName> = Readonly<Record<ParamOf<Name>, string | number>>;
/** What follows a row's name: its parameters where it has any, a query, a fragment. */
export type Rest<Name extends RowName> = [ParamOf<Name>] extends [never]
  ? [params?: null, query?: Query, hash?: string]
  : [params: Params<Name>, query?: Query, hash?: string];

/** The address of a row below the language prefix, for redirects: Remix adds the prefix to those by itself. */
export function pathOf<Name extends RowName>(
  at: Pick<Whereabouts, 'country'>,
  name: Name,
  ...[params, query = {}, hash]: Rest<Name>
): string {
  const given = (params ?? {}) as Readonly<Record<string, string | number>>;
  const path = rowOf(name).path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(given[param] ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== null && value !== undefined) search.set(key, String(value));
  search.set('country', at.country);
  return `/${path}?${search}${hash ? `#${hash}` : ''}`;
}

/**
 * The address of a row, with the page's language prefix and the country. The only way to write a URL of the product.
 * `href(visit, 'lesson', { program: 1, subject: 2, subtopic: 3, lesson: 4 })`
 */
export function href<Name extends RowName>(at: Whereabouts, name: Name, ...rest: Rest<Name>): string {
  const path = pathOf(at, name, ...rest);
  return at.prefix === '' ? path : `${at.prefix}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}
