import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuantity } from '../pages/assessment/quantity.ts';
import { isQuantityHere } from './quantity.ts';

const typed = fc.oneof(
  fc.stringMatching(/^ ?[-+−]?[0-9]{1,12}([.,][0-9]{1,6})? ?$/),
  fc.stringMatching(/^[-+−]?[٠-٩]{1,12}([٫,.][٠-٩]{1,6})?$/),
  fc.stringMatching(/^[-+−]?[۰-۹]{1,12}([٫,.][۰-۹]{1,6})?$/),
  fc.stringMatching(/^[-+−0-9٠-٩.,٫ m]{1,12}$/),
  fc.string(),
);

test('before the names of units have come nothing is taken that the server refuses', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom(null, 'm', 'm/s^2', '%'), (text, unit) => {
      if (isQuantityHere(text, unit)) expect(isQuantity(text, unit)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test.each(['12', '٣٫٥', '-0.5', ' ۷ ', '1,5'])('before they have come “%s” is taken', (text) =>
  expect(isQuantityHere(text, 'm')).toBe(true),
);

test.each(['5 m', '3 or 4', 'abc', '1.2.3', '٣٫٥ متر'])('before they have come “%s” waits for them, with the text where it is', (text) =>
  expect(isQuantityHere(text, 'm')).toBe(false),
);
