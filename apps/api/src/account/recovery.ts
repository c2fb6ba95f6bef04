import { Refusal } from '@darb/contract';
import type { Language } from '@darb/language';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import {
  countSending,
  countWish,
  holderOf,
  sendCode,
  wrongCodeOf,
  type Asker,
  type Destination,
  type SendingOptions,
} from './code-sending.ts';
import { checkCode, endCodes, makeCode } from './codes.ts';
import { atEntrance } from './entrance.ts';
import { clearTakes } from './limits.ts';
import { endLinks, lookAtLink, makeLink, takeLink } from './links.ts';
import { tellOwner } from './notices.ts';
import { hashPassword } from './password.ts';
import { weaknessOf } from './password-rule.ts';
import { accountById, addressesOf, storePassword, studentByAddress, type Address } from './queries.ts';
import { endSessionsOf } from './session.ts';
import { students } from './tables.ts';

/** The account that may get a new password by an address: any but one that the operator deleted. */
async function recoverable(db: Db, address: Address): Promise<StudentId | null> {
  const id = await studentByAddress(db, address);
  if (id === null) return null;
  const rows = await db
    .select({ one: sql`1` })
    .from(students)
    .where(and(eq(students.id, id), or(ne(students.status, 'deleted'), eq(students.deletedBy, 'student'))));
  return rows.length > 0 ? id : null;
}

/**
 * Sends a code for a new password, of an e-mail with a link (rule account 35). An address without an account
 * is counted, costs and is answered alike, whichever client asks, and gets nothing.
 */
export async function recover(
  db: Db,
  asker: Asker,
  to: Destination,
  language: Language,
  options: SendingOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  const holder = holderOf(asker, to, 'recovery');
  const { student, code, token } = await atEntrance(async () => {
    await countWish(db, asker, to, options, now);
    const found = await recoverable(db, to);
    await countSending(db, asker, to, found === null ? 'no_account' : 'address', options, now);
    return db.transaction(async (tx) => ({
      student: found,
      code: await makeCode(tx, options.sessionSecrets[0], holder, now),
      token:
        to.via === 'email'
          ? await makeLink(tx, { purpose: 'recovery', address: to.value, holder: holder.client, student: found }, now)
          : null,
    }));
  });
  const link = token === null ? undefined : { query: 'recovery_user_token', token };
  return sendCode(db, { holder, to, language, code, isSent: student !== null, link }, options, now);
}

/**
 * Takes the code of a recovery, and gives the token with which a password is set within the hour. Who has no
 * account is told that the code is wrong.
 */
export async function confirmRecovery(
  db: Db,
  asker: Asker,
  to: Destination,
  typed: string,
  { sessionSecrets }: Pick<SendingOptions, 'sessionSecrets'>,
  now: Date,
): Promise<string> {
  const holder = holderOf(asker, to, 'recovery');
  const checked = await atEntrance(() => checkCode(db, sessionSecrets, holder, typed, now));
  if (checked === 'expired') throw new Refusal('otp_expired');
  const student = await recoverable(db, to);
  if (checked === 'wrong' || student === null) throw new Refusal(wrongCodeOf(to));
  return makeLink(db, { purpose: 'recovery', address: to.value, holder: holder.client, student }, now);
}

/** Ends everything that an old password or a change under way might still open. */
export async function afterPassword(tx: Db, student: StudentId, now: Date): Promise<void> {
  await endSessionsOf(tx, student, now);
  await endCodes(tx, ['change', 'deletion'], student);
  await endLinks(tx, ['change', 'recovery'], student);
}

/**
 * Sets a password by the token of a recovery, once, and ends every session of the student (rule account 47).
 * Refuses a token that is not good (`stud_verify_fail`) and a weak password, which costs no token.
 */
export async function createPassword(
  db: Db,
  { token, password }: { token: string; password: string },
  options: SendingOptions,
  now: Date,
): Promise<StudentId> {
  const link = await lookAtLink(db, token, 'recovery', now);
  const account = link?.student ? await accountById(db, link.student) : null;
  if (!account || account.deletedBy === 'operator') throw new Refusal('stud_verify_fail');
  const weakness = await weaknessOf(password, { fullName: account.fullName, addresses: addressesOf(account) });
  if (weakness) throw new Refusal(weakness);
  const hash = await atEntrance(() => hashPassword(password));
  await db.transaction(async (tx) => {
    if (!(await takeLink(tx, token, 'recovery', now))) throw new Refusal('stud_verify_fail');
    await storePassword(tx, account.id, hash, now);
    await afterPassword(tx, account.id, now);
  });
  for (const address of addressesOf(account)) await clearTakes(db, 'signInName', address);
  await tellOwner(db, account, 'passwordChanged', options, now);
  return account.id;
}
