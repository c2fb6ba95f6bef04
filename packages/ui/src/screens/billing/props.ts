import type { Localized } from '@darb/language';
import type { FormProps } from '../../form.ts';
import type { Place } from '../../navigation.tsx';

export interface Offer {
  program: Localized;
  subjectsCount: number;
  /** A programme of tests, which has no lessons. */
  testsOnly: boolean;
  /** Null where the operator has set none. */
  price: { amount: number; oldAmount: number | null; currency: string } | null;
  /** What the student's wallet gives to the next key. */
  credit: number;
  /** The price for a time, in the price's currency (rule billing 14). */
  special: { amount: number; until: string; firstKeyOnly: boolean } | null;
  /** ISO dates. */
  validUntil: string;
  /** Where its cards are sold. */
  sellers: Place;
}

/**
 * Checkout (references `checkout`, `checkout-success`, `checkout-failed`). Field `voucher`. `failed` is the
 * dialog over the form; `back` closes it.
 */
export type CheckoutScreenProps = FormProps<'voucher'> &
  (
    | { state: 'ready'; offer: Offer; subscribedUntil: string | null; back: Place }
    | {
        state: 'success';
        offer: Offer;
        expirationDate: string;
        receiptNumber: string;
        continueTo: { title: Localized | null; href: Place };
        receipt: Place;
        /** Where one's own friends are invited, for who came by a friend's code. */
        invite: Place | null;
      }
    | { state: 'failed'; offer: Offer; messageKey: string; back: Place; tryAgain: Place }
    | { state: 'closed'; offer: Offer; countryName: string; back: Place }
  );

/** What is free in a program and what its key opens. `closed`: keys cannot be activated in the country. */
export type PaywallScreenProps = { offer: Offer; explore: Place } & (
  { state: 'guest'; signUp: Place } | { state: 'free'; checkout: Place } | { state: 'open'; until: string } | { state: 'closed' }
);
