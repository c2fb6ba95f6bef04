import { useEffect } from 'react';
import type { IsQuantity } from '../pages/assessment/answer-of-form.ts';

let exact: IsQuantity | null = null;

/** A number in figures of one digit system, with nothing behind it. */
const FIGURES = /^\s*[-+−]?(?:[0-9]+(?:[.,][0-9]+)?|[٠-٩]+(?:[٫,.][٠-٩]+)?|[۰-۹]+(?:[٫,.][۰-۹]+)?)\s*$/;

/**
 * Until the names of units are here, and without a connection to fetch them: a number alone. Less than the
 * server takes, never more: an answer that it refuses comes back when the student is at another question.
 */
const numberAlone: IsQuantity = (typed) => FIGURES.test(typed);

/** Whether what was typed is a quantity, as exactly as this browser can say by now. */
export const isQuantityHere: IsQuantity = (typed, unit) => (exact ?? numberAlone)(typed, unit);

/** Fetches the names of units once they are wanted. */
export function useQuantities(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || exact) return;
    import('../pages/assessment/quantity.ts').then(
      ({ isQuantity }) => void (exact = isQuantity),
      () => undefined,
    );
  }, [wanted]);
}
