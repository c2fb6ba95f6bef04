import { randomUUID } from 'node:crypto';
import { leaguePools, signTicket } from '@darb/api';
import { QUESTIONS_COUNT, OPTIONS_COUNT, type DeleteAccount, type FindMatch } from '@darb/contract/league-match';
import { isLive, openLeagueClient, type LeagueClient, type LeagueState } from '@darb/league-client';
import { WebSocket } from 'ws';
import { readConfig, type Config } from '../config.ts';
import { leagueKeysOf, type LeagueKeys } from '../league-keys.ts';
import { remoteLeague } from '../league-pools.ts';
import { linesOf } from './league-screen.ts';
import { OperatorError } from '../operator-error.ts';
import { say, withDatabase } from './operator.ts';

export interface PlayOptions {
  as: string;
  bot?: boolean;
  subject?: number;
}

/** A search is begun anew so long before a bot would come. */
const BEFORE_BOT_MS = 1_500;
/** Without a terminal: how long an answer is thought about, at least and at most. */
const THINKS_MS = [1_000, 4_000] as const;
const KEY_INTERRUPT = '\u0003';

/**
 * `darb league play`: plays a match in the terminal (keys 1 to 4; q leaves), or by chance where there is
 * none, in the league of a running Darb or in the one of `LEAGUE_URL`. The player is made for this match, and
 * removed after it with its points.
 */
export async function playLeague(options: PlayOptions): Promise<void> {
  const config = readConfig();
  const asked = await subjectOf(options.subject);
  const origin = (config.LEAGUE_URL ?? config.PUBLIC_URL).toString();
  const keys = leagueKeysOf(config);
  const studentId = `terminal-${randomUUID()}`;
  say(`${options.as} comes to the league at ${origin}`);
  const client = clientFor(config, keys, { origin, studentId, name: options.as });
  const end = await play(client, asked, options.bot === true);
  const payload: DeleteAccount = { student_id: studentId };
  await remoteLeague(origin, keys.http)('delete_account', JSON.stringify(payload)).catch(() =>
    end.phase === 'failed' ? undefined : say('The player could not be removed again; its points stay on the boards.'),
  );
  // the client's library leaves timers behind that would be waited for
  process.exit(end.phase === 'failed' ? 1 : 0);
}

function clientFor(config: Config, keys: LeagueKeys, of: { origin: string; studentId: string; name: string }): LeagueClient {
  let stored: string | null = null;
  return openLeagueClient({
    askTicket: async () => ({
      ticket: signTicket(keys.ticket, of.studentId, null, new Date()),
      url: null,
      server_key: config.LEAGUE_SERVER_KEY,
    }),
    ownOrigin: of.origin,
    profile: { display_name: of.name, avatar_url: '' },
    storage: { read: () => stored, write: (text) => void (stored = text) },
    // the same in everything that is used of it
    webSocket: WebSocket as unknown as typeof globalThis.WebSocket,
  });
}

/** The subject that was asked for, or the first with enough questions. */
async function subjectOf(id: number | undefined): Promise<FindMatch> {
  let found: FindMatch | null = null;
  await withDatabase(async ({ database }) => {
    for await (const { program, subject, questions } of leaguePools(database.db)) {
      if (questions.length < QUESTIONS_COUNT || (id !== undefined && id !== subject)) continue;
      found = { program, subject };
      return;
    }
  });
  if (found !== null) return found;
  throw new OperatorError(
    id === undefined
      ? 'No subject has enough questions for a match. Load a pack first: darb content load <folder>'
      : `Subject ${id} is not loaded, or has not enough questions for a match.`,
  );
}

/** Plays to the end and gives its last state. */
async function play(client: LeagueClient, asked: FindMatch, takesBot: boolean): Promise<LeagueState> {
  let isQuitting = false;
  const quit = () => {
    isQuitting = true;
    client.leave();
  };
  const keyboard = openKeyboard(client, quit);
  process.on('SIGINT', quit);
  process.on('SIGTERM', quit);
  let again: NodeJS.Timeout | undefined;
  let before: LeagueState = { phase: 'idle' };
  const end = await new Promise<LeagueState>((done) => {
    const hear = () => {
      const state = client.getSnapshot();
      for (const line of linesOf(before, state)) say(line);
      if (state.phase !== before.phase) clearTimeout(again);
      if (state.phase === 'searching' && before.phase !== 'searching' && !takesBot && state.match.until !== null)
        again = setTimeout(() => client.leave(), state.match.until - client.serverNow() - BEFORE_BOT_MS);
      keyboard.onState(before, state);
      before = state;
      if (state.phase === 'idle' && !isQuitting) setImmediate(() => (isQuitting ? done(state) : client.find(asked)));
      else if (!isLive(state) && state.phase !== 'connecting') done(state);
    };
    client.subscribe(hear);
    client.find(asked);
  });
  keyboard.close();
  await client.settled();
  return end;
}

interface Keyboard {
  onState(before: LeagueState, now: LeagueState): void;
  close(): void;
}

function openKeyboard(client: LeagueClient, quit: () => void): Keyboard {
  const { stdin } = process;
  if (!stdin.isTTY) return byChance(client);
  say('Answer with the keys 1 to 4. q leaves the match.');
  const press = (key: string) => {
    if (key === 'q' || key === KEY_INTERRUPT) return quit();
    const option = Number(key) - 1;
    if (Number.isInteger(option) && option >= 0 && option < OPTIONS_COUNT) client.answer(option);
  };
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.on('data', press);
  stdin.resume();
  return {
    onState: () => undefined,
    close() {
      stdin.off('data', press);
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}

function byChance(client: LeagueClient): Keyboard {
  let timer: NodeJS.Timeout | undefined;
  return {
    onState(before, now) {
      if (now.phase !== 'round') return clearTimeout(timer);
      if (before.phase === 'round' && before.question.question_index === now.question.question_index) return;
      const [least, most] = THINKS_MS;
      timer = setTimeout(() => client.answer(Math.floor(Math.random() * OPTIONS_COUNT)), least + Math.random() * (most - least));
    },
    close: () => clearTimeout(timer),
  };
}
