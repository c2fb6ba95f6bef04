import { COUNTRY_CODES } from '@darb/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneOf } from './phone.ts';

const inDigits = (zero: number) => (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const systems = [inDigits(0x30), inDigits(0x660), inDigits(0x6f0)];

describe('one Jordanian number', () => {
  test.each([
    '٠٧٩ ٠١٢ ٣٤٥٦',
    '0790123456',
    '00962790123456',
    '+962 79 012 3456',
    '۰۷۹۰۱۲۳۴۵۶',
    '(079) 012-3456',
    '079.012.3456',
    '٠٠٩٦٢ ٧٩ ٠١٢ ٣٤٥٦',
    '\u200e+962\u00a079\u00a0012\u00a03456',
    '+962 (0)79 012 3456',
    '790123456',
  ])('is read from %s', (typed) => expect(phoneOf(typed, 'JO')).toBe('+962790123456'));

  test('is read from any grouping in any digits', () => {
    const mobile = fc
      .tuple(fc.constantFrom('77', '78', '79'), fc.integer({ min: 0, max: 999_999 }))
      .map(([operator, rest]) => operator + String(rest).padStart(7, operator === '79' ? '0' : '2'));
    const prefix = fc.constantFrom('0', '+962', '00962', '+9620');
    const separators = fc.array(fc.constantFrom('', ' ', '-', '.', ' - ', '\u2011', '\u200f'), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(mobile, prefix, separators, fc.constantFrom(...systems), (national, before, gaps, digits) => {
        const typed = before + [...national].map((digit, index) => digit + (gaps[index] ?? '')).join('');
        expect(phoneOf(digits(typed), 'JO')).toBe(`+962${national}`);
      }),
    );
  });
});

test.each([
  ['EG', '٠١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
  ['PK', '0301 2345678', '+923012345678'],
  ['SA', '050 123 4567', '+966501234567'],
  ['IQ', '0790 123 4567', '+9647901234567'],
  ['PS', '0599 123 456', '+970599123456'],
  ['OM', '9212 3456', '+96892123456'],
  ['lang', '0790123456', '+962790123456'],
  ['other', '+962 79 012 3456', '+962790123456'],
  ['JO', '+92 301 2345678', '+923012345678'],
] as const)('a number from %s is read as its country writes it: %s', (country, typed, e164) => expect(phoneOf(typed, country)).toBe(e164));

test.each([
  ['a landline', '06 460 0000'],
  ['a toll-free number', '0800 22222'],
  ['an extension', '0790123456 ext 5'],
  ['an extension after a hash', '0790123456#5'],
  ['an extension in a URI', 'tel:+962790123456;ext=5'],
  ['letters', '079-CALL-NOW'],
  ['too few digits', '079012345'],
  ['200 digits', '7'.repeat(200)],
  ['a plus alone', '+'],
  ['two pluses', '++962790123456'],
  ['nothing', ' '],
])('%s is no phone', (_what, typed) => expect(phoneOf(typed, 'JO')).toBeNull());

test('a national number says nothing without a country', () => expect(phoneOf('0790123456', 'other')).toBeNull());

test('whatever is typed gives an E.164 number or none, and a number is read as itself again', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: fc.constantFrom(...'0123456789٠٩۰+() -.'), maxLength: 24 })),
      fc.constantFrom(...COUNTRY_CODES),
      (typed, country) => {
        const phone = phoneOf(typed, country);
        if (phone === null) return;
        expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(phoneOf(phone, country)).toBe(phone);
      },
    ),
  );
});
