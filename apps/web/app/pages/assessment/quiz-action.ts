import { data, redirect } from '@remix-run/node';
import { rowOf } from '@darb/contract/message-keys';
import { attemptTimes, type assessment, type InputOf, type Quiz } from '@darb/contract';
import { pathOf } from '../../href.ts';
import type { Fields } from '../../server/fields.ts';
import type { Given } from '../../server/page.ts';
import { isRefusal } from '../../server/session.ts';
import { answerOfForm } from './answer-of-form.ts';
import { isQuantity } from './quantity.ts';
import { afterQuestion, type Where } from './quiz-view.ts';

/** What the page shows again when an answer was not taken. */
export interface AnswerRefused {
  problem: string;
  typed: Record<string, string>;
}

const refused = (problem: string, fields: Fields, status: number) => data<AnswerRefused>({ problem, typed: fields.entries() }, { status });

type SentAnswers = NonNullable<InputOf<typeof assessment.submitQuiz>['answers']>;

/** Answers that the browser kept and had not brought through before handing in; the API checks each. */
function unsentAnswers(text: string): SentAnswers {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? (list as SentAnswers) : [];
  } catch {
    return [];
  }
}

/** The times of a device whose clock can be meant; a wrong clock keeps nobody from handing in. */
const timesOf = (fields: Fields) =>
  attemptTimes.safeParse({
    frontend_start_time: fields.text('frontend_start_time') || undefined,
    frontend_end_time: fields.text('frontend_end_time') || undefined,
  }).data ?? {};

/**
 * Does what a quiz's form asks for (`intent`): saves an answer and goes on, goes on without one, hands in, or
 * begins anew.
 */
export async function actOnQuiz(given: Given<'quiz'> & { fields: Fields }) {
  const { api, visit, params, search, fields } = given;
  const to = (where: Where) => redirect(pathOf(visit, 'quiz', params, { question: where }));
  const quiz: Quiz = await api.assessment.quiz({ quiz_id: params.quiz, subtopic_id: params.subtopic });
  try {
    if (search.get('retake') !== null) {
      if (quiz.state === 'submitted') await api.assessment.retakeQuiz({ start_request_id: quiz.start_request_id });
      return to(1);
    }
    if (quiz.state === 'submitted') return redirect(pathOf(visit, 'quiz', params));
    const number = quiz.questions.findIndex(({ id }) => String(id) === fields.text('question_id')) + 1;
    const question = quiz.questions[number - 1];
    switch (fields.text('intent')) {
      case 'submit':
        await api.assessment.submitQuiz({
          start_request_id: quiz.start_request_id,
          answers: unsentAnswers(fields.text('answers')),
          ...timesOf(fields),
        });
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
  } catch (thrown) {
    if (!isRefusal(thrown) || rowOf(thrown.messageKey).leadsTo !== undefined || rowOf(thrown.messageKey).status >= 500) throw thrown;
    return refused(thrown.messageKey, fields, rowOf(thrown.messageKey).status);
  }
}
