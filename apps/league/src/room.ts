import { type MatchId } from './storage.ts';
import { type Context, type Dispatcher, type JsonObject, type Logger, type Nk, type Presence } from './nkruntime.ts';
import { seedOf } from './random.ts';
import { askMatch, type Signal, type Wish } from './signals.ts';

/**
 * Where all meet who look for an opponent in one subject: a match of the server's that nobody joins. It
 * answers one after the other, so nobody has to try again because somebody else was quicker.
 */
export interface Room {
  /** The match with an open place, and who waits in it. */
  waiting: Given | null;
  /** What was given of late: a student who asks on two devices at the same instant is given the same. */
  latest: Given[];
  /** When somebody last asked. */
  asked: number;
}

interface Given {
  match_id: MatchId;
  user_id: string;
}

const TICKS_A_SECOND = 1;
/** A room that is not asked for so long ends; the next who asks opens another. */
const IDLE_MS = 600_000;
/** More than ask at the same instant on two devices. */
const LATEST = 32;

export function roomInit(_ctx: Context, _logger: Logger, _nk: Nk, params: JsonObject): { state: Room; tickRate: number; label: string } {
  return {
    state: { waiting: null, latest: [], asked: Date.now() },
    tickRate: TICKS_A_SECOND,
    label: JSON.stringify({ room: params.subject }),
  };
}

export function roomJoinAttempt(
  _ctx: Context,
  _logger: Logger,
  _nk: Nk,
  _dispatcher: Dispatcher,
  _tick: number,
  state: Room,
): { state: Room; accept: boolean; rejectMessage: string } {
  return { state, accept: false, rejectMessage: '' };
}

/** Nobody joins a room, so nobody comes or goes. */
export function roomPresence(
  _ctx: Context,
  _logger: Logger,
  _nk: Nk,
  _dispatcher: Dispatcher,
  _tick: number,
  state: Room,
  _presences: Presence[],
): { state: Room } {
  return { state };
}

export function roomLoop(
  _ctx: Context,
  _logger: Logger,
  _nk: Nk,
  _dispatcher: Dispatcher,
  _tick: number,
  state: Room,
): { state: Room } | null {
  return Date.now() - state.asked < IDLE_MS ? { state } : null;
}

/** The server stops. */
export function roomTerminate(
  _ctx: Context,
  _logger: Logger,
  _nk: Nk,
  _dispatcher: Dispatcher,
  _tick: number,
  state: Room,
  _graceSeconds: number,
): { state: Room } {
  return { state };
}

/**
 * Gives a student a match: the one given of late that still holds them, the one with an open place, or a new
 * one with an open place. Whether a place is still free the match itself decides. A room that nobody found is
 * closed.
 */
export function roomSignal(
  _ctx: Context,
  _logger: Logger,
  nk: Nk,
  _dispatcher: Dispatcher,
  _tick: number,
  state: Room,
  data: string,
): { state: Room; data: string } {
  const said = JSON.parse(data) as Wish | Signal;
  // a signal that gives no state is an error to a server: it ends in its next tick
  if ('op' in said) return { state: { ...state, asked: 0 }, data: 'refused' };
  const { user_id, challenge } = said;
  const { waiting } = state;
  const asked = Date.now();
  const latest = state.latest.map(({ match_id, user_id }) => ({ match_id, user_id }));
  const held = latest.find((one) => one.user_id === user_id);
  if (held !== undefined && askMatch(nk, held.match_id, { op: 'holds', user_id }) === 'held')
    return { state: { waiting, latest, asked }, data: held.match_id };
  const meets = waiting !== null && waiting.user_id !== user_id && askMatch(nk, waiting.match_id, { op: 'seat', user_id }) !== 'refused';
  const match_id = meets ? waiting.match_id : nk.matchCreate('league', { challenge, user_id, seed: seedOf(nk.uuidv4()) });
  const given: Given = { match_id, user_id };
  const others = latest.filter((one) => one.user_id !== user_id);
  return { state: { waiting: meets ? null : given, latest: [given, ...others].slice(0, LATEST), asked }, data: match_id };
}
