import type { Answer } from '@darb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { modelAnswer } from '../assessment/mark.ts';
import { practisedQuestions } from '../assessment/practisable.ts';
import { questions } from '../assessment/tables.ts';
import { subscriptions } from '../billing/tables.ts';
import type { Db } from '../database/database.ts';
import { test as base, type Learner } from '../testing/learner.ts';
import { CANARY, loadTest } from '../testing/pack-test.ts';
import { guest } from '../testing/test.ts';
import { practiceAnswers, practiceRounds } from './tables.ts';

const SUBJECT = 1;
/** The small pack with a test that costs nothing, so that there are fourteen questions. */
const test = base.extend<{ pack: undefined }>({
  pack: [
    async ({ api, options }, use) => {
      await loadTest(api, options.media);
      await use(undefined);
    },
    { auto: true },
  ],
});

async function rightAnswer(db: Db, id: number): Promise<Answer> {
  const [row] = await practisedQuestions(db, [id]);
  if (!row) throw new Error(`no question ${id}`);
  return modelAnswer(row.body);
}
/** A wrong answer of the same type; a choice of one and an order stay right. */
function wrong(answer: Answer): Answer {
  if (answer.type === 'true_false') return { ...answer, value: !answer.value };
  if (answer.type === 'numeric') return { ...answer, value: '987654' };
  if (answer.type === 'short_text') return { ...answer, text: 'no such word' };
  if (answer.type === 'multiple_choice') return { ...answer, choices: [] };
  if (answer.type === 'matching') return { ...answer, pairs: {} };
  return answer;
}

const round = ({ client }: Learner, round_level: number) => client.practice.roundQuestions({ practice_id: SUBJECT, round_level });
async function playRound(db: Db, student: Learner, round_level: number, isRight: (place: number) => boolean = () => true) {
  const { questions: asked } = await round(student, round_level);
  const done = [];
  for (const [place, { question }] of asked.entries()) {
    const right = await rightAnswer(db, question.id);
    const answer = isRight(place) ? right : wrong(right);
    done.push(
      await student.client.practice.saveAnswer({ practice_id: SUBJECT, round_level, question_id: question.id, answer, time_spent: 20 }),
    );
  }
  return done;
}

describe('a practice', () => {
  test('stands for each subject with questions, for guests too', async ({ api }) => {
    const { practices } = await api.client(guest({ language: 'en' })).practice.programPractices({ program_id: 1 });
    expect(practices[0]).toMatchObject({ practice_id: SUBJECT, subject_id: SUBJECT, language: 'en' });
    expect(practices.every(({ questions_count: all, free_questions_count: free }) => all >= free && all > 0)).toBe(true);
    await expect(api.client(guest()).practice.programPractices({ program_id: 999 })).rejects.toMatchObject({
      messageKey: 'content_not_found',
    });
  });

  test('begins with nothing done, and asking for it begins nothing', async ({ db, learner }) => {
    const { client } = await learner();
    expect(await client.practice.progress({ practice_id: SUBJECT })).toMatchObject({
      ...{ practice_id: SUBJECT, program_id: 1, status: 'not_started', current_round_level: 1, current_accuracy: 0 },
      ...{ total_solved_questions: 0, total_time: 0, avg_time_per_question: 0, streaks_counter: 0, max_streaks: 0 },
    });
    expect(await db.select().from(practiceRounds)).toEqual([]);
  });

  test('holds nothing of a key or an explanation before the answer, and both after it', async ({ db, learner }) => {
    const student = await learner();
    const fresh = await round(student, 1);
    expect(fresh.questions).toHaveLength(5);
    expect(fresh.questions.map(({ is_answered_correctly, marked }) => [is_answered_correctly, marked])).toEqual(
      Array(5).fill([null, null]),
    );
    expect(JSON.stringify(fresh)).not.toContain(CANARY);
    const [first] = await playRound(db, student, 1);
    expect(first?.marked.is_correct).toBe(true);
    expect(first?.marked.explanation.parts.length).toBeGreaterThan(0);
    expect((await round(student, 1)).state).toBe('finished');
    expect((await round(student, 1)).questions.every(({ marked }) => marked?.is_correct)).toBe(true);
  });

  test('counts accuracy, streaks, difficulty and time, and opens a level when the one before is finished', async ({ db, learner }) => {
    const student = await learner();
    await expect(round(student, 2)).rejects.toMatchObject({ messageKey: 'round_locked' });
    const done = await playRound(db, student, 1, (place) => place !== 2);
    const progress = done.at(-1)?.progress;
    const correct = done.filter(({ marked }) => marked.is_correct).length;
    expect(progress).toMatchObject({
      ...{ status: 'in_progress', current_round_level: 2, total_solved_questions: 5, total_time: 100, avg_time_per_question: 20 },
      ...{ current_accuracy: Math.floor((100 * correct) / 5) },
    });
    expect(progress?.rounds.map(({ state }) => state)).toEqual(['finished', 'open', 'locked', 'locked', 'locked', 'locked']);
    expect(progress?.rounds[0]).toMatchObject({ answered_count: 5, correct_count: correct });
    const { easy, medium, hard } = progress?.progress_per_complexity ?? {};
    expect((easy?.answered ?? 0) + (medium?.answered ?? 0) + (hard?.answered ?? 0)).toBe(5);
    expect(progress?.max_streaks).toBeGreaterThanOrEqual(progress?.streaks_counter ?? 0);
    expect((await round(student, 2)).questions).toHaveLength(5);
    await expect(round(student, 4)).rejects.toMatchObject({ messageKey: 'round_locked' });
  });

  test('is completed with its last level, which asks again what went wrong', async ({ db, learner }) => {
    const student = await learner();
    const [silver] = [await playRound(db, student, 1, (place) => place > 0)];
    for (const level of [2, 3, 4, 5]) await playRound(db, student, level);
    const wrongOnes = silver.filter(({ marked }) => !marked.is_correct).map(({ marked }) => marked.question.id);
    const treasure = await round(student, 6);
    expect(treasure.questions.map(({ question }) => question.id).slice(0, wrongOnes.length)).toEqual(wrongOnes);
    await playRound(db, student, 6);
    expect(await student.client.practice.progress({ practice_id: SUBJECT })).toMatchObject({ status: 'completed', current_round_level: 6 });
  });

  test('begun anew has no round and no answer, and another student’s stays', async ({ db, learner }) => {
    const [student, other] = [await learner(), await learner()];
    await playRound(db, student, 1);
    await playRound(db, other, 1);
    expect(await student.client.practice.reset({ practice_id: SUBJECT })).toMatchObject({
      status: 'not_started',
      total_solved_questions: 0,
    });
    expect((await db.select().from(practiceAnswers)).every(({ studentId }) => studentId === other.id)).toBe(true);
    expect(await other.client.practice.progress({ practice_id: SUBJECT })).toMatchObject({ total_solved_questions: 5 });
  });
});

