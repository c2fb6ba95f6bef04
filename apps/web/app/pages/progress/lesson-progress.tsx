import type { InputOf, progress } from '@darb/contract';
import { action as actionOf } from '../../server/action.ts';
import { answerQueued, readJson } from '../../server/queued-request.ts';
import { page } from '../../server/page.ts';

type Report = Omit<InputOf<typeof progress.watched>, 'lesson_id'>;

/** Takes what a student's player has seen (`student`, `lesson`, `report` as JSON); says what counts now. */
export const action = actionOf('lessonProgress', async ({ api, student, fields }) =>
  answerQueued(student, fields, async () =>
    api.progress.watched({ ...readJson<Report>(fields.text('report')), lesson_id: Number(fields.text('lesson')) }),
  ),
);

export const loader = page('lessonProgress', ({ to }) => {
  throw to('dashboard');
});
