import { randomInt } from 'node:crypto';
import { REFERRAL_CODE_LENGTH } from '@darb/contract/limits';
import { latinDigits } from '@darb/language';

/** No letter or digit that is taken for another one. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newReferralCode = (): string =>
  Array.from({ length: REFERRAL_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A referral code as it is stored, of one as typed. */
export const referralCodeOf = (typed: string): string => latinDigits(typed).trim().toUpperCase();
