import { OPTIONS_COUNT } from '@darb/contract/league-match';
import { and, asc, eq, sql } from 'drizzle-orm';
import { lessonPlaces, subtopicPlaces } from '../content/views.ts';
import { recall } from '../database/content-memory.ts';
import type { Db } from '../database/database.ts';
import { lessonOfQuiz, subtopicOfQuiz } from './place.ts';
import { questions, quizzes } from './tables.ts';

/**
 * Questions that can be played: single choice of four options without pictures, whose quiz or test is on a
 * path. Of a question with drawn numbers the first variant, so that no match asks the same thing twice.
 */
const playable = and(
  eq(questions.retired, false),
  eq(questions.variant, 1),
  eq(quizzes.retired, false),
  eq(subtopicPlaces.live, true),
  sql`${questions.body}->>'type' = 'single_choice'`,
  sql`jsonb_array_length(${questions.body}->'options') = ${OPTIONS_COUNT}`,
  sql`not jsonb_path_exists(${questions.stem}, '$.**.kind ? (@ == "picture")')`,
  sql`not jsonb_path_exists(${questions.body}, '$.**.kind ? (@ == "picture")')`,
);

/** How many playable questions each subject of a program has, by subject id. */
export const countPlayable = (db: Db, programId: number) =>
  recall(db, `league subjects ${programId}`, () =>
    db
      .select({ subjectId: subtopicPlaces.subjectId, count: sql<number>`count(*)::int` })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .leftJoin(lessonPlaces, lessonOfQuiz)
      .innerJoin(subtopicPlaces, and(subtopicOfQuiz, eq(subtopicPlaces.programId, programId)))
      .where(playable)
      .groupBy(subtopicPlaces.subjectId),
  );

/** The playable questions of a subject, by id. */
export const playableQuestions = (db: Db, subjectId: number) =>
  db
    .select({ id: questions.id, stem: questions.stem, body: questions.body, explanation: questions.explanation })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .leftJoin(lessonPlaces, lessonOfQuiz)
    .innerJoin(subtopicPlaces, and(subtopicOfQuiz, eq(subtopicPlaces.subjectId, subjectId)))
    .where(playable)
    .orderBy(asc(questions.id));
