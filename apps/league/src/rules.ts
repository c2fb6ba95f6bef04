import {
  type AnswerMessage,
  COUNTED_A_DAY,
  DRAW_BONUS,
  type LeaguePlayer,
  type MatchEnding,
  type MatchView,
  type PoolQuestion,
  QUESTIONS_COUNT,
  WIN_BONUS,
} from '@darb/contract/league-match';
import { botMoves, botPlayer } from './bot.ts';
import { isPresent, isVoid, markOf, type Match, newSeat, type Outcome, type Seat, type Timings, withSeat } from './match-state.ts';

/**
 * The rules of a match (docs/rules/league.md), pure: `now` is the server's clock in milliseconds and the only
 * one. What happened is said by `arrive`, `drop`, `leave`, `answer`, `deal`, `cancel`; `advance`, called
 * after them, does what follows from it and from time. A state that nothing changes is given back itself.
 */

/** How long found players wait for questions that cannot be read before the match is void. */
const NO_QUESTIONS_MS = 10_000;

/** A new match, in which one student has a place. */
export function openMatch(of: {
  challenge: MatchView['challenge'];
  userId: string;
  seed: number;
  timings: Timings;
  now: number;
  /** Of a friend's match. */
  invitation?: Match['invitation'];
}): Match {
  const invitation = of.invitation ?? null;
  return {
    challenge: of.challenge,
    kind: invitation === null ? 'open' : 'friend',
    invitation,
    counts: true,
    day: dayOf(of.now),
    seed: of.seed,
    timings: of.timings,
    phase: 'searching',
    since: of.now,
    until: null,
    round: -1,
    finished: 0,
    seats: [newSeat(of.userId, of.now)],
    questions: [],
    botMoves: [],
    outcome: null,
    ended: false,
  };
}

/** Milliseconds that Amman's clock is ahead of UTC, all year. */
const AMMAN_MS = 3 * 3_600_000;
/** A day of Amman, as a number (rule league 17). */
export const dayOf = (now: number): number => Math.floor((now + AMMAN_MS) / 86_400_000);

/** Whether this student has a place in a match that is still to be decided. */
export const holds = (match: Match, userId: string): boolean =>
  !match.ended && match.outcome === null && match.seats.some((seat) => seat.userId === userId && !seat.left);

/**
 * Gives the second place, to one student only and never to who has the first. Refuses by giving back the
 * same match. A friend's match counts for the boards as far as `met`, how often the two have met on that
 * day, allows (rule league 17).
 */
export function takeSeat(match: Match, userId: string, now: number, met = 0): Match {
  if (match.ended || match.phase !== 'searching' || match.seats.length !== 1) return match;
  if (match.seats.some((seat) => seat.userId === userId || seat.left) || isExpired(match, now)) return match;
  const seats = [...match.seats, newSeat(userId, now)];
  return match.kind === 'open' ? { ...match, seats } : { ...match, seats, counts: met < COUNTED_A_DAY, day: dayOf(now) };
}

const isExpired = ({ invitation }: Match, now: number): boolean => invitation !== null && now >= invitation.until;

/**
 * Whether a socket of this student may come in: all through the match, and afterwards while the result is
 * kept.
 */
export const mayArrive = (match: Match, userId: string): boolean => !match.ended && match.seats.some((seat) => seat.userId === userId);

/** So many devices of a student are remembered. */
const DEVICES_MAX = 16;

/**
 * A device of this student's asks to come in; from now on it is the one that plays. Null when it was here
 * before and a newer one has taken its place since. A device without a name asks for nothing.
 */
export function claim(match: Match, userId: string, device: string): Match | null {
  const place = match.seats.findIndex((seat) => seat.userId === userId);
  const devices = match.seats[place]?.devices ?? [];
  if (device === '' || place < 0 || devices.at(-1) === device) return match;
  return devices.includes(device) ? null : withSeat(match, place, { devices: [...devices, device].slice(-DEVICES_MAX) });
}

/** A socket has come, for the first time or again. It plays from now on, also instead of another device's. */
export function arrive(match: Match, player: LeaguePlayer, sessionId: string): Match {
  const place = match.seats.findIndex((seat) => seat.userId === player.id);
  // who has left has left, but may see how it ended
  return place < 0 || match.ended ? match : withSeat(match, place, { player, sessionId, awaySince: null });
}

const placeOf = (match: Match, sessionId: string): number => match.seats.findIndex((seat) => seat.sessionId === sessionId);

