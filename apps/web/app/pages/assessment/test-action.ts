import { redirect } from '@remix-run/node';
import { pathOf } from '../../href.ts';
import type { Fields } from '../../server/fields.ts';
import type { Given } from '../../server/page.ts';
import { answerOfForm } from './answer-of-form.ts';
import { orRefused, refused, submissionOf } from './attempt-action.ts';
import { currentTest } from './current-test.ts';
import { afterQuestion, type Where } from './open-attempt.ts';
import { isQuantity } from './quantity.ts';

/**
 * Does what a test's form asks for (`intent`) with the attempt that it names: saves an answer and goes on,
 * goes on without one, flags a question, or hands in. Of an attempt that is not open any more it shows what
 * became of it; begun is none.
 */
export async function actOnTest(given: Given<'test'> & { fields: Fields }) {
  const { api, visit, params, fields } = given;
  const to = (where: Where) => redirect(pathOf(visit, 'test', params, { question: where }));
  const start_request_id = fields.text('attempt');
  return orRefused(fields, async () => {
    const intent = fields.text('intent');
    if (intent === 'submit') {
      await api.assessment.submitTest(submissionOf(start_request_id, fields));
      return redirect(pathOf(visit, 'testResult', params));
    }
    const test = await currentTest(api, params);
    if (test?.state !== 'open' || test.start_request_id !== start_request_id) return redirect(pathOf(visit, 'testResult', params));
    const number = test.questions.findIndex(({ id }) => String(id) === fields.text('question_id')) + 1;
    const question = test.questions[number - 1];
    if (!question) return refused('question_not_found', fields, 404);
    const read = answerOfForm(question, fields, isQuantity);
    const about = { start_request_id, question_id: question.id };
    switch (intent) {
      case 'flag':
      case 'unflag':
        await api.assessment.saveFlag({ ...about, flagged: intent === 'flag' });
        // what was chosen before the flag was pressed comes with the same form
        if ('answer' in read) await api.assessment.saveAnswer({ ...about, answer: read.answer });
        return to(number);
      case 'skip':
        if (!test.answers[question.id]) await api.assessment.saveSkip(about);
        return to(number < test.questions.length ? number + 1 : 'review');
      default:
        if ('problem' in read) return refused(read.problem, fields, 422);
        await api.assessment.saveAnswer({ ...about, answer: read.answer });
        return to(afterQuestion(number, test, { ...test.answers, [question.id]: read.answer }));
    }
  });
}
