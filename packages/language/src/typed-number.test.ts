import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedNumbers } from './typed-number.ts';
import { plainUnit, typedQuantities } from './typed-quantity.ts';

const DIGITS = { latin: 0x30, arabic: 0x660, urdu: 0x6f0 };
const within = (text: string, zero: number) => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const digitsOf = fc.constantFrom(...Object.values(DIGITS));
const grouping = (whole: number, sign: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, sign);
const near = (values: readonly number[], wanted: number) =>
  values.some((value) => Math.abs(value - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted)));

test.each<[string, number[]]>([
  ['5', [5]],
  ['٥', [5]],
  ['1٢.۵', [12.5]],
  ['3.50', [3.5]],
  ['٣٫٥', [3.5]],
  ['3،5', [3.5]],
  ['.5', [0.5]],
  ['5.', [5]],
  ['−4', [-4]],
  ['– 4', [-4]],
  ['+4', [4]],
  ['-0', [0]],
  ['2,100', [2.1, 2100]],
  ['٢,١٠٠', [2.1, 2100]],
  ['-2,100', [-2.1, -2100]],
  ['2.100', [2.1]],
  ['0,125', [0.125]],
  ['2100,125', [2100.125]],
  ['2,10', [2.1]],
  ['2,1000', [2.1]],
  ['2٬100', [2100]],
  ['2٫100', [2.1]],
  ['2 100', [2100]],
  ['2\u00a0100,5', [2100.5]],
  ['2\u202f100', [2100]],
  ["2'100.5", [2100.5]],
  ['1,234,567', [1234567]],
  ['12,34,567', [1234567]],
  ['1,234.5', [1234.5]],
  ['1.234,5', [1234.5]],
  ['1,234٫5', [1234.5]],
  ['1.234.567', [1234567]],
  ['3/4', [0.75]],
  ['٣/٤', [0.75]],
  ['-3 / 4', [-0.75]],
  ['1 1/2', [1.5]],
  ['-1 1/2', [-1.5]],
  ['1½', [1.5]],
  ['½', [0.5]],
  ['1.5e3', [1500]],
  ['1.5E-3', [0.0015]],
  ['1.5×10^3', [1500]],
  ['1.5 x 10^-3', [0.0015]],
  ['1.5·10³', [1500]],
  ['10⁻³', [0.001]],
  ['\u200f٣٫٥\u200e', [3.5]],
])('%j can be %j', (typed, values) => expect(typedNumbers(typed)).toEqual(values));

test.each([
  '',
  ' ',
  '-',
  '.',
  ',',
  'خمسة',
  '1.2.3.4,5',
  '1,2,3',
  '12 34',
  '1 2',
  '--3',
  '3-',
  '3/0',
  '3/',
  '/4',
  '1/2/3',
  'e3',
  '1e9999',
  '1,23.4',
  '1,234,5.6',
  '٫',
  '2٫3٫4',
])('%j is no number', (typed) => expect(typedNumbers(typed)).toEqual([]));