/** The socket that plays was lost: the student may come back. */
export function drop(match: Match, sessionId: string, now: number): Match {
  const place = placeOf(match, sessionId);
  return place < 0 ? match : withSeat(match, place, { sessionId: null, awaySince: now });
}

/** The student asked to leave: the other one wins. */
export function leave(match: Match, sessionId: string, now: number): Match {
  const place = placeOf(match, sessionId);
  return place < 0 ? match : withSeat(match, place, { sessionId: null, awaySince: now, left: true });
}

/**
 * The first answer to the question that is open at `at`, when the server got it, counts. Everything else
 * changes nothing.
 */
export function answer(match: Match, sessionId: string, { question_index, option }: AnswerMessage, at: number): Match {
  const place = placeOf(match, sessionId);
  const seat = match.seats[place];
  if (seat === undefined || match.phase !== 'round' || question_index !== match.round || seat.given[match.round] !== null) return match;
  if (at < match.since || match.until === null || at >= match.until) return match;
  return give(match, place, option, at - match.since);
}

function give(match: Match, place: number, option: number, taken: number): Match {
  const given = match.seats[place]?.given.map((before, question) => (question === match.round ? { option, taken } : before));
  return given === undefined ? match : withSeat(match, place, { given });
}

/** The six questions for both. */
export const deal = (match: Match, questions: PoolQuestion[]): Match =>
  match.phase === 'found' && questions.length === QUESTIONS_COUNT ? { ...match, questions } : match;

/** Whether two players are known and wait for their questions. */
export const needsQuestions = (match: Match): boolean => match.phase === 'found' && match.questions.length === 0;

/** It cannot go on, and it is nobody's fault; `unmet`: it has not begun, and does not any more. */
export const cancel = (match: Match, now: number, ending: Extract<MatchEnding, 'void' | 'unmet'> = 'void'): Match =>
  match.outcome === null ? decide(match, { winner: null, ending }, now) : match;

/**
 * Whoever waits alone goes elsewhere. Gives back the same match where the student does not, or is not
 * alone.
 */
export const stepOut = (match: Match, userId: string, now: number): Match =>
  match.phase === 'searching' && match.seats.length === 1 && holds(match, userId) ? cancel(match, now, 'unmet') : match;

const decide = (match: Match, outcome: Outcome, now: number): Match => ({ ...match, phase: 'result', since: now, until: null, outcome });

/** All that follows from the state and the time. */
export function advance(match: Match, now: number): Match {
  for (let before = match; ;) {
    const after = step(before, now);
    if (after === before) return after;
    before = after;
  }
}

/**
 * When something may next happen by itself to a match that is as far as it can be at `now`: before that it
 * stays as it is, whatever the time.
 */
export function nextMoment(match: Match, now: number): number {
  if (match.ended) return now;
  const { since, until, timings, invitation, botMoves } = match;
  const moments = [
    ...[until, invitation?.until, since + timings.linger, ...botMoves.map(({ taken }) => since + taken)],
    ...(until === null ? [] : [until + NO_QUESTIONS_MS]),
    ...match.seats.flatMap(({ seatedAt, awaySince }) => [
      ...[seatedAt + timings.join, seatedAt + timings.search],
      ...(awaySince === null ? [] : [awaySince + timings.away]),
    ]),
  ];
  return Math.min(
    ...moments.filter((moment) => moment !== null && moment !== undefined && moment > now).map(Number),
    Number.MAX_SAFE_INTEGER,
  );
}

function step(match: Match, now: number): Match {
  if (match.ended) return match;
  if (match.phase === 'searching') return search(match, now);
  if (match.phase === 'result') return keepResult(match, now);
  const forfeited = forfeit(match, now);
  if (forfeited !== match) return forfeited;
  const due = match.until !== null && now >= match.until;
  if (match.phase === 'round') return playRound(match, due, now);
  if (!due) return match;
  if (match.phase === 'found') {
    if (match.questions.length === QUESTIONS_COUNT)
      return { ...match, phase: 'countdown', since: now, until: now + match.timings.countdown };
    return now >= (match.until ?? now) + NO_QUESTIONS_MS ? cancel(match, now) : match;
  }
  if (match.round + 1 < QUESTIONS_COUNT) {
    return { ...match, phase: 'round', since: now, until: now + match.timings.round, round: match.round + 1 };
  }
  const [first = 0, second = 0] = match.seats.map((seat) => seat.points);
  return decide(match, { winner: first === second ? null : first > second ? 0 : 1, ending: 'played' }, now);
}

