import {
  type LeaguePlayer,
  type LeagueQuestion,
  type MatchEnding,
  type MatchResult,
  type MatchView,
  type Reveal,
} from '@darb/contract/league-match';

/**
 * The line to the league: while it is down the student may come back until `returnBy` (the server's clock).
 */
export type Link = { readonly isUp: true } | { readonly isUp: false; readonly returnBy: number };

interface Live<Phase extends MatchView['phase']> {
  readonly phase: Phase;
  readonly match: MatchView;
  readonly link: Link;
  /**
   * Milliseconds that the server's clock, which `since` and `until` are measured by, is ahead of this
   * device's.
   */
  readonly clockOffset: number;
}
interface Met {
  readonly opponent: LeaguePlayer;
}
interface Timed {
  /** When the phase ends by itself, by the server's clock. */
  readonly until: number;
}

/** Which of its options the student has chosen; `isCounted` once the server has it. */
export interface Choice {
  readonly option: number;
  readonly isCounted: boolean;
}

/** What became of a match, whether it was seen live or told afterwards. */
export interface MatchSummary {
  readonly matchID: string;
  readonly challenge: MatchView['challenge'];
  readonly opponent: LeaguePlayer;
  readonly userPoints: number;
  readonly opponentPoints: number;
  readonly matchResult: Exclude<MatchResult, 'void'>;
  readonly ending: MatchEnding;
  readonly userAnswers: MatchView['userAnswers'];
  readonly opponentAnswers: MatchView['opponentAnswers'];
}

/**
 * Why a match cannot be gone on with. `unreachable`: the league does not answer; a match that was begun can
 * be resumed. `no_ticket`: the platform gave none, for the reason in `cause`. `refused`: the league does not
 * take the platform's tickets, or does not take the request. `not_offered`: this subject has no matches.
 * `too_many`: more than anybody may ask. Of a friend's link: it is over or taken (`invitation_gone`), the
 * student's own, or of another programme.
 */
export type FailureReason =
  'unreachable' | 'no_ticket' | 'refused' | 'not_offered' | 'too_many' | 'invitation_gone' | 'own_invitation' | 'other_program';

/** What leads a friend into the match in which the student waits, and until when (the server's clock). */
export interface Invitation {
  readonly code: string;
  readonly until: number;
}

/** All that a screen may have to show, one value at a time. */
export type LeagueState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting'; readonly goal: 'find' | 'invite' | 'accept' | 'rejoin' }
  | (Live<'searching'> & { readonly invitation: Invitation | null })
  | (Live<'found'> & Met)
  | (Live<'countdown'> & Met & Timed)
  | (Live<'round'> & Met & Timed & { readonly question: LeagueQuestion; readonly choice: Choice | null })
  | (Live<'reveal'> & Met & { readonly question: LeagueQuestion; readonly reveal: Reveal; readonly choice: Choice | null })
  | { readonly phase: 'result'; readonly summary: MatchSummary }
  /** It counts for nothing; `challenge` when it is known. `isUnmet`: a friend's match that never began. */
  | { readonly phase: 'void'; readonly challenge: MatchView['challenge'] | null; readonly isUnmet: boolean }
  /** The student has left a match that had an opponent: it is lost. */
  | { readonly phase: 'left' }
  /** The same student plays on another device now. */
  | { readonly phase: 'replaced' }
  | { readonly phase: 'failed'; readonly reason: FailureReason; readonly cause: unknown };

export type LivePhase = 'searching' | 'found' | 'countdown' | 'round' | 'reveal';
export type LiveState = Extract<LeagueState, { phase: LivePhase }>;

const LIVE: ReadonlySet<LeagueState['phase']> = new Set<LivePhase>(['searching', 'found', 'countdown', 'round', 'reveal']);
export const isLive = (state: LeagueState): state is LiveState => LIVE.has(state.phase);

/** What the student chose for a question that the server may not have yet. */
export interface Chosen {
  readonly question: number;
  readonly option: number;
}

function choiceOf(view: MatchView, question: LeagueQuestion, chosen: Chosen | null): Choice | null {
  const given = view.userAnswers[question.question_index];
  if (given?.answered === true && given.option !== null) return { option: given.option, isCounted: true };
  return chosen?.question === question.question_index && view.phase === 'round' ? { option: chosen.option, isCounted: false } : null;
}

/** A view of the match as a screen takes it; null for a view that lacks what its phase needs. */
export function stateOf(view: MatchView, link: Link, clockOffset: number, chosen: Chosen | null): LeagueState | null {
  const { phase, opponent, question, reveal, until } = view;
  const live = { match: view, link, clockOffset };
  if (phase === 'searching') return { phase, ...live, invitation: view.invitation };
  if (phase === 'result') return ended(view);
  if (opponent === null) return null;
  if (phase === 'found') return { phase, ...live, opponent };
  if (phase === 'reveal') {
    if (question === null || reveal === null) return null;
    return { phase, ...live, opponent, question, reveal, choice: choiceOf(view, question, chosen) };
  }
  if (until === null) return null;
  if (phase === 'countdown') return { phase, ...live, opponent, until };
  return question === null ? null : { phase, ...live, opponent, until, question, choice: choiceOf(view, question, chosen) };
}

function ended({ matchResult, ending, opponent, ...view }: MatchView): LeagueState | null {
  if (matchResult === 'void') return { phase: 'void', challenge: view.challenge, isUnmet: ending === 'unmet' };
  if (matchResult === null || ending === null || opponent === null) return null;
  const { matchID, challenge, userPoints, opponentPoints, userAnswers, opponentAnswers } = view;
  return {
    phase: 'result',
    summary: { matchID, challenge, opponent, userPoints, opponentPoints, matchResult, ending, userAnswers, opponentAnswers },
  };
}
