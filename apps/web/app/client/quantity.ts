import { useEffect } from 'react';
import type { IsQuantity } from '../pages/assessment/answer-of-form.ts';

let exact: IsQuantity | null = null;

/** Until the names of units are here, and without a connection to fetch them: anything with a digit. The server reads each answer itself. */
const lenient: IsQuantity = (typed) => /\p{Nd}/u.test(typed);

/** Whether what was typed is a quantity, as exactly as this browser can say by now. */
export const isQuantityHere: IsQuantity = (typed, unit) => (exact ?? lenient)(typed, unit);

/** Fetches the names of units while a question that wants a number is shown. */
export function useQuantities(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || exact) return;
    import('../pages/assessment/quantity.ts').then(
      ({ isQuantity }) => void (exact = isQuantity),
      () => undefined,
    );
  }, [wanted]);
}
