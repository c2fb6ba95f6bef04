import { redirect } from '@remix-run/node';
import { rowOf as rowOfKey } from '@darb/contract/message-keys';
import { pathOf } from '../href.ts';
import { isOffIn } from '../row.ts';
import { rowOf, type RowName } from '../site-map.ts';
import type { Visit } from '../visit.ts';
import { returnPath } from './return-path.ts';

/** The path that this page should come back to after signing in. */
export const nextPath = (visit: Visit): string | null => returnPath(visit.search.get('next'));

/**
 * Where a student goes who has just signed in: the kept page, or the dashboard; first to choose a program
 * where there is none.
 */
export function afterSignIn(at: Pick<Visit, 'country'>, student: { program_id: number | null }, next: string | null): string {
  if (student.program_id === null) return pathOf(at, 'selectProgram', null, { next });
  return next ?? pathOf(at, 'dashboard');
}

/**
 * Applies a row's rules to a visit: throws a redirect when the page is not for this visitor (rule site 9,
 * rule site 10). `sessionEnded`: the visitor was signed in until now. `wantsJson`: a script of ours asks,
 * which is told in its own way that nobody is signed in.
 */
export function guard(name: RowName, visit: Visit, sessionEnded: boolean, wantsJson: () => boolean): void {
  const row = rowOf(name);
  const { student } = visit;
  if (isOffIn(row, visit.country)) throw redirect(pathOf(visit, 'home'));
  if (row.who === 'guest' && student) throw redirect(afterSignIn(visit, student, nextPath(visit)));
  if (row.who === 'student' && !student) {
    if (wantsJson()) throw Response.json({ message_key: 'token_invalid' }, { status: rowOfKey('token_invalid').status });
    const next = row.frame === 'resource' ? null : visit.path;
    if (sessionEnded) throw redirect(pathOf(visit, 'signin', null, { next, reason: 'session' }));
    if (row.otherwise === 'signin' || row.otherwise === 'signup') throw redirect(pathOf(visit, row.otherwise, null, { next }));
    throw redirect(pathOf(visit, 'home'));
  }
  if (student && student.program_id === null && row.withoutProgram !== true && row.frame !== 'resource') {
    throw redirect(pathOf(visit, 'selectProgram', null, { next: name === 'dashboard' || name === 'home' ? null : visit.path }));
  }
}
