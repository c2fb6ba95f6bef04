import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { Client, Student } from '@darb/contract';
import { pathOf, type Rest } from '../href.ts';
import { type siteMap, type ParamOf, type RowName } from '../site-map.ts';
import type { Visit } from '../visit.ts';
import type { WebContext } from './context.ts';
import { failurePage, placeOf, strandedVisit } from './failure-page.ts';
import { guard } from './guards.ts';
import { outsideOf } from './outside.ts';
import type { Showing, Shown } from './shown.ts';

type StudentOf<Name extends RowName> = (typeof siteMap)[Name]['who'] extends 'student' ? Student : Student | null;

/** What a page's own code works with: who visits, the API in their name, and the ids of the address. */
export interface Given<Name extends RowName> {
  readonly visit: Visit;
  /** Never null on a page for students. */
  readonly student: StudentOf<Name>;
  readonly api: Client;
  readonly params: Readonly<Record<ParamOf<Name>, number>>;
  readonly search: URLSearchParams;
  readonly context: WebContext;
  /** A redirect to another row, to be thrown or returned. */
  readonly to: <To extends RowName>(name: To, ...rest: Rest<To>) => Response;
}

const MAX_ID = 2_147_483_647;

/** Ids of content are positive integers; null when one of an address is not. */
function idsOf(params: Readonly<Record<string, string | undefined>>): Record<string, number> | null {
  const ids: Record<string, number> = {};
  for (const [name, text] of Object.entries(params)) {
    if (name === '*') continue;
    const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
    if (id < 1 || id > MAX_ID) return null;
    ids[name] = id;
  }
  return ids;
}

/** Resolves the visit, applies the row's rules, and reads the ids; throws a redirect or the 404 page. */
export async function admit<Name extends RowName>(name: Name, args: LoaderFunctionArgs): Promise<Given<Name>> {
  const { params, context } = args;
  let visit: Visit;
  try {
    visit = await context.visit();
  } catch (thrown) {
    throw await placeOf(thrown, strandedVisit(args.request, context), context, null);
  }
  guard(name, visit, context.session.hasEnded());
  const ids = idsOf(params);
  if (ids === null) throw data(await failurePage('notFound', visit, context), { status: 404 });
  return {
    visit,
    student: visit.student as StudentOf<Name>,
    api: context.api,
    params: ids as Record<ParamOf<Name>, number>,
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
