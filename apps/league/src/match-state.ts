import {
  type AnswerMessage,
  type LeaguePlayer,
  type MatchEnding,
  type MatchKind,
  type MatchPhase,
  type MatchView,
  OPTIONS_COUNT,
  PERFECT_MS,
  type PoolQuestion,
  QUESTIONS_COUNT,
  RETURN_MS,
  RIGHT_POINTS,
  ROUND_MS,
  SPEED_POINTS,
} from '@darb/contract/league-match';
import { type BotMove } from './bot.ts';

/**
 * Milliseconds (rule league 1). `join` is the time from a place in a match to the socket that takes it;
 * `linger` keeps a result for who was away.
 */
export interface Timings {
  search: number;
  join: number;
  found: number;
  countdown: number;
  round: number;
  reveal: number;
  away: number;
  linger: number;
}

export const TIMINGS: Timings = {
  search: 10_000,
  join: 8_000,
  found: 3_000,
  countdown: 5_000,
  round: ROUND_MS,
  reveal: 3_000,
  away: RETURN_MS,
  linger: 15_000,
};

/** An answer that counts, `taken` milliseconds after its round began. */
export interface Given {
  option: number;
  taken: number;
}

/**
 * One of the two places. A person who has no session now is away since `awaySince`, or has never come
 * (`player` is null).
 */
export interface Seat {
  userId: string;
  seatedAt: number;
  player: LeaguePlayer | null;
  isBot: boolean;
  sessionId: string | null;
  /** The names of the student's devices as they came; the last one plays. */
  devices: string[];
  awaySince: number | null;
  /** Asked to leave, which is final. */
  left: boolean;
  /** Of finished rounds alone. */
  points: number;
  /** One for each of the six questions. */
  given: (Given | null)[];
}

/** `winner` is a place; null is a draw, or nobody in a void match. */
export interface Outcome {
  winner: number | null;
  ending: MatchEnding;
}

/** It counts for nothing. */
export const isVoid = ({ ending }: Outcome): boolean => ending === 'void' || ending === 'unmet';

/** A match, whole: plain JSON without `undefined`, since a server puts it away between its calls. */
export interface Match {
  challenge: MatchView['challenge'];
  kind: MatchKind;
  /** Of a friend's match: what leads into it, until when. */
  invitation: { code: string; until: number } | null;
  /** Whether its points go to the boards (rule league 17), and the day of Amman that it belongs to. */
  counts: boolean;
  day: number;
  seed: number;
  timings: Timings;
  phase: MatchPhase;
  since: number;
  until: number | null;
  /** The question that is being asked or was last asked; -1 before the first. */
  round: number;
  /** How many rounds are over and marked. */
  finished: number;
  seats: Seat[];
  /** Empty until both players are known. */
  questions: PoolQuestion[];
  botMoves: BotMove[];
  outcome: Outcome | null;
  /** Nobody needs it any more. */
  ended: boolean;
}

export interface Mark {
  isCorrect: boolean;
  points: number;
  isPerfect: boolean;
}

/**
 * Right: 100, and up to 100 more for the time left, rounded down; perfect within four seconds. Wrong or
 * missing: nothing.
 */
export function markOf(question: PoolQuestion | undefined, given: Given | null, round: number): Mark {
  if (question === undefined || given === null || given.option !== question.correct)
    return { isCorrect: false, points: 0, isPerfect: false };
  const left = Math.max(0, Math.min(round, round - given.taken));
  return { isCorrect: true, points: RIGHT_POINTS + Math.floor((SPEED_POINTS * left) / round), isPerfect: given.taken <= PERFECT_MS };
}

/** Whether there is somebody (or a bot) who can play now. */
export const isPresent = (seat: Seat): boolean => seat.isBot || (seat.sessionId !== null && !seat.left);

/** A place for a student whose socket has yet to come. */
export const newSeat = (userId: string, now: number): Seat => ({
  userId,
  seatedAt: now,
  player: null,
  isBot: false,
  sessionId: null,
  devices: [],
  awaySince: null,
  left: false,
  points: 0,
  given: Array.from({ length: QUESTIONS_COUNT }, () => null),
});

/** The match with one place changed. */
export const withSeat = (match: Match, place: number, change: Partial<Seat>): Match => ({
  ...match,
  seats: match.seats.map((seat, at) => (at === place ? { ...seat, ...change } : seat)),
});

/** Longer than any honest answer. */
const ANSWER_LENGTH = 200;

/** Reads an answer's text; null for everything that is not one. Only these two fields are ever read. */
export function readAnswer(text: string): AnswerMessage | null {
  if (text.length > ANSWER_LENGTH) return null;
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof said !== 'object' || said === null) return null;
  const { question_index, option } = said as Partial<Record<keyof AnswerMessage, unknown>>;
  const within = (value: unknown, count: number): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
  return within(question_index, QUESTIONS_COUNT) && within(option, OPTIONS_COUNT) ? { question_index, option } : null;
}
