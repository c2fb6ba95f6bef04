import { and, eq, sql } from 'drizzle-orm';
import { lessonPlaces, subtopicPlaces } from '../content/views.ts';
import { quizzes } from './tables.ts';

// How a statement about quizzes and tests finds where each stands.

/** The lesson that a quiz belongs to, while it is live; a test has none. */
export const lessonOfQuiz = and(eq(lessonPlaces.lessonId, quizzes.lessonId), eq(lessonPlaces.live, true));
/** The subtopic of a quiz, which is its lesson's, or of a test. */
export const subtopicOfQuiz = sql`${subtopicPlaces.subtopicId} = coalesce(${quizzes.subtopicId}, ${lessonPlaces.subtopicId})`;
