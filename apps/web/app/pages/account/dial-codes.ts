import { countries, countryOf } from '@darb/contract/countries';
import { fieldRules } from '@darb/contract/field-rules';
import { LANGUAGES, type Language } from '@darb/language';
import type { CountryCode } from '@darb/contract';
import type { DialCode, SignInScreenProps } from '@darb/ui/screens/account/props';
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode as Region,
} from 'libphonenumber-js/min';
import type { Fields } from '../../server/fields.ts';
import type { Visit } from '../../visit.ts';

/**
 * The countries whose numbers are offered first: the published ones in their order, and the visitor's own.
 */
export const dialCodes = ({ country, language }: Pick<Visit, 'country' | 'language'>): SignInScreenProps['dialCodes'] =>
  countries
    .filter(({ code, published }) => published || code === country)
    .flatMap(({ code, name, dialCode }) => (dialCode === null ? [] : [{ code, dial: dialCode, name: name[language] }]));

/**
 * The countries that a phone field offers, and the address of the same page with all of them (`codes=all`):
 * without JavaScript a list of 240 countries stands only where it was asked for.
 */
export function phoneCodes(visit: Pick<Visit, 'country' | 'language' | 'prefix' | 'path' | 'origin' | 'search'>): PhoneCodes {
  if (visit.search.get('codes') === 'all')
    return { dialCodes: allDialCodes(visit.language).map(({ code, dial, name }) => ({ code, dial, name })), otherCodes: null };
  const here = new URL(visit.path, visit.origin);
  here.searchParams.set('codes', 'all');
  return { dialCodes: dialCodes(visit), otherCodes: `${visit.prefix}${here.pathname}${here.search}` };
}
type PhoneCodes = Pick<SignInScreenProps, 'dialCodes' | 'otherCodes'>;

/** The country whose numbers are offered first: the visitor's, or Jordan where that is no place. */
export const phoneCountry = ({ country }: Pick<Visit, 'country'>): string => (countryOf(country).dialCode === null ? 'JO' : country);

const namesIn = (language: Language) => new Intl.DisplayNames([language], { type: 'region', style: 'long' });
const NAMES = { ar: namesIn('ar'), en: namesIn('en'), ur: namesIn('ur') } as const;

/** The name of any country in a language, by its two letters. */
export const countryName = (code: string, language: Language): string => namesOf(code)[language];

const namesOf = (code: string): Record<Language, string> => {
  const ours = countries.find((country) => country.code === code)?.name;
  return ours ?? { ar: NAMES.ar.of(code) ?? code, en: NAMES.en.of(code) ?? code, ur: NAMES.ur.of(code) ?? code };
};

const listed = new Map<Language, readonly DialCode[]>();

/**
 * All countries of the world that have a dialling code: the published ones first, then by name. Made once a
 * language, for anybody may ask.
 */
export function allDialCodes(language: Language): readonly DialCode[] {
  const known = listed.get(language) ?? dialCodesIn(language);
  listed.set(language, known);
  return known;
}

function dialCodesIn(language: Language): DialCode[] {
  const first = countries.filter(({ published, dialCode }) => published && dialCode !== null).map(({ code }) => code as string);
  const of = (code: string): DialCode => {
    const names = namesOf(code);
    const also = new Set([...LANGUAGES.map((other) => names[other]), NAMES[language].of(code) ?? code]);
    also.delete(names[language]);
    return { code, dial: `+${getCountryCallingCode(code as Region)}`, name: names[language], also: [...also] };
  };
  const { compare } = new Intl.Collator(language);
  const others = getCountries().filter((code) => !first.includes(code));
  return [...first.map(of), ...others.map(of).sort((a, b) => compare(a.name, b.name))];
}

/** A number as the API reads it. */
interface TypedNumber {
  to: string;
  countryCode: CountryCode;
}

const dialled = (typed: string): string => fieldRules.phone.clean(typed).replace(/^00(?=[1-9])/, '+');
const isOurs = (code: string): code is CountryCode => countries.some((country) => country.code === code);

/**
 * The number that a form's phone field brings (`phone`, `country_code`). The API knows our countries; a
 * number of another one goes to it with its dialling code in front, unless it was typed with one.
 */
export function numberOf(fields: Pick<Fields, 'text'>, visit: Pick<Visit, 'country'>): TypedNumber {
  const [typed, country] = [fields.text('phone'), fields.text('country_code') || phoneCountry(visit)];
  if (isOurs(country)) return { to: typed, countryCode: country };
  if (!isSupportedCountry(country)) return { to: typed, countryCode: 'other' };
  const number = parsePhoneNumberFromString(dialled(typed), { defaultCountry: country, extract: false });
  return { to: number?.number ?? typed, countryCode: 'other' };
}

/** A number grouped as it is dialled from abroad; as it was typed where it is none. */
export function shownNumber({ to, countryCode }: TypedNumber): string {
  const number = parsePhoneNumberFromString(dialled(to), {
    extract: false,
    ...(isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {}),
  });
  return number?.isPossible() ? number.formatInternational() : to;
}
