import { foldArabic } from '@darb/language';

/** A country whose numbers can be chosen in a phone field. */
export interface PhoneCountry {
  /** Two letters (JO), which are sent, and stand for its flag. */
  code: string;
  /** With its plus sign. */
  dial: string;
  /** In the page's language. */
  name: string;
  /** Names in other languages, by which it is found too. */
  also?: readonly string[] | undefined;
}

/** What of a country was typed: the beginning of its code, of a name's word, or any part of a name. */
function rankOf({ code, dial, name, also = [] }: PhoneCountry, typed: string): number {
  const digits = typed.replace(/^(?:\+|00)/, '');
  if (/^\d+$/.test(digits)) return dial.slice(1) === digits ? 0 : dial.startsWith(`+${digits}`) ? 1 : Infinity;
  if (code.toLowerCase() === typed) return 0;
  const names = [name, ...also].map(foldArabic);
  if (names.some((one) => one.startsWith(typed) || one.startsWith(`ال${typed}`))) return 1;
  if (names.some((one) => one.includes(` ${typed}`))) return 2;
  return names.some((one) => one.includes(typed)) ? 3 : Infinity;
}

/**
 * The countries that are meant by what was typed, in Arabic, Urdu, English or digits of any kind; the best
 * first, else in their order. All of them for nothing.
 */
export function findCountries(countries: readonly PhoneCountry[], typed: string): readonly PhoneCountry[] {
  const folded = foldArabic(typed);
  if (folded === '') return countries;
  return countries
    .map((country) => ({ country, rank: rankOf(country, folded) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
