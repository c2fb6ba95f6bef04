import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import WebSocket from 'ws';
import { copyDatabase } from '../../apps/api/src/testing/copy.ts';
import { bundle } from '../../apps/league/build.ts';
import { type LogLevel } from '../../apps/league/src/host/host.ts';
import { TICKET_SECONDS } from '../../packages/contract/src/league-match.ts';
import { isLive, type LeagueClient, type LeagueState, openLeagueClient } from '../../packages/league-client/src/league-client.ts';
import { isIn, lineTo, type Line, shelf, until } from '../../packages/league-client/src/testing.ts';
import { TEST_KEYS } from './league-keys.ts';
import { startLeague, type RunningLeague } from './league-host.ts';
import { localLeague, publishTestPool, ticketFor, type LeagueAddress } from './league.ts';

export const SUBJECT = { program: 1, subject: 11 };

/** A student's browser. */
export interface Browser {
  readonly student: string;
  readonly storage: ReturnType<typeof shelf>;
  /** Tickets that it has asked for. */
  tickets: number;
  /** A page of it that is opened now. */
  page(): LeagueClient;
}

/** A league with a pool in `SUBJECT`, a line to it that can be cut, and browsers on both. */
export interface Hall {
  readonly running: RunningLeague;
  /** Its tickets go by the league's clock. */
  readonly address: LeagueAddress;
  readonly line: Line;
  /** `refused`: so many of its tickets are no good. `port`: the league's own, unless it is given. */
  browser(of?: { student?: string; port?: number; name?: string; refused?: number }): Browser;
  closePages(): void;
  close(): Promise<void>;
}

/** Opens one for a test file, on a database of its own. `now` is the league's clock, not the browsers'. */
export async function openHall(
  env: Readonly<Record<string, string>>,
  now: () => number,
  log?: (level: LogLevel, text: string) => void,
): Promise<Hall> {
  const copy = await copyDatabase(inject('postgres'));
  const running = await startLeague({ databaseUrl: copy.url, bundle: await bundle(), env, now, ...(log ? { log } : {}) });
  const line = await lineTo(running.port);
  const ticket = (student: string, key: string = TEST_KEYS.ticket) =>
    ticketFor(student, key, TICKET_SECONDS + Math.round((now() - Date.now()) / 1000));
  const address: LeagueAddress = { ...localLeague(running.port), ticketFor: (student) => ticket(student) };
  await publishTestPool(address, SUBJECT.program, SUBJECT.subject);
  const clients: LeagueClient[] = [];
  const closePages = () => {
    for (const client of clients.splice(0)) client.close();
  };
  return {
    running,
    address,
    line,
    browser({ student = randomUUID(), port = running.port, name, refused = 0 } = {}) {
      const self: Browser = {
        student,
        storage: shelf(),
        tickets: 0,
        page() {
          const client = openLeagueClient({
            askTicket: async () => {
              self.tickets += 1;
              const key = self.tickets <= refused ? 'another key, long enough too' : TEST_KEYS.ticket;
              return { ticket: ticket(student, key), url: null, server_key: TEST_KEYS.server };
            },
            ownOrigin: `http://127.0.0.1:${port}`,
            storage: self.storage,
            webSocket: WebSocket as unknown as typeof globalThis.WebSocket,
            ...(name === undefined ? {} : { profile: { display_name: name, avatar_url: '' } }),
          });
          clients.push(client);
          return client;
        },
      };
      return self;
    },
    closePages,
    async close() {
      closePages();
      await line.close();
      await running.stop();
      await copy.drop();
    },
  };
}

/** Answers every question up to `upTo` as soon as it is asked: rightly, or not. */
export function plays(client: LeagueClient, rightly: boolean, upTo = 5): void {
  const look = () => {
    const state = client.getSnapshot();
    if (state.phase !== 'round' || state.choice !== null || state.question.question_index > upTo) return;
    client.answer((state.question.id + (rightly ? 0 : 1)) % 4);
  };
  client.subscribe(look);
  look();
}

/** Two students who meet; the first is right, the second wrong, in the questions up to `upTo`. */
export async function meet(first: LeagueClient, second: LeagueClient, upTo = 5): Promise<void> {
  plays(first, true, upTo);
  plays(second, false, upTo);
  first.find(SUBJECT);
  await until(first, isLive);
  second.find(SUBJECT);
  await until(second, isLive);
}

export const over = isIn('result', 'void', 'left', 'failed', 'replaced');
export const inRound =
  (index: number) =>
  (state: LeagueState): boolean =>
    state.phase === 'round' && state.question.question_index === index;
