import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { matchPath } from '@remix-run/react';
import type { Client, Student } from '@darb/contract';
import { pathOf, type Rest } from '../href.ts';
import { readParams } from '../params.ts';
import { rowOf, type ParamsOf, type RowName, type SiteMap } from '../site-map.ts';
import type { Visit } from '../visit.ts';
import { aroundOf } from './around.ts';
import type { WebContext } from './context.ts';
import { failurePage, placeOf, updatingPage, visitWithoutData } from './failure-page.ts';
import { guard } from './guards.ts';
import { madeFor } from './made-for.ts';
import type { Showing, Shown } from './shown.ts';

type StudentOf<Name extends RowName> = SiteMap[Name]['who'] extends 'student' ? Student : Student | null;

/**
 * What a page's own code works with: who visits, the API in their name, and the parameters of the address.
 */
export interface Given<Name extends RowName> {
  /** The row whose address was asked for: one of those that the page is made for. */
  readonly row: Name;
  readonly visit: Visit;
  /** Never null on a page for students. */
  readonly student: StudentOf<Name>;
  readonly api: Client;
  readonly params: ParamsOf<Name>;
  readonly search: URLSearchParams;
  readonly context: WebContext;
  /** Gives the props of a part that only shows something (`DrawnPart`). */
  readonly drawn: WebContext['drawnOf'];
  /** A redirect to another row, to be thrown or returned. */
  readonly to: <To extends RowName>(name: To, ...rest: Rest<To>) => Response;
}

/** One row, or the rows that share a file. */
export type Names<Name extends RowName> = Name | readonly Name[];
export const listOf = <Name extends RowName>(names: Names<Name>): readonly Name[] => (typeof names === 'string' ? [names] : names);

/** Of the rows that share a file the one whose address was asked for. */
function rowAsked<Name extends RowName>(names: Names<Name>, { path }: Visit): Name {
  const [first, ...others] = listOf(names);
  if (first === undefined) throw new Error('a page is made for one row at least');
  const [pathname = '/'] = path.split('?', 1);
  return others.find((name) => matchPath(`/${rowOf(name).path}`, pathname) !== null) ?? first;
}

/** Whether a script of ours asks, as the request queue does. */
const wantsJson = ({ headers }: Request): boolean => headers.get('accept') === 'application/json';

/**
 * Resolves the visit, applies the row's rules, and reads the parameters; throws a redirect or the 404 page.
 */
export async function admit<Name extends RowName>(names: Names<Name>, args: LoaderFunctionArgs): Promise<Given<Name>> {
  const { params, context } = args;
  let visit: Visit;
  try {
    visit = await context.visit();
  } catch (thrown) {
    throw await placeOf(thrown, visitWithoutData(args.request, context), context, null);
  }
  const row = rowAsked(names, visit);
  const hasEnded = context.session.hasEnded();
  if (hasEnded && rowOf(row).who === 'student' && rowOf(row).frame !== 'resource') context.tell('token_invalid');
  guard(row, visit, hasEnded, () => wantsJson(args.request));
  const read = readParams(rowOf(row).params ?? {}, params);
  if (read === null) throw data(await failurePage('notFound', visit, context), { status: 404 });
  return {
    row,
    visit,
    student: visit.student as StudentOf<Name>,
    api: context.api,
    params: read as ParamsOf<Name>,
    search: visit.search,
    context,
    drawn: context.drawnOf,
    to: (name, ...rest) => redirect(pathOf(visit, name, ...rest)),
  };
}

/**
 * The loader of a page, for the row that its file stands in, or for each of the rows that share the file.
 * `show` gets who visits and the API in their name, and gives the screen's props; what the row says (who may
 * see it, where others go) is done before. A refusal becomes a place (`failure-page.ts`).
 */
export function page<const Name extends RowName, Screen>(
  names: Names<Name>,
  show: (given: Given<Name>) => Promise<Showing<Screen>> | Showing<Screen>,
) {
  return madeFor('loader', listOf(names), async (args: LoaderFunctionArgs) => {
    if (args.context.isUpdating) throw await updatingPage(visitWithoutData(args.request, args.context), args.context);
    const given = await admit(names, args);
    const { row, visit, context } = given;
    try {
      const { screen, text, status = 200, ...showing } = await show(given);
      const shown: Shown<Screen> = { ...(await aroundOf(row, visit, context, showing)), screen };
      if (text) shown.text = context.textOf(text, visit.language);
      return data(shown, { status });
    } catch (thrown) {
      throw await placeOf(thrown, visit, context, (given.params as Record<string, number>)['program'] ?? null);
    }
  });
}
