import type { MessageKey } from '@darb/contract';
import { foldArabic } from '@darb/language';
import { OWN_WORDS } from './own-words.ts';

/** Whose password it would be, as far as it could be guessed from them. */
export interface Owner {
  fullName: string;
  /** The E.164 number or the mail address, or both. */
  addresses: readonly string[];
}

/** A word with no more letters and digits than these around it is the word to whoever guesses. */
const LITTLE = 4;
/** Shorter parts of a name or an address stand in many honest passwords. */
const PART = 3;

let known: Promise<ReadonlySet<string>> | undefined;

/** The list is long: read when the first password is asked for. */
const commonPasswords = async (): Promise<ReadonlySet<string>> => (await import('./common-passwords.ts')).commonPasswords;

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const isOneOverAndOver = (text: string): boolean =>
  new Set([...graphemes.segment(text)].map(({ segment }) => segment)).size <= 1 || new Set(text).size <= 1;

/** Letters and digits alone, folded, without the article. */
const plain = (text: string): string =>
  foldArabic(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^ال(?=.{3})/, '');

const isAround = (word: string, password: string): boolean => password.includes(word) && password.length - word.length <= LITTLE;

const OURS = OWN_WORDS.map(plain);

/** What of an owner a guess would begin with: each part of the name and of the mail address. */
const partsOf = ({ fullName, addresses }: Owner): string[] =>
  [fullName, ...addresses.filter((address) => address.includes('@')).flatMap((address) => [address, address.replace(/@.*/, '')])]
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}\p{M}]+/u)])
    .map(plain)
    .flatMap((part) => [part, withoutEndDigits(part)])
    .filter((part) => part.length >= PART);

/** A word without the digits that it ends in. */
function withoutEndDigits(word: string): string {
  let end = word.length;
  while (end > 0 && /\d/.test(word.charAt(end - 1))) end -= 1;
  return word.slice(0, end);
}

/** Whether it is the number in any spelling, a part of it, or the number and little else. */
function isNumber(password: string, { addresses }: Owner): boolean {
  return addresses
    .filter((address) => address.startsWith('+'))
    .map((address) => address.slice(1))
    .some((number) => {
      const digits = password.replace(/^0+/, '');
      return (/^\d+$/.test(password) && number.includes(digits)) || isAround(number, password) || isAround(number.slice(3), password);
    });
}

/**
 * Why a password may not be taken, as the key of its sentence (rule account 33); null for one that may. Not
 * looked at where a password is only compared: who has a weak one still signs in.
 */
export async function weaknessOf(password: string, owner: Owner): Promise<MessageKey | null> {
  const typed = foldArabic(password).replace(/\s/g, '');
  if (isOneOverAndOver(typed) || isOneOverAndOver(password.normalize('NFKC').replace(/\s/g, ''))) return 'password_repeats';
  if ((await (known ??= commonPasswords())).has(typed)) return 'password_too_common';
  const letters = plain(password);
  if (isNumber(letters, owner) || partsOf(owner).some((part) => isAround(part, letters))) return 'password_personal';
  return OURS.some((word) => isAround(word, letters)) ? 'password_too_common' : null;
}
