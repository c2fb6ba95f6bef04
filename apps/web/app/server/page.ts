import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { Client, Student } from '@darb/contract';
import { pathOf, type Rest } from '../href.ts';
import { readParams } from '../params.ts';
import { rowOf, type ParamsOf, type RowName, type SiteMap } from '../site-map.ts';
import type { Visit } from '../visit.ts';
import type { WebContext } from './context.ts';
import { failurePage, placeOf, strandedVisit } from './failure-page.ts';
import { guard } from './guards.ts';
import { outsideOf } from './outside.ts';
import type { Showing, Shown } from './shown.ts';

type StudentOf<Name extends RowName> = SiteMap[Name]['who'] extends 'student' ? Student : Student | null;

/** What a page's own code works with: who visits, the API in their name, and the parameters of the address. */
export interface Given<Name extends RowName> {
  readonly visit: Visit;
  /** Never null on a page for students. */
  readonly student: StudentOf<Name>;
  readonly api: Client;
  readonly params: ParamsOf<Name>;
  readonly search: URLSearchParams;
  readonly context: WebContext;
  /** A redirect to another row, to be thrown or returned. */
  readonly to: <To extends RowName>(name: To, ...rest: Rest<To>) => Response;
}

/** Resolves the visit, applies the row's rules, and reads the parameters; throws a redirect or the 404 page. */
export async function admit<Name extends RowName>(name: Name, args: LoaderFunctionArgs): Promise<Given<Name>> {
  const { params, context } = args;
  let visit: Visit;
  try {
    visit = await context.visit();
  } catch (thrown) {
    throw await placeOf(thrown, strandedVisit(args.request, context), context, null);
  }
  guard(name, visit, context.session.hasEnded());
  const read = readParams(rowOf(name).params ?? {}, params);
  if (read === null) throw data(await failurePage('notFound', visit, context), { status: 404 });
  return {
    visit,
    student: visit.student as StudentOf<Name>,
    api: context.api,
    params: read as ParamsOf<Name>,
    search: visit.search,
    context,
    to: (row, ...rest) => redirect(pathOf(visit, row, ...rest)),
  };
}

/**
 * The loader of a page. `show` gets who visits and the API in their name, and gives the screen's props; what the row says
 * (who may see it, where others go) is done before. A refusal becomes a place (`failure-page.ts`). Every page has its loader made here.
 */
export function page<Name extends RowName, Screen>(name: Name, show: (given: Given<Name>) => Promise<Showing<Screen>> | Showing<Screen>) {
  return async (args: LoaderFunctionArgs) => {
    const given = await admit(name, args);
    const { visit, context } = given;
    try {
      const { screen, status = 200, ...showing } = await show(given);
      const shown: Shown<Screen> = { ...(await outsideOf(name, visit, context, showing)), screen };
      return data(shown, { status });
    } catch (thrown) {
      throw await placeOf(thrown, visit, context, (given.params as Record<string, number>)['program'] ?? null);
    }
  };
}
