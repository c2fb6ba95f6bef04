import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCountries, type PhoneCountry } from './countries.ts';

const countries: PhoneCountry[] = [
  { code: 'JO', dial: '+962', name: 'الأردن', also: ['Jordan', 'اردن'] },
  { code: 'SA', dial: '+966', name: 'السعودية', also: ['Saudi Arabia', 'سعودی عرب'] },
  { code: 'IQ', dial: '+964', name: 'العراق', also: ['Iraq', 'عراق'] },
  { code: 'EG', dial: '+20', name: 'مصر', also: ['Egypt', 'مصر'] },
  { code: 'IR', dial: '+98', name: 'إيران', also: ['Iran', 'ایران'] },
  { code: 'US', dial: '+1', name: 'الولايات المتحدة', also: ['United States', 'ریاست ہائے متحدہ امریکہ'] },
  { code: 'AG', dial: '+1', name: 'أنتيغوا وبربودا', also: ['Antigua & Barbuda', 'انٹیگوا'] },
];
const found = (typed: string): string[] => findCountries(countries, typed).map(({ code }) => code);

test.each([
  ['اردن', ['JO']],
  ['الاردن', ['JO']],
  ['jor', ['JO']],
  ['ایران', ['IR']],
  ['iraq', ['IQ']],
  ['arab', ['SA']],
  ['jo', ['JO']],
  ['962', ['JO']],
  ['+٩٦٢', ['JO']],
  ['۰۰۹۶۶', ['SA']],
  ['96', ['JO', 'SA', 'IQ']],
  ['1', ['US', 'AG']],
  ['  ', countries.map(({ code }) => code)],
  ['xyz', []],
])('by %j is found what is meant', (typed, codes) => {
  expect(found(typed)).toEqual(codes);
});

test('every country is found by its name in each language, by its letters and by its code', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(), (country, pick) => {
      const ways = [country.name, ...(country.also ?? []), country.code, country.dial, country.dial.replace('+', '00')];
      expect(found(ways[pick % ways.length] ?? '')).toContain(country.code);
    }),
  );
});
