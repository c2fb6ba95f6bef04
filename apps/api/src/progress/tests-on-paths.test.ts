import type { Client } from '@darb/contract';
import { describe, expect } from 'vitest';
import type { Api } from '../api.ts';
import type { MediaStorage } from '../media/storage.ts';
import { smallPack, test, type Learner } from '../testing/learner.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';
import { guest, type Clock } from '../testing/test.ts';

/** Loads a test whose questions are all answered by "true". */
async function loadFacts(api: Api, media: MediaStorage, changes: Parameters<typeof loadTest>[2] = {}): Promise<void> {
  const subtopic = (await smallPack()).programs[0]?.subjects[0]?.topics[0]?.subtopics[0];
  await loadTest(api, media, { questions: subtopic?.lessons[1]?.quiz?.questions ?? [], ...changes });
}

/** Sits the test: all of it right, or nothing. */
async function sit(client: Client, right: boolean) {
  await client.assessment.beginTest(TEST);
  const { start_request_id, questions } = await client.assessment.test(TEST);
  const answers = questions.map(({ id }) => ({ question_id: id, answer: { type: 'true_false' as const, value: true } }));
  return client.assessment.submitTest({ start_request_id, answers: right ? answers : [] });
}

/** Watches a lesson of the pack to its end. */
async function watch({ client }: Learner, clock: Clock, lesson: number): Promise<void> {
  await client.learning.lesson({ id: lesson });
  clock.advance(40);
  await client.progress.watched({ lesson_id: lesson, position: 40, spans: [[0, 40]], ended: true });
}

const itemsOf = async (client: Client) =>
  (await client.learning.lessons({ subtopic_id: 1 })).items.map(({ id, type, done, locked }) => [type, id, done, locked]);

describe('a test on its path', () => {
  test('stands among the lessons by its order, for guests too, and is counted where lessons are', async ({ api, options, db }) => {
    await loadFacts(api, options.media, { order: 2 });
    await db.execute('update lessons set "order" = 3 where id = 12');
    const { catalog, learning } = api.client(guest());
    const ids = [11, 190, 12];
    expect((await learning.lessons({ subtopic_id: 1 })).items.map(({ id }) => id)).toEqual(ids);
    const list = await catalog.subtopicsList({ subject_id: 1 });
    expect(list.topics[0]?.subtopics[0]?.items.map(({ id }) => id)).toEqual(ids);
    expect(list.topics[0]?.subtopics[0]?.items[1]).toMatchObject({ type: 'test', duration: null, quiz_id: null, is_head: false });
    expect(list).toMatchObject({ program: { lessons_count: 3, tests_count: 1 }, subject: { lessons_count: 3, tests_count: 1 } });
  });

  test('is locked where it is premium, for a guest and a student without a key', async ({ api, options, learner }) => {
    await loadFacts(api, options.media, { is_premium: true });
    const { client } = await learner();
    for (const who of [client, api.client(guest())]) expect((await itemsOf(who)).at(-1)).toEqual(['test', 190, false, true]);
    await loadFacts(api, options.media);
    for (const who of [client, api.client(guest())]) expect((await itemsOf(who)).at(-1)).toEqual(['test', 190, false, false]);
  });

  test('is done when it was passed once, neither by being failed nor undone by it', async ({ api, options, learner }) => {
    await loadFacts(api, options.media);
    const { client } = await learner();
    const percentages = async () => [
      (await client.progress.subjectProgress({ subjects_ids: '1' })).subjects[0]?.progress_percentage,
      (await client.progress.subjectSubtopicsProgress({ subject_id: 1 })).subtopics[0]?.progress_percentage,
      (await client.progress.subjectsProgressChart({})).subjects[0]?.progress_percentage,
    ];
    expect((await sit(client, false)).result).toBe('failed');
    expect((await itemsOf(client)).at(-1)).toEqual(['test', 190, false, false]);
    expect(await percentages()).toEqual([0, 0, 0]);
    expect((await sit(client, true)).result).toBe('passed');
    await sit(client, false);
    expect((await itemsOf(client)).at(-1)).toEqual(['test', 190, true, false]);
    expect(await percentages()).toEqual([25, 33, 25]);
    expect(await client.progress.attemptedTests({})).toEqual({ quizzes: 0, tests: 1 });
    expect(await client.progress.dashboardBlocks({})).toMatchObject({ attempted_quizzes: 0, attempted_tests: 1 });
  });

  test('follows the last lesson’s quiz; after a path without one the subject page follows', async ({ api, options, learner }) => {
    const { client } = await learner();
    const after = () => client.assessment.continueAfterQuiz({ quiz_id: 102, subtopic_id: 1 });
    expect(await after()).toMatchObject({ action: 'subject', lesson_id: null, test_id: null, title: null });
    await loadFacts(api, options.media);
    expect(await after()).toMatchObject({ action: 'test', lesson_id: null, test_id: 190, title: { text: 'اختبار الجمع' } });
  });

  test('stands in the subject’s assessment journey with its best result', async ({ api, options, learner }) => {
    await loadFacts(api, options.media);
    const { client } = await learner();
    const { assessments } = await api.client(guest({ language: 'en' })).assessment.learningPathAssessments({ subject_id: 1 });
    expect(assessments.map(({ type, quiz_id, test_id }) => [type, quiz_id, test_id])).toEqual([
      ['quiz', 101, null],
      ['quiz', 102, null],
      ['test', null, 190],
    ]);
    expect(assessments.at(-1)).toMatchObject({ lesson_id: null, subtopic_id: 1, name: 'Test of adding', trackingType: 'test' });
    const results = () => client.assessment.learningPathResults({ subject_id: 1 });
    expect(await results()).toEqual({ marker: 'NoAssessment', results: [] });
    await sit(client, true);
    await sit(client, false);
    expect(await results()).toMatchObject({
      marker: null,
      results: [{ type: 'test', quiz_id: null, test_id: 190, percentage: 100, result: 'passed', attempts: 2 }],
    });
  });
});

