import type { Answer } from '@darb/contract';
import { action as actionOf } from '../../server/action.ts';
import { answerQueued, readJson } from '../../server/queued-request.ts';
import { page } from '../../server/page.ts';

/**
 * Marks one answer of a round (`student`, `practice`, `round`, `question`, `answer` as JSON, `time_spent`),
 * or of today's five (without `practice`). Sent twice it counts once.
 */
export const action = actionOf('practiceAnswer', async ({ api, student, fields }) =>
  answerQueued(student, fields, async () => {
    const given = {
      question_id: Number(fields.text('question')),
      answer: readJson<Answer>(fields.text('answer')),
      time_spent: Number(fields.text('time_spent')),
    };
    return fields.text('practice') === ''
      ? api.practice.saveReview(given)
      : api.practice.saveAnswer({ practice_id: Number(fields.text('practice')), round_level: Number(fields.text('round')), ...given });
  }),
);

export const loader = page('practiceAnswer', ({ to }) => {
  throw to('startPractice');
});
