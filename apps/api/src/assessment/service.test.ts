import { count, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Answer, Quiz } from '@darb/contract';
import { test, type Learner } from '../testing/learner.ts';
import { modelAnswer } from './mark.ts';
import { answers, attempts, questions } from './tables.ts';
import type { Db } from '../database/database.ts';

const SUM = { quiz_id: 101, subtopic_id: 1 };
const open = ({ client }: Learner) => client.assessment.quiz(SUM);
/** What every answer about the quiz says of it. */
const facts = ({ title, questions }: Quiz) => ({
  type: 'quiz',
  trackingType: 'quiz',
  name: title.text,
  language: title.lang,
  questions_count: questions.length,
});
/** The right answers of a quiz, by question id, from the database: nothing that a student gets has them. */
const rightAnswers = async (db: Db): Promise<Map<number, Answer>> =>
  new Map((await db.select().from(questions).where(eq(questions.quizId, 101))).map(({ id, body }) => [id, modelAnswer(body)]));
const submission = (quiz: Quiz, right: Map<number, Answer>) => ({
  start_request_id: quiz.start_request_id,
  answers: [...right].map(([question_id, answer]) => ({ question_id, answer })),
});

describe('an open attempt', () => {
  test('holds the seven types and nothing that tells an answer', async ({ db, learner }) => {
    const quiz = await (await learner()).client.assessment.quiz({ ...SUM, get_correct_answers: true });
    expect(quiz.questions.map(({ type }) => type)).toEqual([
      'single_choice',
      'multiple_choice',
      'true_false',
      'numeric',
      'short_text',
      'ordering',
      'matching',
    ]);
    expect(quiz).toMatchObject({ ...facts(quiz), state: 'open', result: null, marked: [], answers: {} });
    const names = new Set<string>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(walk);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) {
          names.add(name);
          walk(inner);
        }
    };
    walk(quiz);
    for (const name of [
      'correct',
      'is_correct',
      'model_answer',
      'explanation',
      'weights',
      'accepted',
      'tolerance',
      'body',
      'value',
      'points',
    ])
      expect(names).not.toContain(name);
    const wire = JSON.stringify(quiz);
    for (const secret of ['0.333', 'نعدّ ثلاثة', 'نقسم 1 على 3']) expect(wire).not.toContain(secret);
    const right = await rightAnswers(db);
    for (const question of quiz.questions) {
      const answer = right.get(question.id);
      if (question.type === 'ordering' && answer?.type === 'ordering')
        expect(question.items.map(({ key }) => key)).not.toEqual(answer.order);
    }
  });

  test('is the same however often it is asked for, options in the same order', async ({ learner, clock }) => {
    const student = await learner();
    const first = await open(student);
    clock.advance(60);
    expect(await open(student)).toEqual({ ...first, server_time: '2026-11-27T15:01:00.000Z' });
  });

  test('is begun once when thirty ask at once', async ({ learner, db }) => {
    const student = await learner();
    const quizzes = await Promise.all(Array.from({ length: 30 }, () => open(student)));
    expect(new Set(quizzes.map(({ start_request_id }) => start_request_id)).size).toBe(1);
    expect(await db.select({ count: count() }).from(attempts)).toEqual([{ count: 1 }]);
  });

  test('keeps answers as they are given, the newer one counting, on any device', async ({ learner }) => {
    const student = await learner();
    const quiz = await open(student);
    const question = quiz.questions.find(({ type }) => type === 'true_false');
    const save = (value: boolean) =>
      student.client.assessment.saveAnswer({
        start_request_id: quiz.start_request_id,
        question_id: question?.id ?? 0,
        answer: { type: 'true_false', value },
      });
    expect(await save(true)).toEqual({ saved: true, answered_count: 1 });
    expect(await save(false)).toEqual({ saved: true, answered_count: 1 });
    expect((await open(student)).answers).toEqual({ [String(question?.id)]: { type: 'true_false', value: false } });
  });

  test('refuses answers of another type, to other questions, and to attempts of others', async ({ learner }) => {
    const [student, other] = [await learner(), await learner()];
    const quiz = await open(student);
    const [first] = quiz.questions;
    const answer = { type: 'true_false', value: true } as const;
    const save = (by: Learner, question_id: number, start_request_id = quiz.start_request_id) =>
      by.client.assessment.saveAnswer({ start_request_id, question_id, answer });
    await expect(save(student, first?.id ?? 0)).rejects.toMatchObject({ messageKey: 'answer_does_not_fit' });
    await expect(save(student, 2_000_000)).rejects.toMatchObject({ messageKey: 'question_not_found' });
    await expect(save(other, first?.id ?? 0)).rejects.toMatchObject({ messageKey: 'attempt_not_found' });
  });
});

