import { count, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Test } from '@darb/contract';
import type { Db } from '../database/database.ts';
import { test, type Learner } from '../testing/learner.ts';
import { CANARY, loadTest, TEST } from '../testing/pack-test.ts';
import { guest } from '../testing/test.ts';
import { modelAnswer } from './mark.ts';
import { attempts, questions } from './tables.ts';

const open = ({ client }: Learner) => client.assessment.test(TEST);
const cover = ({ client }: Learner) => client.assessment.testCover(TEST);

/** A way to hand in a test with so many right answers of seven. */
async function submission(db: Db, { start_request_id, questions: asked }: Test, right: number) {
  const bodies = new Map((await db.select().from(questions).where(eq(questions.quizId, TEST.test_id))).map(({ id, body }) => [id, body]));
  const answers = asked.slice(0, right).flatMap(({ id }) => {
    const body = bodies.get(id);
    return body ? [{ question_id: id, answer: modelAnswer(body) }] : [];
  });
  return { start_request_id, answers };
}
const attempted = async (db: Db) => (await db.select({ count: count() }).from(attempts))[0]?.count;

describe('the cover of a test', () => {
  test('says what it is about and begins nothing', async ({ api, options, learner, db }) => {
    await loadTest(api, options.media);
    const student = await learner();
    expect(await student.in('en').assessment.testCover(TEST)).toMatchObject({
      ...{ id: 190, type: 'test', trackingType: 'test', name: 'Test of adding', language: 'en', questions_count: 7 },
      ...{ is_premium: false, pass_percentage: 50, suggested_minutes: 20, limit_minutes: null },
      ...{ attempts: 0, best: null, last: null, action: 'begin', open: null },
      subtopic: { id: 1 },
      lessons: [{ id: 11 }, { id: 12 }],
      server_time: '2026-11-27T15:00:00.000Z',
    });
    expect(await attempted(db)).toBe(0);
  });

  test('is all there is of a test that is asked for without beginning it', async ({ api, options, db, learner }) => {
    await loadTest(api, options.media);
    const { client } = await learner();
    const asked = () => client.assessment.test({ ...TEST, begins: false });
    await expect(asked()).rejects.toMatchObject({ messageKey: 'content_not_found' });
    expect(await attempted(db)).toBe(0);
    const { start_request_id } = await client.assessment.beginTest(TEST);
    expect(await asked()).toMatchObject({ start_request_id, state: 'open' });
  });

  test('offers to continue an open attempt, and says how many answers it has', async ({ api, options, learner }) => {
    await loadTest(api, options.media);
    const student = await learner();
    const { start_request_id } = await student.client.assessment.beginTest(TEST);
    const attempt = await open(student);
    expect(attempt.start_request_id).toBe(start_request_id);
    const question_id = attempt.questions.find(({ type }) => type === 'true_false')?.id ?? 0;
    await student.client.assessment.saveAnswer({ start_request_id, question_id, answer: { type: 'true_false', value: true } });
    expect(await cover(student)).toMatchObject({ action: 'continue', open: { start_request_id, ends_at: null, answered_count: 1 } });
  });

  test('says the best result and the last, and begins the next attempt', async ({ api, options, db, learner }) => {
    await loadTest(api, options.media);
    const student = await learner();
    const results = [];
    for (const right of [3, 6, 4, 0]) {
      await student.client.assessment.beginTest(TEST);
      results.push(await student.client.assessment.submitTest(await submission(db, await open(student), right)));
    }
    expect(results.map(({ percentage, result }) => [percentage, result])).toEqual([
      [42, 'failed'],
      [85, 'passed'],
      [57, 'passed'],
      [0, 'failed'],
    ]);
    expect(await cover(student)).toMatchObject({ attempts: 4, best: results[1], last: results[3], action: 'begin' });
    expect(await student.client.progress.attemptedTests({})).toEqual({ quizzes: 0, tests: 1 });
  });
});

describe('who may see a test', () => {
  const asks = ({ client }: Pick<Learner, 'client'>, place = TEST) => [
    () => client.assessment.testCover(place),
    () => client.assessment.beginTest(place),
    () => client.assessment.test(place),
  ];

  test('of a premium test: only a subscriber, until the last day', async ({ api, options, learner, keys, clock, db }) => {
    await loadTest(api, options.media, { is_premium: true });
    const student = await learner();
    for (const ask of asks(student)) await expect(ask()).rejects.toMatchObject({ messageKey: 'not_subscribed' });
    const [voucher = ''] = await keys(1);
    await student.client.billing.voucher({ data: { voucher, program_id: 1 } });
    for (const ask of asks(student)) await ask();
    clock.set('2027-08-31T21:00:00Z');
    const later = { client: await student.again() };
    for (const ask of asks(later)) await expect(ask()).rejects.toMatchObject({ messageKey: 'subscription_ended' });
    expect(await attempted(db)).toBe(1);
  });

  test('of another program, subtopic, kind or number: nobody', async ({ api, options, learner, db }) => {
    await loadTest(api, options.media);
    const [student, other] = [await learner(), await learner({ programId: 2 })];
    for (const ask of asks(other)) await expect(ask()).rejects.toMatchObject({ messageKey: 'other_program' });
    for (const place of [
      { test_id: 190, subtopic_id: 2 },
      { test_id: 101, subtopic_id: 1 },
      { test_id: 999, subtopic_id: 1 },
    ])
      for (const ask of asks(student, place)) await expect(ask()).rejects.toMatchObject({ messageKey: 'content_not_found' });
    await expect(student.client.assessment.quiz({ quiz_id: 190, subtopic_id: 1 })).rejects.toMatchObject({
      messageKey: 'content_not_found',
    });
    for (const ask of asks({ client: api.client(guest()) })) await expect(ask()).rejects.toMatchObject({ messageKey: 'token_invalid' });
    expect(await attempted(db)).toBe(0);
  });
});

