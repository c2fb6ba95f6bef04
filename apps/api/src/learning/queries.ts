import { and, eq, sql } from 'drizzle-orm';
import { students } from '../account/tables.ts';
import { attempts, quizzes } from '../assessment/tables.ts';
import { programs, subjects, subtopics, topics } from '../catalog/tables.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { lessonProgress } from '../progress/tables.ts';
import { shareOf, SLACK_SECONDS, type LessonProgress } from '../progress/watching.ts';
import type { StudentId } from '../ids.ts';
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

const student = sql`${sql.placeholder('student')}::uuid`;
const lesson = sql`${sql.placeholder('lesson')}::int`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

/**
 * Makes a lesson the recent one, where it is not that already: most pages of a lesson are asked for by who has it open, and a statement that changes nothing
 * waits for no disk and for no other one. So of two lessons opened within one write's time either may be the recent one. A time that is still to come (a
 * clock was set back) is written anew. The first time, the row begins with the seconds that may be played at once.
 */
const opened = sql`insert into ${lessonProgress} as p (student_id, lesson_id, allowance, opened_at, reported_at)
  select ${student}, ${lesson}, ${sql.placeholder('allowance')}::float8, ${now}, ${now}
  where ${sql.placeholder('opens')}::boolean and ${lesson} is distinct from (
    select case when r.opened_at <= ${now} then r.lesson_id end
    from ${lessonProgress} r where r.student_id = ${student} order by r.opened_at desc, r.lesson_id desc limit 1)
  on conflict (student_id, lesson_id) do update set opened_at = excluded.opened_at
  returning p.lesson_id`;

const opening = (db: Db) =>
  prepared(db, 'opening', (on, name) =>
    on
      .with(on.$with('opened', { lessonId: lessonProgress.lessonId }).as(opened))
      .select({
        seconds: lessonProgress.seconds,
        position: lessonProgress.position,
        watchedAt: lessonProgress.watchedAt,
        feedback: sql<Opening['feedback']>`(select json_build_object('stars', f.stars, 'text', f.text) from ${lessonFeedback} f
          where f.student_id = ${student} and f.lesson_id = ${lesson})`,
        quizDone: sql<boolean>`exists (select 1 from ${attempts} a
          where a.student_id = ${student} and a.quiz_id = ${sql.placeholder('quiz')}::int and a.submitted_at is not null)`,
      })
      .from(students)
      .leftJoin(lessonProgress, and(eq(lessonProgress.studentId, students.id), eq(lessonProgress.lessonId, sql.placeholder('lesson'))))
      .where(eq(students.id, sql.placeholder('student')))
      .prepare(name),
  );

type OpeningRow = Awaited<ReturnType<ReturnType<typeof opening>['execute']>>[number];

const openingOf = (row: OpeningRow | undefined, duration: number): Opening => ({
  share: shareOf(row?.seconds ?? 0, duration),
  position: row?.position ?? 0,
  watched: row ? row.watchedAt !== null : false,
  feedback: row?.feedback ?? null,
  quizDone: row?.quizDone ?? false,
});

/**
 * What a student has of a lesson. With `opens` it becomes their recent one, and from now on its seconds may be played; what is given is how it was before.
 */
export async function openingFor(db: Db, student: StudentId, { lesson, quizId }: LessonRow, opens: boolean, now: Date): Promise<Opening> {
  const values = { student, lesson: lesson.id, quiz: quizId, allowance: SLACK_SECONDS, opens, now: now.toISOString() };
  return openingOf((await opening(db).execute(values))[0], lesson.duration);
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
