import { Refusal } from '@darb/contract';
import { RESEND_SECONDS } from '@darb/contract/limits';
import type { Language } from '@darb/language';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { isTaken } from '../database/unique.ts';
import type { StudentId } from '../ids.ts';
import { countSending, countWish, sendCode, wrongCodeOf, type Asker, type Destination, type SendingOptions } from './code-sending.ts';
import { checkCode, endCodes, makeCode, waitingChanges, type CodeHolder } from './codes.ts';
import { atEntrance } from './entrance.ts';
import { endLinks, makeLink, takeLink } from './links.ts';
import { tellOwner } from './notices.ts';
import { forgetPending } from './pending-sign-ups.ts';
import { accountColumns, studentByAddress, type Account, type Address } from './queries.ts';
import { TAKEN } from './sign-up.ts';
import { students } from './tables.ts';

const holderOf = ({ id }: Pick<Account, 'id'>, { channel, value }: Address): CodeHolder => ({
  channel,
  value,
  client: id,
  purpose: 'change',
});

/**
 * Sends a code to the address that a student wants instead of theirs (rule account 50). Refuses one that is
 * somebody's already.
 */
export async function beginChange(
  db: Db,
  asker: Asker,
  account: Account,
  to: Destination,
  language: Language,
  options: SendingOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  const holder = holderOf(account, to);
  const { code, token } = await atEntrance(async () => {
    await countWish(db, asker, to, options, now);
    if (await studentByAddress(db, to)) throw new Refusal(TAKEN[to.channel]);
    await countSending(db, asker, to, 'address', options, now);
    return db.transaction(async (tx) => {
      await endOfKind(tx, account, to);
      const about = { purpose: 'change', address: to.value, holder: account.id, student: account.id } as const;
      return {
        code: await makeCode(tx, options.sessionSecrets[0], holder, now),
        token: to.via === 'email' ? await makeLink(tx, about, now) : null,
      };
    });
  });
  const link = token === null ? undefined : { query: 'email_change_token', token };
  return sendCode(db, { holder, to, language, code, isSent: true, link }, options, now);
}

/** Ends what waits for an address of this kind: a student changes to one at a time. */
async function endOfKind(tx: Db, { id }: Pick<Account, 'id'>, { channel }: Pick<Address, 'channel'>): Promise<void> {
  await endCodes(tx, ['change'], id, channel);
  if (channel === 'email') await endLinks(tx, ['change'], id);
}

/** A change that waits for its code: to where, until when, and when another code may be asked for. */
export interface WaitingChange {
  to: Address;
  resendAfter: number;
  expiresAt: Date;
}

/** What of a student's number and e-mail waits for a code (rule account 50). */
export async function changesOf(db: Db, student: StudentId, now: Date): Promise<Record<'phone' | 'email', WaitingChange | null>> {
  const rows = await waitingChanges(db, student, now);
  const of = (channel: Address['channel']): WaitingChange | null => {
    const found = rows.find((row) => row.channel === channel);
    if (!found) return null;
    const passed = Math.floor((now.getTime() - found.createdAt.getTime()) / 1000);
    const to = { channel, value: found.value };
    return { to, resendAfter: Math.max(0, RESEND_SECONDS[channel] - passed), expiresAt: found.expiresAt };
  };
  return { phone: of('sms'), email: of('email') };
}

/** Ends a change before its code came back; what there is stays. Nothing to end is no failure. */
export const cancelChange = (db: Db, account: Pick<Account, 'id'>, kind: 'phone' | 'email'): Promise<void> =>
  db.transaction((tx) => endOfKind(tx, account, { channel: kind === 'phone' ? 'sms' : 'email' }));

/**
 * Sends the code of a change that waits once more, without the password: it was typed when the change began.
 * Refuses one whose time is over (`otp_expired`), and what is over a limit.
 */
export async function resendChange(
  db: Db,
  asker: Asker,
  account: Account,
  asked: { kind: 'phone' | 'email'; via: Destination['via'] },
  options: SendingOptions,
  now: Date,
): Promise<{ resend_after: number }> {
  const waiting = (await changesOf(db, account.id, now))[asked.kind];
  if (!waiting) throw new Refusal('otp_expired');
  return beginChange(db, asker, account, { ...waiting.to, via: asked.via }, account.language, options, now);
}

/**
 * Stores a proven address, tells the old one, and ends what waited for the new one. A password that was
 * changed meanwhile has ended the change (rule account 47).
 */
async function store(db: Db, account: Account, to: Address, options: SendingOptions, now: Date): Promise<Account> {
  const isEmail = to.channel === 'email';
  const columns = isEmail ? { email: to.value, emailVerifiedAt: now } : { phone: to.value, phoneVerifiedAt: now };
  const { passwordChangedAt } = account;
  const isSame = passwordChangedAt === null ? isNull(students.passwordChangedAt) : eq(students.passwordChangedAt, passwordChangedAt);
  const changed = await db
    .transaction(async (tx) => {
      const [row] = await tx
        .update(students)
        .set(columns)
        .where(and(eq(students.id, account.id), isSame))
        .returning(accountColumns);
      if (!row) throw new Refusal('otp_expired');
      await forgetPending(tx, to);
      await endCodes(tx, ['change'], account.id);
      await endLinks(tx, ['change', 'recovery'], account.id);
      return row;
    })
    .catch((error: unknown) => {
      throw isTaken(error, isEmail ? 'students_email' : 'students_phone') ? new Refusal(TAKEN[to.channel]) : error;
    });
  const old = isEmail ? account.email : account.phone;
  const told = old === null ? account : { ...account, email: isEmail ? old : null };
  await tellOwner(db, told, isEmail ? 'emailChanged' : 'phoneChanged', options, now);
  return changed as Account;
}

/** Takes the code of a change: from now on the student has the address. */
export async function confirmChange(
  db: Db,
  account: Account,
  to: Destination,
  typed: string,
  options: SendingOptions,
  now: Date,
): Promise<Account> {
  const checked = await atEntrance(() => checkCode(db, options.sessionSecrets, holderOf(account, to), typed, now));
  if (checked === 'expired') throw new Refusal('otp_expired');
  if (checked === 'wrong') throw new Refusal(wrongCodeOf(to));
  return store(db, account, to, options, now);
}

/** Takes the link of a change, for the student who asked for it alone. */
export async function confirmChangeByLink(db: Db, account: Account, token: string, options: SendingOptions, now: Date): Promise<Account> {
  const link = await db.transaction(async (tx) => {
    const taken = await takeLink(tx, token, 'change', now);
    // another student's stays theirs
    if (taken?.student !== account.id) throw new Refusal('stud_verify_fail');
    return taken;
  });
  return store(db, account, { channel: 'email', value: link.address }, options, now);
}
