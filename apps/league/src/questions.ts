import { QUESTIONS_COUNT } from '@darb/contract/league-match';
import { draws } from './random.ts';

/** The questions of a student's last three matches in a subject, newest match first. */
export type SeenMatches = readonly (readonly number[])[];

export const REMEMBERED_MATCHES = 3;

/** What is remembered after one more match. */
export const remember = (seen: SeenMatches, ids: readonly number[]): number[][] =>
  [ids, ...seen].slice(0, REMEMBERED_MATCHES).map((match) => [...match]);

/**
 * Six ids of a pool for two players (rule league 9): none that either saw in the last three matches; where
 * the pool does not allow it, those that lie back furthest for whoever saw them later. Gives fewer than six
 * only when the pool has fewer.
 */
export function pickQuestions(pool: readonly number[], seenBy: readonly SeenMatches[], seed: number): number[] {
  const recency = (id: number) =>
    Math.max(
      0,
      ...seenBy.map((seen) => {
        const matchesAgo = seen.findIndex((match) => match.includes(id));
        return matchesAgo < 0 ? 0 : REMEMBERED_MATCHES - matchesAgo;
      }),
    );
  const next = draws(seed);
  return Array.from(new Set(pool), (id) => ({ id, recency: recency(id), draw: next() }))
    .sort((one, other) => one.recency - other.recency || one.draw - other.draw || one.id - other.id)
    .slice(0, QUESTIONS_COUNT)
    .sort((one, other) => one.draw - other.draw)
    .map(({ id }) => id);
}
