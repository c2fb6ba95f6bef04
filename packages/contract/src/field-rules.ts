import { cleanTyped, DASHES, latinDigits, showsLetters, typedDigits, withoutInvisible } from '@darb/language';
import {
  ALIAS_MAX,
  ALIAS_MIN,
  BIO_MAX,
  lengthOf,
  NAME_MAX,
  OTP_LENGTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  REFERRAL_CODE_LENGTH,
} from './limits.ts';

/**
 * The rules of the fields that people type into (rule account 44): the contract's schemas are made of them,
 * and the forms ask them in the browser and on the server. Without zod, so that a browser can load them.
 */

/** What a field breaks, as the API names it (`errors[].rule`). */
export type BrokenRule =
  | 'required'
  | 'too_small'
  | 'too_big'
  | 'not_digits'
  | 'not_six_digits'
  | 'not_six_characters'
  | 'invalid_email'
  | 'not_kaust_phone'
  | 'invalid_username'
  | 'unsafe_text';

export interface FieldRule {
  /** What counts of a text as it was typed. */
  clean: (typed: string) => string;
  /** What that breaks; null for nothing. */
  broken: (clean: string) => BrokenRule | null;
}

const EMAIL_MAX = 254;
/** Digits of the longest number of the world, behind `+` or `00`. */
const PHONE_DIGITS_MAX = 15;
/** Far more than a key with its dashes; what is longer is none. */
const KEY_TYPED_MAX = 64;
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
const PHONE = new RegExp(`^\\+?[\\d\\s().\\-/${DASHES}]+$`, 'u');
const BETWEEN_OF_KEY = new RegExp(`[\\s._${DASHES}]`, 'gu');

const isBlank = (text: string): boolean => withoutInvisible(text).trim() === '';
const plain = (typed: string): string => withoutInvisible(latinDigits(typed)).trim();

/**
 * A phone as typed in Latin digits without what stands between them, `+` kept at its front; as it is, when it
 * has letters.
 */
function cleanPhone(typed: string): string {
  const phone = plain(typed).replace(/^＋/, '+');
  return PHONE.test(phone) ? phone.replace(/[^\d+]/g, '') : phone;
}

/** The one code in a whole message that was pasted; the text as it is where there is none, or several. */
function codeAmong(text: string): string {
  const runs = text.match(/\d+(?:[ -]\d+)*/g) ?? [];
  const codes = new Set(runs.map((run) => run.replace(/\D/g, '')).filter((run) => run.length === OTP_LENGTH));
  const [code] = codes;
  return code !== undefined && codes.size === 1 ? code : text;
}

/** A key or an invitation code without what stands between its characters, in capitals. */
const cleanKey = (typed: string): string => plain(typed.normalize('NFKC')).toUpperCase().replace(BETWEEN_OF_KEY, '');

export const fieldRules = {
  full_name: {
    clean: cleanTyped,
    broken: (name) => (!showsLetters(name) ? 'required' : lengthOf(name) > NAME_MAX ? 'too_big' : null),
  },
  email: {
    clean: plain,
    broken: (email) => (email === '' ? 'required' : email.length > EMAIL_MAX ? 'too_big' : EMAIL.test(email) ? null : 'invalid_email'),
  },
  phone: {
    clean: cleanPhone,
    broken: (phone) =>
      phone === ''
        ? 'required'
        : !/^\+?\d+$/.test(phone)
          ? 'not_digits'
          : phone.replace(/^(?:\+|00)/, '').length > PHONE_DIGITS_MAX
            ? 'too_big'
            : null,
  },
  /** Latin letters, digits, underscores and periods; a letter among them, and neither end a mark. */
  alias: {
    clean: plain,
    broken: (alias) =>
      alias === ''
        ? 'required'
        : alias.length < ALIAS_MIN
          ? 'too_small'
          : alias.length > ALIAS_MAX
            ? 'too_big'
            : /^[\w.]+$/.test(alias) && /[a-z]/i.test(alias) && !/^[._]|[._]$/.test(alias)
              ? null
              : 'invalid_username',
  },
  bio: { clean: cleanTyped, broken: (bio) => (lengthOf(bio) > BIO_MAX ? 'too_big' : null) },
  /** A number in the Kaust flow alone (rule account 39). */
  kaust_phone: {
    clean: cleanPhone,
    broken: (phone) => (phone === '' ? 'required' : /^1\d{9}$/.test(phone) ? null : 'not_kaust_phone'),
  },
  /** Counted as it is hashed: letters that can be encoded in two ways are the same (rule account 6). */
  password: {
    clean: (typed) => typed,
    broken: (password) => {
      const length = lengthOf(password.normalize('NFKC'));
      if (isBlank(password)) return 'required';
      return length < PASSWORD_MIN ? 'too_small' : length > PASSWORD_MAX ? 'too_big' : null;
    },
  },
  verification_code: {
    clean: (typed) => typedDigits(typed) ?? codeAmong(plain(typed)),
    broken: (code) => (code === '' ? 'required' : /^\d+$/.test(code) && code.length === OTP_LENGTH ? null : 'not_six_digits'),
  },
  referred_by_code: {
    clean: cleanKey,
    broken: (code) => (code === '' ? 'required' : lengthOf(code) === REFERRAL_CODE_LENGTH ? null : 'not_six_characters'),
  },
  /** Whether sixteen characters are a key, the server says alone (rule billing 5). */
  voucher: {
    clean: cleanKey,
    broken: (key) => (key === '' ? 'required' : key.length > KEY_TYPED_MAX ? 'too_big' : null),
  },
} as const satisfies Record<string, FieldRule>;

export type RuledField = keyof typeof fieldRules;

/** What a field breaks by a text as it was typed; null for nothing. */
export function brokenRule(field: RuledField, typed: string): BrokenRule | null {
  const { clean, broken }: FieldRule = fieldRules[field];
  const cleaned = clean(typed);
  return broken(cleaned) ?? (cleaned.includes('\0') ? 'unsafe_text' : null);
}

/** The numbers that the catalogue has for a broken rule of a field. */
const CODES: Readonly<Record<string, number>> = {
  'password too_small': 8,
  'email invalid_email': 13,
  'full_name required': 24,
  'phone not_digits': 34,
  'phone too_big': 34,
  'sms_otp_phone not_digits': 34,
  'sms_otp_phone too_big': 34,
  'sms_otp_phone not_kaust_phone': 34,
  'whatsapp_phone not_digits': 34,
  'whatsapp_phone too_big': 34,
  'whatsapp_phone not_kaust_phone': 34,
};

/** The catalogue's number of a broken rule; undefined where it has none. */
export const codeOfRule = ({ path, rule }: { path: string; rule: string }): number | undefined => CODES[`${path} ${rule}`];
