import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { hiddenLooks } from './tables.ts';

/** What of a student staff took out of sight, as it stood then (rule community 16). */
export interface HiddenLook {
  readonly kind: (typeof hiddenLooks.$inferSelect)['kind'];
  readonly shown: string;
}

export const hiddenLooksOf = (db: Db, student: string): Promise<HiddenLook[]> =>
  db.select({ kind: hiddenLooks.kind, shown: hiddenLooks.shown }).from(hiddenLooks).where(eq(hiddenLooks.studentId, student));
