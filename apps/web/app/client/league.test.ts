import type { LeagueState } from '@darb/league-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Remembered from './remembered-match.ts';
import type * as LeagueOfWindow from './league.ts';

/** The league's client as far as a window needs it: it shows what a test says. */
class FakeClient {
  state: LeagueState = { phase: 'idle' };
  readonly listeners = new Set<() => void>();
  readonly find = vi.fn(() => this.show({ phase: 'connecting', goal: 'find' }));
  readonly resume = vi.fn();
  readonly leave = vi.fn(() => this.show({ phase: 'idle' }));
  readonly hurry = vi.fn();
  readonly dismiss = vi.fn();
  getSnapshot = () => this.state;
  serverNow = () => 5_000;
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  show(state: LeagueState) {
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }
}

const fetched = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('@darb/league-client', () => ({ openLeagueClient: fetched.open }));

const asked = { program: 1, subject: 11 };
const settled = () => new Promise((done) => setImmediate(done));
let league: typeof LeagueOfWindow.league;
let client: FakeClient;
let heard: Map<string, () => void>;
let kept: Map<string, string>;
let locks: { held: string[] };
const answers = vi.fn<(input: string, init: RequestInit) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  client = new FakeClient();
  fetched.open.mockReset().mockImplementation(() => client);
  heard = new Map();
  kept = new Map();
  locks = { held: [] };
  const hear = {
    addEventListener: (name: string, listener: () => void) => void heard.set(name, listener),
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('window', hear);
  vi.stubGlobal('document', { ...hear, visibilityState: 'visible' });
  vi.stubGlobal('location', { origin: 'https://darb.example.org' });
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: locks.held.map((name) => ({ name })) }),
      request: async (name: string, _options: object, hold: () => Promise<void>) => {
        locks.held.push(name);
        await hold();
        locks.held = locks.held.filter((one) => one !== name);
      },
    },
  });
  ({ league } = await import('./league.ts'));
});
afterEach(() => void vi.unstubAllGlobals());

test('while the script comes a window is connecting, and then it looks for what was asked', async () => {
  league.find(asked);
  expect(league.state()).toEqual({ phase: 'connecting', goal: 'find' });
  await settled();
  expect(client.find).toHaveBeenCalledWith(asked);
  expect(fetched.open).toHaveBeenCalledOnce();
});

test('what is given up before the script has come is not begun', async () => {
  league.find(asked);
  league.leave();
  expect(league.state()).toEqual({ phase: 'idle' });
  await settled();
  expect(client.find).not.toHaveBeenCalled();
});

test('a script that cannot be fetched is said, and when the network is back the remembered match is tried again', async () => {
  fetched.open.mockImplementationOnce(() => {
    throw new TypeError('failed to fetch');
  });
  league.resume();
  await settled();
  expect(league.state()).toMatchObject({ phase: 'failed', reason: 'unreachable' });
  heard.get('online')?.();
  await settled();
  expect(client.resume).toHaveBeenCalledOnce();
});

test('the network is back in a match: it is tried at once; after a failure it is rejoined', async () => {
  league.find(asked);
  await settled();
  heard.get('online')?.();
  expect(client.hurry).toHaveBeenCalledOnce();
  client.show({ phase: 'failed', reason: 'unreachable', cause: null });
  heard.get('online')?.();
  expect(client.resume).toHaveBeenCalledOnce();
});

test('a refused ticket tells the client its status, so that it does not ask again', async () => {
  league.find(asked);
  await settled();
  const { askTicket } = fetched.open.mock.calls[0]?.[0] as { askTicket: () => Promise<unknown> };
  answers.mockResolvedValueOnce(Response.json({}, { status: 401 }));
  await expect(askTicket()).rejects.toMatchObject({ status: 401 });
  answers.mockResolvedValueOnce(Response.json({ ticket: 't', url: null, server_key: 'k' }));
  expect(await askTicket()).toEqual({ ticket: 't', url: null, server_key: 'k' });
});

test('a window that plays holds a lock until its match is over, by which others know', async () => {
  locks.held = ['league'];
  expect(await league.isPlayedElsewhere()).toBe(true);
  locks.held = [];
  league.find(asked);
  await settled();
  expect(locks.held).toEqual(['league']);
  expect(await league.isPlayedElsewhere()).toBe(false);
  client.show({ phase: 'left' });
  await settled();
  expect(locks.held).toEqual([]);
});

test('a match is remembered until it is taken away, and nothing else that stands there is one', async () => {
  const { matchPlace, keepMatchPlace, matchStorage, onRememberedMatch, rememberedMatch, rememberMatch }: typeof Remembered =
    await import('./remembered-match.ts');
  const told = vi.fn();
  const stop = onRememberedMatch(told);
  expect(rememberedMatch()).toBeNull();
  rememberMatch('m.n', 'a student');
  expect(rememberedMatch()).toBe('m.n');
  matchStorage.write(null);
  expect(rememberedMatch()).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  for (const text of ['', '{', '{"matchId":7}', 'null', '[]']) {
    kept.set('league/match', text);
    expect(rememberedMatch()).toBeNull();
  }
  expect(matchPlace('m.n')).toBeNull();
  keepMatchPlace('/league/match/MATCH?country=JO');
  expect(matchPlace('m.n')).toBe('/league/match/m.n?country=JO');
});
