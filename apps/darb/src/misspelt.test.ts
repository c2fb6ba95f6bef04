import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantBy } from './misspelt.ts';

const word = fc.stringMatching(/^[A-Z]{3,6}$/);

test('a short name with one letter left out, put in, replaced, or exchanged with its neighbour is still meant', () => {
  fc.assert(
    fc.property(word, word, (before, after) => {
      for (const [typed, meant] of [
        ['9', ''],
        ['', '9'],
        ['9', '8'],
        ['98', '89'],
      ] as const) {
        const [name, setting] = [`${before.slice(0, 2)}${typed}${after.slice(0, 3)}`, `${before.slice(0, 2)}${meant}${after.slice(0, 3)}`];
        fc.pre(!['PORTS', 'HOSTS', 'POST', 'HOME', 'PATH'].includes(name));
        expect(meantBy(name, [setting])).toBe(setting);
      }
    }),
  );
});

test('of two names the nearer one is meant', () => {
  expect(meantBy('LIMITS_SMS_DAI', ['LIMITS_SMS_MAY', 'LIMITS_SMS_DAY'])).toBe('LIMITS_SMS_DAY');
});

test('a name that is known, or another program’s, is nobody’s mistake', () => {
  expect(['PORT', 'POST', 'HOSTS'].map((name) => meantBy(name, ['PORT', 'HOST']))).toEqual([undefined, undefined, undefined]);
});
