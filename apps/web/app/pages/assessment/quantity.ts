import { typedQuantities } from '@darb/language';
import type { IsQuantity } from './answer-of-form.ts';

/**
 * A number that can be read, alone or with the unit that is asked for. It knows the names of all units, so a
 * browser fetches it for a question that wants a number.
 */
export const isQuantity: IsQuantity = (typed, unit) => typedQuantities(typed, unit).length > 0;
