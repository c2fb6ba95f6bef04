import type { Answer } from '@darb/contract';
import { inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { modelAnswer } from '../assessment/mark.ts';
import { practisedQuestions } from '../assessment/practisable.ts';
import { questions } from '../assessment/tables.ts';
import type { Db } from '../database/database.ts';
import { test as base } from '../testing/learner.ts';
import { loadTest } from '../testing/pack-test.ts';
import { takeUpLost } from './todays-five.ts';

const ROUND = { practice_id: 1, round_level: 1 };
const test = base.extend<{ pack: undefined }>({
  pack: [
    async ({ api, options }, use) => {
      await loadTest(api, options.media);
      await use(undefined);
    },
    { auto: true },
  ],
});
const quizzesOf = async (db: Db, ids: number[]): Promise<number[]> =>
  (await db.select({ quiz: questions.quizId }).from(questions).where(inArray(questions.id, ids))).map(({ quiz }) => quiz);
const model = async (db: Db, id: number): Promise<Answer> => {
  const [row] = await practisedQuestions(db, [id]);
  if (!row) throw new Error(`no question ${id}`);
  return modelAnswer(row.body);
};

test('a question of an open attempt is drawn into no round, and returns when the attempt is handed in', async ({ db, learner }) => {
  const { client } = await learner();
  const { start_request_id } = await client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  const drawn = (await client.practice.roundQuestions(ROUND)).questions.map(({ question }) => question.id);
  expect(drawn.length).toBeGreaterThan(0);
  expect(await quizzesOf(db, drawn)).not.toContain(101);
  await client.assessment.submitQuiz({ start_request_id });
  await client.practice.reset({ practice_id: 1 });
  const again = (await client.practice.roundQuestions(ROUND)).questions.map(({ question }) => question.id);
  expect(await quizzesOf(db, again)).toContain(101);
});

test('an answer is not marked in a round or in a collection while an attempt that asks it is open', async ({ db, learner }) => {
  const { client } = await learner();
  const { questions: asked } = await client.practice.roundQuestions(ROUND);
  const rows = await practisedQuestions(
    db,
    asked.map(({ question }) => question.id),
  );
  const question_id = rows.find(({ quizId }) => quizId === 101)?.id ?? 0;
  const { id } = await client.collection.create({ name: 'x' });
  await client.collection.addEntity({ bookmark_id: id, entity_type: 'question', entity_id: question_id });
  const answer = await model(db, question_id);
  const tries = [
    () => client.practice.saveAnswer({ ...ROUND, question_id, answer }),
    () => client.collection.answerQuestion({ id, questionId: question_id, answer }),
  ];
  const { start_request_id } = await client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ messageKey: 'question_under_way' });
  await client.assessment.submitQuiz({ start_request_id });
  for (const attempt of tries) expect(await attempt()).toMatchObject({ marked: { is_correct: true } });
});

test('today’s five ask nothing of an open attempt, refuse an answer to it, and ask it when it is handed in', async ({
  db,
  learner,
  clock,
}) => {
  const student = await learner();
  const first = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  await student.client.assessment.submitQuiz({ start_request_id: first.start_request_id });
  await takeUpLost(
    db,
    student.id,
    first.questions.map(({ id }) => id),
    clock.now(),
  );
  clock.advance(86_400);
  const client = await student.again();
  const due = (await client.practice.todaysFive({})).questions.map(({ question }) => question.id);
  expect(due.length).toBeGreaterThan(0);
  const { start_request_id } = await client.assessment.retakeQuiz({ start_request_id: first.start_request_id });
  expect(await client.practice.todaysFive({})).toMatchObject({ questions: [], open_count: 0 });
  const given = { question_id: due[0] ?? 0, answer: await model(db, due[0] ?? 0) };
  await expect(client.practice.saveReview(given)).rejects.toMatchObject({ messageKey: 'question_under_way' });
  await client.assessment.submitQuiz({ start_request_id });
  expect((await client.practice.todaysFive({})).questions.map(({ question }) => question.id)).toEqual(due);
  await client.practice.saveReview(given);
  expect((await client.practice.todaysFive({})).questions.map(({ question }) => question.id)).toEqual(due);
});