describe('an answer', () => {
  test('is final: of fifty at once one is the first, and all get its marks', async ({ db, learner }) => {
    const student = await learner();
    const { questions: asked } = await round(student, 1);
    const id = asked[0]?.question.id ?? 0;
    const right = await rightAnswer(db, id);
    const given = Array.from({ length: 50 }, (_, number) => (number % 2 === 0 ? right : wrong(right)));
    const replies = await Promise.all(
      given.map((answer) => student.client.practice.saveAnswer({ practice_id: SUBJECT, round_level: 1, question_id: id, answer })),
    );
    expect(replies.filter(({ is_first }) => is_first)).toHaveLength(1);
    expect(new Set(replies.map(({ marked }) => JSON.stringify(marked.given))).size).toBe(1);
    expect(await db.select().from(practiceAnswers)).toHaveLength(1);
  });

  test('while the practice begins anew is kept or refused, never a fault', async ({ db, events, learner }) => {
    const student = await learner();
    for (let turn = 0; turn < 10; turn += 1) {
      const { questions: asked } = await round(student, 1);
      const id = asked[turn % 5]?.question.id ?? 0;
      const answer = await rightAnswer(db, id);
      const saving = student.client.practice.saveAnswer({ practice_id: SUBJECT, round_level: 1, question_id: id, answer });
      const outcomes = await Promise.allSettled([saving, student.client.practice.reset({ practice_id: SUBJECT })]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(['round_locked', 'question_not_found']).toContain((outcome.reason as { messageKey: string }).messageKey);
      await student.client.practice.reset({ practice_id: SUBJECT });
    }
    expect(events).toEqual([]);
  });

  test('to another round’s question, or of another kind, is refused', async ({ learner }) => {
    const student = await learner();
    const { questions: asked } = await round(student, 1);
    const save = (question_id: number, answer: Answer) =>
      student.client.practice.saveAnswer({ practice_id: SUBJECT, round_level: 1, question_id, answer });
    await expect(save(2_000_000, { type: 'true_false', value: true })).rejects.toMatchObject({ messageKey: 'question_not_found' });
    const choice = asked.find(({ question }) => question.type !== 'ordering')?.question.id ?? 0;
    await expect(save(choice, { type: 'ordering', order: ['x'] })).rejects.toMatchObject({ messageKey: 'answer_does_not_fit' });
  });
});

test('a round that was begun stays as it was when the pack changes in the middle', async ({ api, db, options, learner }) => {
  const student = await learner();
  const before = await round(student, 1);
  await loadTest(api, options.media, { questions: [] });
  expect((await db.select().from(questions).where(eq(questions.retired, true))).length).toBeGreaterThan(0);
  expect((await round(student, 1)).questions.map(({ question }) => question)).toEqual(before.questions.map(({ question }) => question));
  await playRound(db, student, 1);
  expect((await round(student, 1)).state).toBe('finished');
});

test('without a subscription nothing is drawn that costs something, and a round with it opens when it is paid', async ({
  api,
  db,
  options,
  learner,
  clock,
}) => {
  const [free, paying] = [await learner(), await learner()];
  await db.insert(subscriptions).values({ studentId: paying.id, programId: 1, until: '2026-11-28' });
  await loadTest(api, options.media, { is_premium: true });
  const open = new Set((await db.select({ id: questions.id }).from(questions).where(eq(questions.quizId, 101))).map(({ id }) => id));
  for (const { question } of (await round(free, 1)).questions) expect(open.has(question.id)).toBe(true);
  for (const level of [1, 2]) await playRound(db, paying, level);
  expect((await round(paying, 2)).access).toBe('open');
  clock.advance(3 * 86_400);
  const again = await paying.again();
  expect(await again.practice.roundQuestions({ practice_id: SUBJECT, round_level: 2 })).toMatchObject({
    access: 'must_subscribe',
    questions: [],
  });
});

test('a practice of another program is refused, and of a subject without questions there is none', async ({ learner }) => {
  const { client } = await learner({ programId: 2 });
  await expect(client.practice.progress({ practice_id: SUBJECT })).rejects.toMatchObject({ messageKey: 'other_program' });
  await expect(client.practice.roundQuestions({ practice_id: 999, round_level: 1 })).rejects.toMatchObject({
    messageKey: 'content_not_found',
  });
});
