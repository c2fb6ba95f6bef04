import { createHash } from 'node:crypto';
import { PRACTICE_LEVELS, ROUND_QUESTIONS } from '@darb/contract';
import type { Practisable } from '../assessment/practisable.ts';
import { variantsOfAttempt } from '../assessment/variants.ts';
import { poolOf, type Difficulty, type Question } from './pool.ts';

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

/** What a student has met before in a practice, the oldest first. */
export interface Met {
  questionId: number;
  isCorrect: boolean;
}

/** Where in a list of this length one begins to look; the seed alone decides. */
const placeOf = (seed: string, length: number): number => createHash('sha256').update(seed).digest().readUInt32BE(0) % length;

/** The first question that may be taken, from a place on that the seed decides. */
function found(questions: readonly Question[], seed: string, mayTake: (question: Question) => boolean): Question | undefined {
  if (questions.length === 0) return undefined;
  const from = placeOf(seed, questions.length);
  for (let step = 0; step < questions.length; step += 1) {
    const question = questions[(from + step) % questions.length];
    if (question && mayTake(question)) return question;
  }
  return undefined;
}

/** The variant of a question that a student gets. */
const variantFor = ({ name, ids }: Question, student: string): number =>
  variantsOfAttempt(
    ids.map((id) => ({ id, key: name })),
    student,
    0,
  )[0] ?? 0;

/**
 * The questions of a round, by id (rule practice 3): of its level's difficulties, none that was met before
 * while there is another; the last level begins with the oldest wrong answers. As many as the subject has,
 * at most `ROUND_QUESTIONS`, each once; of the quizzes that are `underWay` none while there is another.
 */
export function drawRound(
  rows: readonly Practisable[],
  level: number,
  met: readonly Met[],
  student: string,
  underWay: ReadonlySet<number> = new Set(),
): number[] {
  // the pool is that of all rows, which is made once: another one for each student would cost them the round
  const { byId, byDifficulty } = poolOf(rows);
  const isElsewhere = rows.some(({ quizId }) => !underWay.has(quizId));
  const isOpen = ({ quizId }: Question): boolean => !isElsewhere || !underWay.has(quizId);
  const metNames = new Set(met.flatMap(({ questionId }) => byId.get(questionId)?.name ?? []));
  const drawn: number[] = [];
  const taken = new Set<string>();
  const take = (question: Question | undefined, id: number): void => {
    if (!question || !isOpen(question) || taken.has(question.name) || drawn.length >= ROUND_QUESTIONS) return;
    taken.add(question.name);
    drawn.push(id);
  };

  if (level === PRACTICE_LEVELS.length) for (const { questionId, isCorrect } of met) if (!isCorrect) take(byId.get(questionId), questionId);
  for (const [turn, wanted] of (MIX[level - 1] ?? []).slice(drawn.length).entries()) {
    const look = (mayTake: (question: Question) => boolean): Question | undefined => {
      for (const difficulty of NEAREST[wanted]) {
        const question = found(byDifficulty[difficulty], `${student} ${level} ${turn} ${difficulty}`, mayTake);
        if (question) return question;
      }
      return undefined;
    };
    const isFree = (question: Question): boolean => isOpen(question) && !taken.has(question.name);
    const question = look((one) => isFree(one) && !metNames.has(one.name)) ?? look(isFree);
    if (question) take(question, variantFor(question, student));
  }
  return drawn;
}
