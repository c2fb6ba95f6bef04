import { redirect } from '@remix-run/node';
import { useNavigation } from '@remix-run/react';
import { LoginsScreen } from '@darb/ui/screens/account/LoginsScreen/LoginsScreen';
import type { LoginsScreenProps } from '@darb/ui/screens/account/props';
import { rowOf } from '@darb/contract/message-keys';
import { keepForm } from '../../client/connection-lost.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal, notFound } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { PROVIDERS } from './kept-login.ts';
import { loginWays } from './login-ways.ts';

type Fixed = Omit<LoginsScreenProps, 'pending'>;

/** There is no such page where no provider is configured and none is connected. */
export const loader = page('settingsLogins', async ({ visit, student, api }): Promise<{ screen: Fixed }> => {
  const [{ logins }, ways] = await Promise.all([api.account.logins({}), loginWays(api, visit, 'settingsLogins')]);
  const rows = PROVIDERS.map((provider) => ({
    provider,
    linkedAt: logins.find((one) => one.provider === provider)?.linked_at ?? null,
    connect: ways.find((one) => one.provider === provider)?.to ?? null,
  })).filter(({ linkedAt, connect }) => linkedAt !== null || connect !== null);
  if (rows.length === 0) throw notFound();
  return {
    screen: {
      // the API refuses it too
      state: logins.length === 1 && student.phone === null && student.email === null ? 'only' : 'free',
      logins: rows,
      back: href(visit, 'accountSettings'),
      ways: { phone: href(visit, 'settingsPhone'), email: href(visit, 'settingsEmail') },
      action: href(visit, 'settingsLogins'),
    },
  };
});

/** Disconnects a login; one that is not connected any more is no fault. */
export const action = actionOf('settingsLogins', async ({ visit, context, api, fields }) => {
  const provider = PROVIDERS.find((one) => one === fields.text('provider'));
  try {
    if (provider) {
      await api.account.unlinkLogin({ provider });
      context.tell('login_unlinked');
    }
  } catch (thrown) {
    if (!isRefusal(thrown) || rowOf(thrown.messageKey).leadsTo !== undefined) throw thrown;
    context.tell(thrown.messageKey);
  }
  return redirect(pathOf(visit, 'settingsLogins'));
});

export const clientAction = keepForm;

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function LoginsPage() {
  return <LoginsScreen {...useScreen<typeof loader>()} pending={useNavigation().state === 'submitting'} />;
}
