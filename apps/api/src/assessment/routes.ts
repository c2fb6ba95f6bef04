import { assessment } from '@darb/contract';
import { learnerOf } from '../learning/access.ts';
import { signedAddresses } from '../media/address.ts';
import { defineRoutes } from '../router.ts';
import * as service from './service.ts';

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

export const assessmentRoutes = defineRoutes(assessment, {
  quiz: async (context, { quiz_id, subtopic_id, get_correct_answers }) =>
    service.quiz(
      context.db,
      context.language,
      {
        ...(await learnerOf(context)),
        addresses: signedAddresses(context.options.sessionSecrets[0], context.student, context.now()),
      },
      { quizId: quiz_id, subtopicId: subtopic_id, withAnswers: get_correct_answers },
      context.now(),
    ),
  saveAnswer: ({ db, student, now }, { start_request_id, question_id, answer, acted_at }) =>
    service.saveAnswer(db, student, start_request_id, { questionId: question_id, answer, actedAt: dateOf(acted_at) }, now()),
  submitQuiz: ({ db, student, now }, { start_request_id, answers, frontend_start_time, frontend_end_time }) =>
    service.submitQuiz(
      db,
      student,
      {
        attemptId: start_request_id,
        answers: answers.map(({ question_id, answer, acted_at }) => ({ questionId: question_id, answer, actedAt: dateOf(acted_at) })),
        frontendStartTime: dateOf(frontend_start_time),
        frontendEndTime: dateOf(frontend_end_time),
      },
      now(),
    ),
  retakeQuiz: ({ db, student, now }, { start_request_id }) => service.retakeQuiz(db, student, start_request_id, now()),
  skipEntity: ({ db, student, now }, entity) => service.skipEntity(db, student, entity, now()),
  continueAfterQuiz: ({ db, language }, { quiz_id, subtopic_id }) => service.continueAfterQuiz(db, language, quiz_id, subtopic_id),
  learningPathAssessments: ({ db, language }, { subject_id }) => service.learningPathAssessments(db, language, subject_id),
  learningPathResults: ({ db, language, student }, { subject_id }) => service.learningPathResults(db, language, student, subject_id),
});
