import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '../database/database.ts';
import { test } from '../testing/learner.ts';
import { attempts, questions } from './tables.ts';

const QUIZ = { quiz_id: 101, subtopic_id: 1 };

/** Makes the quiz one of a hundred questions, so that each is one per cent. */
async function askAHundred(db: Db): Promise<void> {
  const [one] = await db.select().from(questions).where(eq(questions.quizId, QUIZ.quiz_id));
  if (!one) throw new Error('the quiz has no question');
  await db.update(questions).set({ retired: true }).where(eq(questions.quizId, QUIZ.quiz_id));
  const { quizId, difficulty, stem, explanation } = one;
  await db.insert(questions).values(
    Array.from({ length: 100 }, (_, order) => ({
      ...{ quizId, difficulty, stem, explanation, order },
      key: `percent-${order}`,
      body: { type: 'true_false' as const, correct: true },
    })),
  );
}

test('an attempt of 49 % fails, of 50 and 51 % passes', async ({ db, learner }) => {
  await askAHundred(db);
  const { client } = await learner();
  for (const [right, result] of [
    [49, 'failed'],
    [50, 'passed'],
    [51, 'passed'],
  ] as const) {
    const { start_request_id, questions: asked } = await client.assessment.quiz(QUIZ);
    const answers = asked.map(({ id }, index) => ({
      question_id: id,
      answer: { type: 'true_false' as const, value: index < right },
    }));
    expect(await client.assessment.submitQuiz({ start_request_id, answers })).toMatchObject({ percentage: right, result });
    await client.assessment.retakeQuiz({ start_request_id });
  }
});

test('a verdict stays when the pass mark changes, and the best result is one that passed', async ({ db, learner }) => {
  const { client } = await learner();
  const submit = async () => {
    const { start_request_id } = await client.assessment.quiz(QUIZ);
    await client.assessment.submitQuiz({ start_request_id });
    return start_request_id;
  };
  const first = await submit();
  await client.assessment.retakeQuiz({ start_request_id: first });
  const second = await submit();
  // as if one had been marked when less was enough, and the other when more was asked for
  await db.update(attempts).set({ percentage: 45, verdict: 'passed' }).where(eq(attempts.id, first));
  await db.update(attempts).set({ percentage: 60, verdict: 'failed' }).where(eq(attempts.id, second));
  expect((await client.assessment.quiz(QUIZ)).result).toMatchObject({ percentage: 60, result: 'failed' });
  const { results } = await client.assessment.learningPathResults({ subject_id: 1 });
  expect(results).toMatchObject([{ percentage: 45, result: 'passed', attempts: 2 }]);
});

test('attempts from before verdicts were kept have that of the rule', async ({ db, learner, clock }) => {
  const { id } = await learner();
  const rows = [49, 50, 51, null].map((percentage, index) => ({
    studentId: id,
    quizId: QUIZ.quiz_id,
    number: index + 1,
    questionIds: [],
    startedAt: clock.now(),
    submittedAt: percentage === null ? null : clock.now(),
    percentage,
  }));
  await db.insert(attempts).values(rows);
  const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
  const file = (await readdir(folder)).find((name) => name.endsWith('_verdicts.sql')) ?? '';
  const statements = (await readFile(`${folder}/${file}`, 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements.filter((text) => text.trim().startsWith('UPDATE'))) await db.execute(sql.raw(statement));
  const kept = await db.select({ verdict: attempts.verdict }).from(attempts).orderBy(asc(attempts.number));
  expect(kept.map(({ verdict }) => verdict)).toEqual(['failed', 'passed', 'passed', null]);
});
