import { Refusal, type Answer } from '@darb/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { test, type Learner } from '../testing/learner.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';
import { lockAttempt } from './queries.ts';
import { answers, attempts } from './tables.ts';

const QUIZ = { quiz_id: 101, subtopic_id: 1 };
const yes = { type: 'true_false', value: true } as const;
const outcome = (asked: Promise<{ saved: true }>): Promise<string> =>
  asked.then(
    () => 'saved',
    (thrown: unknown) => (thrown instanceof Refusal ? thrown.messageKey : String(thrown)),
  );

/** Begins the test with a limit of half an hour; gives what answers its question of true or false. */
async function begun(student: Learner) {
  const { start_request_id, questions, started_at } = await student.client.assessment.test(TEST);
  const question_id = questions.find(({ type }) => type === 'true_false')?.id ?? 0;
  return { start_request_id, question_id, after: (ms: number) => new Date(Date.parse(started_at) + ms).toISOString() };
}

describe('an answer', () => {
  test('has the same time whether it is saved by itself or comes with handing in', async ({ api, options, learner, db, clock }) => {
    await loadTest(api, options.media, { limit_minutes: 30 });
    const [alone, along] = [await learner(), await learner()];
    const aroundTheEnd = fc.integer({ min: 1_790, max: 1_830 });
    const seconds = {
      now: fc.oneof(aroundTheEnd, fc.integer({ min: 0, max: 1_830 })),
      acted: fc.option(fc.oneof(aroundTheEnd, fc.integer({ min: -600, max: 3_600 }))),
    };
    const ms = fc.integer({ min: 0, max: 999 });
    const timeOf = async (id: string) => (await db.select({ at: answers.actedAt }).from(answers).where(eq(answers.attemptId, id)))[0]?.at;
    await fc.assert(
      fc.asyncProperty(seconds.now, seconds.acted, ms, async (now, acted, rest) => {
        const start = clock.now();
        const [one, other] = [await begun(alone), await begun(along)];
        clock.advance(now);
        const given = (to: typeof one) => ({
          ...{ question_id: to.question_id, answer: yes },
          acted_at: acted === null ? undefined : to.after(acted * 1000 + rest),
        });
        await alone.client.assessment.saveAnswer({ start_request_id: one.start_request_id, ...given(one) });
        await along.client.assessment.submitTest({ start_request_id: other.start_request_id, answers: [given(other)] });
        expect(await timeOf(one.start_request_id)).toEqual(await timeOf(other.start_request_id));
        for (const [{ client }, { start_request_id }] of [[alone, one] as const, [along, other] as const])
          await client.assessment.retakeQuiz({ start_request_id });
        // the next attempts have begun just now; the token does not outlive many half hours
        clock.set(start);
      }),
      { numRuns: 25 },
    );
  });

  test('waits for a handing in that is under way, and is refused then: none comes in unmarked', async ({ learner, db }) => {
    const student = await learner();
    const { start_request_id, questions } = await student.client.assessment.quiz(QUIZ);
    const question_id = questions.find(({ type }) => type === 'true_false')?.id ?? 0;
    const isWaiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const saving = await db.transaction(async (tx) => {
      const locked = await lockAttempt(tx, student.id, start_request_id);
      const asked = outcome(student.client.assessment.saveAnswer({ start_request_id, question_id, answer: yes }));
      while ((await db.execute(isWaiting)).rowCount === 0);
      await tx.update(attempts).set({ submittedAt: locked?.startedAt }).where(eq(attempts.id, start_request_id));
      return { asked };
    });
    expect(await saving.asked).toBe('attempt_submitted');
    expect(await db.select().from(answers).where(eq(answers.attemptId, start_request_id))).toEqual([]);
  });

  test('is counted with those that were saved at the same time', async ({ learner }) => {
    const student = await learner();
    const { start_request_id, questions } = await student.client.assessment.quiz(QUIZ);
    const all = questions.flatMap(({ id: question_id, type }): { question_id: number; answer: Answer }[] => {
      if (type === 'true_false') return [{ question_id, answer: yes }];
      if (type === 'short_text') return [{ question_id, answer: { type, text: 'words' } }];
      return type === 'numeric' ? [{ question_id, answer: { type, value: '3' } }] : [];
    });
    const told = await Promise.all(all.map((given) => student.client.assessment.saveAnswer({ start_request_id, ...given })));
    expect(all.length).toBeGreaterThan(1);
    expect(Math.max(...told.map(({ answered_count }) => answered_count))).toBe(all.length);
  });

  test('of several reasons against it is refused for the attempt first, then the question, then what does not fit', async ({ learner }) => {
    const [student, other] = [await learner(), await learner()];
    const { start_request_id, questions } = await student.client.assessment.quiz(QUIZ);
    const unfitting = questions.find(({ type }) => type !== 'true_false')?.id ?? 0;
    const save = ({ client }: Learner, question_id: number) =>
      outcome(client.assessment.saveAnswer({ start_request_id, question_id, answer: yes }));
    expect(await save(other, unfitting)).toBe('attempt_not_found');
    expect(await save(student, 2_000_000)).toBe('question_not_found');
    expect(await save(student, unfitting)).toBe('answer_does_not_fit');
    await student.client.assessment.submitQuiz({ start_request_id });
    expect(await save(student, 2_000_000)).toBe('attempt_submitted');
    expect(await save(student, unfitting)).toBe('attempt_submitted');
    expect(await save(other, unfitting)).toBe('attempt_not_found');
    expect((await student.client.assessment.quiz(QUIZ)).answers).toEqual({});
  });
});
