import { page } from '../../server/page.ts';
import { troubleOf } from './message-trouble.ts';
import { pendingOf } from './pending-code.ts';

const PURPOSES = ['signUp', 'phone', 'email'] as const;

/** What keeps the message from coming that is waited for; `of` says which one. */
export const loader = page('messageNews', async ({ api, context, search, visit }) => {
  const purpose = PURPOSES.find((one) => one === search.get('of')) ?? 'signUp';
  const pending = pendingOf(context, purpose, purpose === 'signUp' ? null : (visit.student?.id ?? null));
  throw Response.json({ trouble: pending && (await troubleOf(api, pending)) });
});
