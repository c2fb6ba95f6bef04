import { Refusal, type MessageKey } from '@darb/contract';
import type { Language } from '@darb/language';
import type { Db } from '../database/database.ts';
import {
  countSending,
  countWish,
  holderOf,
  sendCode,
  wrongCodeOf,
  type Asker,
  type CodeToSend,
  type Destination,
  type SendingOptions,
} from './code-sending.ts';
import { checkCode, makeCode, type CodeHolder } from './codes.ts';
import { atEntrance } from './entrance.ts';
import { takeOf } from './limits.ts';
import { lookAtLink, makeLink, takeLink } from './links.ts';
import { hashPassword, isPassword } from './password.ts';
import { weaknessOf } from './password-rule.ts';
import {
  forgetPending,
  isPending,
  lockPending,
  pendingHash,
  pendingToCompare,
  storePending,
  type SignUpDetails,
} from './pending-sign-ups.ts';
import { refuseStrangeCode } from './invitation.ts';
import { storeStudent, studentByAddress, type Account, type Address } from './queries.ts';

/** What signing up needs of what the API was given. */
export type SignUpOptions = SendingOptions;

/** What an address that is a student's already is refused with. */
export const TAKEN: Readonly<Record<Address['channel'], MessageKey>> = { sms: 'stud_fail_phone', email: 'stud_fail_email' };

/** The code of a sign-up and, of one by e-mail, the link that does the same. */
async function prove(tx: Db, secret: Uint8Array, holder: CodeHolder, now: Date): Promise<Pick<CodeToSend, 'code' | 'link'>> {
  const code = await makeCode(tx, secret, holder, now);
  if (holder.channel !== 'email') return { code };
  const token = await makeLink(tx, { purpose: 'sign_up', address: holder.value, holder: holder.client, student: null }, now);
  return { code, link: { query: 'confirmation_token', token } };
}

/** A sign-up as it is said; one without a password is by phone alone (rule account 46). */
export type SignUp = Omit<SignUpDetails, 'passwordHash' | 'referredByCode'> & {
  password: string | null;
  referredByCode: string | undefined;
};

/**
 * Keeps a sign-up until its code comes back, and sends the code (rule account 7, rule account 10). It takes
 * the place of the same client's earlier one for the address, and leaves those of other clients alone.
 * Refuses a student's address, an unknown referral code, a weak password, and what is over a limit. Only a
 * sign-up that will be sent a code is charged to its address; a taken one costs the same hash as a free
 * one.
 */
export async function signUp(
  db: Db,
  asker: Asker,
  to: Destination,
  given: SignUp,
  options: SignUpOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  const { fullName, language, country } = given;
  const weakness = given.password === null ? null : await weaknessOf(given.password, { fullName, addresses: [to.value] });
  if (weakness) throw new Refusal(weakness);

  const holder = holderOf(asker, to, 'sign_up');
  const proof = await atEntrance(async () => {
    await countWish(db, asker, to, options, now);
    const referredByCode = given.referredByCode ?? null;
    await refuseStrangeCode(db, referredByCode, country);
    if (!(await studentByAddress(db, to))) await countSending(db, asker, to, 'address', options, now);
    const passwordHash = given.password === null ? null : await hashPassword(given.password);
    return db.transaction(async (tx) => {
      if (await studentByAddress(tx, to)) return null;
      await storePending(tx, holder, { fullName, passwordHash, language, country, referredByCode }, now);
      return prove(tx, options.sessionSecrets[0], holder, now);
    });
  });
  if (proof === null) throw new Refusal(TAKEN[to.channel]);
  return sendCode(db, { holder, to, language, isSent: true, ...proof }, options, now);
}

/**
 * Sends a new code for the client's own sign-up. An address that waits for no code of this client (unknown,
 * a student's, another client's sign-up) is counted for this client, costs and is answered alike, and gets
 * nothing: neither answer nor time tells a client more than what it did itself.
 */
export async function resendCode(
  db: Db,
  asker: Asker,
  to: Destination,
  language: Language,
  options: SignUpOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  const holder = holderOf(asker, to, 'sign_up');
  const { isSent, ...proof } = await atEntrance(async () => {
    await countWish(db, asker, to, options, now);
    const waits = (await isPending(db, holder)) && !(await studentByAddress(db, to));
    await countSending(db, asker, to, waits ? 'address' : 'client', options, now);
    return db.transaction(async (tx) => {
      const pending = await lockPending(tx, holder);
      const owner = await studentByAddress(tx, to);
      return { isSent: waits && pending !== null && !owner, ...(await prove(tx, options.sessionSecrets[0], holder, now)) };
    });
  });
  return sendCode(db, { holder, to, language, isSent, ...proof }, options, now);
}

/**
 * Makes the student of the client's own sign-up, with the code that was sent for it; gives the student, who
 * may not be let in yet. The tries count even when this fails. Of several clients that prove one address
 * the first has it; to the others their codes are wrong.
 */
export async function verifyCode(
  db: Db,
  asker: Asker,
  to: Destination,
  typed: string,
  { sessionSecrets }: Pick<SignUpOptions, 'sessionSecrets'>,
  now: Date,
): Promise<Account> {
  const holder = holderOf(asker, to, 'sign_up');
  const outcome = await atEntrance(() =>
    db.transaction(async (tx) => {
      const pending = await lockPending(tx, holder);
      if (!pending) return 'wrong';
      const checked = await checkCode(tx, sessionSecrets, holder, typed, now);
      if (checked !== 'right') return checked;
      return (await storeStudent(tx, to, pending, pendingHash(tx, holder), now)) ?? 'wrong';
    }),
  );
  if (outcome === 'expired') throw new Refusal('otp_expired');
  if (outcome === 'wrong') throw new Refusal(wrongCodeOf(to));
  // after the transaction: in it, two clients that prove one address would wait for each other's rows
  await forgetPending(db, to);
  return outcome;
}

/**
 * Makes the student of a sign-up by the link of its e-mail (rule account 35). In another browser than the one
 * that signed up the password is asked for too (`link_needs_password`): whoever owns the mailbox but did not
 * sign up must not open an account whose password somebody else knows.
 */
export async function confirmByLink(
  db: Db,
  asker: Asker,
  { token, password }: { token: string; password: string | undefined },
  { limits }: Pick<SignUpOptions, 'limits'>,
  now: Date,
): Promise<Account> {
  const link = await lookAtLink(db, token, 'sign_up', now);
  if (!link) throw new Refusal('stud_verify_fail');
  const address: Address = { channel: 'email', value: link.address };
  const holder: CodeHolder = { ...address, client: link.holder, purpose: 'sign_up' };
  if (link.holder !== holderOf(asker, address, 'sign_up').client) {
    if (password === undefined) throw new Refusal('link_needs_password');
    await takeOf(db, limits, { rule: 'signInName', key: link.address, refusal: 'sign_in_fail_exceed_limit' }, now);
    const kept = await pendingToCompare(db, holder);
    const isRight = await atEntrance(() => isPassword(kept?.passwordHash, password));
    if (!isRight) throw new Refusal('stud_login_fail');
  }
  const made = await db.transaction(async (tx) => {
    const pending = await lockPending(tx, holder);
    if (!pending || !(await takeLink(tx, token, 'sign_up', now))) return null;
    return storeStudent(tx, address, pending, pendingHash(tx, holder), now);
  });
  if (!made) throw new Refusal('stud_verify_fail');
  await forgetPending(db, address);
  return made;
}