describe('every number', () => {
  const whole = fc.integer({ min: 0, max: 999_999_999 });
  const part = fc.integer({ min: 0, max: 999 });
  const sign = fc.constantFrom(['', 1], ['-', -1], ['−', -1], ['+', 1]) as fc.Arbitrary<[string, number]>;

  test('is read from any digits, sign and decimal sign', () =>
    fc.assert(
      fc.property(whole, part, sign, digitsOf, fc.constantFrom('.', '٫', ',', '،'), (units, tail, [typedSign, factor], zero, point) => {
        const typed = `${typedSign}${within(`${units}${point}${tail}`, zero)}`;
        const values = typedNumbers(typed);
        expect(near(values, factor * Number(`${units}.${tail}`))).toBe(true);
        expect(values.length).toBeLessThanOrEqual(2);
      }),
    ));

  test('is read with its thousands apart in any way, and then has one value where a decimal sign follows or the separator is no comma', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 999_999_999 }),
        digitsOf,
        fc.constantFrom(' ', '٬', "'", '’', '\u00a0', '\u202f'),
        (value, zero, apart) => {
          expect(typedNumbers(within(grouping(value, apart), zero))).toEqual([value]);
          expect(typedNumbers(within(`${grouping(value, apart)}٫5`, zero))).toEqual([value + 0.5]);
          expect(typedNumbers(within(`${grouping(value, ',')}.5`, zero))).toEqual([value + 0.5]);
        },
      ),
    ));

  test('that is grouped with commas has its value among the readings; one comma has two, more have one', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), (value) => {
        const values = typedNumbers(grouping(value, ','));
        expect(values).toContain(value);
        expect(values).toHaveLength(value < 1_000_000 && value % 1000 !== value ? 2 : 1);
      }),
    ));

  test('is read with a power of ten and as a fraction', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), fc.integer({ min: -12, max: 12 }), (a, b, power) => {
        for (const typed of [`${a}e${power}`, `${a}×10^${power}`, `${a} x 10^${power}`])
          expect(near(typedNumbers(typed), Number(`${a}e${power}`))).toBe(true);
        expect(near(typedNumbers(`${a}/${b}`), a / b)).toBe(true);
        expect(near(typedNumbers(`${a} 1/${b}`), a + 1 / b)).toBe(true);
      }),
    ));

  test('is finite, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: fc.constantFrom(...'0123456789٣۵.,٫٬ eE+-−/×x^10½²\u200f') }), (typed) => {
        for (const value of typedNumbers(typed)) expect(Number.isFinite(value)).toBe(true);
      }),
    ));
});

describe('a unit', () => {
  test.each([
    ['12 N', 'N'],
    ['12n', 'N'],
    ['١٢ نيوتن', 'N'],
    ['12 نیوٹن', 'N'],
    ['12 newtons', 'N'],
    ['12 m2', 'm²'],
    ['12 m^2', 'm²'],
    ['12 م²', 'm²'],
    ['12 متر مربع', 'm²'],
    ['12 مربع میٹر', 'm²'],
    ['12 square metres', 'm²'],
    ['12 m/s', 'm/s'],
    ['12 م/ث', 'm/s'],
    ['12 متر لكل ثانية', 'm/s'],
    ['12 متر في الثانية', 'm/s'],
    ['12 m s⁻¹', 'm/s'],
    ['12 metres per second', 'm/s'],
    ['12 m/s^2', 'm/s²'],
    ['12 م/ث2', 'm/s²'],
    ['12 متر/ثانية²', 'm/s²'],
    ['12 m s^-2', 'm/s²'],
    ['12 mm/s', 'mm/s'],
    ['12 أوم', 'Ω'],
    ['12 Ω', 'Ω'],
    ['12 ohm', 'Ω'],
    ['12 فولت', 'V'],
    ['12 كولوم', 'C'],
    ['12 جول', 'J'],
  ])('%j is twelve of %s', (typed, unit) => expect(typedQuantities(typed, unit)).toEqual([12]));

  test.each([
    ['12 kg', 'N'],
    ['12 كغم', 'N'],
    ['12 m', 'm²'],
    ['12 m/s', 'm/s²'],
    ['12 mm/s', 'm/s'],
    ['12 N', null],
    ['N', 'N'],
    ['12 N 3', 'N'],
  ])('%j is no quantity of %s', (typed, unit) => expect(typedQuantities(typed, unit)).toEqual([]));

  test('stands behind every writing of a number', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('2,100', '1.5e3', '3/4', '1 1/2', '−4', '٢٬١٠٠'),
        fc.constantFrom('N', 'm/s²', 'Ω', 'm²', 'C', '%'),
        (number, unit) => {
          expect(typedQuantities(`${number} ${unit}`, unit)).toEqual(typedNumbers(number));
          expect(typedQuantities(`${number}${unit}`, unit)).toEqual(typedNumbers(number));
        },
      ),
    ));

  test('is the same however its powers are typed', () => {
    expect(new Set(['m/s²', 'm/s^2', 'm s⁻²', 'م/ث²', 'M/S2', 'متر / ثانية تربيع'].map(plainUnit))).toEqual(new Set(['m/s2']));
  });
});
