import { and, asc, eq, or, sql } from 'drizzle-orm';
import { questions, quizzes } from '../assessment/tables.ts';
import { programs, subjects, subtopics, topics } from '../catalog/tables.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { lessons } from '../learning/tables.ts';

const OPTIONS_COUNT = 4;

/**
 * Questions that can be played: single choice of four options without pictures, whose quiz or test is on a path. Of a question with drawn numbers the first
 * variant, so that no match asks the same thing twice.
 */
const playable = and(
  eq(questions.retired, false),
  eq(questions.variant, 1),
  eq(quizzes.retired, false),
  eq(subtopics.retired, false),
  eq(topics.retired, false),
  sql`${questions.body}->>'type' = 'single_choice'`,
  sql`jsonb_array_length(${questions.body}->'options') = ${OPTIONS_COUNT}`,
  sql`not jsonb_path_exists(${questions.stem}, '$.**.kind ? (@ == "picture")')`,
  sql`not jsonb_path_exists(${questions.body}, '$.**.kind ? (@ == "picture")')`,
);
const subtopicOfQuiz = or(
  eq(subtopics.id, quizzes.subtopicId),
  sql`${subtopics.id} = (select ${lessons.subtopicId} from ${lessons} where ${lessons.id} = ${quizzes.lessonId} and not ${lessons.retired})`,
);

/** How many playable questions each subject of a program has, by subject id. */
export const countPlayable = (db: Db, programId: number) =>
  recall(db, `league subjects ${programId}`, () =>
    db
      .select({ subjectId: topics.subjectId, count: sql<number>`count(*)::int` })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .innerJoin(subtopics, subtopicOfQuiz)
      .innerJoin(topics, eq(topics.id, subtopics.topicId))
      .innerJoin(subjects, and(eq(subjects.id, topics.subjectId), eq(subjects.programId, programId)))
      .where(playable)
      .groupBy(topics.subjectId),
  );

/** Every subject that is shown, with its program. */
export const allSubjects = (db: Db) =>
  db
    .select({ id: subjects.id, programId: subjects.programId, title: subjects.title })
    .from(subjects)
    .innerJoin(programs, and(eq(programs.id, subjects.programId), eq(programs.retired, false)))
    .where(eq(subjects.retired, false))
    .orderBy(asc(subjects.id));

/** The playable questions of a subject, by id. */
export const playableQuestions = (db: Db, subjectId: number) =>
  db
    .select({ id: questions.id, stem: questions.stem, body: questions.body, explanation: questions.explanation })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(subtopics, subtopicOfQuiz)
    .innerJoin(topics, and(eq(topics.id, subtopics.topicId), eq(topics.subjectId, subjectId)))
    .where(playable)
    .orderBy(asc(questions.id));
