import { countries } from '@darb/contract/countries';
import { directionOf, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Locale, type NumberingSystem } from '@darb/language';
import type { GlobalTypes } from 'storybook/internal/types';

const places = countries.filter(({ code }) => /^[A-Z]{2}$/.test(code));
const DIGITS: Record<NumberingSystem, string> = { latn: '0123', arab: '٠١٢٣', arabext: '۰۱۲۳' };
const isDigits = (value: unknown): value is NumberingSystem => typeof value === 'string' && value in DIGITS;

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

const menu = (title: string, icon: Icon, items: { value: string; title: string; right?: string }[]) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items },
});

/** What the toolbar asks for, by its name in the address. */
export const globalTypes: GlobalTypes = {
  language: menu('Language', 'globe', [
    ...LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value], right: directionOf(value).toUpperCase() })),
    { value: 'all', title: 'All three, side by side' },
  ]),
  theme: menu('Theme', 'mirror', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  words: menu('Words', 'paragraph', [
    { value: 'words', title: 'Words' },
    { value: 'keys', title: 'Keys' },
  ]),
  country: menu(
    'Country',
    'location',
    places.map(({ code, name }) => ({ value: code, title: name.en, right: code })),
  ),
  digits: menu('Digits', 'listordered', [
    { value: 'country', title: 'Digits of the country' },
    ...Object.entries(DIGITS).map(([value, title]) => ({ value, title })),
  ]),
};

export const initialGlobals = { language: 'ar', theme: 'light', words: 'words', country: 'JO', digits: 'country' };

/** What of the toolbar a story is drawn with. */
export interface Asked {
  locale: Locale;
  theme: 'light' | 'dark';
  keys: boolean;
  sideBySide: boolean;
}

/** Reads the toolbar; whatever it does not know counts as where it begins. */
export function askedFor(globals: Record<string, unknown>): Asked {
  const { language, theme, words, country, digits } = globals;
  const place = places.find(({ code }) => code === country);
  return {
    locale: {
      language: isLanguage(language) ? language : 'ar',
      region: place?.code ?? 'JO',
      numberingSystem: isDigits(digits) ? digits : (place?.numberingSystem ?? 'latn'),
    },
    theme: theme === 'dark' ? 'dark' : 'light',
    keys: words === 'keys',
    sideBySide: language === 'all',
  };
}
