import type { AttemptResult, MarkedQuestion, Question, Answer } from '@darb/contract';
import { PASS_PERCENTAGE } from '@darb/contract/limits';
import type { Option } from '@darb/content';
import type { Language } from '@darb/language';
import { localizeRich, type AddressOf } from '../catalog/localize.ts';
import { fits, mark, modelAnswer } from './mark.ts';
import type { GivenRow, AttemptRow, QuestionRow } from './queries.ts';
import { shuffled } from './shuffle.ts';

/** How a student sees questions: their language, and the addresses that pictures have for them. */
export interface View {
  language: Language;
  addressOf: AddressOf;
}

/** The right order of an ordering must not be the one it is shown in. */
function disordered(items: readonly Option[], seed: string): Option[] {
  const mixed = shuffled(items, seed);
  const [first, ...rest] = mixed;
  return first && mixed.every(({ key }, index) => key === items[index]?.key) ? [...rest, first] : mixed;
}

/**
 * A question as it may leave before it is answered: nothing of the answer key, options in the attempt's own
 * order (rule assessment 4).
 */
export function questionOf(row: QuestionRow, order: number, attemptId: string, { language, addressOf }: View): Question {
  const seed = `${attemptId} ${row.id}`;
  const base = { id: row.id, order, difficulty: row.difficulty, stem: localizeRich(row.stem, language, addressOf) };
  const options = (list: readonly Option[]) => list.map(({ key, text }) => ({ key, text: localizeRich(text, language, addressOf) }));
  const { body } = row;
  switch (body.type) {
    case 'single_choice':
    case 'multiple_choice':
      return { ...base, type: body.type, options: options(shuffled(body.options, seed)) };
    case 'true_false':
    case 'short_text':
      return { ...base, type: body.type };
    case 'numeric':
      return { ...base, type: body.type, unit: body.unit };
    case 'ordering':
      return { ...base, type: body.type, items: options(disordered(body.items, seed)) };
    case 'matching':
      return { ...base, type: body.type, left: options(body.left), right: options(shuffled(body.right, seed)) };
  }
}

/**
 * The saved answers by question id; those that a newer version of a question no longer knows are left out.
 */
export function answersByQuestion(rows: readonly QuestionRow[], given: readonly GivenRow[]): Record<string, Answer> {
  const bodies = new Map(rows.map(({ id, body }) => [id, body]));
  return Object.fromEntries(
    given.flatMap(({ questionId, answer }) => {
      const body = bodies.get(questionId);
      return body && fits(body, answer) ? [[String(questionId), answer]] : [];
    }),
  );
}

/** A question of a submitted attempt, with the marks that it got then. */
export function markedOf(row: QuestionRow, question: Question, given: GivenRow | undefined, { language, addressOf }: View): MarkedQuestion {
  const marked =
    given?.points !== null && given?.points !== undefined
      ? { points: given.points, isCorrect: given.isCorrect ?? false }
      : mark(row.body, given?.answer ?? null);
  return {
    question,
    given: given?.answer ?? null,
    model_answer: modelAnswer(row.body),
    is_correct: marked.isCorrect,
    points: marked.points,
    explanation: localizeRich(row.explanation, language, addressOf),
  };
}

/** What a submitted attempt came to; null while it is open. */
export function resultOf(attempt: AttemptRow): AttemptResult | null {
  if (!attempt.submittedAt || !attempt.verdict) return null;
  const percentage = attempt.percentage ?? 0;
  return {
    result: attempt.verdict,
    points: attempt.points ?? 0,
    questions_count: attempt.questionIds.length,
    correct_count: attempt.correctCount ?? 0,
    percentage,
    time_spent: Math.max(0, Math.floor((attempt.submittedAt.getTime() - attempt.startedAt.getTime()) / 1000)),
    submitted_at: attempt.submittedAt.toISOString(),
    updated_at: attempt.updatedAt?.toISOString() ?? null,
  };
}

/** The result that counts for the path: a passed one before a failed one, then by percentage. */
export const bestOf = (results: readonly AttemptResult[]): AttemptResult | null =>
  results.reduce<AttemptResult | null>((best, each) => (best && !isBetter(each, best) ? best : each), null);

const isBetter = (one: AttemptResult, other: AttemptResult): boolean =>
  one.result === other.result ? one.percentage > other.percentage : one.result === 'passed';

/** Points as whole per cent, rounded down; sums of thirds must not lose one to binary fractions. */
export const percentageOf = (points: number, questions: number): number =>
  questions === 0 ? 0 : Math.min(100, Math.floor((100 * points) / questions + 1e-4));

/** Whether a percentage passes: the pass mark itself does (rule assessment 14). */
export const verdictOf = (percentage: number): 'passed' | 'failed' => (percentage >= PASS_PERCENTAGE ? 'passed' : 'failed');
