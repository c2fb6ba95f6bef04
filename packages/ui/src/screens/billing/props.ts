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
  /** ISO dates. */
  validUntil: string;
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
      }
    | { state: 'failed'; offer: Offer; messageKey: string; back: Place; tryAgain: Place }
    | { state: 'closed'; offer: Offer; countryName: string; back: Place }
  );
