import { accountRows } from './pages/account/rows.ts';
import { assessmentRows } from './pages/assessment/rows.ts';
import { billingRows } from './pages/billing/rows.ts';
import { catalogRows } from './pages/catalog/rows.ts';
import { collectionRows } from './pages/collection/rows.ts';
import { leagueRows } from './pages/league/rows.ts';
import { learningRows } from './pages/learning/rows.ts';
import { practiceRows } from './pages/practice/rows.ts';
import { progressRows } from './pages/progress/rows.ts';
import { searchRows } from './pages/search/rows.ts';
import { siteRows } from './pages/site/rows.ts';
import type { ParamIn, ParamsIn, Row } from './row.ts';

export type { Row } from './row.ts';

/**
 * Every address of the product: the route table, the guards, the tests' visits and the printed site map are
 * all made from it.
 */
export const siteMap = {
  ...siteRows,
  ...accountRows,
  ...catalogRows,
  ...learningRows,
  ...assessmentRows,
  ...progressRows,
  ...practiceRows,
  ...leagueRows,
  ...billingRows,
  ...searchRows,
  ...collectionRows,
} as const;

export type SiteMap = typeof siteMap;
export type RowName = keyof SiteMap;
export const rowNames = Object.keys(siteMap) as RowName[];
export const isRowName = (name: string | undefined): name is RowName => name !== undefined && Object.hasOwn(siteMap, name);
/** A row with its optional properties in sight. */
export const rowOf = (name: RowName): Row => siteMap[name];

/** The names of a row's parameters: `'program' | 'subject'`. */
export type ParamOf<Name extends RowName> = ParamIn<SiteMap[Name]['path']>;
/** A row's parameters as its page gets them. Of several rows those of either. */
export type ParamsOf<Name extends RowName> = Name extends RowName ? ParamsIn<SiteMap[Name]> : never;
