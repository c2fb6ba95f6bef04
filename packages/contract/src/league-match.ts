import type { Rich } from '@darb/language';

/**
 * What the two sides of a match say to each other (rule league 1, rule league 11). Every message of the
 * server stands alone: `seq` counts up for one player, a change names whole fields of `MatchView`, and
 * whoever missed one asks for the whole.
 */

export const QUESTIONS_COUNT = 6;
export const OPTIONS_COUNT = 4;
export const ROUND_MS = 20_000;
export const PERFECT_MS = 4_000;
export const RIGHT_POINTS = 100;
export const SPEED_POINTS = 100;
export const WIN_BONUS = 50;
export const DRAW_BONUS = 25;
export const MAX_POINTS = QUESTIONS_COUNT * (RIGHT_POINTS + SPEED_POINTS);
/** How long a dropped player may stay away. */
export const RETURN_MS = 15_000;
/** How long a friend is waited for (rule league 19). */
export const INVITATION_MS = 600_000;
/** So many matches of a day against one person, by a friend's link, count for the boards (rule league 17). */
export const COUNTED_A_DAY = 3;
/** So many results of a student are kept. */
export const LAST_RESULTS = 10;
/** So many results of a subject make a student's form. */
export const FORM_LENGTH = 5;
/** How a student may be shown to others (rule league 15). */
export const NAME_CHOICES = ['full', 'initial', 'alias', 'hidden'] as const;

/**
 * Op codes from the server. `replaced`: the same student plays on another device now; no more comes to this
 * one.
 */
export const FROM_SERVER = { state: 1, change: 2, replaced: 3 } as const;
/**
 * Op codes from a player. `sync` asks for the whole state, without data. Leaving is the protocol's own
 * `match_leave`.
 */
export const FROM_PLAYER = { answer: 11, sync: 12 } as const;

/**
 * Metadata of a join: a name that a device makes up for one time of playing (a page that is opened anew has a
 * new one). The newest name plays. One that a newer one has taken the place of is not let in again, so that a
 * device which was offline meanwhile does not take the match back.
 */
export interface JoinMetadata {
  device: string;
  /** Of the pass that opened the socket. */
  key: string;
}
/** Why a socket is not let into a match. */
export const NOT_LET_IN = { foreign: 'not_in_this_match', replaced: 'replaced', keyless: 'no_key' } as const;

/** Answer of `socket_pass`: the token in the address of one socket, and a key that is said in each join. */
export interface SocketPass {
  token: string;
  key: string;
}
/** How long a pass may wait for its socket. */
export const PASS_SECONDS = 30;

/**
 * Data of `answer`: which of the six questions (from 0) and which of its options (from 0). Whatever else
 * stands in it is not read.
 */
export interface AnswerMessage {
  question_index: number;
  option: number;
}

export type MatchPhase = 'searching' | 'found' | 'countdown' | 'round' | 'reveal' | 'result';

/** How the two came together: by asking for anybody, or by a friend's link. */
export type MatchKind = 'open' | 'friend';

export interface LeaguePlayer {
  /** The competition account's id. */
  id: string;
  /** Spaces as `%20`; a bot's is base64 of UTF-8. Empty: the student is hidden. */
  display_name: string;
  username: string;
  avatar_url: string | null;
  is_bot: boolean;
}

/**
 * One player in one question. All but `answered` are known only once its round is over; until then they are
 * null.
 */
export interface AnswerStatus {
  answered: boolean;
  option: number | null;
  isCorrect: boolean | null;
  points: number | null;
  isPerfect: boolean | null;
}

export interface LeagueQuestion {
  id: number;
  question_index: number;
  stem: Rich;
  options: Rich[];
}

/** The right answer of the round that has just ended. */
export interface Reveal {
  question_index: number;
  correct: number;
  explanation: Rich | null;
}

/** `void`: nobody's fault (the league restarted, both were gone); it counts for nothing. */
export type MatchResult = 'won' | 'lost' | 'draw' | 'void';
/**
 * Why it ended: all six played, one left, one stayed away too long, it could not go on, or it never began
 * since a friend did not come.
 */
export type MatchEnding = 'played' | 'left' | 'away' | 'void' | 'unmet';

/** A match as one of its players may know it. Times are milliseconds of the server's clock. */
export interface MatchView {
  matchID: string;
  kind: MatchKind;
  /**
   * Whether its points go to the boards. False is said from the meeting on, before it begins
   * (rule league 17).
   */
  counts: boolean;
  /** What the inviter sends to the friend, while a friend's match waits; null for everybody else. */
  invitation: { code: string; until: number } | null;
  phase: MatchPhase;
  /** When the phase began, and when it ends by itself; null where nothing but the other player ends it. */
  since: number;
  until: number | null;
  challenge: { id: number; title_ar: string; subject: number; program: number };
  questionsCount: typeof QUESTIONS_COUNT;
  user: LeaguePlayer;
  opponent: LeaguePlayer | null;
  /** Until when the opponent may come back, while away. */
  opponentAwayUntil: number | null;
  /** Null before the first round. Stays through the reveal. */
  question: LeagueQuestion | null;
  reveal: Reveal | null;
  /** Six each, in the order of the questions. The player's own shows its option at once. */
  userAnswers: AnswerStatus[];
  opponentAnswers: AnswerStatus[];
  userPoints: number;
  opponentPoints: number;
  matchResult: MatchResult | null;
  ending: MatchEnding | null;
}

