import { sealedText } from '@darb/contract/sealed-text';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type Learner } from '../testing/learner.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';
import { sealCode } from './sealed.ts';
import { attempts } from './tables.ts';

const END = 30 * 60;
const timed = { limit_minutes: 30 };
/** Of the learner's clock, which begins at 15:00. */
const at = (seconds: number) => new Date(Date.parse('2026-11-27T15:00:00.000Z') + seconds * 1000).toISOString();

/** Begins the test; its question of true or false is true. `seal` hands in what was sealed at a second. */
async function begun(student: Learner) {
  const { start_request_id, questions } = await student.client.assessment.test(TEST);
  const question_id = questions.find(({ type }) => type === 'true_false')?.id ?? 0;
  const given = (value: boolean, acted_at?: string) => ({ question_id, answer: { type: 'true_false' as const, value }, acted_at });
  const sealed = (answers: ReturnType<typeof given>[], second: number) => {
    const what = { start_request_id, answers, opened_at: at(0), sealed_at: at(second) };
    return { start_request_id, answers, seal: { code: sealCode(sealedText(what)), opened_at: what.opened_at, sealed_at: what.sealed_at } };
  };
  return {
    ...{ start_request_id, given, sealed },
    save: (value: boolean) => student.client.assessment.saveAnswer({ start_request_id, ...given(value) }),
    seal: async (answers: ReturnType<typeof given>[], second: number, times = {}) =>
      (await student.again()).assessment.submitTest({ ...sealed(answers, second), ...times }),
  };
}

const cover = async (student: Learner) => (await student.again()).assessment.testCover(TEST);

describe('a test that was handed in without a connection', () => {
  test('changes the result that the server closed it with, once, until a day after its end', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    const { given, seal } = await begun(student);
    clock.advance(END + 31);
    expect((await cover(student)).last).toMatchObject({ correct_count: 0, updated_at: null });
    clock.set(at(END + 24 * 3600));
    const results = await Promise.all(Array.from({ length: 20 }, () => seal([given(true, at(600))], 900)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({ correct_count: 1, submitted_at: at(END), updated_at: at(END + 24 * 3600) });
    expect((await cover(student)).last).toEqual(results[0]);
    expect((await cover(student)).attempts).toBe(1);
  });

  test('changes nothing a second later', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    const { given, seal } = await begun(student);
    clock.set(at(END + 24 * 3600 + 1));
    expect(await seal([given(true, at(600))], 900)).toMatchObject({ correct_count: 0, updated_at: null });
  });

  test('counts nothing that was answered after the end of its time', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    const { given, seal } = await begun(student);
    clock.advance(END + 600);
    expect(await seal([given(true, at(END + 1))], END + 5)).toMatchObject({ correct_count: 0 });
    expect(await seal([given(true)], END + 1)).toMatchObject({ correct_count: 0 });
    expect(await seal([given(true, at(END))], END + 5)).toMatchObject({ correct_count: 1 });
  });

  test('keeps an answer that another device gave later', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    const { given, seal, save } = await begun(student);
    clock.advance(900);
    await save(true);
    clock.advance(END);
    expect(await seal([given(false, at(600))], 700)).toMatchObject({ correct_count: 1 });
  });

  test('leaves a result alone that was handed in elsewhere', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    const { start_request_id, given, seal } = await begun(student);
    clock.advance(60);
    const handedIn = await student.client.assessment.submitTest({ start_request_id });
    expect(await seal([given(true, at(30))], 40)).toEqual(handedIn);
  });

  test('without a limit reaches the attempt that a retake closed, until fourteen days after its start', async ({
    api,
    options,
    learner,
    clock,
  }) => {
    await loadTest(api, options.media);
    for (const [seconds, correct_count] of [
      [14 * 86_400, 1],
      [14 * 86_400 + 1, 0],
    ] as const) {
      clock.set(at(0));
      const student = await learner();
      const { start_request_id, given, seal } = await begun(student);
      clock.advance(60);
      const { start_request_id: next } = await student.client.assessment.retakeQuiz({ start_request_id });
      clock.set(at(seconds));
      expect(await seal([given(true, at(30))], 40)).toMatchObject({ correct_count });
      expect(await (await student.again()).assessment.test(TEST)).toMatchObject({ start_request_id: next, state: 'open' });
    }
  });

  test('is refused when a character of it is another one', async ({ api, options, learner }) => {
    await loadTest(api, options.media, timed);
    const student = await learner();
    const { given, sealed } = await begun(student);
    const whole = sealed([given(true, at(600))], 900);
    const send = (changed: object) => student.client.assessment.submitTest({ ...whole, ...changed });
    for (const changed of [
      { answers: [given(false, at(600))] },
      { answers: [given(true, at(601))] },
      { answers: [] },
      { seal: { ...whole.seal, sealed_at: at(901) } },
      { seal: { ...whole.seal, opened_at: at(1) } },
      { seal: { ...whole.seal, code: '0'.repeat(64) } },
    ])
      await expect(send(changed)).rejects.toMatchObject({ messageKey: 'seal_broken' });
    expect(await send({})).toMatchObject({ correct_count: 1, updated_at: null });
  });

  test('notes a device’s clock that was set meanwhile, and tells nobody', async ({ api, options, learner, clock, db }) => {
    await loadTest(api, options.media, timed);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -3600, max: 3600 }), fc.boolean(), async (set, late) => {
        clock.set(at(0));
        const student = await learner();
        const { start_request_id, given, seal } = await begun(student);
        clock.advance(late ? END + 60 : 1000);
        const own = (second: number) => new Date(Date.parse(at(second)) + 14 * 60_000).toISOString();
        const times = { frontend_start_time: own(0), frontend_end_time: own(Math.max(0, 900 + set)) };
        const result = await seal([given(true, at(600))], 900, times);
        const [row] = await db.select().from(attempts).where(eq(attempts.id, start_request_id));
        expect(row?.clockChanged).toBe(Math.abs(Math.max(-900, set)) > 60);
        expect(JSON.stringify(result)).not.toMatch(/clock/);
      }),
      { numRuns: 20 },
    );
  });
});

test('two seals are alike only when questions, answers and times are, in whatever order they come', () => {
  const act = fc.record({ question_id: fc.integer({ min: 1, max: 50 }), answer: fc.object({ maxDepth: 2 }), acted_at: fc.constant(at(1)) });
  const answers = fc.uniqueArray(act, { selector: ({ question_id }) => question_id, maxLength: 8 });
  fc.assert(
    fc.property(answers, answers, (one, other) => {
      const text = (list: typeof one) => sealedText({ start_request_id: 'a', answers: list, opened_at: at(0), sealed_at: at(9) });
      expect(text([...one].reverse())).toBe(text(one));
      const sorted = (list: typeof one) => [...list].sort((a, b) => a.question_id - b.question_id);
      if (text(one) === text(other)) expect(JSON.parse(JSON.stringify(sorted(one)))).toEqual(JSON.parse(JSON.stringify(sorted(other))));
    }),
  );
});