/**
 * Two friends are waited for until the invitation ends, wherever they are meanwhile: to send a link one
 * goes to another program, and a telephone that does so lets go of its socket. Who leaves ends it
 * (rule league 19).
 */
function awaitFriend(match: Match, now: number): Match {
  const [first, second] = match.seats;
  if (isExpired(match, now) || match.seats.some((seat) => seat.left))
    return match.seats.some(isPresent) ? cancel(match, now, 'unmet') : { ...match, ended: true };
  return first !== undefined && second !== undefined && isPresent(first) && isPresent(second) ? meet(match, now) : match;
}

function search(match: Match, now: number): Match {
  if (match.kind === 'friend') return awaitFriend(match, now);
  const { timings } = match;
  const stays = (seat: Seat) => {
    if (seat.left) return false;
    if (seat.player === null) return now < seat.seatedAt + timings.join;
    return seat.awaySince === null || now < seat.awaySince + timings.away;
  };
  if (!match.seats.every(stays)) return { ...match, seats: match.seats.filter(stays) };
  const [first, second] = match.seats;
  if (first === undefined) return { ...match, ended: true };
  if (second !== undefined && isPresent(first) && isPresent(second)) return meet(match, now);
  const waiting = match.seats.find((seat) => isPresent(seat) && now >= seat.seatedAt + timings.search);
  // somebody may be on the way; who has been here and is away is not waited for any longer
  if (waiting === undefined || match.seats.some((seat) => seat.player === null)) return match;
  const bot: Seat = { ...newSeat('', now), player: botPlayer(match.seed), isBot: true };
  return meet({ ...match, seats: [waiting, bot], botMoves: botMoves(match.seed) }, now);
}

const meet = (match: Match, now: number): Match => ({ ...match, phase: 'found', since: now, until: now + match.timings.found });

/**
 * Who leaves, or stays away too long, loses. When both are away the one who comes back in time wins; when
 * neither does, it is void.
 */
function forfeit(match: Match, now: number): Match {
  const isLate = (seat: Seat) => seat.awaySince !== null && now >= seat.awaySince + match.timings.away;
  const leaver = match.seats.findIndex((seat) => seat.left);
  if (leaver >= 0)
    return decide(
      match,
      match.seats.every((seat) => seat.left) ? { winner: null, ending: 'void' } : { winner: 1 - leaver, ending: 'left' },
      now,
    );
  const late = match.seats.findIndex(isLate);
  if (late < 0) return match;
  const other = match.seats[1 - late];
  if (other !== undefined && isPresent(other)) return decide(match, { winner: 1 - late, ending: 'away' }, now);
  return match.seats.every(isLate) ? cancel(match, now) : match;
}

function playRound(match: Match, due: boolean, now: number): Match {
  const question = match.questions[match.round];
  const move = match.botMoves[match.round];
  const bot = match.seats.findIndex((seat) => seat.isBot && seat.given[match.round] === null);
  if (bot >= 0 && question !== undefined && move !== undefined && move.taken < match.timings.round && now >= match.since + move.taken) {
    return give(match, bot, (question.correct + move.wrongBy) % question.options.length, move.taken);
  }
  if (!due && match.seats.some((seat) => seat.given[match.round] === null)) return match;
  const seats = match.seats.map((seat) => ({
    ...seat,
    points: seat.points + markOf(question, seat.given[match.round] ?? null, match.timings.round).points,
  }));
  return { ...match, seats, phase: 'reveal', since: now, until: now + match.timings.reveal, finished: match.round + 1 };
}

function keepResult(match: Match, now: number): Match {
  const people = match.seats.filter((seat) => !seat.isBot);
  return now >= match.since + match.timings.linger || people.every((seat) => seat.left) ? { ...match, ended: true } : match;
}

/**
 * What each person gets: own points, and a bonus for a win or a draw. Nothing from a void match; whether it
 * goes to the boards is said by `counts`.
 */
export function earned(match: Match): { seat: Seat; score: number; bonus: number }[] {
  const { outcome } = match;
  if (outcome === null || isVoid(outcome)) return [];
  return match.seats.flatMap((seat, place) => {
    const bonus = outcome.winner === null ? DRAW_BONUS : outcome.winner === place ? WIN_BONUS : 0;
    return seat.isBot ? [] : [{ seat, score: seat.points + bonus, bonus }];
  });
}
