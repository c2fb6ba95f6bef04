import { countryOf } from '@darb/contract/countries';
import { PaywallScreen } from '@darb/ui/screens/billing/PaywallScreen/PaywallScreen';
import type { PaywallScreenProps } from '@darb/ui/screens/billing/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { offerOf } from './price.ts';

/** What a key opens, of the program in the address; without one it leads to all of them (rule billing 21). */
export const loader = page('paywall', async ({ visit, student, api, search, to }): Promise<{ screen: PaywallScreenProps }> => {
  const { paywallEnabled, checkoutEnabled } = countryOf(visit.country);
  const asked = search.get('program') ?? '';
  const program = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  if (!paywallEnabled) throw program !== null && checkoutEnabled ? to('checkout', { program }) : to('home');
  if (program === null) throw to('explore');
  const reply = await api.billing.offer({ program_id: program });
  const common = { offer: offerOf(visit, reply), explore: href(visit, 'exploreProgram', { program }) };
  if (reply.subscribed_until !== null) return { screen: { ...common, state: 'open', until: reply.subscribed_until } };
  if (!reply.checkout_enabled) return { screen: { ...common, state: 'closed' } };
  if (student) return { screen: { ...common, state: 'free', checkout: href(visit, 'checkout', { program }) } };
  return { screen: { ...common, state: 'guest', signUp: href(visit, 'signup') } };
});

export default function PaywallPage() {
  return <PaywallScreen {...useScreen<typeof loader>()} />;
}
