import { and, eq, sql } from 'drizzle-orm';
import { students } from '../account/tables.ts';
import { attempts, quizzes } from '../assessment/tables.ts';
import { programs, subjects, subtopics, topics } from '../catalog/tables.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { lessonProgress } from '../progress/tables.ts';
import { shareOf, SLACK_SECONDS, type LessonProgress } from '../progress/watching.ts';
import type { StudentId } from '../context.ts';
import { lessonFeedback, lessons } from './tables.ts';

/** A lesson with everything above it and its quiz, unless any of it is retired. */
export const lessonById = (db: Db, id: number) => recall(db, `lesson ${id}`, () => readLesson(db, id));

async function readLesson(db: Db, id: number) {
  const [row] = await db
    .select({
      lesson: lessons,
      quizId: quizzes.id,
      subtopic: { id: subtopics.id, title: subtopics.title },
      topic: { id: topics.id, title: topics.title },
      subjectId: subjects.id,
      programId: subjects.programId,
    })
    .from(lessons)
    .innerJoin(subtopics, and(eq(subtopics.id, lessons.subtopicId), eq(subtopics.retired, false)))
    .innerJoin(topics, and(eq(topics.id, subtopics.topicId), eq(topics.retired, false)))
    .innerJoin(subjects, and(eq(subjects.id, topics.subjectId), eq(subjects.retired, false)))
    .innerJoin(programs, and(eq(programs.id, subjects.programId), eq(programs.retired, false)))
    .leftJoin(quizzes, and(eq(quizzes.lessonId, lessons.id), eq(quizzes.retired, false)))
    .where(and(eq(lessons.id, id), eq(lessons.retired, false)));
  return row;
}
export type LessonRow = NonNullable<Awaited<ReturnType<typeof lessonById>>>;

/** What a student has of a lesson: how far they saw it, what they said of it, and whether they handed in its quiz. */
export interface Opening extends LessonProgress {
  feedback: { stars: number; text: string } | null;
  quizDone: boolean;
}

interface OpeningRow {
  seconds: number | null;
  position: number | null;
  watchedAt: string | Date | null;
  feedback: Opening['feedback'];
  quizDone: boolean;
}

/** What stands beside a lesson's progress, of the placeholders `student`, `lesson` and `quiz`. */
const beside = {
  feedback: sql<Opening['feedback']>`(select json_build_object('stars', f.stars, 'text', f.text) from ${lessonFeedback} f
    where f.student_id = ${sql.placeholder('student')}::uuid and f.lesson_id = ${sql.placeholder('lesson')}::int)`,
  quizDone: sql<boolean>`exists (select 1 from ${attempts} a
    where a.student_id = ${sql.placeholder('student')}::uuid and a.quiz_id = ${sql.placeholder('quiz')}::int and a.submitted_at is not null)`,
};

const opening = (db: Db) =>
  prepared(db, 'opening', (on, name) =>
    on
      .insert(lessonProgress)
      .values({
        studentId: sql.placeholder('student'),
        lessonId: sql.placeholder('lesson'),
        allowance: sql.placeholder('allowance'),
        openedAt: sql.placeholder('now'),
        reportedAt: sql.placeholder('now'),
      })
      .onConflictDoUpdate({ target: [lessonProgress.studentId, lessonProgress.lessonId], set: { openedAt: sql`excluded.opened_at` } })
      .returning({ seconds: lessonProgress.seconds, position: lessonProgress.position, watchedAt: lessonProgress.watchedAt, ...beside })
      .prepare(name),
  );

const found = (db: Db) =>
  prepared(db, 'found-opening', (on, name) =>
    on
      .select({ seconds: lessonProgress.seconds, position: lessonProgress.position, watchedAt: lessonProgress.watchedAt, ...beside })
      .from(students)
      .leftJoin(lessonProgress, and(eq(lessonProgress.studentId, students.id), eq(lessonProgress.lessonId, sql.placeholder('lesson'))))
      .where(eq(students.id, sql.placeholder('student')))
      .prepare(name),
  );

const openingOf = (row: OpeningRow | undefined, duration: number): Opening => ({
  share: shareOf(row?.seconds ?? 0, duration),
  position: row?.position ?? 0,
  watched: row ? row.watchedAt !== null : false,
  feedback: row?.feedback ?? null,
  quizDone: row?.quizDone ?? false,
});

/** Makes a lesson the recent one of a student, from now on its seconds may be played; gives what they have of it. */
export async function recordOpening(db: Db, student: StudentId, { lesson, quizId }: LessonRow, now: Date): Promise<Opening> {
  const values = { student, lesson: lesson.id, quiz: quizId, allowance: SLACK_SECONDS, now };
  return openingOf((await opening(db).execute(values))[0], lesson.duration);
}

/** What a student has of a lesson that they do not open. */
export async function findOpening(db: Db, student: StudentId, { lesson, quizId }: LessonRow): Promise<Opening> {
  return openingOf((await found(db).execute({ student, lesson: lesson.id, quiz: quizId }))[0], lesson.duration);
}

export async function upsertFeedback(db: Db, row: typeof lessonFeedback.$inferInsert): Promise<void> {
  await db
    .insert(lessonFeedback)
    .values(row)
    .onConflictDoUpdate({
      target: [lessonFeedback.studentId, lessonFeedback.lessonId],
      set: { stars: row.stars, text: row.text, savedAt: row.savedAt },
    });
}
