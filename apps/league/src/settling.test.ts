import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryServer } from './testing.ts';
import { playing, view, type Pair } from './testing-play.ts';

/** A Tuesday. */
const START = Date.UTC(2027, 0, 12, 9);
/** Two boards for each of two. */
const WRITES = 4;

let server: MemoryServer;
const { publish, pass, two, playOut, scores } = playing(() => server);

const begin = (): Pair => {
  vi.setSystemTime(START);
  server = new MemoryServer();
  for (const name of ['amal', 'basim']) server.account(name, name);
  publish();
  return two();
};
/** The write of this number fails, and each one after it, until that has happened so often. */
const failFrom = (number: number, often: number): void => {
  let made = 0;
  let failed = 0;
  server.leaderboards.fails = () => {
    const fails = made >= number && failed < often;
    if (fails) failed += 1;
    else made += 1;
    return fails;
  };
};
const both = () => [scores('1_p_all_time'), scores('1_p_this_week')];
const kept = (matchId: string) => server.call<{ status: string }>('match_result', 'amal', { match_id: matchId }).status;

/** How a match may come to its end. */
const ENDINGS: Record<string, (pair: Pair) => void> = {
  'played to its end': (pair) => playOut(pair),
  'left by one': ({ matchId, amal }) => server.leave(matchId, amal, 3),
  'lost by one': ({ matchId, amal }) => {
    server.leave(matchId, amal, 4);
    pass(15_100);
  },
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => void vi.useRealTimers());

describe.each(Object.entries(ENDINGS))('a match that is %s', (_name, end) => {
  test('counts once on each board, whichever write fails and however often before it succeeds', () => {
    const right = begin();
    end(right);
    pass(1_000);
    const expected = both();
    expect(kept(right.matchId)).toBe('finished');
    fc.assert(
      fc.property(fc.nat(WRITES - 1), fc.integer({ min: 1, max: 30 }), (number, often) => {
        const pair = begin();
        failFrom(number, often);
        end(pair);
        pass(4_000);
        expect(both()).toEqual(expected);
        expect(view(pair.basim).matchResult).toBe(view(right.basim).matchResult);
        expect(kept(pair.matchId)).toBe('finished');
      }),
      { numRuns: 12, seed: 2026 },
    );
  });

  test('is void after a minute in which nothing could be written, and counts for nobody', () => {
    const pair = begin();
    failFrom(0, Infinity);
    end(pair);
    pass(62_000);
    expect(view(pair.basim).matchResult).toBe('void');
    server.leaderboards.fails = () => false;
    pass(2_000);
    expect(both()).toEqual([{}, {}]);
  });

  test.each([1, 2, 3])('is settled when the boards come back, however late, once %i of its writes are made', (number) => {
    const right = begin();
    end(right);
    pass(1_000);
    const expected = both();
    const pair = begin();
    failFrom(number, Infinity);
    end(pair);
    pass(65_000);
    expect(view(pair.basim).matchResult).toBeNull();
    server.leaderboards.fails = () => false;
    pass(200);
    expect(both()).toEqual(expected);
    expect(view(pair.basim).matchResult).toBe(view(right.basim).matchResult);
  });
});
