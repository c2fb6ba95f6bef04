import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Context, Logger, Nk } from '../nkruntime.ts';
import { Accounts } from './accounts.ts';
import { Boards } from './boards.ts';
import { OFFERED_ROUTES } from './calls.ts';
import { LeagueDatabase, TakenOver } from './database.ts';
import { HttpDoor } from './http.ts';
import { Journal } from './journal.ts';
import { Matches } from './matches.ts';
import { createNk } from './nk.ts';
import { Program } from './program.ts';
import { loadModule } from './sandbox.ts';
import type { LeagueEvent } from './security-event.ts';
import { Sessions, type LivingSessions } from './sessions.ts';
import { Sockets } from './sockets.ts';
import { Storage } from './storage.ts';
import { Tokens } from './tokens.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Everything that a host takes from whoever runs it. */
export interface HostOptions {
  readonly databaseUrl: string;
  /** The folder of the SQL files (`apps/league/migrations`). */
  readonly migrations: string;
  /** The source of the module's bundle. */
  readonly bundle: string;
  /** What the module finds in `ctx.env`. */
  readonly env: Readonly<Record<string, string>>;
  /** The key that clients sign in with; it is in the browser, and no secret. */
  readonly serverKey: string;
  /** The key of calls from server to server. */
  readonly httpKey: string;
  /** Bytes from which the keys of session tokens are made: those that sign, and older ones that are read. */
  readonly secrets: readonly [signing: Uint8Array, ...old: Uint8Array[]];
  /** What a refused handshake says beside its own; to other answers the server in front gives it. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** Of these sessions of the platform's those that go on, of students who are let in. */
  readonly livingSessions: LivingSessions;
  readonly takesOrigin: (origin: string, request: IncomingMessage) => boolean;
  /** Hears of what looks like an attack, as often as it happens. */
  readonly onSecurityEvent: (event: LeagueEvent) => void;
  /** `text` may hold ids, never names, tokens or what a person typed. */
  readonly log: (level: LogLevel, text: string, error?: unknown) => void;
  /** Another host has taken the tables over; this one has stopped by itself. */
  readonly onTakenOver: () => void;
  /** Milliseconds; the clock, for the module too, unless a test has another one. */
  readonly now?: () => number;
}

export type { LeagueEvent } from './security-event.ts';

/** A running league. */
export interface LeagueHost {
  /** Answers below `/v2/` and `/healthcheck`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Answers a handshake at `/ws`. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void>;
  /**
   * Runs a call of the module's with the server's own authority. Resolves when what it changed is durable;
   * rejects with a `Refused`, also when that takes too long.
   */
  call(id: string, payload: string): Promise<string>;
  /** Matches that are running. */
  readonly matchesCount: number;
  /** False while the database keeps everybody waiting. */
  readonly keepsUp: boolean;
  /** Tells every match, closes every socket, commits what there is. Takes `graceMs` and a commit at most. */
  stop(graceMs: number): Promise<void>;
}

export const NODE_NAME = 'darb';

/** The paths of what is offered below `/v2/`, besides the module's calls; `*` is a parameter. */
export const leaguePaths: readonly string[] = OFFERED_ROUTES.map(({ path }) => path);

const formatted = (format: string, values: readonly unknown[]): string => {
  let index = 0;
  return format.replace(/%[sd]/g, () => String(values[index++]));
};

/**
 * Opens the league on a database; null while another host has it. Rejects when the module or the database
 * does not come up.
 */
export async function openHost(options: HostOptions): Promise<LeagueHost | null> {
  const database = await LeagueDatabase.open(options.databaseUrl, options.migrations);
  if (!database) return null;
  try {
    return await openOn(database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openOn(database: LeagueDatabase, options: HostOptions): Promise<LeagueHost> {
  const { log } = options;
  const milliseconds = options.now ?? Date.now;
  const now = () => Math.floor(milliseconds() / 1000);
  const loaded = await database.load(now());
  const journal = new Journal(
    (changes) => database.write(changes),
    (error) => {
      log('error', 'changes are not committed yet', error);
      if (error instanceof TakenOver) void abandon();
    },
  );
  const logger: Logger = {
    debug: (format, ...values) => log('debug', formatted(format, values)),
    info: (format, ...values) => log('info', formatted(format, values)),
    warn: (format, ...values) => log('warn', formatted(format, values)),
    error: (format, ...values) => log('error', formatted(format, values)),
  };
  const accounts = new Accounts(journal, loaded.accounts, now);
  const boards = new Boards(journal, loaded.boards, loaded.records, now);
  const storage = new Storage(journal, loaded.stored, now);
  const matches = new Matches(journal);
  const tokens = new Tokens(options.secrets, now);
  const base: Context = { env: { ...options.env }, node: NODE_NAME };

  const nk: Nk = createNk({
    accounts,
    boards,
    storage,
    now,
    createMatch(name, params) {
      const handler = program.registered.matches.get(name);
      if (!handler) throw new Error('not found');
      return matches.create(name, handler, base, logger, nk, params);
    },
    signalMatch: (id, data) => matches.signal(id, data),
    issueToken: (account, expiry, vars) => tokens.issueUntil(expiry, account, vars),
    endSessions: (userId) => sockets.disconnect(userId),
  });
  journal.enter();
  const registered = loadModule(options.bundle, base, logger, nk, options.now);
  const ready = journal.leave();
  const program = new Program(registered, base, logger, nk);
  const sessions = new Sessions(options.livingSessions);
  const sockets = new Sockets({
    sessions,
    journal,
    matches,
    program,
    accounts,
    tokens,
    node: NODE_NAME,
    answerHeaders: options.answerHeaders,
    takesOrigin: options.takesOrigin,
    onSecurityEvent: options.onSecurityEvent,
    now: milliseconds,
  });
  const door = new HttpDoor({
    sessions,
    journal,
    accounts,
    boards,
    tokens,
    program,
    isOnline: (userId) => sockets.isOnline(userId),
    onSecurityEvent: options.onSecurityEvent,
    serverKey: options.serverKey,
    httpKey: options.httpKey,
  });
  let stopping: Promise<void> | null = null;
  const stop = (graceMs: number): Promise<void> =>
    (stopping ??= (async () => {
      matches.terminate(Math.ceil(graceMs / 1000));
      await journal.stop();
      await sockets.stop(graceMs);
      await database.close();
    })());
  const abandon = async (): Promise<void> => {
    if (stopping) return;
    await stop(0);
    options.onTakenOver();
  };

  try {
    await journal.settled(ready);
  } catch (error) {
    await stop(0);
    throw error;
  }
  return {
    handle: (request, response) => door.handle(request, response),
    upgrade: (request, stream, head) => sockets.upgrade(request, stream, head),
    async call(id, payload) {
      journal.enter();
      let answer: string | undefined;
      let failure: unknown;
      try {
        answer = program.rpc(id, program.contextOf({}), payload);
      } catch (error) {
        failure = error;
      }
      await journal.settled(journal.leave());
      if (answer === undefined) throw failure;
      return answer;
    },
    get matchesCount() {
      return matches.countOf('league');
    },
    get keepsUp() {
      return journal.keepsUp;
    },
    stop,
  };
}
