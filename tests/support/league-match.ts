import { setTimeout as pause } from 'node:timers/promises';
import {
  follow,
  FROM_PLAYER,
  type ChangeMessage,
  type Followed,
  type FoundMatch,
  type MatchView,
  type StateMessage,
} from '../../packages/contract/src/league-match.ts';
import { call, connect, join, type LeagueAddress, type Player } from './league.ts';

/** How somebody plays. */
export interface Manner {
  /** Milliseconds of thinking: at least and at most. */
  readonly thinks: readonly [least: number, most: number];
  /** Milliseconds without any news after which a match counts as stuck. */
  readonly stuckAfter: number;
  /** The share of answers before which the socket breaks, to come back within two seconds. */
  readonly drops?: number;
  readonly onAnswer?: (matchId: string, index: number) => void;
  /** The round of an answer is over, as this player is told. */
  readonly onRoundOver?: (matchId: string, index: number) => void;
}

const AWAY_MS = 2_000;

/** Nothing more comes of a match. */
export class StuckMatch extends Error {}

export const findMatch = async (player: Player, program: number, subject: number): Promise<string> =>
  (await call<FoundMatch>(player, 'find_match', { program, subject })).matchIds[0] ?? '';

/**
 * Plays a match to its end, two answers in three right, and gives the last view of it. Rejects when the
 * socket is gone for good, or nothing more comes.
 */
export async function playMatch(address: LeagueAddress, player: Player, id: string, manner: Manner): Promise<MatchView> {
  const { thinks, stuckAfter, drops = 0 } = manner;
  let held: Followed | null = null;
  let answered = -1;
  let isAway = false;
  let stuck: NodeJS.Timeout | undefined;
  let fail: (error: Error) => void = () => undefined;
  let done: (view: MatchView) => void = () => undefined;
  const over = new Promise<MatchView>((resolve, reject) => {
    done = resolve;
    fail = reject;
  });
  const wait = () => {
    clearTimeout(stuck);
    stuck = setTimeout(() => fail(new StuckMatch(`stuck in ${id} in phase ${held?.view.phase ?? 'none'}`)), stuckAfter);
  };

  const answer = async (index: number, option: number): Promise<void> => {
    if (Math.random() < drops) {
      isAway = true;
      player.socket.disconnect(false);
      await pause(Math.random() * AWAY_MS);
      Object.assign(player, await connect(address, player));
      isAway = false;
      listen();
      await join(player, id);
    }
    manner.onAnswer?.(id, index);
    await player.socket.sendMatchState(id, FROM_PLAYER.answer, new TextEncoder().encode(JSON.stringify({ question_index: index, option })));
  };

  const hear = (opCode: number, message: StateMessage | ChangeMessage): void => {
    wait();
    const before = held?.view;
    const followed = follow(held, opCode, message);
    held = followed.held;
    if (followed.sync) void player.socket.sendMatchState(id, FROM_PLAYER.sync, '');
    const view = held?.view;
    if (!view) return;
    const asked = before?.phase === 'round' ? (before.question?.question_index ?? -1) : -1;
    if (asked >= 0 && (view.phase !== 'round' || view.question?.question_index !== asked)) manner.onRoundOver?.(id, asked);
    if (view.phase === 'result') return done(view);
    const next = view.question;
    if (view.phase !== 'round' || !next || next.question_index <= answered) return;
    answered = next.question_index;
    const option = Math.random() < 2 / 3 ? next.id % 4 : (next.id + 1) % 4;
    const think = thinks[0] + Math.random() * (thinks[1] - thinks[0]);
    setTimeout(() => void answer(next.question_index, option).catch(() => undefined), think);
  };

  function listen(): void {
    const { socket } = player;
    socket.onmatchdata = ({ match_id, op_code, data }) => {
      if (match_id === id) hear(op_code, JSON.parse(new TextDecoder().decode(data)) as StateMessage | ChangeMessage);
    };
    socket.ondisconnect = () => {
      if (!isAway) fail(new Error('the socket is gone'));
    };
  }

  try {
    listen();
    wait();
    const joined = join(player, id);
    return await Promise.race([over, joined.then(() => over)]);
  } finally {
    clearTimeout(stuck);
  }
}
