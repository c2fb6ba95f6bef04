import {
  type AnswerStatus,
  FORM_LENGTH,
  LAST_RESULTS,
  type LeaguePlayer,
  type MatchEnding,
  type MatchView,
  QUESTIONS_COUNT,
  type ToldResult,
} from '@darb/contract/league-match';
import { type CountedResult, type KeptAnswer, type PastMatch, type SubjectTally } from '@darb/contract/league-platform';
import { accountsOf } from './boards.ts';
import { viewOf } from './conversation.ts';
import { type Match } from './match-state.ts';
import { type Nk, type StorageObject, type StorageWrite } from './nkruntime.ts';
import { foundAt, metKey, resultsKey, tallyKey, writeOf } from './storage.ts';

/**
 * One of a student's last results. Of the opponent their id alone: the name is asked for when it is shown, so
 * that it goes with its account and changes with its student's choice.
 */
export interface KeptResult {
  match_id: string;
  challenge: MatchView['challenge'];
  opponent_id: string;
  /** A bot has no account. */
  bot: LeaguePlayer | null;
  user_points: number;
  opponent_points: number;
  result: CountedResult;
  ending: MatchEnding;
  /** Milliseconds. */
  ended_at: number;
  counted: boolean;
  bonus: number;
  rank_before: number | null;
  rank_after: number | null;
  /** The ids of the questions that were asked, and what both said to each. */
  questions: number[];
  user: KeptAnswer[];
  opponent: KeptAnswer[];
}

/** The results in a student's object, newest first. */
export const resultsOf = (object: StorageObject | undefined): KeptResult[] =>
  ((object?.value as { results?: KeptResult[] } | undefined)?.results ?? []).filter((result) => 'match_id' in result);

/** What a student has played of a program: `best` is the most points of one match. */
export interface Tally {
  best: number;
  /** By the id of the subject. */
  subjects: Record<string, SubjectTally>;
}
export const tallyOf = (object: StorageObject | undefined): Tally =>
  (object?.value as unknown as Tally | undefined) ?? { best: 0, subjects: {} };
export const NO_TALLY: SubjectTally = { played: 0, won: 0, form: [] };

/** How many matches by a friend's link each other player has had with a student on a day. */
interface Met {
  day: number;
  times: Record<string, number>;
}
/** How often two have met on this day by a friend's link. */
export function timesMet(nk: Nk, day: number, userId: string, otherId: string): number {
  const at = metKey(userId);
  const met = foundAt(nk.storageRead([at]), at)?.value as unknown as Met | undefined;
  return met?.day === day ? (met.times[otherId] ?? 0) : 0;
}

/** One student's side of a match that has ended. */
export interface Side {
  userId: string;
  result: KeptResult;
}

export function resultOf(
  match: Match,
  matchId: string,
  userId: string,
  more: Pick<KeptResult, 'bonus' | 'rank_before' | 'rank_after'>,
): KeptResult {
  const place = match.seats.findIndex((seat) => seat.userId === userId);
  const { challenge, opponent, userPoints, opponentPoints, matchResult, ending, userAnswers, opponentAnswers } = viewOf(
    match,
    matchId,
    place,
  );
  if (opponent === null || matchResult === null || matchResult === 'void' || ending === null) throw new Error('the match is not decided');
  const asked = match.questions.slice(0, match.round + 1);
  const kept = (statuses: AnswerStatus[], at: number): KeptAnswer[] =>
    asked.map((_, question) => ({ ...(statuses[question] ?? NOT_ANSWERED), taken_ms: match.seats[at]?.given[question]?.taken ?? null }));
  return {
    match_id: matchId,
    challenge,
    opponent_id: opponent.id,
    bot: opponent.is_bot ? opponent : null,
    user_points: userPoints,
    opponent_points: opponentPoints,
    result: matchResult,
    ending,
    ended_at: match.since,
    counted: match.counts,
    ...more,
    questions: asked.map(({ id }) => id),
    user: kept(userAnswers, place),
    opponent: kept(opponentAnswers, 1 - place),
  };
}

