import type { Question } from '@darb/contract';
import type { RoundMark } from '@darb/ui/screens/collection/round-props';

/** How many questions a round asks (rule collection 9). */
export const ROUND = 10;

const LETTERS: Readonly<Record<string, RoundMark>> = { c: 'correct', p: 'partly', w: 'wrong', s: 'skipped' };
const letterOf = (mark: RoundMark): string => mark.charAt(0);

/** Where a round stands: which ten it asks (from 0), and how those went that were asked. */
export interface Standing {
  part: number;
  marks: readonly RoundMark[];
}

/** Reads an address; what makes no sense is left out. */
export function standingOf(search: URLSearchParams): Standing {
  const part = search.get('part') ?? '';
  const marks = [...(search.get('marks') ?? '')].flatMap((letter) => LETTERS[letter] ?? []);
  return { part: /^[1-9]\d?$/.test(part) ? Number(part) - 1 : 0, marks: marks.slice(0, ROUND) };
}

/** The query of a round's address. */
export const queryOf = ({ part, marks }: Standing): { part: number | null; marks: string | null } => ({
  part: part === 0 ? null : part + 1,
  marks: marks.length === 0 ? null : marks.map(letterOf).join(''),
});

/** The questions of a round, and the one that is asked now; null when all were. */
export function roundOf(questions: readonly Question[], { part, marks }: Standing) {
  const own = questions.slice(part * ROUND, (part + 1) * ROUND);
  return { own, now: own[marks.length] ?? null, hasMore: questions.length > (part + 1) * ROUND };
}

/** How an answer went. */
export const markOf = ({ is_correct: isCorrect, points }: { is_correct: boolean; points: number }): 'correct' | 'partly' | 'wrong' =>
  isCorrect ? 'correct' : points > 0 ? 'partly' : 'wrong';
