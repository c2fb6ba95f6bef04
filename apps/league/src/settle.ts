import { allTimeBoard, thisWeekBoard } from '@darb/contract/league-match';
import { type Match } from './match-state.ts';
import { type Nk } from './nkruntime.ts';
import { keepResults, resultOf, type Side } from './results.ts';
import { earned } from './rules.ts';
import { liveStandings, rankOf } from './standings.ts';

/** What of a result has been written, in a match whose writing may have to be tried again. */
export interface Settled {
  steps: string[];
  /** This week's ranks before the match, by account; null of who had none, or where it could not be read. */
  ranks: Record<string, number | null>;
}

/**
 * Makes a decided match durable: points on the boards, results for whoever comes back later. `done` has the
 * steps of an earlier try that ended half-way; each step is added to it once it has been made. Throws when
 * the server cannot write now.
 */
export function settle(nk: Nk, matchId: string, match: Match, done: Settled): void {
  const scores = earned(match);
  if (scores.length === 0) return;
  const [week, ever] = [thisWeekBoard(match.challenge.program), allTimeBoard(match.challenge.program)];
  const counted = match.counts ? scores : [];
  for (const { seat } of counted) {
    if (done.ranks[seat.userId] === undefined) done.ranks[seat.userId] = rankOn(nk, week, seat.userId);
  }
  for (const { seat, score } of counted) {
    for (const board of [ever, week]) {
      const step = `${board} ${seat.userId}`;
      if (done.steps.includes(step)) continue;
      nk.leaderboardRecordWrite(board, seat.userId, seat.player?.username, score);
      done.steps.push(step);
    }
  }
  if (done.steps.includes('results')) return;
  const sides = scores.map(({ seat: { userId }, bonus }): Side => {
    const ranks = match.counts ? { rank_before: done.ranks[userId] ?? null, rank_after: rankOn(nk, week, userId) } : NO_RANKS;
    return { userId, result: resultOf(match, matchId, userId, { bonus, ...ranks }) };
  });
  keepResults(nk, match, sides);
  done.steps.push('results');
}

const NO_RANKS = { rank_before: null, rank_after: null };

/** A rank is told along with a result, and none is worth losing the result for. */
function rankOn(nk: Nk, board: string, userId: string): number | null {
  try {
    const standings = liveStandings(nk, board);
    const own = standings.find(userId);
    return own === null ? null : rankOf(standings, own);
  } catch {
    return null;
  }
}
