import { and, eq } from 'drizzle-orm';
import { students } from '../account/tables.ts';
import { quizzes } from '../assessment/tables.ts';
import { programs, subjects, subtopics, topics } from '../catalog/tables.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
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

/** The program that a student chose; null before they did. */
export async function programIdOf(db: Db, student: StudentId): Promise<number | null> {
  const [row] = await db.select({ programId: students.programId }).from(students).where(eq(students.id, student));
  return row?.programId ?? null;
}

export async function feedbackOf(db: Db, student: StudentId, lessonId: number) {
  const [row] = await db
    .select({ stars: lessonFeedback.stars, text: lessonFeedback.text })
    .from(lessonFeedback)
    .where(and(eq(lessonFeedback.studentId, student), eq(lessonFeedback.lessonId, lessonId)));
  return row ?? null;
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
