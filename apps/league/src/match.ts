import { FROM_PLAYER, FROM_SERVER, type LeaguePlayer, type MatchView, NOT_LET_IN } from '@darb/contract/league-match';
import { type Line, tell } from './conversation.ts';
import { type Match, readAnswer } from './match-state.ts';
import { type Context, type Dispatcher, type JsonObject, type Logger, type MatchMessage, type Nk, type Presence } from './nkruntime.ts';
import { holdsKey } from './pass.ts';
import {
  advance,
  answer,
  arrive,
  cancel,
  claim,
  deal,
  drop,
  holds,
  leave,
  mayArrive,
  needsQuestions,
  nextMoment,
  openMatch,
  stepOut,
  takeSeat,
} from './rules.ts';
import { settle, type Settled } from './settle.ts';
import { type Signal, type SignalReply } from './signals.ts';
import { dealQuestions } from './storage.ts';
import { timingsFrom } from './timings.ts';

/**
 * What a server puts away between two calls. One that copies all of it field by field, at each tick, has a
 * text and a number to copy.
 */
export interface Kept {
  /** A match that is held, as JSON. */
  text: string;
  /** Before this moment nothing happens by itself. */
  due: number;
}

/** A match while something happens to it. */
export interface Held {
  match: Match;
  lines: Line[];
  /** The sockets of now, for sending. */
  presences: Presence[];
  /** What of the result has been written, and since when that is tried. */
  settled: Settled;
  settlingSince: number | null;
}

const TICKS_A_SECOND = 10;
/** `reason` of a leave that the player asked for. */
const ASKED_TO_LEAVE = 3;
/** Longer than any message of ours. */
const MESSAGE_BYTES = 256;
/** Longer than any device's name for itself. */
const DEVICE_LENGTH = 64;
/** How long a result of which nothing can be written is tried again before the match is void. */
const SETTLING_MS = 60_000;

const opened = ({ text }: Kept): Held => JSON.parse(text) as Held;

/** A result that is not written yet, and questions that are not there, are tried again at each tick. */
const dueOf = ({ match, settlingSince }: Held, now: number): number =>
  settlingSince !== null || needsQuestions(match) ? now : nextMoment(match, now);

/** What is put away after something may have happened. */
const put = (kept: Kept, before: Held, after: Held): { state: Kept } => ({
  state: { text: after === before ? kept.text : JSON.stringify(after), due: dueOf(after, Date.now()) },
});

export function matchInit(ctx: Context, _logger: Logger, _nk: Nk, params: JsonObject): { state: Kept; tickRate: number; label: string } {
  const challenge = params.challenge as unknown as MatchView['challenge'];
  const match = openMatch({
    challenge,
    userId: params.user_id as string,
    seed: Number(params.seed),
    timings: timingsFrom(ctx.env),
    now: Date.now(),
    invitation: (params.invitation ?? null) as Match['invitation'],
  });
  const held: Held = { match, lines: [], presences: [], settled: { steps: [], ranks: {} }, settlingSince: null };
  return {
    state: { text: JSON.stringify(held), due: dueOf(held, Date.now()) },
    tickRate: TICKS_A_SECOND,
    label: JSON.stringify({ program: challenge.program, subject: challenge.subject }),
  };
}

export function matchJoinAttempt(
  ctx: Context,
  _logger: Logger,
  nk: Nk,
  _dispatcher: Dispatcher,
  _tick: number,
  state: Kept,
  presence: Presence,
  metadata: Record<string, unknown>,
): { state: Kept; accept: boolean; rejectMessage?: string } {
  const held = opened(state);
  const { match } = held;
  if (!holdsKey(ctx, nk, metadata.key)) return { state, accept: false, rejectMessage: NOT_LET_IN.keyless };
  if (!mayArrive(match, presence.userId)) return { state, accept: false, rejectMessage: NOT_LET_IN.foreign };
  const { device } = metadata;
  const claimed = claim(match, presence.userId, typeof device === 'string' && device.length <= DEVICE_LENGTH ? device : '');
  if (claimed === null) return { state, accept: false, rejectMessage: NOT_LET_IN.replaced };
  return { ...put(state, held, claimed === match ? held : { ...held, match: claimed }), accept: true };
}

