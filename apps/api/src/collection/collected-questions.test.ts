import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { questions } from '../assessment/tables.ts';
import type { Db } from '../database/database.ts';
import { test, type Learner } from '../testing/learner.ts';

/** A collection with a lesson, the questions of a free quiz, and one that needs a subscription. */
async function gathered(db: Db, { client }: Pick<Learner, 'client'>) {
  const { id } = await client.collection.create({ name: 'مراجعة' });
  await client.collection.addEntity({ bookmark_id: id, entity_type: 'lesson', entity_id: 11 });
  const { questions: asked, start_request_id } = await client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  const [paid] = await db.select({ id: questions.id }).from(questions).where(eq(questions.quizId, 102)).limit(1);
  const free = asked.map((question) => question.id).reverse();
  for (const entity_id of [paid?.id ?? 0, ...free])
    await client.collection.addEntity({ bookmark_id: id, entity_type: 'question', entity_id });
  return { id, free, start_request_id };
}

test('a round gets the open questions in the order of the collection, without anything of their answers', async ({ db, learner }) => {
  const { client } = await learner();
  const { id, free, start_request_id } = await gathered(db, { client });
  await client.assessment.submitQuiz({ start_request_id });
  const said = await client.collection.collectedQuestions({ id });
  expect(said.questions.map(({ question }) => question.id)).toEqual(free);
  expect(said.left_out_count).toBe(1);
  expect(said.questions.every(({ answer, is_under_way }) => answer === null && !is_under_way)).toBe(true);
  expect(JSON.stringify(said)).not.toMatch(/correct|"explanation|model_answer/);
});

test('a sheet has the answers, but none of an attempt that is open', async ({ db, learner }) => {
  const { client } = await learner();
  const { id, free, start_request_id } = await gathered(db, { client });
  const before = await client.collection.collectedQuestions({ id, answers: true });
  expect(before.questions.map(({ is_under_way, answer }) => [is_under_way, answer])).toEqual(free.map(() => [true, null]));
  await client.assessment.submitQuiz({ start_request_id });
  const after = await client.collection.collectedQuestions({ id, answers: true });
  for (const { question, answer } of after.questions) expect(answer?.model_answer.type).toBe(question.type);
});

test('another student gets neither', async ({ db, learner }) => {
  const [owner, other] = [await learner(), await learner()];
  const { id } = await gathered(db, owner);
  for (const answers of [true, false])
    await expect(other.client.collection.collectedQuestions({ id, answers })).rejects.toMatchObject({ messageKey: 'collection_not_found' });
});
