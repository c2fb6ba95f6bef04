import fc from 'fast-check';
import { expect } from 'vitest';
import { test, type Learner } from '../testing/learner.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';

/** Begins the test, and gives a way to flag its questions by their place. */
async function begun({ client }: Learner) {
  const { start_request_id, questions } = await client.assessment.test(TEST);
  const idOf = (place: number) => questions[place]?.id ?? 0;
  const flag = (place: number, flagged: boolean, acted_at?: string) =>
    client.assessment.saveFlag({ start_request_id, question_id: idOf(place), flagged, acted_at });
  return { start_request_id, idOf, flag };
}
const flagged = async ({ client }: Learner) => (await client.assessment.test(TEST)).flagged;

test('a flagged question is kept with the attempt, on any device, until the flag is taken away', async ({ api, options, learner }) => {
  await loadTest(api, options.media);
  const student = await learner();
  const { idOf, flag, start_request_id } = await begun(student);
  expect(await flag(4, true)).toEqual({ flagged: [idOf(4)] });
  expect(await flag(1, true)).toEqual({ flagged: [idOf(1), idOf(4)] });
  expect(await flag(1, true)).toEqual({ flagged: [idOf(1), idOf(4)] });
  expect(await flag(4, false)).toEqual({ flagged: [idOf(1)] });
  expect(await flagged(student)).toEqual([idOf(1)]);
  expect((await student.client.assessment.testCover(TEST)).open?.flagged_count).toBe(1);
  await student.client.assessment.submitTest({ start_request_id });
  await expect(flag(2, true)).rejects.toMatchObject({ messageKey: 'attempt_submitted' });
  expect(await flagged(student)).toEqual([idOf(1)]);
  await student.client.assessment.retakeQuiz({ start_request_id });
  expect(await flagged(student)).toEqual([]);
});

test('a flag of another student, question or kind of attempt is refused, and one after the time', async ({
  api,
  options,
  learner,
  clock,
}) => {
  await loadTest(api, options.media, { limit_minutes: 30 });
  const [student, other] = [await learner(), await learner()];
  const { start_request_id, idOf, flag } = await begun(student);
  const quiz = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  const given = { question_id: idOf(0), flagged: true };
  await expect(other.client.assessment.saveFlag({ ...given, start_request_id })).rejects.toMatchObject({ messageKey: 'attempt_not_found' });
  await expect(student.client.assessment.saveFlag({ ...given, start_request_id: quiz.start_request_id })).rejects.toMatchObject({
    messageKey: 'attempt_not_found',
  });
  await expect(
    student.client.assessment.saveFlag({ ...given, start_request_id, question_id: quiz.questions[0]?.id ?? 0 }),
  ).rejects.toMatchObject({ messageKey: 'question_not_found' });
  clock.advance(30 * 60 + 31);
  await expect(flag(0, true)).rejects.toMatchObject({ messageKey: 'attempt_submitted' });
});

test('of two acts on one flag the later one counts, in every order of arrival', async ({ api, options, learner, clock }) => {
  await loadTest(api, options.media);
  const student = await learner();
  const { idOf, flag, start_request_id } = await begun(student);
  let attempt = { flag, start_request_id };
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 5 }), async (times) => {
      await student.client.assessment.retakeQuiz({ start_request_id: attempt.start_request_id });
      attempt = await begun(student);
      const from = clock.now().getTime();
      clock.advance(1_000);
      for (const time of times) await attempt.flag(0, time % 2 === 0, new Date(from + time * 1000).toISOString());
      expect(await flagged(student)).toEqual(Math.max(...times) % 2 === 0 ? [idOf(0)] : []);
      clock.set(new Date(from));
    }),
    { numRuns: 15 },
  );
});
