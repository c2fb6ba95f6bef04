import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { type ToldResult } from '@darb/contract/league-match';
import { type Duel } from '../../../apps/league/src/duel.ts';
import { type LeagueClient } from './league-client.ts';
import { type MatchStorage } from './memory.ts';
import { type FailureReason, type LeagueState } from './state.ts';
import { type Connection, type Hear, type Wire, WireFailure } from './wire.ts';

/** A browser's storage that outlives the page. */
export function shelf(text: string | null = null): MatchStorage & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(written) {
      this.text = written;
    },
  };
}

/** Resolves with the first state, from now on, that is as wanted. */
export function until<State extends LeagueState>(client: LeagueClient, wanted: (state: LeagueState) => state is State): Promise<State>;
export function until(client: LeagueClient, wanted: (state: LeagueState) => boolean): Promise<LeagueState>;
export function until(client: LeagueClient, wanted: (state: LeagueState) => boolean): Promise<LeagueState> {
  return new Promise((done) => {
    const look = (): void => {
      const state = client.getSnapshot();
      if (!wanted(state)) return;
      stop();
      done(state);
    };
    const stop = client.subscribe(look);
    look();
  });
}

export const isIn =
  <Phase extends LeagueState['phase']>(...phases: Phase[]) =>
  (state: LeagueState): state is Extract<LeagueState, { phase: Phase }> =>
    (phases as string[]).includes(state.phase);

/**
 * The rules of a match at the other end, and nothing between that takes time: what the student does reaches
 * one side of a duel.
 */
export class DuelWire implements Wire {
  readonly student = 'amal';
  readonly duel: Duel;
  /** Nothing gets through. */
  isDown = false;
  /** The match is forgotten, as it is some time after its end. */
  isGone = false;
  told: ToldResult = { status: 'void' };
  /** Why a friend's link is not taken. */
  refusal: FailureReason | null = null;
  opened = 0;
  #hear: Hear | null = null;
  #close: () => void = () => undefined;

  constructor(duel: Duel) {
    this.duel = duel;
  }

  /** What is on its way arrives. */
  pump(): void {
    const side = this.duel.side(0);
    for (let next = side.onTheWay.shift(); next !== undefined; next = side.onTheWay.shift())
      this.#hear?.('m.n', next.opCode, new TextEncoder().encode(next.data));
  }

  /** The line breaks. */
  cut(): void {
    this.isDown = true;
    this.#close();
  }

  async open(hear: Hear): Promise<Connection> {
    await this.#reach();
    this.opened += 1;
    this.#hear = hear;
    const closed = new Promise<void>((done) => {
      this.#close = () => {
        if (this.#hear === hear) {
          this.#hear = null;
          this.duel.disconnect(0);
        }
        done();
      };
    });
    const { duel } = this;
    return {
      closed,
      join: async (_matchId, device) => {
        await this.#reach();
        if (this.isGone) throw new WireFailure('cannot_join');
        if (!duel.connect(0, device)) throw new WireFailure('replaced');
      },
      leave: async () => {
        await this.#reach();
        duel.quit(0);
      },
      send: (_matchId, opCode, text) => {
        if (opCode === 12) duel.sync(0);
        else duel.say(0, text);
      },
      close: this.#close,
    };
  }

  async find(): Promise<string> {
    await this.#reach();
    return 'm.n';
  }

  async invite(): Promise<string> {
    return this.find();
  }

  async accept(): Promise<string> {
    await this.#reach();
    if (this.refusal !== null) throw new WireFailure(this.refusal);
    return this.find();
  }

  async result(): Promise<ToldResult> {
    await this.#reach();
    return this.told;
  }

  async #reach(): Promise<void> {
    if (this.isDown) throw new WireFailure('unreachable');
  }
}

/** A TCP line to a server on this machine that can be cut. */
export interface Line {
  readonly port: number;
  /** Nothing gets through, and no connection is made. */
  isDown: boolean;
  /** Breaks all connections of now, without a word. */
  cut(): void;
  close(): Promise<void>;
}

export async function lineTo(port: number): Promise<Line> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (line.isDown) return near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const line: Line = {
    port: (server.address() as AddressInfo).port,
    isDown: false,
    cut,
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
  return line;
}
