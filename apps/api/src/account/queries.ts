import { and, eq } from 'drizzle-orm';
import type { StudentId } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { SignUpDetails } from './pending-sign-ups.ts';
import { newReferralCode } from './referral-code.ts';
import { students } from './tables.ts';

export type StudentRow = typeof students.$inferSelect & { id: StudentId };

/** Where a student can be reached: a number in E.164 or an e-mail address in lower case. */
export interface Address {
  channel: 'sms' | 'email';
  value: string;
}

const columnOf = ({ channel }: Address) => (channel === 'sms' ? students.phone : students.email);

const rowOf = (rows: (typeof students.$inferSelect)[]): StudentRow | null => (rows[0] as StudentRow | undefined) ?? null;

export const studentByAddress = async (db: Db, address: Address): Promise<StudentRow | null> =>
  rowOf(
    await db
      .select()
      .from(students)
      .where(eq(columnOf(address), address.value)),
  );

const REFERRAL_CODE_TRIES = 5;

/**
 * Makes a student of a sign-up whose address has just been proven. Null when the address is somebody's already: of several who prove it at once
 * the first one has it, and the others wait here until that is decided.
 */
export async function storeStudent(db: Db, address: Address, details: SignUpDetails, now: Date): Promise<StudentRow | null> {
  const { fullName, passwordHash, language, country, referredByCode } = details;
  const proven =
    address.channel === 'sms' ? { phone: address.value, phoneVerifiedAt: now } : { email: address.value, emailVerifiedAt: now };
  for (let attempt = 1; attempt <= REFERRAL_CODE_TRIES; attempt += 1) {
    const stored = rowOf(
      await db
        .insert(students)
        .values({ fullName, passwordHash, language, country, referredByCode, ...proven, referralCode: newReferralCode(), createdAt: now })
        .onConflictDoNothing()
        .returning(),
    );
    if (stored) return stored;
    if (await studentByAddress(db, address)) return null;
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

export const storeProgram = async (db: Db, id: StudentId, programId: number): Promise<StudentRow | null> =>
  rowOf(await db.update(students).set({ programId }).where(eq(students.id, id)).returning());
