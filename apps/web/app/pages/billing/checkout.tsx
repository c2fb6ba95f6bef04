import { data, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { countryOf } from '@darb/contract/countries';
import { rowOf } from '@darb/contract/message-keys';
import { CheckoutScreen } from '@darb/ui/screens/billing/CheckoutScreen/CheckoutScreen';
import type { CheckoutScreenProps } from '@darb/ui/screens/billing/props';
import { checkedForm } from '../../client/checked-form.ts';
import { useFormState } from '../../form-state.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf, againAfter, againIfBroken } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { offerOf } from './price.ts';

type Fixed<Props = CheckoutScreenProps> = Props extends unknown ? Omit<Props, 'values' | 'problem' | 'pending'> : never;
const FIELDS = ['voucher'] as const;
/** What is said in the checkout-failed dialog rather than beside the field (rule billing 5). */
const FAILED = new Set([
  'payment_invalid_voucher',
  'fail_voucher_code_used_before',
  'credit_not_enough',
  'offer_over',
  'checkout_disabled',
]);

export const loader = page('checkout', async ({ visit, api, params }): Promise<{ screen: Fixed; names: Record<string, string> }> => {
  const reply = await api.billing.offer({ program_id: params.program });
  const next = nextPath(visit);
  const offer = offerOf(visit, reply);
  const back = next === null ? href(visit, 'dashboard') : `${visit.prefix}${next}`;
  const names = { program: offer.program.text };
  if (!reply.checkout_enabled)
    return { screen: { state: 'closed', offer, countryName: countryOf(visit.country).name[visit.language], back }, names };
  return { screen: { state: 'ready', offer, subscribedUntil: reply.subscribed_until, back }, names };
});

/** Redeems the typed key. A key that is used or not active comes back as the failed dialog over the form. */
export const action = actionOf('checkout', async ({ visit, api, params, fields }) => {
  const voucher = fields.text('voucher');
  const next = nextPath(visit);
  const broken = againIfBroken(fields, FIELDS, FIELDS);
  if (broken) return broken;
  try {
    const { billing, referral } = await api.billing.voucher({ data: { voucher, program_id: params.program } });
    return redirect(pathOf(visit, 'success', null, { receipt: billing.id, friend: referral ? 1 : null, next }));
  } catch (thrown) {
    if (!isRefusal(thrown) || !FAILED.has(thrown.messageKey)) return againAfter(thrown, fields, FIELDS, { 'data.voucher': 'voucher' });
    const here = href(visit, 'checkout', params, { next });
    return data(
      { failed: { messageKey: thrown.messageKey, tryAgain: here }, values: { voucher } },
      { status: rowOf(thrown.messageKey).status },
    );
  }
});

export const clientAction = checkedForm(() => FIELDS);

export { revalidateWhenSent as shouldRevalidate } from '../../client/connection-lost.ts';

export default function CheckoutPage() {
  const screen = useScreen<typeof loader>();
  const form = useFormState<'voucher'>();
  const answer = useActionData<typeof action>();
  if (answer && 'failed' in answer && screen.state === 'ready') {
    const { offer, back } = screen;
    return <CheckoutScreen {...form} state="failed" offer={offer} back={back} {...answer.failed} />;
  }
  return <CheckoutScreen {...screen} {...form} />;
}
