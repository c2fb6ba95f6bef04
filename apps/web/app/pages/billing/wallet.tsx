import { countryOf } from '@darb/contract/countries';
import { WalletScreen } from '@darb/ui/screens/billing/WalletScreen/WalletScreen';
import type { WalletScreenProps } from '@darb/ui/screens/billing/wallet-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { aroundPart, offsetOf, PART } from './parts.ts';

export const loader = page('wallet', async ({ visit, api, search }): Promise<{ screen: WalletScreenProps }> => {
  const offset = offsetOf(search);
  const { credit, rewards, rows, total } = await api.billing.wallet({ limit: PART, offset });
  const common = {
    purse: { credit, rewards },
    invite: countryOf(visit.country).inviteFriendsEnabled ? href(visit, 'inviteFriends') : null,
    ...aroundPart(visit, 'wallet', offset, total),
  };
  if (rows.length === 0) return { screen: { ...common, state: 'empty' } };
  return { screen: { ...common, state: 'ready', rows: rows.map(({ program_title, ...row }) => ({ ...row, program: program_title })) } };
});

export default function WalletPage() {
  return <WalletScreen {...useScreen<typeof loader>()} />;
}
