import { ReceiptScreen } from '@darb/ui/screens/billing/ReceiptScreen/ReceiptScreen';
import type { ReceiptScreenProps } from '@darb/ui/screens/billing/wallet-props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { moneyOf } from './price.ts';

type Fixed = Omit<ReceiptScreenProps, 'print'>;

export const loader = page('receipt', async ({ visit, api, params }): Promise<{ screen: Fixed }> => {
  const [{ data, name }, { contacts }] = await Promise.all([
    api.billing.receipt({ id: params.receipt }),
    api.site.contacts({ country: visit.country }),
  ]);
  return {
    screen: {
      state: 'ready',
      receiptNumber: data.receipt_number,
      at: data.redeemed_at,
      name,
      program: data.program_title,
      from: data.start_date,
      until: data.expiration_date,
      paid: moneyOf(data.price || null, data.currency),
      credit: data.credit,
      help: { email: contacts.help, number: contacts.number },
      back: href(visit, 'myBillings'),
    },
  };
});

const print = (): void => window.print();

export default function ReceiptPage() {
  return <ReceiptScreen {...useScreen<typeof loader>()} print={print} />;
}
