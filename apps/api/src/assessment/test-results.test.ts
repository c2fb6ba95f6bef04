import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Test } from '@darb/contract';
import type { Db } from '../database/database.ts';
import { smallPack, test, type Learner } from '../testing/learner.ts';
import { CANARY, loadTest, TEST } from '../testing/pack-test.ts';
import { modelAnswer } from './mark.ts';
import { questions } from './tables.ts';

/** The lessons that the seven questions of the test ask about, in their order. */
const ASKS = [11, 11, 12, 12, 12, null, null];

/** The seven questions of the small pack's quiz, each naming its lesson. */
async function withLessons() {
  const quiz = (await smallPack()).programs[0]?.subjects[0]?.topics[0]?.subtopics[0]?.lessons[0]?.quiz;
  const keys = [...new Set(quiz?.questions.map(({ key }) => key))];
  return (quiz?.questions ?? []).map((question) => ({ ...question, lessonId: ASKS[keys.indexOf(question.key)] ?? null }));
}

/** Sits the test with right answers at the given places, and hands it in. */
async function sit(db: Db, { client }: Learner, right: readonly number[]): Promise<Test> {
  await client.assessment.beginTest(TEST);
  const attempt = await client.assessment.test(TEST);
  const bodies = new Map((await db.select().from(questions).where(eq(questions.quizId, TEST.test_id))).map(({ id, body }) => [id, body]));
  const answers = attempt.questions.flatMap(({ id }, index) => {
    const body = right.includes(index) ? bodies.get(id) : undefined;
    return body ? [{ question_id: id, answer: modelAnswer(body) }] : [];
  });
  await client.assessment.submitTest({ start_request_id: attempt.start_request_id, answers });
  return attempt;
}

describe('the results of a test', () => {
  test('are empty before the first attempt is closed, and tell nothing of its questions', async ({ api, options, learner }) => {
    await loadTest(api, options.media);
    const { client } = await learner();
    await client.assessment.beginTest(TEST);
    const results = await client.assessment.testResults(TEST);
    expect(results).toMatchObject({ attempts: [], shown: null, questions_count: 7 });
    expect(JSON.stringify(results)).not.toContain(CANARY);
  });

  test('tell the last attempt by question, lesson and difficulty, and which lessons to see again', async ({
    api,
    options,
    db,
    learner,
  }) => {
    await loadTest(api, options.media, { questions: await withLessons() });
    const student = await learner();
    await sit(db, student, [0, 1, 2]);
    const { shown, attempts } = await student.client.assessment.testResults(TEST);
    expect(attempts).toMatchObject([{ number: 1, correct_count: 3, result: 'failed', closed_by_time: false }]);
    expect(shown?.marked.map(({ is_correct }) => is_correct)).toEqual([true, true, true, false, false, false, false]);
    expect(shown?.topics.map(({ lesson, ...share }) => [lesson?.id ?? null, share.correct_count, share.questions_count])).toEqual([
      [11, 2, 2],
      [12, 1, 3],
      [null, 0, 2],
    ]);
    expect(shown?.see_again.map(({ id, wrong_count }) => [id, wrong_count])).toEqual([[12, 2]]);
    const { easy, medium, hard } = shown?.difficulties ?? {};
    const sum = (of: 'questions_count' | 'correct_count') => (easy?.[of] ?? 0) + (medium?.[of] ?? 0) + (hard?.[of] ?? 0);
    expect([sum('questions_count'), sum('correct_count')]).toEqual([7, 3]);
  });

  test('of an earlier attempt stay readable as it was asked, when the pack has other words', async ({ api, options, db, learner }) => {
    const asked = await withLessons();
    await loadTest(api, options.media, { questions: asked });
    const student = await learner();
    const first = await sit(db, student, [0]);
    const stem = { ar: { lang: 'ar' as const, parts: [{ kind: 'text' as const, text: 'كلام جديد' }] } };
    await loadTest(api, options.media, { questions: asked.map((question) => ({ ...question, stem })) });
    await sit(db, student, [0, 1, 2, 3, 4, 5]);
    const { shown, attempts } = await student.client.assessment.testResults({ ...TEST, start_request_id: first.start_request_id });
    expect(attempts.map(({ number, result }) => [number, result])).toEqual([
      [1, 'failed'],
      [2, 'passed'],
    ]);
    expect(shown?.start_request_id).toBe(first.start_request_id);
    expect(shown?.marked.map(({ question }) => question.stem)).toEqual(first.questions.map((question) => question.stem));
  });

  test('say what was flagged, and whether the time was over', async ({ api, options, clock, learner }) => {
    await loadTest(api, options.media, { limit_minutes: 10 });
    const student = await learner();
    const { start_request_id } = await student.client.assessment.beginTest(TEST);
    const { questions: asked } = await student.client.assessment.test(TEST);
    const question_id = asked[2]?.id ?? 0;
    await student.client.assessment.saveFlag({ start_request_id, question_id, flagged: true });
    clock.advance(11 * 60);
    const { shown, attempts } = await (await student.again()).assessment.testResults(TEST);
    expect(shown?.flagged).toEqual([question_id]);
    expect(attempts).toMatchObject([{ closed_by_time: true, time_spent: 600 }]);
  });

  test('are for whose they are alone', async ({ api, options, db, learner }) => {
    await loadTest(api, options.media);
    const { start_request_id } = await sit(db, await learner(), [0]);
    const other = await learner();
    await expect(other.client.assessment.testResults({ ...TEST, start_request_id })).rejects.toMatchObject({
      messageKey: 'attempt_not_found',
    });
  });
});

describe('the cover', () => {
  test('says of each lesson how many questions ask about it, and nothing of them', async ({ api, options, learner }) => {
    await loadTest(api, options.media, { questions: await withLessons() });
    const { client } = await learner();
    const cover = await client.assessment.testCover(TEST);
    expect(cover.topics.map(({ lesson, questions_count }) => [lesson?.id ?? null, questions_count])).toEqual([
      [11, 2],
      [12, 3],
      [null, 2],
    ]);
    expect(JSON.stringify(cover)).not.toContain(CANARY);
  });

  test('says what was done with the questions of the open attempt, and lists the closed ones', async ({ api, options, db, learner }) => {
    await loadTest(api, options.media);
    const student = await learner();
    await sit(db, student, [0, 1, 2, 3, 4, 5, 6]);
    const { start_request_id } = await student.client.assessment.beginTest(TEST);
    const { questions: asked } = await student.client.assessment.test(TEST);
    const at = asked.findIndex(({ type }) => type === 'true_false');
    const answer = { type: 'true_false' as const, value: true };
    await student.client.assessment.saveAnswer({ start_request_id, question_id: asked[at]?.id ?? 0, answer });
    const skip = at === 0 ? 1 : 0;
    await student.client.assessment.saveSkip({ start_request_id, question_id: asked[skip]?.id ?? 0 });
    const { open, closed } = await student.client.assessment.testCover(TEST);
    expect(open?.questions).toEqual(asked.map((_, index) => (index === at ? 'answered' : index === skip ? 'skipped' : 'open')));
    expect(closed).toMatchObject([{ number: 1, correct_count: 7, result: 'passed' }]);
  });
});
