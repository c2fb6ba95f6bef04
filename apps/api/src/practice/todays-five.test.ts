import type { Answer } from '@darb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { modelAnswer } from '../assessment/mark.ts';
import { practisedQuestions } from '../assessment/practisable.ts';
import { questions } from '../assessment/tables.ts';
import { students } from '../account/tables.ts';
import type { Db } from '../database/database.ts';
import { test as base, type Learner } from '../testing/learner.ts';
import { loadTest } from '../testing/pack-test.ts';
import { reviewAnswers, reviewQuestions } from './tables.ts';
import { takeUpLost } from './todays-five.ts';

const SUBJECT = 1;
const DAY_SECONDS = 86_400;
const test = base.extend<{ pack: undefined }>({
  pack: [
    async ({ api, options }, use) => {
      await loadTest(api, options.media);
      await use(undefined);
    },
    { auto: true },
  ],
});

async function right(db: Db, id: number): Promise<Answer> {
  const [row] = await practisedQuestions(db, [id]);
  if (!row) throw new Error(`no question ${id}`);
  return modelAnswer(row.body);
}
/** A wrong answer of the same type; null for a choice of one and an order, which may stay right. */
function wrong(answer: Answer): Answer | null {
  if (answer.type === 'true_false') return { ...answer, value: !answer.value };
  if (answer.type === 'numeric') return { ...answer, value: '987654' };
  if (answer.type === 'short_text') return { ...answer, text: 'no such word' };
  if (answer.type === 'multiple_choice') return { ...answer, choices: [] };
  if (answer.type === 'matching') return { ...answer, pairs: {} };
  return null;
}

/** Plays the first round with as many wrong answers as its questions allow; gives the questions that were. */
async function playWrong(db: Db, { client }: Pick<Learner, 'client'>): Promise<number[]> {
  const { questions: asked } = await client.practice.roundQuestions({ practice_id: SUBJECT, round_level: 1 });
  const missed: number[] = [];
  for (const { question } of asked) {
    const model = await right(db, question.id);
    const answer = wrong(model);
    const { marked } = await client.practice.saveAnswer({
      ...{ practice_id: SUBJECT, round_level: 1, question_id: question.id, answer: answer ?? model },
    });
    if (!marked.is_correct) missed.push(question.id);
  }
  return missed;
}

describe('what was answered wrongly', () => {
  test('in practice comes back the next day, and on no day before', async ({ db, learner, clock }) => {
    const student = await learner();
    expect(await student.client.practice.reviewStanding({})).toMatchObject({ is_on: true, open_count: 0, kept_count: 0 });
    const missed = await playWrong(db, student);
    expect(missed.length).toBeGreaterThan(0);
    expect(await student.client.practice.reviewStanding({})).toMatchObject({ open_count: 0, kept_count: missed.length });
    clock.advance(DAY_SECONDS);
    const client = await student.again();
    const today = await client.practice.todaysFive({});
    expect(new Set(today.questions.map(({ question }) => question.id))).toEqual(new Set(missed));
    expect(
      today.questions.every(({ marked, comes_back_on, subject }) => marked === null && comes_back_on === null && subject?.id === SUBJECT),
    ).toBe(true);
  });

  test('in a quiz that was handed in, and in a match, comes back too; an open quiz waits', async ({ db, learner, clock }) => {
    const student = await learner();
    const quiz = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    const asked = quiz.questions.find(({ type }) => type === 'true_false');
    if (!asked) throw new Error('no question of two options');
    const answer = wrong(await right(db, asked.id));
    if (!answer) throw new Error('no wrong answer');
    await student.client.assessment.saveAnswer({ start_request_id: quiz.start_request_id, question_id: asked.id, answer });
    expect((await student.client.practice.reviewStanding({})).kept_count).toBe(0);
    await student.client.assessment.submitQuiz({ start_request_id: quiz.start_request_id });
    expect((await student.client.practice.reviewStanding({})).kept_count).toBe(1);
    const lost = quiz.questions.filter(({ id }) => id !== asked.id).slice(0, 2);
    for (let turn = 0; turn < 2; turn += 1)
      await takeUpLost(
        db,
        student.id,
        lost.map(({ id }) => id),
        clock.now(),
      );
    expect((await student.client.practice.reviewStanding({})).kept_count).toBe(3);
  });

  test('by several windows at once is gathered once', async ({ db, learner }) => {
    const student = await learner();
    const missed = await playWrong(db, student);
    const found = await Promise.all(Array.from({ length: 20 }, () => student.client.practice.reviewStanding({})));
    expect(new Set(found.map(({ kept_count }) => kept_count))).toEqual(new Set([missed.length]));
    const rows = await db.select().from(reviewQuestions);
    expect(rows.map(({ reps }) => reps)).toEqual(missed.map(() => 1));
  });

  test('stays when its practice begins anew, and is not lost to a match that was looked at before', async ({ db, learner, clock }) => {
    const student = await learner();
    const missed = await playWrong(db, student);
    clock.advance(3_600);
    await takeUpLost(db, student.id, missed.slice(0, 1), clock.now());
    clock.advance(3_600);
    const client = await student.again();
    await client.practice.reset({ practice_id: SUBJECT });
    expect((await client.practice.reviewStanding({})).kept_count).toBe(missed.length);
  });

  test('in another program, or without a subscription that it needs, waits', async ({ api, db, options, learner, clock }) => {
    const student = await learner();
    await playWrong(db, student);
    const { kept_count } = await student.client.practice.reviewStanding({});
    await db.update(students).set({ programId: 2 }).where(eq(students.id, student.id));
    expect((await student.client.practice.reviewStanding({})).kept_count).toBe(0);
    await db.update(students).set({ programId: 1 }).where(eq(students.id, student.id));
    await loadTest(api, options.media, { is_premium: true });
    clock.advance(DAY_SECONDS);
    const { questions: asked, kept_count: free } = await (await student.again()).practice.todaysFive({});
    expect(free).toBeLessThanOrEqual(kept_count);
    const open = new Set((await db.select({ id: questions.id }).from(questions).where(eq(questions.quizId, 101))).map(({ id }) => id));
    expect(asked.every(({ question }) => open.has(question.id))).toBe(true);
  });
});

