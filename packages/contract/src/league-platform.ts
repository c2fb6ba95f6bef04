import type { AnswerStatus, LeaguePlayer, MatchEnding, MatchResult, PoolQuestion } from './league-match.ts';

/**
 * What the platform asks the league with its own authority, and what it is answered (rule league 20). Times
 * are milliseconds; names travel as in a match: spaces as `%20`, a bot's as base64.
 */

/**
 * Payload of `keep_player`: who a student is in the league. Makes the account where there is none. The name
 * is empty for one who is hidden.
 */
export interface KeepPlayer {
  student_id: string;
  program: number | null;
  display_name: string;
  avatar_url: string;
}

/** A place on a board; equal points have equal ranks. */
export interface BoardPlace {
  rank: number;
  score: number;
}
/** `above` is the nearest place with more points. */
export interface OwnPlace extends BoardPlace {
  above: BoardPlace | null;
}

/** How a match ended for one who was in it, where it was not void. */
export type CountedResult = Exclude<MatchResult, 'void'>;

/** What a student has played of a subject; `form` has the last results, the oldest first. */
export interface SubjectTally {
  played: number;
  won: number;
  form: CountedResult[];
}

export interface PastMatch {
  match_id: string;
  subject: number;
  title_ar: string;
  /** Without a name when the account is gone. */
  opponent: LeaguePlayer;
  user_points: number;
  opponent_points: number;
  result: CountedResult;
  ending: MatchEnding;
  ended_at: number;
}

/** Payload of `player_home`. What it says of the student is kept where there is an account. */
export type AskPlayerHome = KeepPlayer;
export interface PlayerHome {
  own: OwnPlace | null;
  /** By the id of the subject, of this program. */
  subjects: Record<string, SubjectTally>;
  /** The newest first. */
  matches: PastMatch[];
  running: { match_id: string; subject: number } | null;
}

export type BoardPeriod = 'this_week' | 'last_week' | 'all_time';
/** Payload of `player_board`. */
export interface AskPlayerBoard {
  student_id: string;
  program: number;
  period: BoardPeriod;
  whole: boolean;
}
export interface BoardRecord extends BoardPlace {
  owner_id: string;
  is_own: boolean;
  /** Null when the account is gone. */
  user_info: { id: string; display_name: string; username: string; avatar_url: string | null } | null;
}
export interface PlayerBoard {
  count: number;
  own: (OwnPlace & { best: number; played: number; won: number }) | null;
  records: BoardRecord[];
  /** The ranks that are left out between two records. */
  gap: { from: number; to: number } | null;
}

/** One side of a question that was asked; `taken_ms` is null without an answer. */
export interface KeptAnswer extends AnswerStatus {
  taken_ms: number | null;
}

/** Payload of `player_result`. */
export interface AskPlayerResult {
  student_id: string;
  match_id: string;
}
export type PlayerResult =
  | { status: 'running' }
  | { status: 'void' }
  | (PastMatch & {
      status: 'finished';
      program: number;
      counted: boolean;
      bonus: number;
      /**
       * What it added to the boards, and this week's ranks around that; null where they could not be
       * read.
       */
      added: number;
      rank_before: number | null;
      rank_after: number | null;
      /** Of this week's board, as it is now; empty where nothing was added. */
      neighbours: BoardRecord[];
      rounds: { question: PoolQuestion; user: KeptAnswer; opponent: KeptAnswer }[];
      lost_in_a_row: number;
    });

/** Payload of `friend_invitation`. */
export interface AskInvitation {
  student_id: string;
  code: string;
}
export type FriendInvitation =
  | { status: 'gone' }
  | {
      status: 'open';
      program: number;
      subject: number;
      inviter: LeaguePlayer;
      expires_at: number;
      is_own: boolean;
    };

/** Payload of `player_name`, and its answer: whose account it is, and how it is shown now. */
export interface AskPlayerName {
  owner_id: string;
}
export type PlayerName = { student_id: string; display_name: string } | { student_id: null };
