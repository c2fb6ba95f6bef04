import type { CountryCode } from '@darb/contract';
import { fieldRules } from '@darb/contract/field-rules';
import { parsePhoneNumberFromString, type CountryCode as Region } from 'libphonenumber-js/max';

/**
 * Which country's spelling a national number has, for each country of ours; a number from `other` must be
 * international.
 */
const REGIONS: Readonly<Record<CountryCode, Region | undefined>> = {
  JO: 'JO',
  PS: 'PS',
  EG: 'EG',
  SA: 'SA',
  IQ: 'IQ',
  PK: 'PK',
  SD: 'SD',
  QA: 'QA',
  OM: 'OM',
  lang: 'JO',
  other: undefined,
};

/** Numbers that surely take no message; where a country's plan does not tell, the number is let through. */
const WITHOUT_MESSAGES = new Set(['FIXED_LINE', 'PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'UAN', 'PAGER', 'VOICEMAIL']);

/**
 * The E.164 form of a phone as typed: any digit system, spaces, dashes, brackets; national in the spelling of
 * `country`, or international with `+` or `00`. Null for what is no mobile number, has letters or an
 * extension.
 */
export function phoneOf(typed: string, country: CountryCode): string | null {
  const digits = fieldRules.phone.clean(typed);
  if (fieldRules.phone.broken(digits) !== null) return null;
  const region = REGIONS[country];
  const number = parsePhoneNumberFromString(digits.replace(/^00(?=[1-9])/, '+'), {
    extract: false,
    ...(region ? { defaultCountry: region } : {}),
  });
  if (!number?.isValid() || number.ext) return null;
  const type = number.getType();
  return type !== undefined && WITHOUT_MESSAGES.has(type) ? null : number.number;
}
