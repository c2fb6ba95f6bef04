import type { Client } from '@darb/contract';
import type { MessageTrouble } from '@darb/ui/screens/account/code-props';
import { isRefusal } from '../../server/session.ts';
import type { PendingCode } from './pending-code.ts';

type Waiting = Pick<PendingCode, 'method' | 'to' | 'countryCode'>;

/** What keeps a message from coming, as far as the API says it to whoever asked for it (rule account 45). */
export async function troubleOf(api: Client, { method, to, countryCode }: Waiting): Promise<MessageTrouble> {
  try {
    const about = method === 'email' ? { email: to } : { phone: to, country_code: countryCode };
    const { status, is_channel_down } = await api.account.messageStatus({ channel: method, ...about });
    if (status === 'failed') return 'failed';
    return is_channel_down && status !== 'delivered' ? 'down' : null;
  } catch (thrown) {
    // a page goes on without it
    if (isRefusal(thrown)) return null;
    throw thrown;
  }
}

/** The same of a recovery, of whose own message nobody hears: that its channel takes none at the moment. */
export const troubleOfRecovery = async (api: Client, waiting: Waiting): Promise<MessageTrouble> =>
  (await troubleOf(api, waiting)) === 'down' ? 'down' : null;
