import { expect, test } from 'vitest';
import { formatDate, formatTime, type Locale } from './format.ts';

const DAY = '2027-08-31';

test.each<[string, Locale, string]>([
  ['English is British', { language: 'en', region: 'JO', numberingSystem: 'latn' }, '31 August 2027'],
  ['English keeps the order of Arabic digits', { language: 'en', region: 'EG', numberingSystem: 'arab' }, '٣١ August ٢٠٢٧'],
  [
    'English in Saudi Arabia has the Hijri date',
    { language: 'en', region: 'SA', numberingSystem: 'latn' },
    '31 August 2027 (29 Rabiʻ I 1449 AH)',
  ],
  ['Arabic in Jordan has Levantine months', { language: 'ar', region: 'JO', numberingSystem: 'latn' }, '31 آب 2027'],
  ['Arabic in Egypt has its own', { language: 'ar', region: 'EG', numberingSystem: 'arab' }, '٣١ أغسطس ٢٠٢٧'],
  ['Urdu', { language: 'ur', region: 'JO', numberingSystem: 'latn' }, '31 اگست، 2027'],
])('a date: %s', (_, locale, words) => expect(formatDate(locale, DAY)).toBe(words));

test.each<[string, Locale, string]>([
  ['Jordan', { language: 'ar', region: 'JO', numberingSystem: 'latn' }, '8:47 م'],
  ['Pakistan, in Urdu', { language: 'ur', region: 'PK', numberingSystem: 'latn' }, '22:47'],
  ['Egypt, in its digits', { language: 'ar', region: 'EG', numberingSystem: 'arab' }, '٧:٤٧ م'],
  ['Saudi Arabia, without a second calendar', { language: 'en', region: 'SA', numberingSystem: 'latn' }, '20:47'],
  ['a country that is not here, as in Amman', { language: 'en', region: null, numberingSystem: 'latn' }, '20:47'],
])('a time of day is that of the clocks in %s', (_, locale, words) => {
  expect(formatTime(locale, '2026-11-29T17:47:00Z').replace(/[\u00a0\u202f]/g, ' ')).toBe(words);
});
