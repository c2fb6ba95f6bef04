import { redirect } from '@remix-run/node';
import { pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { CHOICES } from '../../server/cookies.ts';
import { ENDED_COOKIE, isRefusal } from '../../server/session.ts';
import { forgetLink } from '../../server/link-token.ts';
import { forgetFlow, forgetProof } from './kept-login.ts';
import { forgetRecovery } from './recovery-token.ts';
import { forgetPending, PURPOSES } from './pending-code.ts';

/**
 * Ends the session at the API and takes its cookies away, also when the API cannot be reached. With
 * `everything` all other cookies go too (rule account 25).
 */
export const action = actionOf('signOut', async ({ visit, api, context, fields }) => {
  try {
    if (visit.student) await api.account.signOut({});
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
  } finally {
    context.session.end();
    for (const purpose of PURPOSES) forgetPending(context, purpose);
    forgetLink(context);
    forgetRecovery(context);
    forgetFlow(context);
    forgetProof(context);
    if (fields.text('everything') !== '') for (const name of [...CHOICES, ENDED_COOKIE]) context.setCookie(name, '', { maxAge: 0 });
  }
  if (visit.student) context.tell('signed_out');
  return redirect(pathOf(visit, 'home'));
});

/** Somebody who opens the address itself is not signed out by it. */
export const loader = page('signOut', ({ to }) => {
  throw to('home');
});
