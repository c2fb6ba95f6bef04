import type { LeagueClient, LeagueState } from '@darb/league-client';
import { matchStorage } from './remembered-match.ts';

/** Where a ticket is asked for. */
const TICKET = '/league-ticket';
/** While a window plays it holds this lock, so that no other one of the browser rejoins by itself. */
const LOCK = 'league';

interface LeagueTicket {
  ticket: string;
  url: string | null;
  server_key: string;
}

async function askTicket(): Promise<LeagueTicket> {
  const response = await fetch(TICKET, { method: 'POST', body: new URLSearchParams(), headers: { accept: 'application/json' } });
  // the client asks a cause for its status: a refusal is not asked again
  if (!response.ok) throw Object.assign(new Error(`no ticket: ${response.status}`), { status: response.status });
  return (await response.json()) as LeagueTicket;
}

const IDLE: LeagueState = { phase: 'idle' };

/**
 * The league in this window: one client from the lobby through the match, whatever page is shown. Its script
 * is fetched when something is first wanted of it.
 */
class League {
  #client: LeagueClient | null = null;
  #opening: Promise<LeagueClient> | null = null;
  /** What is shown while the script is fetched, or when it cannot be. */
  #before: LeagueState = IDLE;
  /** Counts what was wanted: what is given up meanwhile is not done. */
  #wanted = 0;
  #isLocked = false;
  #isListening = false;
  readonly #listeners = new Set<() => void>();

  readonly state = (): LeagueState => this.#client?.getSnapshot() ?? this.#before;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The server's clock in milliseconds; this device's until the league was heard. */
  readonly now = (): number => this.#client?.serverNow() ?? Date.now();

  find(asked: { program: number; subject: number }): void {
    void this.#want('find', (client) => client.find(asked));
  }

  /** Makes a link for a friend, and waits. */
  invite(asked: { program: number; subject: number }): void {
    void this.#want('find', (client) => client.invite(asked));
  }

  /** Goes to the friend who sent the link. */
  accept(code: string): void {
    void this.#want('find', (client) => client.accept(code));
  }

  /** Comes back into the match that is remembered. */
  resume(): void {
    void this.#want('rejoin', (client) => client.resume());
  }

  answer(option: number): void {
    this.#client?.answer(option);
  }

  /** Leaves the match, or stops looking for one. */
  leave(): void {
    this.#wanted += 1;
    if (this.#client) this.#client.leave();
    else this.#show(IDLE);
  }

  /** What came of a match was told. */
  dismiss(): void {
    if (this.#client) this.#client.dismiss();
    else this.#show(IDLE);
  }

  /** Whether another window of this browser plays. Where windows cannot tell each other, it may. */
  async isPlayedElsewhere(): Promise<boolean> {
    if (this.#isLocked) return false;
    if (!('locks' in navigator)) return true;
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === LOCK);
  }

  async #want(goal: 'find' | 'rejoin', act: (client: LeagueClient) => void): Promise<void> {
    this.#wanted += 1;
    const mine = this.#wanted;
    if (this.#client) return act(this.#client);
    if (!this.#isListening) {
      this.#isListening = true;
      window.addEventListener('online', this.#isBack);
      document.addEventListener('visibilitychange', this.#isBack);
    }
    this.#show({ phase: 'connecting', goal });
    try {
      const client = await this.#open();
      if (this.#wanted === mine) act(client);
    } catch (cause) {
      if (this.#wanted === mine) this.#show({ phase: 'failed', reason: 'unreachable', cause });
    }
  }

  #open(): Promise<LeagueClient> {
    this.#opening ??= import('@darb/league-client')
      .then(({ openLeagueClient }) => {
        const client = openLeagueClient({ askTicket, ownOrigin: location.origin, storage: matchStorage });
        this.#client = client;
        client.subscribe(this.#heard);
        return client;
      })
      .catch((cause: unknown) => {
        this.#opening = null;
        throw cause;
      });
    return this.#opening;
  }

  /** The network is back, or the telephone is awake: what waits is tried at once, what has failed again. */
  readonly #isBack = (): void => {
    if (document.visibilityState === 'hidden') return;
    const state = this.state();
    if (state.phase === 'failed' && state.reason === 'unreachable') this.resume();
    else this.#client?.hurry();
  };

  readonly #heard = (): void => {
    if (isUnderWay(this.state())) this.#lock();
    for (const listener of [...this.#listeners]) listener();
  };

  #lock(): void {
    if (this.#isLocked || !('locks' in navigator)) return;
    this.#isLocked = true;
    // the newer window plays: it takes the lock from the older one
    void navigator.locks
      .request(LOCK, { steal: true }, () => new Promise<void>((over) => this.#untilOver(over)))
      .catch(() => undefined)
      .finally(() => (this.#isLocked = false));
  }

  #untilOver(over: () => void): void {
    const stop = this.subscribe(() => {
      if (isUnderWay(this.state())) return;
      stop();
      over();
    });
  }

  #show(state: LeagueState): void {
    this.#before = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

const OVER: ReadonlySet<LeagueState['phase']> = new Set(['idle', 'result', 'void', 'left', 'replaced', 'failed']);
/** Whether a match is looked for, joined or played. */
export const isUnderWay = ({ phase }: LeagueState): boolean => !OVER.has(phase);

export const league = new League();
