import type { Client, ReplyOf, billing } from '@darb/contract';
import { ASSESSMENT_ONLY_PROGRAMS } from '@darb/contract/limits';
import type { Offer } from '@darb/ui/screens/billing/props';
import { href, type Whereabouts } from '../../href.ts';
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

/** A sum with its currency; null where one of the two is not known. */
export const moneyOf = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount, currency };

/** What a key of a program costs and opens, as pages show it. */
export const offerOf = (at: Whereabouts, reply: ReplyOf<typeof billing.offer>): Offer => {
  const price = moneyOf(reply.price, reply.currency);
  return {
    program: reply.program.title,
    subjectsCount: reply.subjects_count,
    testsOnly: ASSESSMENT_ONLY_PROGRAMS.has(reply.program.id),
    price: price && { ...price, oldAmount: reply.old_price },
    credit: reply.credit,
    special: reply.special && { amount: reply.special.price, until: reply.special.until, firstKeyOnly: reply.special.first_key_only },
    validUntil: reply.valid_until,
    sellers: href(at, 'sellingPoints'),
  };
};
