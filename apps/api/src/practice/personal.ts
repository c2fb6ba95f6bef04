import type { Answer } from '@darb/contract';
import type { QuestionBody, RichTexts } from '@darb/content';
import { answerInWords, inWords } from '../assessment/answer-words.ts';
import { bodyOf, stemOf } from '../assessment/asked.ts';
import { subjectTitleOf } from '../catalog/subject-title.ts';
import { rowsWith, type PersonalTable } from '../personal-data.ts';
import { practiceAnswers, practiceRounds, reviewAnswers, reviewQuestions, reviewStudents } from './tables.ts';

/** What becomes of a student's rounds of practice, and of what comes back (rule account 51). */
export const practiceData: readonly PersonalTable[] = [
  {
    table: practiceAnswers,
    rowsOf: rowsWith(practiceAnswers.studentId),
    erasure: 'deleted',
    download: {
      part: 'practice',
      columns: {
        title: subjectTitleOf(practiceAnswers.subjectId),
        level: practiceAnswers.level,
        at: practiceAnswers.answeredAt,
        stem: stemOf(practiceAnswers.questionId),
        body: bodyOf(practiceAnswers.questionId),
        given: practiceAnswers.answer,
        points: practiceAnswers.points,
        correct: practiceAnswers.isCorrect,
        seconds: practiceAnswers.seconds,
      },
      shape: ({ stem, body, given, ...row }, language) => ({
        ...row,
        question: inWords(stem as RichTexts, language),
        answer: answerInWords(body as QuestionBody, given as Answer, language),
      }),
    },
  },
  {
    table: practiceRounds,
    rowsOf: rowsWith(practiceRounds.studentId),
    erasure: 'deleted',
    download: {
      part: 'rounds',
      columns: { title: subjectTitleOf(practiceRounds.subjectId), level: practiceRounds.level, begun: practiceRounds.begunAt },
    },
  },
  {
    table: reviewAnswers,
    rowsOf: rowsWith(reviewAnswers.studentId),
    erasure: 'deleted',
    download: {
      part: 'reviewAnswers',
      columns: {
        day: reviewAnswers.day,
        at: reviewAnswers.answeredAt,
        stem: stemOf(reviewAnswers.questionId),
        body: bodyOf(reviewAnswers.questionId),
        given: reviewAnswers.answer,
        points: reviewAnswers.points,
        correct: reviewAnswers.isCorrect,
        guessed: reviewAnswers.guessed,
        seconds: reviewAnswers.seconds,
      },
      shape: ({ stem, body, given, ...row }, language) => ({
        ...row,
        question: inWords(stem as RichTexts, language),
        answer: answerInWords(body as QuestionBody, given as Answer, language),
      }),
    },
  },
  {
    table: reviewQuestions,
    rowsOf: rowsWith(reviewQuestions.studentId),
    erasure: 'deleted',
    download: {
      part: 'reviews',
      columns: {
        stem: stemOf(reviewQuestions.questionId),
        due: reviewQuestions.due,
        reviewed: reviewQuestions.reviewedOn,
        repeats: reviewQuestions.reps,
      },
      shape: ({ stem, ...row }, language) => ({ question: inWords(stem as RichTexts, language), ...row }),
    },
  },
  {
    table: reviewStudents,
    rowsOf: rowsWith(reviewStudents.studentId),
    erasure: 'deleted',
    download: { part: 'reviewChoice', columns: { on: reviewStudents.isOn, since: reviewStudents.since } },
  },
];
