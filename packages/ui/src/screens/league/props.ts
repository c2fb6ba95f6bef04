import type { Localized, Rich } from '@darb/language';
import type { Drawn } from '../../drawn.tsx';
import type { SubjectIconName } from '../../components/SubjectTile/SubjectTile.tsx';
import type { Place } from '../../navigation.tsx';

export type Outcome = 'won' | 'lost' | 'draw';

/** A player as others see them: without a name where it is hidden. */
export interface ShownPlayer {
  name: string | null;
  /** An address of a picture. */
  avatar: string | null;
  isBot: boolean;
}

/** Places are numbered from 1; equal points have equal ones. */
export interface BoardPlace {
  rank: number;
  points: number;
}

/** The student's own place; `above` is the next one that has more points, null for the first. */
export interface OwnPlace extends BoardPlace {
  above: BoardPlace | null;
}

/** A week of the league: when it began and ends (ISO), and what is left of it in whole seconds. */
export interface LeagueWeek {
  beginsAt: string;
  endsAt: string;
  secondsLeft: number;
}

/** A subject that matches can be played in. `standing` is null while the league does not say. */
export interface PoolRow {
  id: number;
  title: Localized;
  icon: SubjectIconName;
  bgColor: string;
  lobby: Place;
  /** `form`: the last five results, the oldest first. */
  standing: { played: number; won: number; form: readonly Outcome[] } | null;
}

export interface PastMatch {
  id: string;
  opponent: ShownPlayer;
  subject: Localized;
  points: number;
  opponentPoints: number;
  outcome: Outcome;
  href: Place;
}

/** What a student plays and has played; `matches` is null where the league has not said any. */
export interface Played {
  subjects: PoolRow[];
  matches: PastMatch[] | null;
}

interface LeagueHead {
  week: LeagueWeek;
  board: Place;
  played: Drawn<Played>;
}

/**
 * The league's first page. `fresh`: never played; `down`: the league does not answer; `noPools`: no subject
 * of the student's program has enough questions.
 */
export type LeagueScreenProps =
  | { state: 'guest'; signUp: Place; signIn: Place }
  | { state: 'noPools'; explore: Place }
  | (LeagueHead & { state: 'fresh' })
  | (LeagueHead & { state: 'down'; retry: Place })
  | (LeagueHead & {
      state: 'ready';
      /** Null without a point this week. */
      own: OwnPlace | null;
      /** A match that goes on without its player. */
      running: { subject: Localized | null; href: Place } | null;
    });

export const BOARD_PERIODS = ['this_week', 'last_week', 'all_time'] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

/** A row of a board. `report` leads to the question whether to report the name; null for one's own. */
export interface BoardRow extends BoardPlace {
  player: ShownPlayer;
  isOwn: boolean;
  report: Place | null;
}

interface BoardHead {
  program: Localized | null;
  period: BoardPeriod;
  /** Where each period's board is. */
  periods: Readonly<Record<BoardPeriod, Place>>;
  league: Place;
}

/** The rows of a board, and where the student stands on it. */
export interface Standings {
  period: BoardPeriod;
  league: Place;
  rows: BoardRow[];
  /** The ranks that are left out, and after how many rows. */
  gap: { from: number; to: number; after: number } | null;
  own: (OwnPlace & { best: number; played: number; won: number }) | null;
  /** To the first twenty, or back to eight rows; null where all are shown. */
  whole: { href: Place; isShown: boolean } | null;
  /** The most points that one match can give. */
  most: number;
}

/**
 * A board (rule league 14). `asked`: whether to report a name, on the page or, with JavaScript, above it;
 * `reported`: what became of it.
 */
export type LeaderboardScreenProps =
  | (BoardHead & { state: 'down'; retry: Place })
  | (BoardHead & { state: 'empty'; empty: Drawn<Pick<BoardHead, 'period' | 'league'>> })
  | (BoardHead & {
      state: 'board';
      standings: Drawn<Standings>;
      reported: ReportOutcome | null;
      asked: ReportAsked | null;
    });

/** What became of a report. `limit`: it was one too many for today; `gone`: the account is not there. */
export type ReportOutcome = 'done' | 'down' | 'limit' | 'gone';

/** The question whether to report a name. */
export interface ReportAsked {
  player: ShownPlayer;
  owner: string;
  action: Place;
  back: Place;
  pending: boolean;
}

export interface RoundAnswer {
  /** From 0; null without an answer. */
  option: number | null;
  isCorrect: boolean;
  points: number;
  isPerfect: boolean;
  /** Whole seconds that the answer took. */
  seconds: number | null;
}

/** A round of a match, closed, or open with what was to choose from. */
export interface PlayedRound {
  /** From 1. */
  number: number;
  stem: Rich;
  own: RoundAnswer;
  opponent: RoundAnswer;
  /** Opens it, or closes it; another one closes. */
  toggle: Place;
  /** `correct`: from 0. */
  opened: { options: Rich[]; correct: number; explanation: Rich | null; collect: Place } | null;
}

/** How a match ended before its sixth round, and by whom. */
export type Forfeit = 'opponentLeft' | 'opponentAway' | 'youLeft' | 'youAway';

interface ResultHead {
  board: Place;
  league: Place;
}

/** A result that counts, or would have. */
export interface Finished extends ResultHead {
  state: Outcome;
  self: ShownPlayer;
  opponent: ShownPlayer;
  points: number;
  opponentPoints: number;
  forfeit: Forfeit | null;
  /** What the board got: null for a match that was played without points (rule league 17). */
  gain: { added: number; bonus: number } | null;
  /** This week's ranks before and after; null where they could not be read. */
  ranks: { before: number | null; after: number } | null;
  rounds: PlayedRound[];
  /** Null where the subject has no pool any more. */
  again: Place | null;
  /** Practice in the subject, after three lost matches in it (rule league 22); else null. */
  practice: Place | null;
}

/** The result of a match. `running`: it goes on; `void`: it counts for nothing. */
export type ChallengeResultScreenProps =
  | (ResultHead & { state: 'down'; retry: Place })
  | (ResultHead & { state: 'running'; match: Place })
  | (ResultHead & { state: 'void' })
  | { state: Outcome; result: Drawn<Finished> };
