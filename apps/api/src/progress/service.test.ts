import { describe, expect } from 'vitest';
import { test } from '../testing/learner.ts';

describe('watching', () => {
  test('counts once 90 % of distinct seconds were played, is resumed, and is never undone', async ({ learner, clock }) => {
    const { client } = await learner();
    await client.learning.lesson({ id: 11 });
    clock.advance(20);
    expect(await client.progress.watched({ lesson_id: 11, position: 20, spans: [[0, 20]] })).toEqual({
      watched: false,
      progress: 0.5,
      position: 20,
    });
    expect((await client.learning.lesson({ id: 11 })).video?.position).toBe(20);
    clock.advance(16);
    expect(await client.progress.watched({ lesson_id: 11, position: 36, spans: [[20, 36]] })).toMatchObject({
      watched: true,
      progress: 0.9,
    });
    expect(await client.progress.watched({ lesson_id: 11, position: 3, spans: [] })).toMatchObject({ watched: true, position: 3 });
    expect((await client.learning.lessons({ subtopic_id: 1 })).items[0]).toMatchObject({ done: true, progress: 0.9 });
  });

  test('counts at the end with half of the seconds, and not with less', async ({ learner, clock }) => {
    const [half, less] = [(await learner()).client, (await learner()).client];
    for (const client of [half, less]) await client.learning.lesson({ id: 11 });
    clock.advance(20);
    expect(
      await half.progress.watched({
        lesson_id: 11,
        position: 40,
        spans: [
          [0, 10],
          [30, 40],
        ],
        ended: true,
      }),
    ).toMatchObject({ watched: true, progress: 0.5 });
    expect(
      await less.progress.watched({
        lesson_id: 11,
        position: 40,
        spans: [
          [0, 9],
          [30, 40],
        ],
        ended: true,
      }),
    ).toMatchObject({ watched: false });
  });

  test('earns nothing by seeking, and no more than the clock allows', async ({ learner, clock }) => {
    const { client } = await learner();
    await client.learning.lesson({ id: 11 });
    expect(await client.progress.watched({ lesson_id: 11, position: 40, spans: [], ended: true })).toMatchObject({
      watched: false,
      progress: 0,
    });
    const claim = () => client.progress.watched({ lesson_id: 11, position: 40, spans: [[0, 40]], ended: true });
    expect((await claim()).progress).toBe(0.25);
    const claims = await Promise.all(Array.from({ length: 10 }, claim));
    expect(claims.every(({ watched, progress }) => !watched && progress === 0.25)).toBe(true);
    clock.advance(5);
    expect((await claim()).progress).toBe(0.5);
  });

  test('is refused for lessons that the student may not see', async ({ learner }) => {
    const { client } = await learner();
    const report = { position: 1, spans: [] };
    await expect(client.progress.watched({ lesson_id: 12, ...report })).rejects.toMatchObject({ messageKey: 'not_subscribed' });
    await expect(client.progress.watched({ lesson_id: 21, ...report })).rejects.toMatchObject({ messageKey: 'other_program' });
    await expect(client.progress.watched({ lesson_id: 99, ...report })).rejects.toMatchObject({ messageKey: 'content_not_found' });
  });
});

describe('the dashboard', () => {
  test('continues with nothing before a lesson was opened, then with the recent one and its path', async ({ learner, clock }) => {
    const { client } = await learner();
    expect(await client.progress.startContinueLearning({})).toMatchObject({ recent_lesson_id: null, items: [] });
    await client.learning.lesson({ id: 11 });
    clock.advance(15);
    await client.progress.watched({ lesson_id: 11, position: 15, spans: [[0, 15]] });
    expect(await client.progress.startContinueLearning({})).toMatchObject({
      recent_lesson_id: 11,
      recent_subtopic_id: 1,
      recent_subject_id: 1,
      seconds_left: 25,
      items: [
        { id: 11, done: false, locked: false },
        { id: 12, locked: true },
      ],
    });
    expect((await client.progress.recentLesson({ subject_id: 1 })).recent?.lesson_id).toBe(11);
    clock.advance(60);
    await client.learning.lesson({ id: 13 });
    expect((await client.progress.startContinueLearning({})).recent_lesson_id).toBe(13);
  });

  test('says how far each subject is, rounded down', async ({ learner, clock }) => {
    const { client } = await learner();
    await client.learning.lesson({ id: 11 });
    clock.advance(40);
    await client.progress.watched({ lesson_id: 11, position: 40, spans: [[0, 40]], ended: true });
    expect((await client.progress.subjectsProgressChart({})).subjects).toMatchObject([
      { done: 1, total: 3, progress_percentage: 33, next: { lesson_id: 12 } },
    ]);
    expect(await client.progress.subjectProgress({ subjects_ids: '1,2' })).toEqual({
      subjects: [
        { subject_id: 1, progress_percentage: 33 },
        { subject_id: 2, progress_percentage: 0 },
      ],
    });
    expect(
      (await client.progress.subjectSubtopicsProgress({ subject_id: 1 })).subtopics.map(({ progress_percentage }) => progress_percentage),
    ).toEqual([50, 0]);
    expect(await client.progress.watchedLessons({})).toMatchObject({ count: 1, lessons: [{ lesson_id: 11, subtopic_id: 1 }] });
  });

  test('a quiz of a few seconds is a minute of its week: who took it has begun', async ({ learner, clock }) => {
    const student = await learner();
    const quiz = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    clock.advance(5);
    await student.client.assessment.submitQuiz({ start_request_id: quiz.start_request_id });
    expect(await student.client.progress.dashboardBlocks({})).toMatchObject({ minutes_this_week: 1, attempted_quizzes: 1 });
  });

  test('counts minutes by days of Amman’s week and the days of a streak', async ({ learner, clock }) => {
    const student = await learner();
    // Saturday 23:30 in Amman, the last day of its week.
    clock.set('2026-11-28T20:30:00Z');
    const blocks = async () => (await student.again()).progress.dashboardBlocks({});
    const study = async () => {
      const client = await student.again();
      await client.learning.lesson({ id: 11 });
      clock.advance(120);
      await client.progress.watched({
        lesson_id: 11,
        position: 0,
        spans: [
          [0, 40],
          [0, 40],
          [0, 40],
        ],
      });
    };
    await study();
    expect(await blocks()).toMatchObject({ minutes_this_week: 2, minutes_last_week: 0, streak_days: 1 });
    // Sunday in Amman, still Saturday in London.
    clock.set('2026-11-28T21:30:00Z');
    const sunday = await blocks();
    expect(sunday).toMatchObject({ minutes_this_week: 0, minutes_last_week: 2, streak_days: 1, watched_lessons: 1 });
    expect(sunday.days.map(({ date }) => date)).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
    await study();
    expect((await blocks()).streak_days).toBe(2);
    clock.advance(3 * 86_400);
    expect((await blocks()).streak_days).toBe(0);
  });

  test('counts different questions and quizzes', async ({ learner }) => {
    const { client } = await learner();
    expect(await client.progress.attemptedTests({})).toEqual({ quizzes: 0, tests: 0 });
    const quiz = await client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
    const fact = quiz.questions.find(({ type }) => type === 'true_false');
    await client.assessment.submitQuiz({
      start_request_id: quiz.start_request_id,
      answers: [{ question_id: fact?.id ?? 0, answer: { type: 'true_false', value: true } }],
    });
    expect(await client.progress.correctQuestions({})).toEqual({ correct: 1, answered: 1 });
    expect(await client.progress.attemptedTests({})).toEqual({ quizzes: 1, tests: 0 });
  });
});
