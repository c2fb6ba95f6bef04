import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '../testing/learner.ts';
import { guest } from '../testing/test.ts';
import { lessons } from './tables.ts';

test('a student finds their own feedback, the newest first, and nobody else’s', async ({ api, db, learner, clock }) => {
  const [student, other] = [await learner(), await learner()];
  await other.client.learning.saveFeedback({ lesson_id: 11, stars: 1, text: 'لغيرها' });
  for (const [lesson_id, stars] of [
    [11, 2],
    [13, 4],
    [11, 5],
  ] as const) {
    clock.advance(60);
    await student.client.learning.saveFeedback({ lesson_id, stars, text: `${stars}` });
  }
  const { feedback } = await student.in('en').learning.feedbackList({});
  expect(feedback).toMatchObject([
    { lesson_id: 11, subtopic_id: 1, subject_id: 1, stars: 5, text: '5', saved_at: '2026-11-27T15:03:00.000Z' },
    { lesson_id: 13, subtopic_id: 2, subject_id: 1, stars: 4, text: '4', saved_at: '2026-11-27T15:02:00.000Z' },
  ]);
  expect(feedback[0]?.title.lang).toBe('en');
  await db.update(lessons).set({ retired: true }).where(eq(lessons.id, 11));
  expect((await student.client.learning.feedbackList({})).feedback.map(({ lesson_id }) => lesson_id)).toEqual([13]);
  await expect(api.client(guest()).learning.feedbackList({})).rejects.toMatchObject({ messageKey: 'token_invalid' });
});

test('a student who said nothing has an empty list', async ({ learner }) => {
  expect(await (await learner()).client.learning.feedbackList({})).toEqual({ feedback: [] });
});
