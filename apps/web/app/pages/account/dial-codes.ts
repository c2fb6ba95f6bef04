import { countries, countryOf } from '@darb/contract/countries';
import type { SignInScreenProps } from '@darb/ui/screens/account/props';
import type { Visit } from '../../visit.ts';

/**
 * The countries whose numbers can be signed up with: the published ones in their order, and the visitor's
 * own.
 */
export const dialCodes = ({ country, language }: Visit): SignInScreenProps['dialCodes'] =>
  countries
    .filter(({ code, published }) => published || code === country)
    .flatMap(({ code, name, dialCode }) => (dialCode === null ? [] : [{ code, dial: dialCode, name: name[language] }]));

/** The country whose numbers are offered first: the visitor's, or Jordan where that is no place. */
export const phoneCountry = ({ country }: Visit): string => (countryOf(country).dialCode === null ? 'JO' : country);
