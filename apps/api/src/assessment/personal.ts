import type { Answer } from '@darb/contract';
import type { QuestionBody, RichTexts } from '@darb/content';
import { sql } from 'drizzle-orm';
import { lessonTitleOf } from '../learning/lesson-title.ts';
import { pointedTo, rowsBelow, rowsWith, type PersonalTable } from '../personal-data.ts';
import { answerInWords, inWords } from './answer-words.ts';
import { bodyOf, stemOf } from './asked.ts';
import { answers, attempts, flags, quizzes, skippedEntities, skips } from './tables.ts';

const ofAttempt = (column: typeof answers.attemptId | typeof flags.attemptId | typeof skips.attemptId) =>
  rowsBelow(column, attempts.id, attempts.studentId);

/** What becomes of a student's attempts, answers and what they skipped (rule account 51). */
export const assessmentData: readonly PersonalTable[] = [
  {
    table: answers,
    rowsOf: ofAttempt(answers.attemptId),
    erasure: 'deleted',
    download: {
      part: 'answers',
      columns: {
        attempt: answers.attemptId,
        at: answers.actedAt,
        stem: stemOf(answers.questionId),
        body: bodyOf(answers.questionId),
        given: answers.answer,
        points: answers.points,
        correct: answers.isCorrect,
      },
      shape: ({ stem, body, given, ...row }, language) => ({
        ...row,
        question: inWords(stem as RichTexts, language),
        answer: answerInWords(body as QuestionBody, given as Answer, language),
      }),
    },
  },
  {
    table: flags,
    rowsOf: ofAttempt(flags.attemptId),
    erasure: 'deleted',
    download: {
      part: 'flags',
      columns: {
        attempt: flags.attemptId,
        at: flags.actedAt,
        stem: stemOf(flags.questionId),
        marked: flags.flagged,
      },
      shape: ({ stem, ...row }, language) => ({ ...row, question: inWords(stem as RichTexts, language) }),
    },
  },
  {
    table: skips,
    rowsOf: ofAttempt(skips.attemptId),
    erasure: 'deleted',
    download: {
      part: 'skips',
      columns: { attempt: skips.attemptId, stem: stemOf(skips.questionId) },
      shape: ({ stem, ...row }, language) => ({ ...row, question: inWords(stem as RichTexts, language) }),
    },
  },
  {
    table: attempts,
    rowsOf: rowsWith(attempts.studentId),
    erasure: 'deleted',
    download: {
      part: 'attempts',
      columns: {
        attempt: attempts.id,
        title: pointedTo(quizzes.title, quizzes.id, attempts.quizId),
        number: attempts.number,
        begun: attempts.startedAt,
        submitted: attempts.submittedAt,
        handed_in: attempts.handedIn,
        device_begun: attempts.frontendStartTime,
        device_ended: attempts.frontendEndTime,
        seal: attempts.seal,
        updated: attempts.updatedAt,
        clock_changed: attempts.clockChanged,
        points: attempts.points,
        percentage: attempts.percentage,
        result: attempts.verdict,
      },
    },
  },
  {
    table: skippedEntities,
    rowsOf: rowsWith(skippedEntities.studentId),
    erasure: 'deleted',
    download: {
      part: 'skipped',
      columns: {
        at: skippedEntities.skippedAt,
        kind: skippedEntities.entityType,
        title: sql`case when ${skippedEntities.entityType} = 'lesson'
          then ${lessonTitleOf(skippedEntities.entityId)}
          else ${pointedTo(quizzes.title, quizzes.id, skippedEntities.entityId)} end`,
      },
    },
  },
];
