import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { dayInAmman } from '../calendar-sql.ts';
import { lessonPlaces } from '../content/views.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { StudentId } from '../ids.ts';
import { lessonProgress, studyDays } from './tables.ts';

const firstDay = (db: Db) =>
  prepared(db, 'first-study-day', (on, name) =>
    on
      .select({ day: sql<string | null>`min(${studyDays.day})` })
      .from(studyDays)
      .where(eq(studyDays.studentId, sql.placeholder('student')))
      .prepare(name),
  );

/** The first day on which a student learned; null before there is one. Watching and handing in both count. */
export async function firstStudyDay(db: Db, student: StudentId): Promise<string | null> {
  const [row] = await firstDay(db).execute({ student });
  return row?.day ?? null;
}

const studied = (db: Db) =>
  prepared(db, 'studied-since', (on, name) =>
    on
      .select({ day: studyDays.day, seconds: studyDays.seconds })
      .from(studyDays)
      .where(and(eq(studyDays.studentId, sql.placeholder('student')), gte(studyDays.day, sql.placeholder('from'))))
      .prepare(name),
  );

/** The seconds of learning of each day since one. */
export const studiedSince = (db: Db, student: StudentId, from: string) => studied(db).execute({ student, from });

const watched = (db: Db) =>
  prepared(db, 'watched-between', (on, name) =>
    on
      .select({
        lessonId: lessonProgress.lessonId,
        day: dayInAmman(sql`${lessonProgress.watchedAt}`),
        subtopicId: lessonPlaces.subtopicId,
        subtopicTitle: lessonPlaces.subtopicTitle,
        subjectId: lessonPlaces.subjectId,
        programId: lessonPlaces.programId,
      })
      .from(lessonProgress)
      .innerJoin(lessonPlaces, eq(lessonPlaces.lessonId, lessonProgress.lessonId))
      .where(
        and(
          eq(lessonProgress.studentId, sql.placeholder('student')),
          isNotNull(lessonProgress.watchedAt),
          sql`${lessonProgress.watchedAt} >= ${sql.placeholder('from')}::timestamptz`,
          sql`${lessonProgress.watchedAt} < ${sql.placeholder('until')}::timestamptz`,
        ),
      )
      .prepare(name),
  );

/** The lessons that a student has watched between two moments, retired ones too, with where they stand. */
export const watchedBetween = (db: Db, student: StudentId, { from, until }: { from: Date; until: Date }) =>
  watched(db).execute({ student, from, until });
export type WatchedRow = Awaited<ReturnType<typeof watchedBetween>>[number];
