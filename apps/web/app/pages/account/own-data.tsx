import { redirect } from '@remix-run/node';
import { pathOf } from '../../href.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';

/** Leads to the file with all that is kept about the student, whose address is good for ten minutes. */
export const loader = page('ownData', async ({ visit, api }) => {
  try {
    const { address } = await api.account.exportData({});
    // by its whole address: Remix would write the language's prefix in front of another one
    throw redirect(`${visit.origin}${address}`, { headers: { 'referrer-policy': 'no-referrer' } });
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.messageKey !== 'too_many_requests') throw thrown;
    throw redirect(pathOf(visit, 'settingsData', null, { problem: 'limit' }));
  }
});
