import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contract, messageKeys, type Call, type MessageKey } from '../packages/contract/src/contract.ts';
import { root, sources } from './sources.ts';

/** Keys that no test provokes, for no call answers with them: why they are there. */
const UNPROVOKED: Partial<Record<MessageKey, string>> = {
  account_restored: 'said by the page of sign-in, when `signIn` gives `restored` (`apps/api/src/account/settings.test.ts`)',
  stud_not_exist: 'would tell a stranger who has an account: `phone_not_valid` is said instead (rule account 16)',
};

/** What the catalogue has a number for, and how it is said here: by a key, by a rule of a field, or not. */
const NUMBERS: readonly (readonly [code: number, meaning: string, said: string])[] = [
  [1, 'no user found with this e-mail', 'never said: it would tell a stranger who has an account (rule account 16)'],
  [3, 'user not found', '`stud_not_exist`, which no call answers with'],
  [7, 'passwords do not match', 'never said by a call: the second password stays in its form'],
  [8, 'password under 6 characters', '`rule_broken` of a password (rule account 44)'],
  [9, 'program must be national or international', 'never said: programs are chosen by their id, and `content_not_found` is said of none'],
  [10, 'e-mail already exists', '`stud_fail_email`'],
  [13, 'invalid e-mail', '`rule_broken` of an e-mail (rule account 44)'],
  [14, 'daily resend limit exceeded', '`send_fail_exceed_count_limit`'],
  [24, 'name too short', '`rule_broken` of a name (rule account 44)'],
  [27, 'invalid password', '`stud_chan_pass_fail`'],
  [28, 'user not found', '`stud_not_found`'],
  [34, 'invalid phone', '`stud_fail_valid_phone`, and `rule_broken` of a phone (rule account 44)'],
  [36, 'address tied to another account', '`login_taken`'],
  [37, 'already logged in, use Facebook login', 'never said: whoever types a password would learn how another signs in'],
];

/** Keys of the catalogue that are no message of the API. */
const ELSEWHERE: readonly (readonly [key: string, why: string])[] = [
  ['general', 'the same as `general_error`'],
  ['otp_fail_exceed_period_limit', 'said by its channels: `sms_otp_fail_exceed_period_limit`, `whatsapp_otp_fail_exceed_period_limit`'],
  ['you_are_offline', 'said by the browser, which then asks nobody'],
];

const tests = () =>
  [...sources(['ts', 'tsx'], 'apps'), ...sources(['ts', 'tsx'], 'packages'), ...sources(['ts'], 'tests')]
    .filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))
    // the nearest to where it is decided
    .sort((one, other) => Number(other.startsWith('apps/api/')) - Number(one.startsWith('apps/api/')) || one.localeCompare(other))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/**
 * Each key with the first test that names it, or makes the call that says it, or why none does; and the keys
 * of which neither is known.
 */
export function provokedBy(): { where: ReadonlyMap<MessageKey, string>; problems: string[] } {
  const texts = tests();
  // what says that all went well is provoked where its call is made
  const callsOf = new Map<string, string[]>();
  for (const group of Object.values(contract))
    for (const [name, { success }] of Object.entries(group as Record<string, Call>))
      if (success !== 'ok') callsOf.set(success, [...(callsOf.get(success) ?? []), name]);
  const where = new Map<MessageKey, string>();
  const problems: string[] = [];
  for (const key of Object.keys(messageKeys) as MessageKey[]) {
    const calls = callsOf.get(key) ?? [];
    const found =
      texts.find(({ text }) => text.includes(`'${key}'`)) ?? texts.find(({ text }) => calls.some((name) => text.includes(`.${name}(`)));
    const reason = UNPROVOKED[key];
    if (found) where.set(key, `\`${found.file}\``);
    else if (reason !== undefined) where.set(key, reason);
    else problems.push(`${key}: write a test that provokes it, or in tools/error-catalogue.ts why none does`);
  }
  return { where, problems };
}

/** The rows of the catalogue's numbers, and of its keys that are no message of the API. */
export const catalogueNumbers = NUMBERS.map(([code, meaning, said]) => [String(code), meaning, said]);
export const keysElsewhere = ELSEWHERE.map(([key, why]) => [key, why]);
