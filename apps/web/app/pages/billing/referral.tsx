import type { Client } from '@darb/contract';
import { rowOf } from '@darb/contract/message-keys';
import { brokenRule, fieldRules } from '@darb/contract/field-rules';
import { ReferralScreen } from '@darb/ui/screens/billing/ReferralScreen/ReferralScreen';
import type { ReferralScreenProps } from '@darb/ui/screens/billing/wallet-props';
import { href, pathOf } from '../../href.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';

export const loader = page(
  ['referralSignup', 'referralCampaign'],
  async ({ row, visit, api, search }): Promise<{ screen: ReferralScreenProps }> => {
    const places = { signUp: href(visit, 'signup'), explore: href(visit, 'explore') };
    const typed = row === 'referralSignup' ? search.get('code') : null;
    if (typed === null) {
      return {
        screen: {
          ...places,
          state: 'campaign',
          signIn: href(visit, 'signin', null, { next: pathOf(visit, 'inviteFriends') }),
        },
      };
    }
    const messageKey = await refusalOfCode(api, typed);
    if (messageKey !== null) return { screen: { ...places, state: 'wrong', messageKey } };
    const code = fieldRules.referred_by_code.clean(typed);
    return { screen: { ...places, state: 'invited', code, signUp: href(visit, 'signup', null, { code }) } };
  },
);

/**
 * Why a code is none (rule account 29); null for one that is, and where that cannot be told now: the sign-up
 * will.
 */
async function refusalOfCode(api: Client, typed: string): Promise<string | null> {
  if (brokenRule('referred_by_code', typed) !== null) return 'field_referred_by_code';
  try {
    await api.account.verifyReferralCode({ referred_by_code: typed });
    return null;
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const { status } = rowOf(thrown.messageKey);
    return status === 422 ? thrown.messageKey : null;
  }
}

export default function ReferralPage() {
  return <ReferralScreen {...useScreen<typeof loader>()} />;
}
