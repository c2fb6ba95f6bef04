import type { CountryCode } from '@darb/contract';
import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import { subscriptionsOf, type Subscriptions } from '../billing/subscriptions.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { keepAct } from './acts.ts';
import { endEverything } from './ending.ts';
import { erasureOf } from './erasure.ts';
import { phoneOf } from './phone.ts';
import { accountById, studentByAddress, type Account } from './queries.ts';
import { accountActs, sessions, students, type AccountAct, type Role } from './tables.ts';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What the operator decides about an account (rule account 18). */
export type Decision = Exclude<AccountAct, 'erase' | Role>;

/**
 * The account that an operator names: by its id, its e-mail, or its number as it is typed in a country; null
 * for none.
 */
export async function accountNamed(db: Db, typed: string, country: CountryCode): Promise<Account | null> {
  const name = typed.trim();
  if (UUID.test(name)) return accountById(db, name as StudentId);
  const isEmail = name.includes('@');
  const value = isEmail ? name.toLowerCase() : phoneOf(name, country);
  const id = value === null ? null : await studentByAddress(db, { channel: isEmail ? 'email' : 'sms', value });
  return id === null ? null : accountById(db, id);
}

/** An account as its operator sees it: its state, and what was decided about it. */
export interface AccountSheet {
  account: Account;
  subscriptions: Subscriptions;
  openSessions: number;
  acts: { act: AccountAct; by: string; operator: string | null; at: Date }[];
  /** When a deleted one is gone for good. */
  erasedAt: Date | null;
}

export async function sheetOf(db: Db, account: Account): Promise<AccountSheet> {
  const [subscriptions, [open], acts] = await Promise.all([
    subscriptionsOf(db, account.id),
    db
      .select({ count: count() })
      .from(sessions)
      .where(and(eq(sessions.studentId, account.id), isNull(sessions.endedAt))),
    db
      .select({ act: accountActs.act, by: accountActs.by, operator: accountActs.operator, at: accountActs.at })
      .from(accountActs)
      .where(eq(accountActs.studentId, account.id))
      .orderBy(asc(accountActs.at)),
  ]);
  return { account, subscriptions, openSessions: open?.count ?? 0, acts, erasedAt: account.deletedAt && erasureOf(account.deletedAt) };
}

/** Why a decision was not carried out: it stands already, or a deleted account is in its way. */
export type Undecided = 'already' | 'deleted' | 'gone';

const STATUS = { review: 'under_review', suspend: 'suspended', restore: 'active', delete: 'deleted' } as const;
const NOT_DELETED = { deletedAt: null, deletedBy: null } as const;

/**
 * Carries a decision of the operator's out, all of it or nothing, and writes down who made it
 * (rule account 53). An account that is not active any more has no session, code or link left. Null when it
 * is done.
 */
export function decide(db: Db, student: StudentId, decision: Decision, operator: string, now: Date): Promise<Undecided | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ status: students.status, deletedAt: students.deletedAt, deletedBy: students.deletedBy })
      .from(students)
      .where(eq(students.id, student))
      .for('update');
    if (!row || (row.deletedAt && erasureOf(row.deletedAt) <= now)) return 'gone';
    const isOperators = row.status !== 'deleted' || row.deletedBy === 'operator';
    if (row.status === STATUS[decision] && isOperators) return 'already';
    if (row.status === 'deleted' && decision !== 'restore' && decision !== 'delete') return 'deleted';
    const deleted = decision === 'delete' ? ({ deletedAt: row.deletedAt ?? now, deletedBy: 'operator' } as const) : NOT_DELETED;
    await tx
      .update(students)
      .set({ status: STATUS[decision], ...deleted })
      .where(eq(students.id, student));
    if (decision !== 'restore') await endEverything(tx, student, now);
    await keepAct(tx, { student, act: decision, by: 'operator', operator }, now);
    return null;
  });
}

/**
 * Suspends an account as staff of the house, as the operator does (rule community 15); within the caller's
 * transaction. What is no active account stays as it is.
 */
export async function suspendByStaff(tx: Db, student: StudentId, now: Date): Promise<void> {
  const changed = await tx
    .update(students)
    .set({ status: 'suspended' })
    .where(and(eq(students.id, student), eq(students.status, 'active')))
    .returning({ id: students.id });
  if (changed.length === 0) return;
  await endEverything(tx, student, now);
  await keepAct(tx, { student, act: 'suspend', by: 'staff' }, now);
}

/**
 * Says how somebody stands in the house (rule account 58), and writes down who said it. False when they stand
 * so already.
 */
export const setRole = (db: Db, student: StudentId, role: Role, operator: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(students)
      .set({ userType: role })
      .where(and(eq(students.id, student), ne(students.userType, role)))
      .returning({ id: students.id });
    if (changed.length > 0) await keepAct(tx, { student, act: role, by: 'operator', operator }, now);
    return changed.length > 0;
  });
