import type { Db } from '../database/database.ts';
import { accountActs, type AccountAct } from './tables.ts';

/** What was done with an account, and by whom; `operator` is their name on their machine. */
export interface Act {
  student: string;
  act: AccountAct;
  by: 'student' | 'operator' | 'darb';
  operator?: string;
}

/** Writes down what was done with an account, for good (rule account 53). */
export async function keepAct(db: Db, { student, act, by, operator }: Act, now: Date): Promise<void> {
  await db.insert(accountActs).values({ studentId: student, act, by, operator: operator ?? null, at: now });
}
