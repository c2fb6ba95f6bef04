import { InviteScreen } from '@darb/ui/screens/billing/InviteScreen/InviteScreen';
import type { InviteActions, InviteScreenProps } from '@darb/ui/screens/billing/wallet-props';
import { copyAddress, shareAddress } from '../../client/sharing.ts';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { rowOf } from '../../site-map.ts';
import { useScreen } from '../../shown-screen.ts';
import { aroundPart, offsetOf, PART } from './parts.ts';
import { squaresOf } from './squares.server.ts';

export const loader = page('inviteFriends', async ({ visit, api, search }): Promise<{ screen: InviteScreenProps }> => {
  const offset = offsetOf(search);
  const [{ code, friends, total }, { credit, rewards }] = await Promise.all([
    api.billing.invitations({ limit: PART, offset }),
    api.billing.wallet({ limit: 1 }),
  ]);
  // the link as the specification has it: friends come from anywhere, so it names their language alone
  const address = `${visit.origin}/${visit.language}/${rowOf('referralSignup').path}?code=${code}`;
  const common = {
    address,
    code,
    squares: squaresOf(address),
    purse: { credit, rewards },
    wallet: href(visit, 'wallet'),
    ...aroundPart(visit, 'inviteFriends', offset, total),
  };
  if (friends.length === 0) return { screen: { ...common, state: 'empty' } };
  return {
    screen: {
      ...common,
      state: 'ready',
      total,
      friends: friends.map(({ name, joined_at, rewarded_at }) => ({ name, joinedAt: joined_at, rewardedAt: rewarded_at })),
    },
  };
});

const actions: InviteActions = { copy: copyAddress, share: (text, address) => shareAddress(address, text) };

export default function InviteFriendsPage() {
  return <InviteScreen {...useScreen<typeof loader>()} actions={actions} />;
}
