import { countryOf } from '@darb/contract/countries';
import { CheckoutScreen } from '@darb/ui/screens/billing/CheckoutScreen/CheckoutScreen';
import type { CheckoutScreenProps } from '@darb/ui/screens/billing/props';
import { useEffect } from 'react';
import { keyRedeemed } from '../../client/measured.ts';
import { href } from '../../href.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { offerOf } from './price.ts';

type Opened = Omit<Extract<CheckoutScreenProps, { state: 'success' }>, 'values' | 'problem' | 'pending'>;

/** What a redeemed key opened; whoever comes without one goes to the dashboard (rule billing 20). */
export const loader = page('success', async ({ visit, api, search, to }): Promise<{ screen: Opened }> => {
  const { records } = await api.billing.billing({});
  const record = records.find(({ id }) => id === search.get('receipt'));
  if (!record) throw to('dashboard');
  const { data } = record;
  const next = nextPath(visit);
  return {
    screen: {
      state: 'success',
      offer: offerOf(visit, await api.billing.offer({ program_id: data.program_id })),
      expirationDate: data.expiration_date,
      receiptNumber: data.receipt_number,
      continueTo: { title: null, href: next === null ? href(visit, 'dashboard') : `${visit.prefix}${next}` },
      receipt: href(visit, 'receipt', { receipt: record.id }),
      invite: search.get('friend') === '1' && countryOf(visit.country).inviteFriendsEnabled ? href(visit, 'inviteFriends') : null,
    },
  };
});

export default function SuccessPage() {
  const screen = useScreen<typeof loader>();
  useEffect(() => keyRedeemed(screen.receiptNumber), [screen.receiptNumber]);
  return <CheckoutScreen {...screen} values={{}} problem={null} pending={false} />;
}
