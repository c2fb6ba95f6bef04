import type { NameChoice } from '@darb/contract';
import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { welcome } from '../billing/credit.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import type { PendingSignUp } from './pending-sign-ups.ts';
import { newReferralCode } from './referral-code.ts';
import { sessions, students } from './tables.ts';

const { passwordHash, ...plainColumns } = getTableColumns(students);

/** A student's row without the hash of their password, of which it says only whether there is one. */
export const accountColumns = { ...plainColumns, hasPassword: sql<boolean>`${passwordHash} is not null` };
export type Account = Omit<typeof students.$inferSelect, 'passwordHash' | 'id'> & { id: StudentId; hasPassword: boolean };

/** Where a student can be reached: a number in E.164 or an e-mail address in lower case. */
export interface Address {
  channel: 'sms' | 'email';
  value: string;
}

const reachedAt = ({ channel, value }: Address) => eq(channel === 'sms' ? students.phone : students.email, value);

const accountOf = (rows: (Omit<Account, 'id'> & { id: string })[]): Account | null => (rows[0] as Account | undefined) ?? null;

/** A student by their id, whatever their account's state. */
export const accountById = async (db: Db, id: StudentId): Promise<Account | null> =>
  accountOf(await db.select(accountColumns).from(students).where(eq(students.id, id)));

/** Where an account can be reached: its proven addresses. */
export const addressesOf = ({ email, phone }: Pick<Account, 'email' | 'phone'>): string[] => [email, phone].filter((one) => one !== null);

/** The hash of a student's password, to compare one with; null for none. */
export async function passwordHashOf(db: Db, id: StudentId): Promise<string | null> {
  const [found] = await db.select({ passwordHash }).from(students).where(eq(students.id, id));
  return found?.passwordHash ?? null;
}

/**
 * Whether a student's password is still the one that was compared; it stays so until the transaction ends.
 */
export async function hasStill(tx: Db, id: StudentId, hash: string | null): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(students)
    .where(and(eq(students.id, id), hash === null ? isNull(students.passwordHash) : eq(students.passwordHash, hash)))
    .for('share');
  return rows.length > 0;
}

export async function storePassword(db: Db, id: StudentId, hash: string, now: Date): Promise<void> {
  await db.update(students).set({ passwordHash: hash, passwordChangedAt: now }).where(eq(students.id, id));
}

/** Whose address it is. */
export async function studentByAddress(db: Db, address: Address): Promise<StudentId | null> {
  const [found] = await db.select({ id: students.id }).from(students).where(reachedAt(address));
  return (found?.id as StudentId | undefined) ?? null;
}

/**
 * The account that an address belongs to, with the hash of its password: for signing in, and for nothing
 * else.
 */
export async function credentialsAt(db: Db, address: Address): Promise<{ account: Account; passwordHash: string | null } | null> {
  const [found] = await db
    .select({ ...accountColumns, passwordHash })
    .from(students)
    .where(reachedAt(address));
  if (!found) return null;
  const { passwordHash: hash, ...account } = found;
  return { account: account as Account, passwordHash: hash };
}

/** Whether this client was signed in before to the account that an address belongs to. */
export async function wasSignedIn(db: Db, address: Address, clientId: string | null): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(sessions)
    .innerJoin(students, eq(students.id, sessions.studentId))
    .where(and(reachedAt(address), eq(sessions.clientId, sql`${clientId}::uuid`)))
    .limit(1);
  return rows.length > 0;
}

const REFERRAL_CODE_TRIES = 5;

/**
 * Makes a student of a sign-up whose address has just been proven (null for one by a login without any);
 * `hash` is the kept hash of its password, in SQL. Null when the address is somebody's already: of several
 * who prove it at once the first one has it, and the others wait here until that is decided. Runs within the
 * caller's transaction, in which who came by a code gets their credit too.
 */
