import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { test, type Learner } from '../testing/learner.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';
import { attempts } from './tables.ts';

const open = ({ client }: Learner) => client.assessment.test(TEST);
const MINUTES = 30;
const END = MINUTES * 60;
const timed = { limit_minutes: MINUTES };

/** Begins the test, and gives a way to answer its question of true or false, which is true. */
async function begun(student: Learner) {
  const { start_request_id, questions, ends_at } = await open(student);
  const question_id = questions.find(({ type }) => type === 'true_false')?.id ?? 0;
  const given = (value: boolean) => ({ question_id, answer: { type: 'true_false' as const, value } });
  return {
    start_request_id,
    ends_at,
    given,
    save: (value: boolean, acted_at?: string) => student.client.assessment.saveAnswer({ start_request_id, ...given(value), acted_at }),
    handIn: (value?: boolean, times = {}) =>
      student.client.assessment.submitTest({ start_request_id, answers: value === undefined ? [] : [given(value)], ...times }),
  };
}

describe('a test with a time limit', () => {
  test('has its end fixed by the server at its start, which leaving does not move', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    expect((await student.client.assessment.testCover(TEST)).limit_minutes).toBe(MINUTES);
    const first = await student.client.assessment.beginTest(TEST);
    expect(first.ends_at).toBe('2026-11-27T15:30:00.000Z');
    clock.advance(600);
    expect(await student.client.assessment.beginTest(TEST)).toEqual(first);
    expect((await open(student)).ends_at).toBe(first.ends_at);
    expect((await student.client.assessment.testCover(TEST)).open?.ends_at).toBe(first.ends_at);
  });

  test('takes what arrives in the half minute after its end, and nothing later', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    const { save } = await begun(student);
    clock.advance(END + 30);
    await save(true);
    clock.advance(1);
    await expect(save(false)).rejects.toMatchObject({ messageKey: 'attempt_submitted' });
    expect((await open(student)).result).toMatchObject({ correct_count: 1, time_spent: END, submitted_at: '2026-11-27T15:30:00.000Z' });
  });

  test('is closed with what it had, and a late report gets that result whatever it brings', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    const { save, handIn } = await begun(student);
    await save(false);
    clock.advance(END + 1_500);
    const late = await Promise.all(Array.from({ length: 20 }, () => handIn(true)));
    expect(new Set(late.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(late[0]).toMatchObject({ correct_count: 0, result: 'failed', submitted_at: '2026-11-27T15:30:00.000Z' });
    expect((await open(student)).result).toEqual(late[0]);
    expect((await student.client.assessment.testCover(TEST)).last).toEqual(late[0]);
  });

  test('is closed alike by whoever comes first: cover, test, beginning, retake, handing in or the sweep', async ({
    api,
    options,
    learner,
    clock,
  }) => {
    await loadTest(api, options.media, timed);
    const firsts: ((student: Learner, id: string) => Promise<unknown>)[] = [
      ({ client }) => client.assessment.testCover(TEST),
      ({ client }) => client.assessment.test(TEST),
      ({ client }) => client.assessment.beginTest(TEST),
      ({ client }, start_request_id) => client.assessment.retakeQuiz({ start_request_id }),
      ({ client }, start_request_id) => client.assessment.submitTest({ start_request_id }),
      () => api.sweep(),
    ];
    const students = [];
    for (const first of firsts) {
      const student = await learner();
      const { save, start_request_id } = await begun(student);
      await save(true);
      students.push({ student, first, start_request_id });
    }
    clock.advance(END + 31);
    for (const { student, first, start_request_id } of students) {
      await first(student, start_request_id);
      clock.advance(7);
    }
    const lasts = [];
    for (const { student } of students) lasts.push((await student.client.assessment.testCover(TEST)).last);
    expect(new Set(lasts.map((last) => JSON.stringify(last))).size).toBe(1);
    expect(lasts[0]).toMatchObject({ correct_count: 1, submitted_at: '2026-11-27T15:30:00.000Z' });
  });

  test('is left alone by the sweep until its grace is over', async ({ api, options, learner, clock, db }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    await begun(student);
    clock.advance(END + 30);
    await api.sweep();
    expect(await db.select({ submittedAt: attempts.submittedAt }).from(attempts)).toEqual([{ submittedAt: null }]);
    clock.advance(1);
    await api.sweep();
    expect(await db.select({ submittedAt: attempts.submittedAt }).from(attempts)).toEqual([
      { submittedAt: new Date('2026-11-27T15:30:00.000Z') },
    ]);
  });

  test('has the same end and the same result whatever time a device says', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -6_000, max: 6_000 }), fc.integer({ min: 0, max: END + 200 }), async (off, after) => {
        clock.set('2026-11-27T15:00:00.000Z');
        const student = await learner();
        const { save, handIn, ends_at } = await begun(student);
        clock.advance(after);
        const said = new Date(clock.now().getTime() + off * 1000).toISOString();
        const saved = await save(true, said).then(
          () => true,
          () => false,
        );
        expect(saved).toBe(after <= END + 30);
        const result = await handIn(undefined, { frontend_start_time: said, frontend_end_time: said });
        expect(ends_at).toBe('2026-11-27T15:30:00.000Z');
        expect(result).toMatchObject({ correct_count: saved ? 1 : 0, time_spent: Math.min(after, END) });
      }),
      { numRuns: 30 },
    );
  });

  test('gives an attempt begun before the pack had a limit as long as it likes', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media);
    const student = await learner();
    const { save, ends_at } = await begun(student);
    await loadTest(api, options.media, timed);
    clock.advance(END + 500);
    expect(ends_at).toBeNull();
    await save(true);
    expect(await open(student)).toMatchObject({ state: 'open', ends_at: null });
  });
});
