import { playerName, type LeagueState } from '@darb/league-client';
import type { AnswerStatus, LeaguePlayer } from '@darb/contract/league-match';
import type { Absence, MatchProblem, MatchScreenProps, Outcome, RoundTime, ShownPlayer } from '@darb/ui/screens/league/match-props';

type Live = Extract<LeagueState, { match: unknown }>;

/** Where a match leads, and what can be done in it. */
export interface MatchWays {
  league: string;
  signIn: string;
  /** The result of this match. */
  result: (matchId: string) => string;
  /** Where a match of a subject begins. */
  lobby: (subject: number) => string;
  onAnswer: (option: number) => void;
  onPlayHere: () => void;
  onRetry: () => void;
}

/** A player as screens show them. An empty name is hidden; an avatar that is none is not drawn. */
export const shownPlayer = (player: LeaguePlayer): ShownPlayer => ({
  name: player.display_name === '' ? null : playerName(player),
  avatar: player.avatar_url || null,
  isBot: player.is_bot,
});

/** Why a match that was looked for did not come about, or was cancelled; null where nothing failed. */
export function problemOf(state: LeagueState): MatchProblem | null {
  if (state.phase === 'void') return state.isUnmet ? 'unmet' : 'void';
  return state.phase === 'failed' ? failureOf(state) : null;
}

function failureOf({ reason, cause }: Extract<LeagueState, { phase: 'failed' }>): MatchProblem {
  if (reason === 'not_offered') return 'notOffered';
  if (reason === 'too_many') return 'tooMany';
  if (reason === 'unreachable' || reason === 'refused') return reason;
  if (reason !== 'no_ticket') return 'refused';
  const status = (cause as { status?: unknown } | null)?.status;
  return status === 401 ? 'signedOut' : typeof status === 'number' && status < 500 ? 'refused' : 'unreachable';
}

const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** Whose line is down; the student's own first, for nothing is known of the other then. */
export function absenceOf({ link, match }: Live, now: number): Absence | null {
  if (!link.isUp) return { who: 'self', seconds: secondsUntil(link.returnBy, now) };
  const { opponentAwayUntil } = match;
  return opponentAwayUntil === null ? null : { who: 'opponent', seconds: secondsUntil(opponentAwayUntil, now) };
}

/** 4 while it is said that it starts soon, then 3, 2, 1, and 0 for "go". */
export const countOf = (until: number, now: number): number => Math.min(4, Math.max(0, secondsUntil(until, now) - 1));

const outcomeOf = (status: AnswerStatus | undefined): Outcome => ({
  kind: status?.answered !== true ? 'none' : status.isCorrect === true ? 'correct' : 'incorrect',
  points: status?.points ?? 0,
  isPerfect: status?.isPerfect === true,
});

/** The moment whose seconds a state counts, by the server's clock; null where it counts none. */
export function countedMoment(state: LeagueState): number | null {
  if (!('match' in state)) return null;
  const { match, link } = state;
  if (!link.isUp) return link.returnBy;
  if (state.phase === 'searching') return state.invitation?.until ?? match.since;
  return match.opponentAwayUntil ?? match.until;
}

/**
 * What the screen of a match shows. `now` is the server's clock, `time` how the round that is shown runs.
 * Null where the match is looked for, which the lobby shows, or was never there.
 */
export function matchScreen(state: LeagueState, now: number, time: RoundTime, ways: MatchWays): MatchScreenProps | null {
  const { league, signIn } = ways;
  switch (state.phase) {
    case 'idle':
    case 'searching':
      return null;
    case 'connecting':
      return { state: 'joining' };
    case 'result': {
      const { matchID, matchResult, ending } = state.summary;
      return {
        state: 'over',
        result: matchResult,
        ending: ending === 'left' || ending === 'away' ? ending : 'played',
        to: ways.result(matchID),
      };
    }
    case 'void':
      return { state: state.isUnmet ? 'unmet' : 'void', again: state.challenge && ways.lobby(state.challenge.subject), league };
    case 'left':
      return { state: 'quit', league };
    case 'replaced':
      return { state: 'replaced', league, onPlayHere: ways.onPlayHere };
    case 'failed':
      return { state: 'failed', problem: failureOf(state), signIn, league, onRetry: ways.onRetry };
    default:
      return liveScreen(state, now, time, ways);
  }
}

function liveScreen(state: Exclude<Live, { phase: 'searching' }>, now: number, time: RoundTime, { onAnswer }: MatchWays): MatchScreenProps {
  const { match } = state;
  const meeting = {
    self: shownPlayer(match.user),
    opponent: shownPlayer(state.opponent),
    absence: absenceOf(state, now),
    counts: match.counts,
  };
  if (state.phase === 'found') return { ...meeting, state: 'found' };
  if (state.phase === 'countdown') return { ...meeting, state: 'countdown', count: countOf(state.until, now) };
  const { question } = state;
  const index = question.question_index;
  const playing = {
    ...meeting,
    round: index + 1,
    rounds: match.questionsCount,
    selfPoints: match.userPoints,
    opponentPoints: match.opponentPoints,
    question: { id: question.id, stem: question.stem, options: question.options },
    choice: state.choice?.option ?? null,
  };
  if (state.phase === 'round')
    return {
      ...playing,
      state: 'round',
      time,
      seconds: secondsUntil(state.until, now),
      hasOpponentAnswered: match.opponentAnswers[index]?.answered === true,
      onAnswer,
    };
  return {
    ...playing,
    state: 'reveal',
    correct: state.reveal.correct,
    own: outcomeOf(match.userAnswers[index]),
    other: outcomeOf(match.opponentAnswers[index]),
    explanation: state.reveal.explanation,
  };
}