export async function storeStudent(
  db: Db,
  address: Address | null,
  details: Pick<PendingSignUp, 'fullName' | 'language' | 'country' | 'referredByCode'>,
  hash: SQL<string | null>,
  now: Date,
): Promise<Account | null> {
  const { fullName, language, country, referredByCode } = details;
  const proven =
    address === null
      ? {}
      : address.channel === 'sms'
        ? { phone: address.value, phoneVerifiedAt: now }
        : { email: address.value, emailVerifiedAt: now };
  for (let attempt = 1; attempt <= REFERRAL_CODE_TRIES; attempt += 1) {
    const stored = accountOf(
      await db
        .insert(students)
        .values({
          fullName,
          passwordHash: hash,
          language,
          country,
          referredByCode,
          ...proven,
          referralCode: newReferralCode(),
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning(accountColumns),
    );
    if (stored) {
      if (referredByCode !== null) await welcome(db, stored.id, now);
      return stored;
    }
    if (address && (await studentByAddress(db, address))) return null;
    // somebody has the new referral code already: make another one
  }
  throw new Error('no referral code is free');
}

/** The active student whose referral code this is. */
export async function studentOfReferralCode(db: Db, code: string): Promise<StudentId | null> {
  const [found] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.referralCode, code), eq(students.status, 'active')));
  return (found?.id as StudentId | undefined) ?? null;
}

/** Whether an active student who was here before this one has the code (rule billing 10). */
export async function isInviterOf(db: Db, code: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.referralCode, code), eq(students.status, 'active'), lt(students.createdAt, since)));
  return rows.length > 0;
}

/** Holds a student's row until the transaction ends: what is counted of them is counted once. */
export async function lockStudent(tx: Db, id: StudentId): Promise<{ referredByCode: string | null } | null> {
  const [found] = await tx
    .select({ referredByCode: students.referredByCode })
    .from(students)
    .where(eq(students.id, id))
    .for('no key update');
  return found ?? null;
}

/** Holds the row of whoever has the code, whatever their account's state; null when it is erased. */
export async function lockInviter(tx: Db, code: string): Promise<StudentId | null> {
  const [found] = await tx.select({ id: students.id }).from(students).where(eq(students.referralCode, code)).for('no key update');
  return (found?.id as StudentId | undefined) ?? null;
}

/** Says by whose code a student came, who had said none. */
export async function storeInviter(tx: Db, id: StudentId, code: string): Promise<void> {
  await tx.update(students).set({ referredByCode: code }).where(eq(students.id, id));
}

/**
 * A part of those whom a code brought, the newest first, and how many they are; deleted accounts left out.
 */
export async function studentsBroughtBy(db: Db, code: string, limit: number, offset: number) {
  const brought = and(eq(students.referredByCode, code), sql`${students.status} <> 'deleted'`);
  const [rows, total] = await Promise.all([
    db
      .select({ id: students.id, fullName: students.fullName, createdAt: students.createdAt })
      .from(students)
      .where(brought)
      .orderBy(desc(students.createdAt), desc(students.id))
      .limit(limit)
      .offset(offset),
    db.$count(students, brought),
  ]);
  return { rows, total };
}

/** The names of these students. */
export async function fullNamesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: students.id, fullName: students.fullName })
    .from(students)
    .where(inArray(students.id, [...ids]));
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}

export const storeProgram = async (db: Db, id: StudentId, programId: number): Promise<Account | null> =>
  accountOf(await db.update(students).set({ programId }).where(eq(students.id, id)).returning(accountColumns));

/** The name and program of an active student, as a part of a statement; null of any other. */
export const activeStudent = (student: SQL) => sql<{ fullName: string; alias: string | null; programId: number | null } | null>`(
  select json_build_object('fullName', ${students.fullName}, 'alias', ${students.alias}, 'programId', ${students.programId})
  from ${students} where ${students.id} = ${student} and ${students.status} = 'active')`;

/** The student whose id this text is, as a part of a statement; null where it is nobody's. */
export const studentNamed = (text: string) =>
  sql<StudentId | null>`(select ${students.id} from ${students} where ${students.id}::text = ${text})`;

export const storeLeagueName = async (db: Db, id: StudentId, choice: NameChoice): Promise<Account | null> =>
  accountOf(await db.update(students).set({ leagueName: choice }).where(eq(students.id, id)).returning(accountColumns));
