import { page } from '../../server/page.ts';
import { troubleOf, troubleOfRecovery } from './message-trouble.ts';
import { pendingOf } from './pending-code.ts';
import { waitingChanges } from './waiting-change.ts';

/** What keeps the message from coming that is waited for; `of` says which one. */
export const loader = page('messageNews', async ({ api, context, search, student }) => {
  const of = search.get('of');
  if (of === 'recovery') {
    const waiting = pendingOf(context, 'recovery');
    throw Response.json({ trouble: waiting && (await troubleOfRecovery(api, waiting)) });
  }
  const waiting = of === 'phone' || of === 'email' ? student && (await waitingChanges(api, search))[of] : pendingOf(context, 'signUp');
  throw Response.json({ trouble: waiting && (await troubleOf(api, waiting)) });
});
