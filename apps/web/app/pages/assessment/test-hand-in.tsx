import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { answerQueued } from '../../server/queued-request.ts';
import { submissionOf } from './attempt-action.ts';

/**
 * Hands in a test that its device sealed without a connection (`student`, `attempt`, `answers` as JSON,
 * `opened_at`, `sealed_at`, `code`, the device's own times). Sent twice it counts once.
 */
export const action = actionOf('testHandIn', async ({ api, student, fields }) =>
  answerQueued(student, fields, async () =>
    api.assessment.submitTest({
      ...submissionOf(fields.text('attempt'), fields),
      seal: { code: fields.text('code'), opened_at: fields.text('opened_at'), sealed_at: fields.text('sealed_at') },
    }),
  ),
);

export const loader = page('testHandIn', ({ to }) => {
  throw to('dashboard');
});
