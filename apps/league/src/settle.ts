import { allTimeBoard, thisWeekBoard } from '@darb/contract/league-match';
import { viewOf } from './conversation.ts';
import { type Match } from './match-state.ts';
import { type Nk } from './nkruntime.ts';
import { earned } from './rules.ts';
import { type FinishedResult, keepResults } from './storage.ts';

/**
 * Makes a decided match durable: points on the boards, results for whoever comes back later. `done` are the
 * steps of an earlier try that ended half-way; each step is added to it once it has been made. Throws when
 * the server cannot write now.
 */
export function settle(nk: Nk, matchID: string, match: Match, done: string[]): void {
  const scores = earned(match);
  const { program } = match.challenge;
  for (const { seat, score } of scores) {
    for (const board of [allTimeBoard(program), thisWeekBoard(program)]) {
      const step = `${board} ${seat.userId}`;
      if (done.includes(step)) continue;
      nk.leaderboardRecordWrite(board, seat.userId, seat.player?.username, score);
      done.push(step);
    }
  }
  if (scores.length === 0 || done.includes('results')) return;
  keepResults(
    nk,
    scores.map(({ seat }) => ({ userId: seat.userId, result: resultOf(match, matchID, seat.userId) })),
  );
  done.push('results');
}

function resultOf(match: Match, matchID: string, userId: string): FinishedResult {
  const place = match.seats.findIndex((seat) => seat.userId === userId);
  const view = viewOf(match, matchID, place);
  const { challenge, opponent, userPoints, opponentPoints, matchResult, ending, userAnswers, opponentAnswers } = view;
  if (opponent === null || matchResult === null || ending === null) throw new Error('settle: the match is not decided');
  return {
    status: 'finished',
    matchID,
    challenge,
    opponent,
    userPoints,
    opponentPoints,
    matchResult,
    ending,
    userAnswers,
    opponentAnswers,
  };
}
