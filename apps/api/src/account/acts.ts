import { desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { accountActs, operatorActs, type AccountAct } from './tables.ts';

/** What was done with an account, and by whom; `operator` is their name on their machine. */
export interface Act {
  student: string;
  act: AccountAct;
  by: 'student' | 'operator' | 'staff' | 'darb';
  operator?: string;
}

/** Writes down what was done with an account, for good (rule account 53). */
export async function keepAct(db: Db, { student, act, by, operator }: Act, now: Date): Promise<void> {
  await db.insert(accountActs).values({ studentId: student, act, by, operator: operator ?? null, at: now });
}

/** Writes down what the operator did to anything but an account, for good (rule account 53). */
export async function keepOperatorAct(
  db: Db,
  act: string,
  operator: string,
  about: Readonly<Record<string, string | number>>,
  now: Date,
): Promise<void> {
  await db.insert(operatorActs).values({ act, operator, about, at: now });
}

/** What the operator did, to accounts too, the newest first. */
export const operatorActsOf = (db: Db, limit: number) =>
  unionAll(
    db
      .select({ at: operatorActs.at, operator: operatorActs.operator, act: operatorActs.act, about: operatorActs.about })
      .from(operatorActs),
    db
      .select({
        at: accountActs.at,
        operator: sql<string>`coalesce(${accountActs.operator}, 'operator')`,
        act: sql<string>`'students ' || ${accountActs.act}`,
        about: sql<Readonly<Record<string, string | number>>>`jsonb_build_object('student', ${accountActs.studentId})`,
      })
      .from(accountActs)
      .where(eq(accountActs.by, 'operator')),
  )
    .orderBy((row) => desc(row.at))
    .limit(limit);
