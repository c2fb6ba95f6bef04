import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';

export type TestLanguage = 'ar' | 'en' | 'ur';

const folder = path.resolve(import.meta.dirname, '../../locales');
const read = (language: TestLanguage) =>
  Object.fromEntries(
    readdirSync(path.join(folder, language)).map((name) => [
      name.replace(/\.json$/, ''),
      JSON.parse(readFileSync(path.join(folder, language, name), 'utf8')) as Record<string, unknown>,
    ]),
  );
/**
 * The product's own words in one language, by namespace and key: a test names what it looks for, not how it
 * is worded.
 */
export function wordsIn(language: TestLanguage): (key: string, values?: Record<string, unknown>) => string {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: read(language) },
    interpolation: { escapeValue: false },
    initImmediate: false,
    nsSeparator: ':',
  });
  // the web app declares the keys that it knows; here any key may be asked for
  const translate = instance.t as unknown as (key: string, values: Record<string, unknown>) => string;
  return (key, values = {}) => {
    if (!instance.exists(key, values)) throw new Error(`There is no text ${key} in ${language}`);
    return translate(key, values);
  };
}

const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const URDU = '۰۱۲۳۴۵۶۷۸۹';
/** Digits as a student of that language may type them. */
export const inDigitsOf = (language: TestLanguage, digits: string): string =>
  language === 'en' ? digits : digits.replace(/\d/g, (digit) => (language === 'ar' ? ARABIC : URDU)[Number(digit)] ?? digit);