/** Data of `state`. `now` is the server's clock when it was sent. */
export interface StateMessage {
  seq: number;
  now: number;
  view: MatchView;
}

/** Data of `change`: the fields that are not as they were in message `seq - 1`. */
export interface ChangeMessage {
  seq: number;
  now: number;
  view: Partial<MatchView>;
}

/** What a player has of a match: the view after message `seq`. */
export interface Followed {
  seq: number;
  view: MatchView;
}

/**
 * The view after a message. An old or repeated one changes nothing; `sync` says that one in between is
 * missing (or that the first has yet to come), so the whole has to be asked for.
 */
export function follow(
  held: Followed | null,
  opCode: number,
  message: StateMessage | ChangeMessage,
): { held: Followed | null; sync: boolean } {
  if (held !== null && message.seq <= held.seq) return { held, sync: false };
  if (opCode === FROM_SERVER.state) return { held: { seq: message.seq, view: message.view as MatchView }, sync: false };
  if (held === null || message.seq !== held.seq + 1) return { held, sync: true };
  return { held: { seq: message.seq, view: { ...held.view, ...message.view } }, sync: false };
}

/** Payload of the call `find_match`, and its answer. Who is in a match already is given that one. */
export interface FindMatch {
  program: number;
  subject: number;
}
export interface FoundMatch {
  matchIds: string[];
}

/**
 * Payload of the call `invite_friend`, and its answer: a private match in which the caller waits, the
 * same one when asked again. Who is in a match already is given that one, without a code. `expires_at` is
 * milliseconds.
 */
export type InviteFriend = FindMatch;
export interface InvitedFriend extends FoundMatch {
  code: string | null;
  expires_at: number | null;
}

/** Payload of the call `accept_friend`, answered with a `FoundMatch`. */
export interface AcceptFriend {
  code: string;
}

/** Payload of the call `match_result`: what became of a match that can no longer be joined. */
export interface AskResult {
  match_id: string;
}
export type ToldResult =
  | { status: 'running' }
  | { status: 'void' }
  | {
      status: 'finished';
      matchID: string;
      challenge: MatchView['challenge'];
      opponent: LeaguePlayer;
      userPoints: number;
      opponentPoints: number;
      matchResult: MatchResult;
      ending: MatchEnding;
      userAnswers: AnswerStatus[];
      opponentAnswers: AnswerStatus[];
    };

/**
 * Payload of the call `last_week_leaderboard`. `owner_id` is the caller unless given. `limit` is 1 to 100.
 */
export interface AskLastWeek {
  leaderboard_id: string;
  limit?: number;
  around_owner?: boolean;
  owner_id?: string;
}
export interface LastWeekRecord {
  leaderboard_id: string;
  owner_id: string;
  score: number;
  num_score: number;
  rank: number;
  /** Null when the account is gone. */
  user_info: { id: string; display_name: string; username: string; avatar_url: string | null } | null;
}
export interface LastWeek {
  records: LastWeekRecord[];
}

/**
 * A question of a pool, as the platform publishes it; `correct` never leaves the league before its round has
 * ended.
 */
export interface PoolQuestion {
  id: number;
  stem: Rich;
  options: Rich[];
  correct: number;
  explanation: Rich | null;
}

/**
 * Payload of the server-to-server call `publish_pool`: some questions of a subject, at most 256 kB at once.
 * With `ids` (in the last part) the pool becomes exactly those; without, nothing is in play yet.
 */
export interface PublishPool {
  program: number;
  subject: number;
  title_ar: string;
  questions: PoolQuestion[];
  ids?: number[];
}

/** Payload of the server-to-server call `delete_account`. The student's id is the account's custom id. */
export interface DeleteAccount {
  student_id: string;
}

export const allTimeBoard = (program: number): string => `${program}_p_all_time`;
export const thisWeekBoard = (program: number): string => `${program}_p_this_week`;

export { CLOCK_SKEW_SECONDS } from './limits.ts';

/** How long a ticket is good for; it lets one student in, once. */
export const TICKET_SECONDS = 60;
/**
 * What the platform signs (HMAC-SHA256, key `LEAGUE_TICKET_KEY`) to let a student in: the student's id and
 * session (no dots in them; a player of the operator's has no session), unix seconds of the end, and a nonce
 * of hexadecimal digits. The ticket is this text, a dot, and the signature in hexadecimal; it travels as
 * `vars.ticket`.
 */
export const ticketBody = (studentId: string, sessionId: string | null, expires: number, nonce: string): string =>
  `v2.${studentId}.${sessionId ?? ''}.${expires}.${nonce}`;
