import type { CountryCode } from '@darb/contract';
import type { Language } from '@darb/language';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { StudentId } from '../context.ts';
import type { Db } from '../database/database.ts';
import { codeOf } from '../faults.ts';
import { newReferralCode } from './referral-code.ts';
import { students } from './tables.ts';

export type StudentRow = typeof students.$inferSelect & { id: StudentId };

/** Where a student can be reached: a number in E.164 or an e-mail address in lower case. */
export interface Address { channel: 'sms' | 'email'; value: string }

export interface NewStudent {
  fullName: string;
  passwordHash: string;
  language: Language;
  country: CountryCode;
  referredByCode: string | null;
}

const columnsOf = (address: Address) =>
  address.channel === 'sms'
    ? { column: students.phone, verifiedAt: students.phoneVerifiedAt, value: { phone: address.value } }
    : { column: students.email, verifiedAt: students.emailVerifiedAt, value: { email: address.value } };

const rowOf = (rows: (typeof students.$inferSelect)[]): StudentRow | null => (rows[0] as StudentRow | undefined) ?? null;

export const studentById = async (db: Db, id: StudentId): Promise<StudentRow | null> => rowOf(await db.select().from(students).where(eq(students.id, id)));

export const studentByAddress = async (db: Db, address: Address): Promise<StudentRow | null> =>
  rowOf(await db.select().from(students).where(eq(columnsOf(address).column, address.value)));

export const isVerified = (student: StudentRow, address: Address): boolean => (address.channel === 'sms' ? student.phoneVerifiedAt : student.emailVerifiedAt) !== null;

const REFERRAL_CODE_TRIES = 5;

/**
 * Stores an account whose address waits for its code. An account of the same address that was never verified is replaced: name, password
 * and the rest are those of the last sign-up. False when the address is a verified student's.
 */
export async function storeUnverified(db: Db, address: Address, student: NewStudent, now: Date): Promise<boolean> {
  const { column, value } = columnsOf(address);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const stored = await db
        .insert(students)
        .values({ ...student, ...value, referralCode: newReferralCode(), createdAt: now })
        .onConflictDoUpdate({ target: column, set: { ...student, createdAt: now }, setWhere: and(isNull(students.phoneVerifiedAt), isNull(students.emailVerifiedAt)) })
        .returning({ id: students.id });
      return stored.length === 1;
    } catch (error) {
      // somebody has the new referral code already: make another one
      if (codeOf(error) !== '23505' || attempt === REFERRAL_CODE_TRIES) throw error;
    }
  }
}

/** Marks the address as its student's own; gives the student, null when the account is gone. */
export async function markVerified(db: Db, address: Address, now: Date): Promise<StudentRow | null> {
  const { column } = columnsOf(address);
  return rowOf(
    await db
      .update(students)
      .set(address.channel === 'sms' ? { phoneVerifiedAt: now } : { emailVerifiedAt: now })
      .where(eq(column, address.value))
      .returning(),
  );
}

/** The active, verified student whose referral code this is. */
export async function studentOfReferralCode(db: Db, code: string): Promise<StudentId | null> {
  const [found] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(eq(students.referralCode, code), eq(students.status, 'active'), or(isNotNull(students.phoneVerifiedAt), isNotNull(students.emailVerifiedAt))));
  return (found?.id as StudentId | undefined) ?? null;
}

export const storeProgram = async (db: Db, id: StudentId, programId: number): Promise<StudentRow | null> =>
  rowOf(await db.update(students).set({ programId }).where(eq(students.id, id)).returning());
