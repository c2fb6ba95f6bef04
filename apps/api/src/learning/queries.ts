import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { hasSubmitted } from '../assessment/submitted.ts';
import { lessonPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { opened, seenOf } from '../progress/opening.ts';
import { shareOf, SLACK_SECONDS, type LessonProgress } from '../progress/watching.ts';
import type { StudentId } from '../ids.ts';
import { lessonFeedback, lessons } from './tables.ts';

/** A lesson with everything above it and its quiz, unless any of it is retired. */
export const lessonById = (db: Db, id: number) => recall(db, `lesson ${id}`, () => readLesson(db, id));

async function readLesson(db: Db, id: number) {
  const [row] = await db
    .select({
      lesson: lessons,
      quizId: lessonPlaces.quizId,
      subtopic: { id: lessonPlaces.subtopicId, title: lessonPlaces.subtopicTitle },
      topic: { id: lessonPlaces.topicId, title: lessonPlaces.topicTitle },
      subjectId: lessonPlaces.subjectId,
      programId: lessonPlaces.programId,
    })
    .from(lessons)
    .innerJoin(lessonPlaces, and(eq(lessonPlaces.lessonId, lessons.id), eq(lessonPlaces.live, true)))
    .where(eq(lessons.id, id));
  return row;
}
export type LessonRow = NonNullable<Awaited<ReturnType<typeof lessonById>>>;

/**
 * What a student has of a lesson: how far they saw it, what they said of it, and whether they handed in its
 * quiz.
 */
export interface Opening extends LessonProgress {
  feedback: { stars: number; text: string } | null;
  quizDone: boolean;
}

const student = sql`${sql.placeholder('student')}::uuid`;
const lesson = sql`${sql.placeholder('lesson')}::int`;

const opening = (db: Db) =>
  prepared(db, 'opening', (on, name) =>
    on
      .with(on.$with('opened', { lessonId: sql<number>`lesson_id` }).as(opened(student, lesson)))
      .select({
        seen: seenOf(student, lesson),
        feedback: sql<Opening['feedback']>`(select json_build_object('stars', f.stars, 'text', f.text) from ${lessonFeedback} f
          where f.student_id = ${student} and f.lesson_id = ${lesson})`,
        quizDone: hasSubmitted(student, sql`${sql.placeholder('quiz')}::int`),
      })
      .from(sql`(values (1)) as one`)
      .prepare(name),
  );

type OpeningRow = Awaited<ReturnType<ReturnType<typeof opening>['execute']>>[number];

const openingOf = (row: OpeningRow | undefined, duration: number): Opening => ({
  share: shareOf(row?.seen?.seconds ?? 0, duration),
  position: row?.seen?.position ?? 0,
  watched: row?.seen?.watched ?? false,
  feedback: row?.feedback ?? null,
  quizDone: row?.quizDone ?? false,
});

/**
 * What a student has of a lesson. With `opens` it becomes their recent one, and from now on its seconds may
 * be played; what is given is how it was before.
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

/** What a student said of lessons, unless those are retired, the newest first. */
export const feedbackOf = (db: Db, student: StudentId) =>
  db
    .select({
      lessonId: lessonPlaces.lessonId,
      subtopicId: lessonPlaces.subtopicId,
      subjectId: lessonPlaces.subjectId,
      title: lessonPlaces.lessonTitle,
      stars: lessonFeedback.stars,
      text: lessonFeedback.text,
      savedAt: lessonFeedback.savedAt,
    })
    .from(lessonFeedback)
    .innerJoin(lessonPlaces, and(eq(lessonPlaces.lessonId, lessonFeedback.lessonId), eq(lessonPlaces.live, true)))
    .where(eq(lessonFeedback.studentId, student))
    .orderBy(desc(lessonFeedback.savedAt), asc(lessonFeedback.lessonId));
