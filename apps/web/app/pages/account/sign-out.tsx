import { redirect } from '@remix-run/node';
import { pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';

/** Ends the session at the API and takes its cookies away, also when the API cannot be reached. */
export const action = actionOf('signOut', async ({ visit, api, context }) => {
  try {
    if (visit.student) await api.account.signOut({});
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
  } finally {
    context.session.end();
  }
  return redirect(pathOf(visit, 'home'));
});

/** Somebody who opens the address itself is not signed out by it. */
export const loader = page('signOut', ({ to }) => {
  throw to('home');
});
