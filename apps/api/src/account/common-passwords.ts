import { PASSWORD_MIN } from '@darb/contract/limits';
// named in a file of its own: of a CommonJS package that is loaded later, the bundler gives `default` alone
import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most common ones are refused (rule account 33). */
const COMMON = 10_000;

/** The most common ones of those that are long enough to be typed. */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((word) => word.length >= PASSWORD_MIN).slice(0, COMMON),
);