describe('who may open a quiz', () => {
  test('of a premium lesson: only a subscriber, until the last day', async ({ learner, keys, clock }) => {
    const student = await learner();
    const premium = { quiz_id: 102, subtopic_id: 1 };
    await expect(student.client.assessment.quiz(premium)).rejects.toMatchObject({ messageKey: 'not_subscribed' });
    const [voucher = ''] = await keys(1);
    await student.client.billing.voucher({ data: { voucher, program_id: 1 } });
    expect((await student.client.assessment.quiz(premium)).questions).toHaveLength(6);
    // The last minute of 31 August in Amman, and the first of September.
    clock.set('2027-08-31T20:59:00Z');
    expect((await (await student.again()).assessment.quiz(premium)).state).toBe('open');
    clock.set('2027-08-31T21:00:00Z');
    await expect((await student.again()).assessment.quiz(premium)).rejects.toMatchObject({ messageKey: 'subscription_ended' });
  });

  test('of another program, subtopic or number: nobody', async ({ learner }) => {
    const { client } = await learner();
    await expect(client.assessment.quiz({ quiz_id: 201, subtopic_id: 3 })).rejects.toMatchObject({ messageKey: 'other_program' });
    await expect(client.assessment.quiz({ quiz_id: 101, subtopic_id: 2 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
    await expect(client.assessment.quiz({ quiz_id: 999, subtopic_id: 1 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
  });
});

describe('submitting', () => {
  test('marks right answers, says the time by the server’s clock, and then shows the answers and why', async ({ db, learner, clock }) => {
    const student = await learner();
    const quiz = await open(student);
    clock.advance(95);
    const result = await student.client.assessment.submitQuiz({
      ...submission(quiz, await rightAnswers(db)),
      frontend_start_time: '2020-01-01T00:00:00Z',
    });
    expect(result).toMatchObject({ result: 'passed', percentage: 100, correct_count: 7, questions_count: 7, points: 7, time_spent: 95 });
    expect((await open(student)).marked).toEqual([]);
    const shown = await student.client.assessment.quiz({ ...SUM, get_correct_answers: true });
    expect(shown).toMatchObject({ state: 'submitted', result });
    expect(shown.marked.map(({ points }) => points)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(shown.marked[3]?.model_answer).toEqual({ type: 'numeric', value: '0.333' });
  });

  test('without answers fails, and an answer after it is refused', async ({ learner }) => {
    const student = await learner();
    const quiz = await open(student);
    expect(await student.client.assessment.submitQuiz({ start_request_id: quiz.start_request_id })).toMatchObject({
      result: 'failed',
      percentage: 0,
      correct_count: 0,
    });
    const [, , third] = quiz.questions;
    await expect(
      student.client.assessment.saveAnswer({
        start_request_id: quiz.start_request_id,
        question_id: third?.id ?? 0,
        answer: { type: 'true_false', value: true },
      }),
    ).rejects.toMatchObject({ messageKey: 'attempt_submitted' });
  });

  test('with an answer that does not fit changes nothing', async ({ db, learner }) => {
    const student = await learner();
    const quiz = await open(student);
    const right = await rightAnswers(db);
    right.set(quiz.questions[0]?.id ?? 0, { type: 'true_false', value: true });
    await expect(student.client.assessment.submitQuiz(submission(quiz, right))).rejects.toMatchObject({
      messageKey: 'answer_does_not_fit',
    });
    expect((await open(student)).state).toBe('open');
    expect(await db.select({ count: count() }).from(answers)).toEqual([{ count: 0 }]);
  });

  test('fifty times at once marks once and gives fifty identical results', async ({ db, learner, clock }) => {
    const student = await learner();
    const quiz = await open(student);
    const given = submission(quiz, await rightAnswers(db));
    clock.advance(30);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        student.client.assessment.submitQuiz(index % 2 === 0 ? given : { start_request_id: quiz.start_request_id }),
      ),
    );
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    clock.advance(60);
    expect(await student.client.assessment.submitQuiz({ start_request_id: quiz.start_request_id })).toEqual(results[0]);
  });
});

describe('after a quiz', () => {
  test('a retake begins one new empty attempt, however often it is asked for, and the best result counts', async ({ db, learner }) => {
    const student = await learner();
    const quiz = await open(student);
    await student.client.assessment.submitQuiz(submission(quiz, await rightAnswers(db)));
    const retakes = await Promise.all(
      Array.from({ length: 10 }, () => student.client.assessment.retakeQuiz({ start_request_id: quiz.start_request_id })),
    );
    expect(new Set(retakes.map(({ start_request_id }) => start_request_id)).size).toBe(1);
    const again = await open(student);
    expect(again).toMatchObject({ state: 'open', answers: {}, start_request_id: retakes[0]?.start_request_id });
    await student.client.assessment.submitQuiz({ start_request_id: again.start_request_id });
    const { results } = await student.client.assessment.learningPathResults({ subject_id: 1 });
    expect(results).toMatchObject([{ quiz_id: 101, ...facts(again), percentage: 100, result: 'passed', attempts: 2 }]);
  });

  test('the next item of the path follows, and the subject page after the last one', async ({ learner }) => {
    const { client } = await learner();
    expect(await client.assessment.continueAfterQuiz(SUM)).toMatchObject({
      action: 'lesson',
      lesson_id: 12,
      subtopic_id: 1,
      subject_id: 1,
    });
    expect(await client.assessment.continueAfterQuiz({ quiz_id: 102, subtopic_id: 1 })).toMatchObject({
      action: 'subject',
      lesson_id: null,
      subject_id: 1,
    });
  });

  test('who has none is told so', async ({ learner }) => {
    const student = await learner();
    const { client } = student;
    expect(await client.assessment.learningPathResults({ subject_id: 1 })).toEqual({ marker: 'NoAssessment', results: [] });
    expect((await client.assessment.learningPathAssessments({ subject_id: 1 })).assessments).toMatchObject([
      { quiz_id: 101, ...facts(await open(student)), is_premium: false },
      { quiz_id: 102, type: 'quiz', trackingType: 'quiz', questions_count: 6, is_premium: true },
    ]);
  });
});
