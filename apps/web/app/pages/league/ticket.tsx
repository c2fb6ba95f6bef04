import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { rowOf } from '@darb/contract/message-keys';

/** A ticket into the league for the student who is signed in (rule league 7). */
export const action = actionOf('leagueTicket', async ({ api }) => {
  try {
    return Response.json(await api.league.ticket({}), { headers: { 'cache-control': 'no-store' } });
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return Response.json({ message_key: thrown.messageKey }, { status: rowOf(thrown.messageKey).status });
  }
});

export const loader = page('leagueTicket', ({ to }) => {
  throw to('league');
});
