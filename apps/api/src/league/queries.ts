import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';
import { studentNamed } from '../account/service.ts';
import { leagueNameReports } from './tables.ts';

/** Whose name is reported, and how it stood. */
export interface ReportedName {
  ownerId: string;
  /** The student's id in the league, which is nobody's of ours for a player of the operator's. */
  student: string;
  name: string;
  matchId: string | null;
}

/** Keeps a report, unless there is one of this reporter's of this name. */
export async function storeReport(
  db: Db,
  reporter: StudentId,
  { ownerId, student, name, matchId }: ReportedName,
  now: Date,
): Promise<void> {
  await db
    .insert(leagueNameReports)
    .values({
      reporterId: reporter,
      studentId: studentNamed(student),
      ownerId,
      name,
      matchId,
      reportedAt: now,
    })
    .onConflictDoNothing();
}
