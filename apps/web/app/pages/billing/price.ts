import type { Client } from '@darb/contract';
import { isRefusal } from '../../server/session.ts';

/** What a key of a program costs, to be shown to anybody; null where the operator has set no price. */
export async function priceFor(
  api: Client,
  program: number,
): Promise<{ amount: number; oldAmount: number | null; currency: string } | null> {
  try {
    const { price, old_price: oldAmount, currency } = await api.billing.offer({ program_id: program });
    return price === null || currency === null ? null : { amount: price, oldAmount, currency };
  } catch (thrown) {
    if (isRefusal(thrown)) return null;
    throw thrown;
  }
}
