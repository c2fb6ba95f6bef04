import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email, password, typedCode, typedPhone, fullName } from './account-fields.ts';
import { brokenRule, codeOfRule, fieldRules, type BrokenRule, type RuledField } from './field-rules.ts';

const blank = ['', ' ', ' \n\u00a0', '\u200f', '\u2060\u00ad', '\u3164'];
/** Letters of a person that are more than one unit of a string. */
const faces = (count: number): string => '🙂'.repeat(count);
/** A letter with a doubling and a vowel: one to a person, three to a program. */
const VOWELLED = 'ب\u064e\u0651';

const MAY_BE_BLANK: ReadonlySet<RuledField> = new Set(['bio']);

const broken: Readonly<Record<RuledField, readonly [typed: string, rule: BrokenRule][]>> = {
  full_name: [
    ['ـ', 'required'],
    ['.', 'required'],
    ['س'.repeat(51), 'too_big'],
    [VOWELLED.repeat(51), 'too_big'],
    [`س${'\u0651'.repeat(60)}`, 'too_big'],
  ],
  phone: [
    ['---', 'required'],
    ['07abc', 'not_digits'],
    ['٠٧٩ ٠١٢ ٣٤٥٦ تحويلة ٥', 'not_digits'],
    ['salma@example.org', 'not_digits'],
    ['+', 'not_digits'],
    ['07+9', 'not_digits'],
    ['7'.repeat(200), 'too_big'],
    ['+1234567890123456', 'too_big'],
    ['0790123456 / 0790123457', 'too_big'],
  ],
  email: [
    ['salma', 'invalid_email'],
    ['salma@', 'invalid_email'],
    ['salma@example', 'invalid_email'],
    ['salma @example.org', 'invalid_email'],
    ['سلمى@example.org', 'invalid_email'],
    ['a..b@example.org', 'invalid_email'],
    [`${'a'.repeat(250)}@example.org`, 'too_big'],
  ],
  password: [
    ['      ', 'required'],
    ['\u200b'.repeat(8), 'required'],
    ['كلمةس', 'too_small'],
    [faces(5), 'too_small'],
    ['e\u0301'.repeat(5), 'too_small'],
    ['x'.repeat(201), 'too_big'],
    ['pass\0word', 'unsafe_text'],
  ],
  verification_code: [
    ['12345', 'not_six_digits'],
    ['1234567', 'not_six_digits'],
    ['١٢٣٤٥', 'not_six_digits'],
    ['12345a', 'not_six_digits'],
    ['123456 or 654321', 'not_six_digits'],
    ['call 0790123456', 'not_six_digits'],
    ['１２３４５６', 'not_six_digits'],
    ['1'.repeat(200), 'not_six_digits'],
  ],
  referred_by_code: [
    ['ABCDE', 'not_six_characters'],
    ['ABCDEFG', 'not_six_characters'],
  ],
  alias: [
    ['  ', 'required'],
    ['ab', 'too_small'],
    ['a'.repeat(31), 'too_big'],
    ['123', 'invalid_username'],
    ['.omar', 'invalid_username'],
    ['omar_', 'invalid_username'],
    ['omar 99', 'invalid_username'],
    ['عمر99', 'invalid_username'],
    ['omar-99', 'invalid_username'],
  ],
  bio: [
    ['س'.repeat(201), 'too_big'],
    [VOWELLED.repeat(201), 'too_big'],
  ],
  kaust_phone: [
    ['---', 'required'],
    ['2012345678', 'not_kaust_phone'],
    ['101234567', 'not_kaust_phone'],
    ['10123456789', 'not_kaust_phone'],
    ['+1012345678', 'not_kaust_phone'],
    ['1012345abc', 'not_kaust_phone'],
  ],
  voucher: [
    ['- - -', 'required'],
    ['A'.repeat(65), 'too_big'],
  ],
};
const fields = Object.keys(fieldRules) as RuledField[];

describe.each(fields)('%s', (field) => {
  test.each(MAY_BE_BLANK.has(field) ? [] : blank)('%j is blank', (typed) => expect(brokenRule(field, typed)).toBe('required'));
  test.each(broken[field])('%j breaks %s', (typed, rule) => expect(brokenRule(field, typed)).toBe(rule));
});