describe('an answer to one of today’s five', () => {
  test('is marked with its explanation, and is final: of twenty at once one counts', async ({ db, learner, clock }) => {
    const student = await learner();
    await playWrong(db, student);
    clock.advance(DAY_SECONDS);
    const client = await student.again();
    const id = (await client.practice.todaysFive({})).questions[0]?.question.id ?? 0;
    const model = await right(db, id);
    const given = Array.from({ length: 20 }, (_, number) => (number % 2 === 0 ? model : (wrong(model) ?? model)));
    const replies = await Promise.all(given.map((answer) => client.practice.saveReview({ question_id: id, answer })));
    const marks = replies.map(({ questions: asked }) => JSON.stringify(asked.find(({ question }) => question.id === id)?.marked));
    expect(new Set(marks).size).toBe(1);
    expect(await db.select().from(reviewAnswers)).toHaveLength(1);
    const again = (await client.practice.todaysFive({})).questions.filter(({ question }) => question.id === id);
    expect(again).toHaveLength(1);
    expect(again[0]?.marked?.explanation.parts.length).toBeGreaterThan(0);
    expect((again[0]?.comes_back_on ?? '') > (await client.practice.reviewStanding({})).day).toBe(true);
  });

  test('that was guessed comes back as one that was wrong, however often that is said', async ({ db, learner, clock }) => {
    const student = await learner();
    await playWrong(db, student);
    clock.advance(DAY_SECONDS);
    const client = await student.again();
    const id = (await client.practice.todaysFive({})).questions[0]?.question.id ?? 0;
    const of = ({ questions: asked }: Awaited<ReturnType<typeof client.practice.todaysFive>>) =>
      asked.find(({ question }) => question.id === id);
    await expect(client.practice.guessed({ question_id: id })).rejects.toMatchObject({ messageKey: 'question_not_found' });
    const known = of(await client.practice.saveReview({ question_id: id, answer: await right(db, id) }));
    const guess = of(await client.practice.guessed({ question_id: id }));
    expect((guess?.comes_back_on ?? '') < (known?.comes_back_on ?? '')).toBe(true);
    expect(of(await client.practice.guessed({ question_id: id }))).toEqual(guess);
    expect(guess).toMatchObject({ guessed: true, history: [{ is_correct: false }] });
  });

  test('to a question that is not due, or of another kind, is refused', async ({ db, learner, clock }) => {
    const student = await learner();
    const [missed = 0] = await playWrong(db, student);
    const answer = await right(db, missed);
    await expect(student.client.practice.saveReview({ question_id: missed, answer })).rejects.toMatchObject({
      messageKey: 'question_not_found',
    });
    clock.advance(DAY_SECONDS);
    const client = await student.again();
    const other: Answer = answer.type === 'ordering' ? { type: 'true_false', value: true } : { type: 'ordering', order: ['x'] };
    await expect(client.practice.saveReview({ question_id: missed, answer: other })).rejects.toMatchObject({
      messageKey: 'answer_does_not_fit',
    });
  });
});

describe('today’s five', () => {
  test('switched off gather nothing, and what went wrong meanwhile does not come', async ({ db, learner, clock }) => {
    const student = await learner();
    expect(await student.client.practice.switchReviews({ is_on: false })).toMatchObject({ is_on: false });
    clock.advance(60);
    await playWrong(db, student);
    expect(await student.client.practice.todaysFive({})).toMatchObject({ is_on: false, kept_count: 0, questions: [] });
    clock.advance(60);
    expect(await student.client.practice.switchReviews({ is_on: true })).toMatchObject({ is_on: true, kept_count: 0 });
  });

  test('begun anew have nothing that was to come, and another student’s stay', async ({ db, learner, clock }) => {
    const [student, other] = [await learner(), await learner()];
    await playWrong(db, student);
    const missed = await playWrong(db, other);
    for (const { client } of [student, other]) await client.practice.reviewStanding({});
    clock.advance(1);
    expect(await student.client.practice.resetReviews({})).toMatchObject({ kept_count: 0 });
    expect((await student.client.practice.reviewStanding({})).kept_count).toBe(0);
    expect((await other.client.practice.reviewStanding({})).kept_count).toBe(missed.length);
  });

  test('are at most five a day, and say what comes in the next seven', async ({ db, learner, clock }) => {
    const student = await learner();
    const all = await db.select({ id: questions.id }).from(questions).where(eq(questions.quizId, 190));
    await takeUpLost(
      db,
      student.id,
      all.map(({ id }) => id),
      clock.now(),
    );
    const before = await student.client.practice.reviewStanding({});
    expect(before).toMatchObject({ open_count: 0, kept_count: 7, overdue_count: 0 });
    expect(before.coming[0]?.count).toBe(7);
    clock.advance(DAY_SECONDS);
    const client = await student.again();
    expect(await client.practice.reviewStanding({})).toMatchObject({ open_count: 5, answered_count: 0, overdue_count: 2 });
    for (const { question } of (await client.practice.todaysFive({})).questions)
      await client.practice.saveReview({ question_id: question.id, answer: await right(db, question.id), time_spent: 20 });
    expect(await client.practice.reviewStanding({})).toMatchObject({ open_count: 0, answered_count: 5, overdue_count: 2 });
  });
});
