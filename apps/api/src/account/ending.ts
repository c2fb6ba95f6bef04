import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { endCodes, endCodesTo } from './codes.ts';
import { endLinks } from './links.ts';
import { addressesOf } from './queries.ts';
import { endSessionsOf } from './session.ts';
import { students } from './tables.ts';

/**
 * Ends what an account has open: sessions, and the codes and links of a change, a deletion and a recovery,
 * whoever asked for the recovery (rule account 47).
 */
export async function endEverything(tx: Db, student: StudentId, now: Date): Promise<void> {
  const [account] = await tx.select({ email: students.email, phone: students.phone }).from(students).where(eq(students.id, student));
  await endSessionsOf(tx, student, now);
  await endCodes(tx, ['change', 'deletion'], student);
  await endCodesTo(tx, 'recovery', account ? addressesOf(account) : []);
  await endLinks(tx, ['change', 'recovery'], student);
}
