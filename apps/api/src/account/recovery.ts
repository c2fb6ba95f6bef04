import { Refusal } from '@darb/contract';
import type { Language } from '@darb/language';
import { and, eq, ne, or } from 'drizzle-orm';
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
import { checkCode, makeCode } from './codes.ts';
import { endEverything } from './ending.ts';
import { atEntrance } from './entrance.ts';
import { clearTakes } from './limits.ts';
import { lookAtLink, makeLink, takeLink } from './links.ts';
import { tellOwner } from './notices.ts';
import { hashPassword } from './password.ts';
import { weaknessOf } from './password-rule.ts';
import { accountById, addressesOf, hasStill, storePassword, studentByAddress, type Address } from './queries.ts';
import { students } from './tables.ts';

/** The id of no student. */
const NOBODY = '00000000-0000-0000-0000-000000000000' as StudentId;

/** Who may get a new password, and the hash of the one that they have. */
interface Recoverable {
  id: StudentId;
  kept: string | null;
}

/** The account that may get a new password by an address: any but one that the operator deleted. */
async function recoverable(db: Db, address: Address): Promise<Recoverable | null> {
  const id = await studentByAddress(db, address);
  // asked for nobody too: who measures the time must not learn that there is an account
  const [found] = await db
    .select({ kept: students.passwordHash })
    .from(students)
    .where(and(eq(students.id, id ?? NOBODY), or(ne(students.status, 'deleted'), eq(students.deletedBy, 'student'))));
  return id !== null && found ? { id, ...found } : null;
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
      student: found?.id ?? null,
      code: await makeCode(tx, options.sessionSecrets[0], holder, now),
      token:
        to.via === 'email'
          ? await makeLink(tx, { purpose: 'recovery', address: to.value, holder: holder.client, student: found?.id ?? null }, now)
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
  const found = await recoverable(db, to);
  const checked = await atEntrance(() => checkCode(db, sessionSecrets, holder, typed, now));
  if (checked === 'expired') throw new Refusal('otp_expired');
  if (checked === 'wrong' || found === null) throw new Refusal(wrongCodeOf(to));
  return db.transaction(async (tx) => {
    if (!(await hasStill(tx, found.id, found.kept))) throw new Refusal(wrongCodeOf(to));
    return makeLink(tx, { purpose: 'recovery', address: to.value, holder: holder.client, student: found.id }, now);
  });
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
    await endEverything(tx, account.id, now);
  });
  for (const address of addressesOf(account)) await clearTakes(db, 'signInName', address);
  await tellOwner(db, account, 'passwordChanged', options, now);
  return account.id;
}
