import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Report, ReportPeriod } from '@darb/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { attempts } from '../assessment/tables.ts';
import { loadTest, TEST } from '../testing/pack-test.ts';
import { test, type Learner } from '../testing/learner.ts';

type Answered = Awaited<ReturnType<Learner['client']['assessment']['quiz']>>;

/** Hands in the quiz of a lesson after `meanwhile`, with its true-or-false question alone. */
async function handIn(client: Learner['client'], value: boolean, meanwhile = () => {}): Promise<void> {
  const opened: Answered = await client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  const { start_request_id } =
    opened.state === 'open' ? opened : await client.assessment.retakeQuiz({ start_request_id: opened.start_request_id });
  const fact = opened.questions.find(({ type }) => type === 'true_false');
  meanwhile();
  await client.assessment.submitQuiz({
    start_request_id,
    answers: [{ question_id: fact?.id ?? 0, answer: { type: 'true_false', value } }],
  });
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** The statement of the migration that counted what was there before it. */
async function backfill(): Promise<string> {
  const name = (await readdir(MIGRATIONS)).find((file) => file.endsWith('_tallies.sql'));
  const statements = (await readFile(`${MIGRATIONS}${name}`, 'utf8')).split('--> statement-breakpoint');
  return statements.find((statement) => statement.includes('UPDATE')) ?? '';
}

interface Counts {
  answered: number;
  correct: number;
}
type Given = { minutesAgo: number } & Record<'easy' | 'medium' | 'hard', Counts>;

const subtopicsIn = ({ subjects }: Report) => subjects.flatMap(({ subtopics }) => subtopics);
const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** Every sum of a report is that of the parts beside it. */
function expectSumsToAgree(report: Report): void {
  for (const what of ['answered', 'correct', 'lessons'] as const) {
    expect(sum(report.spans.map((span) => span[what]))).toBe(report.totals[what]);
    expect(sum(report.subjects.map((subject) => subject[what]))).toBe(report.totals[what]);
    expect(sum(subtopicsIn(report).map((subtopic) => subtopic[what]))).toBe(report.totals[what]);
  }
  for (const what of ['answered', 'correct'] as const)
    for (const subtopic of subtopicsIn(report)) expect(sum(subtopic.difficulties.map((part) => part[what]))).toBe(subtopic[what]);
  for (const what of ['minutes', 'days'] as const) expect(sum(report.spans.map((span) => span[what]))).toBe(report.totals[what]);
}

describe('a report', () => {
  test('is empty before anything was done, with the first lesson of each subject', async ({ learner }) => {
    const report = await (await learner()).client.progress.report({});
    expect(report).toMatchObject({ period: 'term', began: null, spans: [], tests: [], strongest: [], weakest: [] });
    expect(report.totals).toMatchObject({ minutes: 0, answered: 0, accuracy: null });
    expect(report.subjects).toMatchObject([{ subject: { id: 1 }, subtopics: [], not_begun: { step: { kind: 'lesson', id: 11 } } }]);
  });

  test('says no accuracy under five answers, and from five on whole per cent, rounded down', async ({ learner, clock }) => {
    const { client } = await learner();
    for (const value of [true, true, false, false]) await handIn(client, value, () => clock.advance(60));
    const four = await client.progress.report({});
    expect(four.totals).toMatchObject({ answered: 4, correct: 2, accuracy: null });
    expect(four.weakest).toEqual([]);
    for (const value of [false, false]) await handIn(client, value);
    const six = await client.progress.report({});
    expect(six.totals).toMatchObject({ answered: 6, correct: 2, accuracy: 33 });
    expect(six.spans).toMatchObject([{ from: '2026-11-22', to: '2026-11-27', answered: 6, accuracy: 33, days: 1 }]);
    expect(six.subjects[0]?.subtopics[0]?.difficulties.map(({ answered }) => answered)).toEqual(
      six.subjects[0]?.subtopics[0]?.difficulties.map(({ difficulty }) => (difficulty === 'easy' ? 6 : 0)),
    );
    expect(six.weakest).toMatchObject([{ subtopic_id: 1, accuracy: 33, step: { kind: 'lesson', id: 11 } }]);
    expect(six.strongest).toEqual([]);
  });

  test('counts by Amman’s weeks: Sunday at midnight begins the next one', async ({ learner, clock }) => {
    const student = await learner();
    clock.set('2026-11-28T20:59:00Z');
    await handIn(await student.again(), true);
    clock.set('2026-11-28T21:01:00Z');
    await handIn(await student.again(), true);
    const report = await (await student.again()).progress.report({});
    expect(report.spans.map(({ from, to, answered }) => ({ from, to, answered }))).toEqual([
      { from: '2026-11-22', to: '2026-11-28', answered: 1 },
      { from: '2026-11-29', to: '2026-11-29', answered: 1 },
    ]);
    expectSumsToAgree(report);
  });

  test('names what needs the student and what follows a strong topic, and marks tests', async ({ api, options, learner, clock }) => {
    await loadTest(api, options.media);
    const { client } = await learner();
    const { start_request_id } = await client.assessment.beginTest(TEST);
    clock.advance(60);
    await client.assessment.submitTest({ start_request_id });
    for (let times = 0; times < 5; times += 1) await handIn(client, true, () => clock.advance(30));
    const report = await client.progress.report({});
    expect(report.strongest).toMatchObject([{ subtopic_id: 1, accuracy: 100, step: { kind: 'lesson', id: 11 } }]);
    expect(report.tests).toMatchObject([{ test_id: TEST.test_id, percentage: 0, result: 'failed', date: '2026-11-27' }]);
    expect(report.totals).toMatchObject({ tests_taken: 1, tests_passed: 0 });
    const history = await client.progress.attemptHistory({ limit: 2 });
    expect(history.total).toBe(6);
    expect(history.attempts).toMatchObject([{ type: 'quiz', id: 101, correct_count: 1, reviewable: true }, { reviewable: false }]);
    expect((await client.progress.attemptHistory({ limit: 2, offset: 5 })).attempts).toMatchObject([{ type: 'test', reviewable: true }]);
  });

  test('keeps every sum, whatever was answered and when', async ({ db, learner, clock }) => {
    const { client, id } = await learner();
    await handIn(client, true);
    const [model] = await db.select().from(attempts).where(eq(attempts.studentId, id));
    if (!model) throw new Error('no attempt');
    let number = 1;
    const counted = fc
      .integer({ min: 0, max: 9 })
      .chain((answered) => fc.record({ answered: fc.constant(answered), correct: fc.integer({ min: 0, max: answered }) }));
    const attempt = fc.record({ minutesAgo: fc.integer({ min: 0, max: 60 * 24 * 400 }), easy: counted, medium: counted, hard: counted });
    const property = async (given: readonly Given[], period: ReportPeriod) => {
      await db.delete(attempts).where(sql`${attempts.studentId} = ${id} and ${attempts.number} > 1`);
      if (given.length > 0)
        await db.insert(attempts).values(
          given.map(({ minutesAgo, ...tally }) => ({
            ...model,
            id: undefined,
            number: (number += 1),
            submittedAt: new Date(clock.now().getTime() - minutesAgo * 60_000),
            tally: [tally.easy, tally.medium, tally.hard].flatMap(({ answered, correct }) => [answered, correct]),
          })),
        );
      await db.execute(sql`insert into study_days (student_id, day, seconds) values (${id}, '2025-10-01', 60) on conflict do nothing`);
      const report = await client.progress.report({ period });
      expectSumsToAgree(report);
      for (const { answered, correct, accuracy } of [report.totals, ...report.spans, ...report.subjects, ...subtopicsIn(report)])
        expect(accuracy).toBe(answered < 5 ? null : Math.floor((100 * correct) / answered));
    };
    await fc.assert(fc.asyncProperty(fc.array(attempt, { maxLength: 12 }), fc.constantFrom('week', 'month', 'term', 'all'), property), {
      numRuns: 25,
    });
  });

  test('counts attempts that were submitted before counts were kept', async ({ db, learner }) => {
    const { client, id } = await learner();
    for (const value of [true, false]) await handIn(client, value);
    const tallies = () => db.select({ tally: attempts.tally }).from(attempts).where(eq(attempts.studentId, id)).orderBy(attempts.number);
    const kept = await tallies();
    expect(kept.map(({ tally }) => tally)).toEqual([
      [1, 1, 0, 0, 0, 0],
      [1, 0, 0, 0, 0, 0],
    ]);
    await db.update(attempts).set({ tally: null });
    await db.execute(sql.raw(await backfill()));
    expect(await tallies()).toEqual(kept);
  });

  test('shows nobody else’s attempts', async ({ learner }) => {
    await handIn((await learner()).client, true);
    const other = (await learner()).client;
    expect((await other.progress.report({})).totals.answered).toBe(0);
    expect((await other.progress.attemptHistory({})).total).toBe(0);
  });
});
