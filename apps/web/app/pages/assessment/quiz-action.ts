import { redirect } from '@remix-run/node';
import type { Quiz } from '@darb/contract';
import { pathOf } from '../../href.ts';
import type { Fields } from '../../server/fields.ts';
import type { Given } from '../../server/page.ts';
import { answerOfForm } from './answer-of-form.ts';
import { orRefused, refused, submissionOf } from './attempt-action.ts';
import { afterQuestion, type Where } from './open-attempt.ts';
import { isQuantity } from './quantity.ts';

/**
 * Does what a quiz's form asks for (`intent`): saves an answer and goes on, goes on without one, hands in, or
 * begins anew.
 */
export async function actOnQuiz(given: Given<'quiz'> & { fields: Fields }) {
  const { api, visit, params, search, fields } = given;
  const to = (where: Where) => redirect(pathOf(visit, 'quiz', params, { question: where }));
  const quiz: Quiz = await api.assessment.quiz({ quiz_id: params.quiz, subtopic_id: params.subtopic });
  return orRefused(fields, async () => {
    if (search.get('retake') !== null) {
      if (quiz.state === 'submitted') await api.assessment.retakeQuiz({ start_request_id: quiz.start_request_id });
      return to(1);
    }
    if (quiz.state === 'submitted') return redirect(pathOf(visit, 'quiz', params));
    const number = quiz.questions.findIndex(({ id }) => String(id) === fields.text('question_id')) + 1;
    const question = quiz.questions[number - 1];
    switch (fields.text('intent')) {
      case 'submit':
        await api.assessment.submitQuiz(submissionOf(quiz.start_request_id, fields));
        return redirect(pathOf(visit, 'quiz', params));
      case 'skip':
        return to(number < quiz.questions.length ? number + 1 : 'review');
      default: {
        if (!question) return refused('question_not_found', fields, 404);
        const read = answerOfForm(question, fields, isQuantity);
        if ('problem' in read) return refused(read.problem, fields, 422);
        await api.assessment.saveAnswer({ start_request_id: quiz.start_request_id, question_id: question.id, answer: read.answer });
        return to(afterQuestion(number, quiz, { ...quiz.answers, [question.id]: read.answer }));
      }
    }
  });
}
