import { randomInt } from 'node:crypto';
import { REFERRAL_CODE_LENGTH } from '@darb/contract/limits';

/** No letter or digit that is taken for another one. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newReferralCode = (): string =>
  Array.from({ length: REFERRAL_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
