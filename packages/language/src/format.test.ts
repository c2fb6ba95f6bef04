import { expect, test } from 'vitest';
import { formatDate, type Locale } from './format.ts';

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
