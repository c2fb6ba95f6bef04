import { Refusal } from '@darb/contract';
import { DELETION_DAYS } from '@darb/contract/limits';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { OpenOptions } from '../options.ts';
import { keepAct } from './acts.ts';
import { countSending, countWish, sendCode, wrongCodeOf, type Asker, type Destination, type SendingOptions } from './code-sending.ts';
import { checkCode, makeCode, type CodeHolder } from './codes.ts';
import { endEverything } from './ending.ts';
import { atEntrance } from './entrance.ts';
import { erasureOf } from './erasure.ts';
import { proveLogin } from './login-proofs.ts';
import { tellOwner } from './notices.ts';
import { provePassword } from './proof.ts';
import { accountColumns, type Account } from './queries.ts';
import { students } from './tables.ts';

const DAY_MS = 86_400_000;

/** What deleting an account and taking that back needs: the league hears of it too. */
export type DeletionOptions = SendingOptions & Pick<OpenOptions, 'onAccountChanged'>;

/** Where a student without a password is sent the code: their number, else their e-mail. */
function ownAddress({ phone, email }: Account): Destination {
  if (phone !== null) return { channel: 'sms', value: phone, via: 'sms' };
  if (email !== null) return { channel: 'email', value: email, via: 'email' };
  throw new Refusal('not_allowed');
}

const holderOf = (account: Account): CodeHolder => {
  const { channel, value } = ownAddress(account);
  return { channel, value, client: account.id, purpose: 'deletion' };
};

export async function sendDeletionCode(
  db: Db,
  asker: Asker,
  account: Account,
  options: SendingOptions,
  now: Date,
): Promise<{ resend_after: number; channel: 'sms' | 'email' }> {
  const to = ownAddress(account);
  const holder = holderOf(account);
  const code = await atEntrance(async () => {
    await countWish(db, asker, to, options, now);
    await countSending(db, asker, to, 'address', options, now);
    return db.transaction((tx) => makeCode(tx, options.sessionSecrets[0], holder, now));
  });
  const sent = await sendCode(db, { holder, to, language: account.language, code, isSent: true }, options, now);
  return { ...sent, channel: to.channel };
}

/** Makes sure that it is the student who deletes: by a login or a code if one is given, else the password. */
async function prove(db: Db, account: Account, given: Proof, options: SendingOptions, now: Date): Promise<void> {
  if (given.loginToken !== undefined) return proveLogin(db, account.id, given.loginToken, now);
  if (given.code === undefined) {
    if ((await provePassword(db, account.id, given.password, options.limits, now)) === null) throw new Refusal('stud_chan_pass_fail');
    return;
  }
  const { code } = given;
  const checked = await atEntrance(() => checkCode(db, options.sessionSecrets, holderOf(account), code, now));
  if (checked === 'expired') throw new Refusal('otp_expired');
  if (checked === 'wrong') throw new Refusal(wrongCodeOf(ownAddress(account)));
}

interface Proof {
  password: string | undefined;
  code: string | undefined;
  loginToken: string | undefined;
}

/**
 * Deletes an account for everybody else at once, and gives the moment from which it is gone for good; until
 * then its student takes it back by signing in (rule account 38).
 */
export async function deleteAccount(db: Db, account: Account, given: Proof, options: DeletionOptions, now: Date): Promise<Date> {
  await prove(db, account, given, options, now);
  await db.transaction(async (tx) => {
    const deleted = await tx
      .update(students)
      .set({ status: 'deleted', deletedAt: now, deletedBy: 'student' })
      // one that the operator has just suspended is not the student's to delete, and to take back
      .where(and(eq(students.id, account.id), eq(students.status, 'active')))
      .returning({ id: students.id });
    if (deleted.length === 0) throw new Refusal('token_invalid');
    await endEverything(tx, account.id, now);
    await keepAct(tx, { student: account.id, act: 'delete', by: 'student' }, now);
  });
  await options.onAccountChanged(account.id);
  await tellOwner(db, account, 'deletionBegun', options, now);
  return erasureOf(now);
}

/** Takes a student's own deletion back, in time; null for an account that is not to be had back by them. */
export async function takeBack(db: Db, account: Account, options: DeletionOptions, now: Date): Promise<Account | null> {
  const restored = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(students)
      .set({ status: 'active', deletedAt: null, deletedBy: null })
      .where(
        and(
          eq(students.id, account.id),
          eq(students.status, 'deleted'),
          eq(students.deletedBy, 'student'),
          gt(students.deletedAt, new Date(now.getTime() - DELETION_DAYS * DAY_MS)),
        ),
      )
      .returning(accountColumns);
    if (row) await keepAct(tx, { student: account.id, act: 'restore', by: 'student' }, now);
    return row;
  });
  if (!restored) return null;
  await options.onAccountChanged(account.id);
  await tellOwner(db, account, 'accountRestored', options, now);
  return restored as Account;
}
