import type { Answer } from '@darb/contract';
import { action as actionOf } from '../../server/action.ts';
import { answerQueued, readJson } from '../../server/queued-request.ts';
import { page } from '../../server/page.ts';

/**
 * Saves one answer of an open attempt (`student`, `attempt`, `question`, `answer` as JSON). Sent twice it
 * counts once.
 */
export const action = actionOf('quizAnswer', async ({ api, student, fields }) =>
  answerQueued(student, fields, async () =>
    api.assessment.saveAnswer({
      start_request_id: fields.text('attempt'),
      question_id: Number(fields.text('question')),
      answer: readJson<Answer>(fields.text('answer')),
      acted_at: fields.text('acted_at') || undefined,
    }),
  ),
);

export const loader = page('quizAnswer', ({ to }) => {
  throw to('dashboard');
});