const NOT_ANSWERED: AnswerStatus = { answered: false, option: null, isCorrect: null, points: null, isPerfect: null };

/** Keeps both sides' results with what they change, all or nothing. */
export function keepResults(nk: Nk, match: Match, sides: Side[]): void {
  const keys = sides.map(({ userId }) => [resultsKey(userId), tallyKey(match.challenge.program, userId), metKey(userId)] as const);
  const objects = nk.storageRead(keys.flat());
  const writes = sides.flatMap(({ userId, result }, index): StorageWrite[] => {
    const [resultsAt, tallyAt, metAt] = keys[index] ?? [resultsKey(userId), tallyKey(match.challenge.program, userId), metKey(userId)];
    const earlier = resultsOf(foundAt(objects, resultsAt)).filter(({ match_id }) => match_id !== result.match_id);
    const tally = withResult(tallyOf(foundAt(objects, tallyAt)), result);
    const kept = [writeOf(resultsAt, { results: [result, ...earlier].slice(0, LAST_RESULTS) }, 'any'), writeOf(tallyAt, tally, 'any')];
    if (match.kind !== 'friend') return kept;
    const met = foundAt(objects, metAt)?.value as unknown as Met | undefined;
    const times = met?.day === match.day ? met.times : {};
    const next: Met = { day: match.day, times: { ...times, [result.opponent_id]: (times[result.opponent_id] ?? 0) + 1 } };
    return [...kept, writeOf(metAt, next, 'any')];
  });
  nk.storageWrite(writes);
}

function withResult({ best, subjects }: Tally, { challenge, result, user_points }: KeptResult): Tally {
  const key = String(challenge.subject);
  const { played, won, form } = subjects[key] ?? NO_TALLY;
  const tally = { played: played + 1, won: won + (result === 'won' ? 1 : 0), form: [...form, result].slice(-FORM_LENGTH) };
  return { best: Math.max(best, user_points), subjects: { ...subjects, [key]: tally } };
}

/** The opponents of these results as they are shown now: without a name where the account is gone. */
export function opponentsOf(nk: Nk, results: KeptResult[]): LeaguePlayer[] {
  const ids = results.filter(({ bot }) => bot === null).map(({ opponent_id }) => opponent_id);
  const users = accountsOf(nk, [...new Set(ids)]);
  return results.map(({ bot, opponent_id }) => {
    if (bot !== null) return bot;
    const user = users.get(opponent_id);
    return {
      id: opponent_id,
      display_name: user?.displayName ?? '',
      username: user?.username ?? '',
      avatar_url: user === undefined || user.avatarUrl === '' ? null : user.avatarUrl,
      is_bot: false,
    };
  });
}

/** A result as the platform is told of it. */
export const pastMatchOf = (result: KeptResult, opponent: LeaguePlayer): PastMatch => ({
  match_id: result.match_id,
  subject: result.challenge.subject,
  title_ar: result.challenge.title_ar,
  opponent,
  user_points: result.user_points,
  opponent_points: result.opponent_points,
  result: result.result,
  ending: result.ending,
  ended_at: result.ended_at,
});

/** A result as its player's own device is told of it. */
export function toldResultOf(nk: Nk, result: KeptResult): ToldResult {
  const [opponent] = opponentsOf(nk, [result]);
  if (opponent === undefined) return { status: 'void' };
  const six = (answers: KeptAnswer[]): AnswerStatus[] =>
    Array.from({ length: QUESTIONS_COUNT }, (_, question) => {
      const { taken_ms: _taken, ...status } = answers[question] ?? { ...NOT_ANSWERED, taken_ms: null };
      return status;
    });
  return {
    status: 'finished',
    matchID: result.match_id,
    challenge: result.challenge,
    opponent,
    userPoints: result.user_points,
    opponentPoints: result.opponent_points,
    matchResult: result.result,
    ending: result.ending,
    userAnswers: six(result.user),
    opponentAnswers: six(result.opponent),
  };
}
