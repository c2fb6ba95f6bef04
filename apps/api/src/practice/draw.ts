import { PRACTICE_LEVELS, ROUND_QUESTIONS } from '@darb/contract';
import type { Practisable } from '../assessment/practisable.ts';
import { shuffled } from '../assessment/shuffle.ts';
import { variantsOfAttempt } from '../assessment/variants.ts';

type Difficulty = Practisable['difficulty'];

/** What each level asks; the last one asks again what went wrong (rule practice 2). */
const MIX: readonly (readonly Difficulty[])[] = [
  ['easy', 'easy', 'easy', 'easy', 'easy'],
  ['easy', 'easy', 'easy', 'medium', 'medium'],
  ['medium', 'medium', 'medium', 'medium', 'medium'],
  ['medium', 'medium', 'medium', 'hard', 'hard'],
  ['hard', 'hard', 'hard', 'hard', 'hard'],
  ['hard', 'hard', 'hard', 'hard', 'hard'],
];
/** Where a difficulty has no question left, what stands nearest to it is asked, the easier first. */
const NEAREST: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['easy', 'medium', 'hard'],
  medium: ['medium', 'easy', 'hard'],
  hard: ['hard', 'medium', 'easy'],
};

const nameOf = ({ quizId, key }: Pick<Practisable, 'quizId' | 'key'>): string => `${quizId} ${key}`;

/** What a student has met before in a practice, the oldest first. */
export interface Met {
  questionId: number;
  isCorrect: boolean;
}

/** One variant of each question, which one the student alone decides; in an order that the seed decides. */
function poolOf(rows: readonly Practisable[], student: string, seed: string): Practisable[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const chosen = variantsOfAttempt(
    rows.map((row) => ({ id: row.id, key: nameOf(row) })),
    student,
    0,
  );
  return shuffled(
    chosen.flatMap((id) => byId.get(id) ?? []),
    seed,
  );
}

/**
 * The questions of a round, by id (rule practice 3): of its level's difficulties, none that was met before
 * while there is another; the last level begins with the oldest wrong answers. As many as the subject has,
 * at most `ROUND_QUESTIONS`, each once.
 */
export function drawRound(rows: readonly Practisable[], level: number, met: readonly Met[], student: string): number[] {
  const pool = poolOf(rows, student, `${student} ${level}`);
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  const known = new Map(rows.map((row) => [row.id, row]));
  const metNames = new Set(met.flatMap(({ questionId }) => names.get(questionId) ?? []));
  const drawn: number[] = [];
  const taken = new Set<string>();
  const take = (row: Practisable | undefined): boolean => {
    if (!row || taken.has(nameOf(row)) || drawn.length >= ROUND_QUESTIONS) return false;
    taken.add(nameOf(row));
    drawn.push(row.id);
    return true;
  };

  if (level === PRACTICE_LEVELS.length) for (const { questionId, isCorrect } of met) if (!isCorrect) take(known.get(questionId));
  for (const wanted of (MIX[level - 1] ?? []).slice(drawn.length)) {
    const isFresh = (row: Practisable) => !metNames.has(nameOf(row)) && !taken.has(nameOf(row));
    const fresh = NEAREST[wanted].flatMap((difficulty) => pool.filter((row) => row.difficulty === difficulty && isFresh(row)));
    take(
      fresh[0] ?? pool.find((row) => row.difficulty === wanted && !taken.has(nameOf(row))) ?? pool.find((row) => !taken.has(nameOf(row))),
    );
  }
  return drawn;
}
