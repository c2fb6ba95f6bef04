import { redirect } from '@remix-run/node';
import { useActionData, useNavigation } from '@remix-run/react';
import { DevicesScreen } from '@darb/ui/screens/account/DevicesScreen/DevicesScreen';
import type { DevicesScreenProps } from '@darb/ui/screens/account/props';
import { keepForm } from '../../client/connection-lost.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, type Refused } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { countryName } from './dial-codes.ts';

type Fixed = Omit<DevicesScreenProps, 'pending' | 'problem'>;

export const loader = page('settingsDevices', async ({ visit, api }): Promise<{ screen: Fixed }> => {
  const { sessions } = await api.account.sessions({});
  const devices = sessions.map(({ id, device, country, last_used_at, is_this }) => ({
    ...device,
    id,
    country: country === null ? null : countryName(country, visit.language),
    lastUsedAt: last_used_at,
    isThis: is_this,
  }));
  return {
    screen: {
      state: devices.length > 1 ? 'several' : 'one',
      // this one first, then the others as the API gives them
      devices: devices.sort((a, b) => Number(b.isThis) - Number(a.isThis)),
      back: href(visit, 'accountSettings'),
      password: href(visit, 'settingsPassword'),
      action: href(visit, 'settingsDevices'),
    },
  };
});

/** Ends a session (`intent=end`, `id`), or all others; one that has ended already is no fault. */
export const action = actionOf('settingsDevices', async ({ visit, context, api, fields }) => {
  try {
    if (fields.text('intent') === 'endOthers') {
      await api.account.endOtherSessions({});
      context.tell('sessions_ended');
    } else {
      await api.account.endSession({ id: fields.text('id') });
      context.tell('session_ended');
    }
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.messageKey !== 'not_found') return againAfter<never>(thrown, fields, [], {});
  }
  return redirect(pathOf(visit, 'settingsDevices'));
});

export const clientAction = keepForm;

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function DevicesPage() {
  const refused = useActionData<Refused<never>>();
  const pending = useNavigation().state === 'submitting';
  return <DevicesScreen {...useScreen<typeof loader>()} problem={refused?.problem.form ?? null} pending={pending} />;
}
