import { COUNTRY_CODES, type CountryCode } from '@darb/contract';
import { href } from '../../apps/web/app/href.ts';
import { isOffIn } from '../../apps/web/app/row.ts';
import { rowNames, rowOf, type RowName } from '../../apps/web/app/site-map.ts';

type Visit = NonNullable<ReturnType<typeof rowOf>['visits']>[number];

/** A page that a test visits: its row, with the parameters and the query of this visit. */
export interface Place extends Visit {
  readonly row: RowName;
}

export const LANGUAGES = ['ar', 'en', 'ur'] as const;

/** The page of a row, with its example's parameters. */
export const placeOf = (row: RowName): Place => ({ row, params: rowOf(row).example ?? {} });

/** Every visit of the pages that are for these: each row's example, then its further visits. */
const visitsFor = (who: 'guest' | 'student'): readonly Place[] =>
  rowNames
    .filter((name) => {
      const { who: whom, frame, unvisited } = rowOf(name);
      return (whom === who || whom === 'anyone') && frame !== 'resource' && !unvisited;
    })
    .flatMap((name) => [placeOf(name), ...(rowOf(name).visits ?? []).map((visit) => ({ ...placeOf(name), ...visit }))]);

/** Pages that a guest can see. */
export const GUEST_PAGES = visitsFor('guest');
/** Pages of a student who has chosen program 1 and holds no key. */
export const STUDENT_PAGES = visitsFor('student');

/** Jordan, else a country that has the page. */
const countryFor = (row: RowName): CountryCode => COUNTRY_CODES.find((country) => !isOffIn(rowOf(row), country)) ?? 'JO';

/** The address of a page with the country that every link carries. */
export const addressOf = (url: string, language: (typeof LANGUAGES)[number], { row, params = {}, query = {} }: Place): string =>
  // a row's own type says which parameters it has; here it is any row
  `${url}${(href as (at: object, row: RowName, params: object, query: object) => string)({ prefix: `/${language}`, country: countryFor(row) }, row, params, query)}`;

/** How a place is called in what a test says. */
export const nameOf = ({ row, params, query }: Place): string => [row, ...Object.values({ ...params, ...query })].join(' ');
