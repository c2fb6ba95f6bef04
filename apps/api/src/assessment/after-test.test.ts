import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { lessons } from '../learning/tables.ts';
import { subtopics, topics } from '../catalog/tables.ts';
import { test } from '../testing/learner.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';

const nothing = { lesson_id: null, test_id: null, title: null };

test('after a test the first lesson of the next subtopic follows', async ({ api, options, learner }) => {
  await loadTest(api, options.media);
  const { client } = await learner();
  expect(await client.assessment.continueAfterTest(TEST)).toMatchObject({
    ...{ action: 'next_subtopic', subject_id: 1, subtopic_id: 2, lesson_id: 13, test_id: null },
    title: { lang: 'ar' },
  });
});

test('after the last subtopic of a topic the first lesson of the next topic follows', async ({ api, db, options, learner }) => {
  await loadTest(api, options.media);
  await db.insert(topics).values({ id: 900, subjectId: 1, order: 99, title: { ar: 'وحدة' }, pack: 'another' });
  await db.update(subtopics).set({ topicId: 900 }).where(eq(subtopics.id, 2));
  const { client } = await learner();
  expect(await client.assessment.continueAfterTest(TEST)).toMatchObject({ action: 'next_topic', subtopic_id: 2, lesson_id: 13 });
});

test('before a subtopic without anything the subject page follows, and says that it is to come', async ({ api, db, options, learner }) => {
  await loadTest(api, options.media);
  await db.update(lessons).set({ retired: true }).where(eq(lessons.subtopicId, 2));
  const { client } = await learner();
  expect(await client.assessment.continueAfterTest(TEST)).toEqual({
    ...nothing,
    ...{ action: 'next_subtopic_coming_soon', subject_id: 1, subtopic_id: 2 },
  });
});

test('after the last subtopic of the last topic the subject page follows', async ({ api, db, options, learner }) => {
  await loadTest(api, options.media);
  await db.update(subtopics).set({ retired: true }).where(eq(subtopics.id, 2));
  const { client } = await learner();
  expect(await client.assessment.continueAfterTest(TEST)).toEqual({
    ...nothing,
    ...{ action: 'last_subtopic', subject_id: 1, subtopic_id: 1 },
  });
});

test('after a test that is not there nothing follows', async ({ api, options, learner }) => {
  await loadTest(api, options.media);
  const { client } = await learner();
  for (const place of [
    { test_id: 999, subtopic_id: 1 },
    { test_id: 190, subtopic_id: 2 },
    { test_id: 101, subtopic_id: 1 },
  ])
    await expect(client.assessment.continueAfterTest(place)).rejects.toMatchObject({ messageKey: 'content_not_found' });
});
