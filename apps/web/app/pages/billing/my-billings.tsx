import type { BillingReply } from '@darb/contract';
import { rowOf } from '@darb/contract/message-keys';
import { BillingsScreen } from '@darb/ui/screens/billing/BillingsScreen/BillingsScreen';
import type { BillingsScreenProps, CurrentSubscription } from '@darb/ui/screens/billing/wallet-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { moneyOf } from './price.ts';

/** Days before the end from which a page says that it comes (rule billing 19). */
const ENDS_SOON_DAYS = 14;

type Subscription = BillingReply['subscriptions'][number];

export const loader = page('myBillings', async ({ visit, student, api }): Promise<{ screen: BillingsScreenProps }> => {
  let bills: BillingReply;
  try {
    bills = await api.billing.billing({});
  } catch (thrown) {
    // what is open is not known just now: the page says so and offers to ask again
    if (!isRefusal(thrown) || rowOf(thrown.messageKey).status < 500) throw thrown;
    return { screen: { state: 'failed', retry: href(visit, 'myBillings') } };
  }
  const [first, ...rest] = bills.subscriptions;
  const program = first?.program_id ?? student.program_id;
  const offer = program === null ? null : await api.billing.offer({ program_id: program });
  const common = {
    payments: bills.records.map(({ id, data }) => ({
      id,
      program: data.program_title,
      at: data.redeemed_at,
      receiptNumber: data.receipt_number,
      paid: moneyOf(data.price || null, data.currency),
      receipt: href(visit, 'receipt', { receipt: id }),
    })),
    newKey:
      offer === null || program === null
        ? null
        : {
            price: moneyOf(offer.price, offer.currency),
            credit: offer.credit,
            checkout: offer.checkout_enabled ? href(visit, 'checkout', { program }) : null,
          },
    contact: href(visit, 'contactUs'),
    wallet: href(visit, 'wallet'),
  };
  if (!first) return { screen: { ...common, state: 'none', others: [] } };
  if (!first.is_active)
    return { screen: { ...common, state: 'ended', program: first.program_title, until: first.until, others: rest.map(otherOf) } };
  return {
    screen: {
      ...common,
      state: 'subscribed',
      current: currentOf(first),
      endsSoon: first.days_left <= ENDS_SOON_DAYS,
      others: rest.map(otherOf),
    },
  };
});

const otherOf = ({ program_title, from, until, is_active }: Subscription) => ({
  program: program_title,
  from,
  until,
  isActive: is_active,
});

/** The subscription with the months of the school year that today lies in: September to August. */
function currentOf({ program_title, until, days_left }: Subscription): CurrentSubscription {
  const today = new Date(`${until}T12:00:00Z`);
  today.setUTCDate(today.getUTCDate() - days_left);
  const at = (today.getUTCMonth() + 4) % 12;
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + index - at, 1)).toISOString().slice(0, 10),
  );
  return { program: program_title, until, daysLeft: days_left, months, at };
}

export default function MyBillingsPage() {
  return <BillingsScreen {...useScreen<typeof loader>()} />;
}