test.each([
  ['full_name', '  سلمى\u202e\u0007   العلي\u2066 ', 'سلمى العلي'],
  ['full_name', 'س'.repeat(50) + '\u200f\u2060 ', 'س'.repeat(50)],
  ['full_name', faces(49) + 'x', faces(49) + 'x'],
  ['full_name', VOWELLED.repeat(50), VOWELLED.repeat(50)],
  ['full_name', 'ก็'.repeat(50), 'ก็'.repeat(50)],
  ['bio', VOWELLED.repeat(200), VOWELLED.repeat(200)],
  ['phone', '٠٧٩ ٠١٢-٣٤٥٦', '0790123456'],
  ['phone', '۰۷۹۰۱۲۳۴۵۶', '0790123456'],
  ['phone', '\u202a+962 (79) 012−3456\u202c', '+962790123456'],
  ['email', '\u200f salma٢٠٠٩@example.org ', 'salma2009@example.org'],
  ['password', '  two words ', '  two words '],
  ['password', 'كلمة ١', 'كلمة ١'],
  ['verification_code', '\u2066١٢٣ - ٤٥٦\u2069', '123456'],
  ['verification_code', '123 456', '123456'],
  ['verification_code', 'رمزك في درب: ١٢٣٤٥٦\nصالح 10 دقائق.', '123456'],
  ['verification_code', 'Your Darb code: 123-456.\n@darb.example #123456', '123456'],
  ['referred_by_code', ' abc\u200fde٥ ', 'ABCDE5'],
  ['referred_by_code', 'abc-d e٥', 'ABCDE5'],
  ['voucher', 'abcd\u00ad-efgh−jklm npqr', 'ABCDEFGHJKLMNPQR'],
] as const)('%s: %j is good, and counts as %j', (field, typed, clean) => {
  expect(fieldRules[field].clean(typed)).toBe(clean);
  expect(brokenRule(field, typed)).toBeNull();
});

test('a code is read in any digits and any spacing', () => {
  const gap = fc.constantFrom('', ' ', '-', '\u200f', '\u00a0');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.constantFrom(0x30, 0x660, 0x6f0),
      fc.array(gap, { minLength: 6, maxLength: 6 }),
      (number, zero, gaps) => {
        const code = String(number).padStart(6, '0');
        const typed = [...code].map((digit, index) => String.fromCharCode(zero + Number(digit)) + (gaps[index] ?? '')).join('');
        expect(fieldRules.verification_code.clean(typed)).toBe(code);
      },
    ),
  );
});

test('what was cleaned stays as it is, and the contract refuses what the form refuses, by the same rule', () => {
  const schemas = [
    ['full_name', fullName],
    ['phone', typedPhone],
    ['email', email],
    ['password', password],
    ['verification_code', typedCode],
  ] as const;
  const letter = fc.constantFrom('a', 'ب', '1', '٢', '۳', ' ', '-', '@', '.', '\u200f', '🙂', '+', '\u00ad');
  const text = fc.oneof(fc.string({ unit: letter, maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 20 }));
  fc.assert(
    fc.property(text, (typed) => {
      for (const [field, schema] of schemas) {
        const parsed = schema.safeParse(typed);
        const rule = brokenRule(field, typed);
        if (rule === null || rule === 'unsafe_text') expect(parsed.data).toBe(fieldRules[field].clean(typed));
        else expect(parsed.error?.issues).toMatchObject([{ code: 'custom', params: { rule } }]);
        const clean = fieldRules[field].clean(typed);
        expect(fieldRules[field].clean(clean)).toBe(clean);
      }
    }),
  );
});

test('a rule that the catalogue has a number for says it', () => {
  expect(codeOfRule({ path: 'password', rule: 'too_small' })).toBe(8);
  expect(codeOfRule({ path: 'email', rule: 'invalid_email' })).toBe(13);
  expect(codeOfRule({ path: 'password', rule: 'required' })).toBeUndefined();
});
