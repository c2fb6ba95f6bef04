import { action as actionOf } from '../../server/action.ts';
import { answerQueued } from '../../server/queued-request.ts';
import { page } from '../../server/page.ts';

/**
 * Saves a flag or a skip of an open test (`student`, `attempt`, `question`, `mark`: `flag`, `unflag` or
 * `skip`). Sent twice it counts once.
 */
export const action = actionOf('testMark', async ({ api, student, fields }) =>
  answerQueued(student, fields, async () => {
    const about = { start_request_id: fields.text('attempt'), question_id: Number(fields.text('question')) };
    const mark = fields.text('mark');
    return mark === 'skip'
      ? api.assessment.saveSkip(about)
      : api.assessment.saveFlag({ ...about, flagged: mark === 'flag', acted_at: fields.text('acted_at') || undefined });
  }),
);

export const loader = page('testMark', ({ to }) => {
  throw to('dashboard');
});
