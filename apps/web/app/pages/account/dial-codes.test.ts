import { LANGUAGES } from '@darb/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allDialCodes, numberOf, shownNumber } from './dial-codes.ts';

const numberFrom = (phone: string, country_code: string) =>
  numberOf({ text: (name) => ({ phone, country_code })[name] ?? '' }, { country: 'JO' });

test('all countries of the world are offered, the published ones first, each with a name in the language and others to find it by', () => {
  for (const language of LANGUAGES) {
    const all = allDialCodes(language);
    expect(all.slice(0, 8).map(({ code }) => code)).toEqual(['JO', 'PS', 'EG', 'SA', 'IQ', 'PK', 'QA', 'OM']);
    expect(all.length).toBeGreaterThan(230);
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    for (const { code, dial, name, also } of all) {
      expect(dial, code).toMatch(/^\+[1-9]\d{0,2}$/);
      expect(name, `${code} in ${language}`).not.toBe(code);
      expect(also, code).not.toContain(name);
    }
    expect(all.find(({ code }) => code === 'SD')?.dial).toBe('+249');
  }
  expect(allDialCodes('ur').find(({ code }) => code === 'DE')).toEqual({
    code: 'DE',
    dial: '+49',
    name: 'جرمنی',
    also: ['ألمانيا', 'Germany'],
  });
});

test('a number of a country of ours goes as it was typed, any other with its dialling code in front, once', () => {
  expect(numberFrom('٠٧٩ ٠١٢ ٣٤٥٦', 'JO')).toEqual({ to: '٠٧٩ ٠١٢ ٣٤٥٦', countryCode: 'JO' });
  for (const typed of ['07400 123456', '7400123456', '+44 7400 123456', '0044 7400 123456', '٠٧٤٠٠١٢٣٤٥٦'])
    expect(numberFrom(typed, 'GB')).toEqual({ to: '+447400123456', countryCode: 'other' });
  expect(numberFrom('0790123456', '')).toEqual({ to: '0790123456', countryCode: 'JO' });
  expect(numberFrom('+33612345678', 'XX')).toEqual({ to: '+33612345678', countryCode: 'other' });
});

test('whatever is typed and chosen, a form’s number never throws, and is shown', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (phone, country) => {
      expect(typeof shownNumber(numberFrom(phone, country))).toBe('string');
    }),
  );
});

test('a number is shown grouped, and as it was typed where it is none', () => {
  for (const to of ['0790123456', '٠٧٩٠١٢٣٤٥٦', '00962790123456', '\u202a+962790123456\u202c'])
    expect(shownNumber({ to, countryCode: 'JO' })).toBe('+962 7 9012 3456');
  expect(shownNumber({ to: '+447400123456', countryCode: 'other' })).toBe('+44 7400 123456');
  expect(shownNumber({ to: 'abc', countryCode: 'JO' })).toBe('abc');
});