export function matchJoin(
  ctx: Context,
  logger: Logger,
  nk: Nk,
  dispatcher: Dispatcher,
  _tick: number,
  state: Kept,
  presences: Presence[],
): { state: Kept } {
  const held = opened(state);
  const before = held.match;
  let match = before;
  let sockets = held.presences;
  for (const presence of presences) {
    const older = sockets.filter(({ userId, sessionId }) => userId === presence.userId && sessionId !== presence.sessionId);
    if (older.length > 0) {
      dispatcher.broadcastMessage(FROM_SERVER.replaced, null, older);
      dispatcher.matchKick(older);
    }
    sockets = [...sockets.filter(({ userId }) => userId !== presence.userId), presence];
    match = arrive(match, playerOf(nk, logger, presence), presence.sessionId);
  }
  const came = presences.map(({ userId }) => userId);
  return put(state, held, goOn({ ctx, logger, nk, dispatcher }, { ...held, presences: sockets }, before, match, came));
}

/** The competition account as the other player sees it; its username where it cannot be read. */
function playerOf(nk: Nk, logger: Logger, presence: Presence): LeaguePlayer {
  let display_name = '';
  let avatar_url: string | null = null;
  try {
    const user = nk.usersGetId([presence.userId])[0];
    display_name = user?.displayName ?? '';
    avatar_url = user === undefined || user.avatarUrl === '' ? null : user.avatarUrl;
  } catch (error) {
    logger.warn('an account could not be read: %s', String(error));
  }
  return { id: presence.userId, display_name, username: presence.username, avatar_url, is_bot: false };
}

export function matchLeave(
  ctx: Context,
  logger: Logger,
  nk: Nk,
  dispatcher: Dispatcher,
  _tick: number,
  state: Kept,
  presences: Presence[],
): { state: Kept } {
  const held = opened(state);
  const before = held.match;
  const now = Date.now();
  const gone = presences.map(({ sessionId }) => sessionId);
  const match = presences.reduce(
    (match, { sessionId, reason }) => (Number(reason) === ASKED_TO_LEAVE ? leave(match, sessionId, now) : drop(match, sessionId, now)),
    before,
  );
  const left = { ...held, presences: held.presences.filter(({ sessionId }) => !gone.includes(sessionId)) };
  return put(state, held, goOn({ ctx, logger, nk, dispatcher }, left, before, match, []));
}

export function matchLoop(
  ctx: Context,
  logger: Logger,
  nk: Nk,
  dispatcher: Dispatcher,
  _tick: number,
  state: Kept,
  messages: MatchMessage[],
): { state: Kept } | null {
  if (messages.length === 0 && Date.now() < state.due) return { state };
  const asked: string[] = [];
  const held = opened(state);
  const before = held.match;
  let match = before;
  for (const { sender, opCode, data, receiveTimeMs } of messages) {
    const plays = held.presences.some(({ sessionId }) => sessionId === sender.sessionId);
    if (!plays) continue;
    if (opCode === FROM_PLAYER.sync && !asked.includes(sender.userId)) asked.push(sender.userId);
    const said = opCode === FROM_PLAYER.answer ? readAnswer(textOf(nk, data)) : null;
    if (said !== null) match = answer(match, sender.sessionId, said, receiveTimeMs);
  }
  const after = goOn({ ctx, logger, nk, dispatcher }, held, before, match, asked);
  return after.match.ended ? null : put(state, held, after);
}

/** A message's text; empty for what is too long or is no text. */
function textOf(nk: Nk, data: ArrayBuffer | null): string {
  if (data === null || data.byteLength > MESSAGE_BYTES) return '';
  try {
    return nk.binaryToString(data);
  } catch {
    return '';
  }
}