describe('an attempt at a test', () => {
  test('shows nothing of an answer or explanation before it is submitted, and everything after', async ({ api, options, db, learner }) => {
    await loadTest(api, options.media);
    const student = await learner();
    const secrets = [CANARY, 'model_answer', 'is_correct', 'explanation', '0.333'];
    await student.client.assessment.beginTest(TEST);
    const before = [await cover(student), await student.client.assessment.test({ ...TEST, get_correct_answers: true })];
    for (const secret of secrets) expect(JSON.stringify(before)).not.toContain(secret);
    await student.client.assessment.submitTest(await submission(db, await open(student), 7));
    expect(await open(student)).toMatchObject({ state: 'submitted', result: { percentage: 100 }, marked: [] });
    const after = JSON.stringify(await student.client.assessment.test({ ...TEST, get_correct_answers: true }));
    for (const secret of secrets) expect(after).toContain(secret);
  });

  test('is one when thirty ask to begin or to see it at once', async ({ api, options, learner, db }) => {
    await loadTest(api, options.media);
    const student = await learner();
    const begun = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? student.client.assessment.beginTest(TEST) : open(student))),
    );
    expect(new Set(begun.map(({ start_request_id }) => start_request_id)).size).toBe(1);
    expect(await attempted(db)).toBe(1);
  });

  test('goes on where it stopped, on another device too', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media);
    const student = await learner();
    const attempt = await open(student);
    const question_id = attempt.questions.find(({ type }) => type === 'short_text')?.id ?? 0;
    const answer = { type: 'short_text' as const, text: 'المجموع' };
    await student.client.assessment.saveAnswer({ start_request_id: attempt.start_request_id, question_id, answer });
    clock.advance(60);
    const tablet = api.client(guest({ accessToken: await student.signIn() }));
    expect(await tablet.assessment.test(TEST)).toEqual({
      ...attempt,
      answers: { [question_id]: answer },
      server_time: '2026-11-27T15:01:00.000Z',
    });
  });

  test('is marked once by fifty that hand it in at once, and gives them one result', async ({ api, options, db, learner, clock }) => {
    await loadTest(api, options.media);
    const student = await learner();
    const given = await submission(db, await open(student), 5);
    clock.advance(40);
    const results = await Promise.all(Array.from({ length: 50 }, () => student.client.assessment.submitTest(given)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({ percentage: 71, result: 'passed', time_spent: 40 });
    clock.advance(60);
    expect(await student.client.assessment.submitTest({ ...given, answers: [] })).toEqual(results[0]);
  });

  test('of another student, of a quiz, or never begun is not handed in', async ({ api, options, learner }) => {
    await loadTest(api, options.media);
    const [student, other] = [await learner(), await learner()];
    const { start_request_id } = await open(student);
    const quiz = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    const refused = { messageKey: 'attempt_not_found' };
    await expect(other.client.assessment.submitTest({ start_request_id })).rejects.toMatchObject(refused);
    await expect(student.client.assessment.submitQuiz({ start_request_id })).rejects.toMatchObject(refused);
    await expect(student.client.assessment.submitTest({ start_request_id: quiz.start_request_id })).rejects.toMatchObject(refused);
    await expect(student.client.assessment.submitTest({ start_request_id: '00000000-0000-4000-8000-000000000000' })).rejects.toMatchObject(
      refused,
    );
    expect((await open(student)).state).toBe('open');
  });

  test('is closed with what it has by a retake, which begins one new empty attempt however often it is asked for', async ({
    api,
    options,
    db,
    learner,
  }) => {
    await loadTest(api, options.media);
    const student = await learner();
    const attempt = await open(student);
    const question_id = attempt.questions.find(({ type }) => type === 'true_false')?.id ?? 0;
    const { start_request_id } = attempt;
    await student.client.assessment.saveAnswer({ start_request_id, question_id, answer: { type: 'true_false', value: true } });
    const retakes = await Promise.all(Array.from({ length: 10 }, () => student.client.assessment.retakeQuiz({ start_request_id })));
    expect(new Set(retakes.map((retake) => retake.start_request_id)).size).toBe(1);
    expect(await open(student)).toMatchObject({ ...retakes[0], state: 'open', answers: {} });
    expect(await cover(student)).toMatchObject({ attempts: 1, last: { correct_count: 1, percentage: 14, result: 'failed' } });
    expect(await attempted(db)).toBe(2);
  });

  test('never has more points than questions, whatever is sent how often', async ({ api, options, db, learner }) => {
    await loadTest(api, options.media);
    const student = await learner();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 3 }), async (right, times) => {
        await student.client.assessment.beginTest(TEST);
        const { start_request_id, answers } = await submission(db, await open(student), right);
        const repeated = Array.from({ length: times }, () => answers).flat();
        const result = await student.client.assessment.submitTest({ start_request_id, answers: repeated });
        expect(result).toMatchObject({ points: right, correct_count: right, percentage: Math.floor((100 * right) / 7) });
      }),
      { numRuns: 15 },
    );
  });

  test('may be passed over', async ({ api, options, learner }) => {
    await loadTest(api, options.media);
    const { client } = await learner();
    expect(await client.assessment.skipEntity({ entity_id: 190, entity_type: 'test' })).toEqual({ skipped: true });
    for (const entity of [
      { entity_id: 190, entity_type: 'quiz' as const },
      { entity_id: 101, entity_type: 'test' as const },
    ])
      await expect(client.assessment.skipEntity(entity)).rejects.toMatchObject({ messageKey: 'content_not_found' });
  });
});