describe('what comes next', () => {
  test('is the test when its lessons are watched, and the next subtopic’s lesson once it is passed', async ({
    api,
    options,
    learner,
    clock,
    db,
  }) => {
    await loadFacts(api, options.media);
    await db.execute('update lessons set is_premium = false');
    const student = await learner();
    const { client } = student;
    const next = async () => (await client.progress.subjectsProgressChart({})).subjects[0]?.next;
    await watch(student, clock, 11);
    await watch(student, clock, 12);
    expect(await next()).toMatchObject({ type: 'test', test_id: 190, lesson_id: null, subtopic_id: 1 });
    expect(await client.progress.startContinueLearning({})).toMatchObject({
      recent_lesson_id: 12,
      step: { type: 'test', test_id: 190, questions_count: 6, open: null },
      items: [{ done: true }, { done: true }, { id: 190, done: false }],
    });
    await sit(client, true);
    expect(await next()).toMatchObject({ type: 'lesson', lesson_id: 13, test_id: null });
    expect(await client.progress.startContinueLearning({})).toMatchObject({
      ...{ recent_lesson_id: 12, finished: false, step: { type: 'lesson', lesson_id: 13, seconds_left: 40 } },
      items: [{ id: 13 }],
    });
    expect((await client.progress.recentLesson({ subject_id: 1 })).recent).toMatchObject({ type: 'test', test_id: 190 });
    await watch(student, clock, 13);
    expect(await client.progress.startContinueLearning({})).toMatchObject({ finished: true, step: { lesson_id: 13 } });
    expect(await next()).toBeNull();
  });

  test('is the open test while it is the newest thing, until its time is over', async ({ api, options, learner, clock }) => {
    await loadFacts(api, options.media, { limit_minutes: 30 });
    const student = await learner();
    const step = async (client: Client) => (await client.progress.startContinueLearning({})).step;
    await student.client.learning.lesson({ id: 11 });
    clock.advance(1);
    const { start_request_id } = await student.client.assessment.beginTest(TEST);
    const { questions } = await student.client.assessment.test(TEST);
    const answer = { type: 'true_false' as const, value: true };
    await student.client.assessment.saveAnswer({ start_request_id, question_id: questions[0]?.id ?? 0, answer });
    expect(await step(student.client)).toMatchObject({
      ...{ type: 'test', test_id: 190, questions_count: 6 },
      open: { answered_count: 1, ends_at: '2026-11-27T15:30:01.000Z', server_time: '2026-11-27T15:00:01.000Z' },
    });
    clock.advance(5);
    await student.client.learning.lesson({ id: 13 });
    expect(await step(student.client)).toMatchObject({ type: 'lesson', lesson_id: 13 });
    clock.advance(1_860);
    await student.client.assessment.beginTest(TEST);
    clock.advance(1_860);
    expect(await step(await student.again())).toMatchObject({ type: 'lesson', lesson_id: 11 });
  });

  test('passes over a skipped test, and comes back to it when nothing else is left', async ({ api, options, learner, clock, db }) => {
    await loadFacts(api, options.media, { order: 1 });
    await db.execute('update lessons set is_premium = false');
    const student = await learner();
    const next = async () => (await student.client.progress.subjectsProgressChart({})).subjects[0]?.next;
    await db.execute('update lessons set "order" = "order" + 1');
    expect(await next()).toMatchObject({ test_id: 190 });
    await student.client.assessment.skipEntity({ entity_type: 'test', entity_id: 190 });
    expect(await next()).toMatchObject({ lesson_id: 11 });
    for (const lesson of [11, 12, 13]) await watch(student, clock, lesson);
    expect(await next()).toMatchObject({ test_id: 190 });
    expect((await student.client.progress.subjectProgress({ subjects_ids: '1' })).subjects[0]?.progress_percentage).toBe(75);
  });
});