export function matchSignal(
  ctx: Context,
  logger: Logger,
  nk: Nk,
  dispatcher: Dispatcher,
  _tick: number,
  state: Kept,
  data: string,
): { state: Kept; data: SignalReply } {
  const signal = JSON.parse(data) as Signal;
  const held = opened(state);
  const before = held.match;
  const now = Date.now();
  if (signal.op === 'close') return { ...put(state, held, { ...held, match: { ...before, ended: true } }), data: 'refused' };
  if (signal.op === 'step_out') {
    const out = stepOut(before, signal.user_id, now);
    if (out !== before) return { ...put(state, held, goOn({ ctx, logger, nk, dispatcher }, held, before, out, [])), data: 'out' };
  }
  if (holds(before, signal.user_id)) return { state, data: 'held' };
  if (signal.op !== 'seat') return { state, data: 'refused' };
  const match = takeSeat(before, signal.user_id, now, signal.met ?? 0);
  return match === before ? { state, data: 'refused' } : { ...put(state, held, { ...held, match }), data: 'seated' };
}

/** The server stops: what is not decided is void, and both are told. */
export function matchTerminate(
  ctx: Context,
  logger: Logger,
  nk: Nk,
  dispatcher: Dispatcher,
  _tick: number,
  state: Kept,
  _graceSeconds: number,
): { state: Kept } {
  const held = opened(state);
  const before = held.match;
  // a server takes nothing for an error and cuts the sockets before what is said has gone out
  return put(state, held, goOn({ ctx, logger, nk, dispatcher }, held, before, cancel(before, Date.now()), []));
}

interface Server {
  ctx: Context;
  logger: Logger;
  nk: Nk;
  dispatcher: Dispatcher;
}

/**
 * Takes `happened`, in which something has happened, as far as time and questions allow, makes a result
 * durable, and tells the players what has changed since `before`. A result that could not be written is not
 * told: the step that led to it is made again in the next tick.
 */
function goOn({ ctx, logger, nk, dispatcher }: Server, state: Held, before: Match, happened: Match, whole: readonly string[]): Held {
  const now = Date.now();
  const matchId = ctx.matchId ?? '';
  let match = advance(happened, now);
  if (needsQuestions(match)) match = advance(withQuestions(logger, nk, match), now);
  let { settled, settlingSince } = state;
  if (before.outcome === null && match.outcome !== null) {
    settled = { steps: [...settled.steps], ranks: { ...settled.ranks } };
    try {
      settle(nk, matchId, match, settled);
    } catch (error) {
      logger.error('the result of %s is not written yet: %s', matchId, String(error));
      const since = settlingSince ?? now;
      settlingSince = since;
      // points that stand on a board are never without their match
      const isWrittenInPart = settled.steps.length > 0;
      match = isWrittenInPart || now < since + SETTLING_MS ? happened : cancel(happened, now);
    }
  }
  // what has been written is remembered, also where nothing is to be told
  if (match === before && whole.length === 0) return settled === state.settled ? state : { ...state, settled, settlingSince };
  const { lines, out } = tell(matchId, before, match, state.lines, whole, now);
  for (const { sessionId, opCode, data } of out) {
    const to = state.presences.filter((presence) => presence.sessionId === sessionId);
    dispatcher.broadcastMessage(opCode, data, to);
  }
  return { ...state, match, lines, settled, settlingSince };
}

function withQuestions(logger: Logger, nk: Nk, match: Match): Match {
  const people = match.seats.filter((seat) => !seat.isBot).map((seat) => seat.userId);
  try {
    return deal(match, dealQuestions(nk, match.challenge, people, match.seed));
  } catch (error) {
    logger.error('no questions yet for subject %d: %s', match.challenge.subject, String(error));
    return match;
  }
}
