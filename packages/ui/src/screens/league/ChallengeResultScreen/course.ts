import type { Forfeit, Outcome, PlayedRound } from '../props.ts';

export type Course = Outcome | Forfeit | 'wonLast' | 'lostLast' | 'ledAll';

interface Ended {
  state: Outcome;
  forfeit: Forfeit | null;
  rounds: readonly Pick<PlayedRound, 'own' | 'opponent'>[];
}

/**
 * What the sentence above a result says of how it came: the last round turned it, or the winner led from the
 * first round to the last.
 */
export function courseOf({ state, forfeit, rounds }: Ended): Course {
  if (forfeit !== null) return forfeit;
  if (state === 'draw') return state;
  const leads = leadAfter(rounds);
  const before = leads.at(-2) ?? 0;
  if (state === 'lost') return before >= 0 ? 'lostLast' : 'lost';
  if (before <= 0) return 'wonLast';
  return leads.every((lead) => lead > 0) ? 'ledAll' : 'won';
}

/** By how many points the student led after each round. */
const leadAfter = (rounds: Ended['rounds']): number[] => {
  let lead = 0;
  return rounds.map(({ own, opponent }) => (lead += own.points - opponent.points));
};

/** The points of one side after each round. */
export const climbOf = (points: readonly number[]): number[] => {
  let sum = 0;
  return points.map((each) => (sum += each));
};
