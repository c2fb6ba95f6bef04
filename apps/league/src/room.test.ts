import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryServer, type Player } from './testing.ts';
import { ASKED, playing, view } from './testing-play.ts';

const START = Date.UTC(2027, 0, 12, 9);
const OTHER = { program: 1, subject: 12 };
const STUDENTS = ['amal', 'basim', 'carim', 'dana', 'elias'];

let server: MemoryServer;
const { publish, find, join, pass } = playing(() => server);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  server = new MemoryServer();
  for (const name of STUDENTS) server.account(name);
  publish();
  publish(42, OTHER);
});
afterEach(() => {
  vi.useRealTimers();
});

test('of two rooms that are opened at the same instant one stays, and both students meet in it', () => {
  let other = '';
  server.beforeWrite = () => {
    other = find('basim');
  };
  expect(find('amal')).toBe(other);
  server.tick();
  expect([server.matches.size, server.rooms.size]).toEqual([1, 1]);
});

test('a room that more ask than it takes at once is asked again, also one that was opened just now', () => {
  const { nk } = server as unknown as { nk: { matchSignal: (id: string, data: string) => string } };
  const { matchSignal } = nk;
  let refused = 0;
  nk.matchSignal = (id, data) => {
    if (server.rooms.has(id) && refused < 3) {
      refused += 1;
      throw new Error('match busy');
    }
    return matchSignal(id, data);
  };
  expect(find('amal')).toBe(find('basim'));
  expect([refused, server.rooms.size]).toEqual([3, 1]);
});

test('each subject has a room of its own, which ends after ten minutes in which nobody asks', () => {
  const [one, other] = [find('amal'), find('basim', OTHER)];
  expect(one).not.toBe(other);
  expect(server.rooms.size).toBe(2);
  pass(599_000);
  expect(server.rooms.size).toBe(2);
  pass(1_100);
  expect(server.rooms.size).toBe(0);
  expect(find('carim')).toBe(find('dana'));
});

test('a room is no match: nobody can come in', () => {
  find('amal');
  const [room = ''] = server.rooms.keys();
  expect(server.join('amal', room)).toBe('Match not found');
});

test('a student who asks in two subjects at the same instant is given one match, and takes nobody’s place in the other', () => {
  const waiting = find('basim', OTHER);
  let first = '';
  server.beforeWrite = () => {
    first = find('amal', OTHER);
  };
  expect(find('amal')).toBe(first);
  expect(first).toBe(waiting);
  const undecided = server.held.map(({ match }) => match).filter(({ outcome }) => outcome === null);
  expect(undecided.map(({ seats }) => seats.map(({ userId }) => userId))).toEqual([['basim', 'amal']]);
  expect(find('carim')).not.toBe(waiting);
});

test('who steps out of a search is met by nobody', () => {
  const left = find('amal');
  server.leave(left, join('amal', left), 3);
  expect(find('basim')).not.toBe(left);
});

/** What students do, each on one phone. */
const act = fc.record({
  who: fc.constantFrom(...STUDENTS),
  what: fc.constantFrom('find', 'find', 'findElsewhere', 'leave', 'wait'),
  after: fc.integer({ min: 0, max: 3_000 }),
});

test('whatever students do, a match has two different ones at most, nobody is in two, and nobody waits where another waits', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      server = new MemoryServer();
      vi.setSystemTime(START);
      for (const name of STUDENTS) server.account(name);
      publish();
      publish(42, OTHER);
      const inMatch = new Map<string, { id: string; player: Player }>();
      for (const { who, what, after } of acts) {
        pass(after);
        const here = inMatch.get(who);
        if (what === 'leave' && here) {
          server.leave(here.id, here.player, 3);
          inMatch.delete(who);
        } else if (what === 'find' || what === 'findElsewhere') {
          const id = find(who, what === 'find' ? ASKED : OTHER);
          if (here?.id !== id) inMatch.set(who, { id, player: join(who, id) });
        }
        const running = server.held.map(({ match }) => match).filter(({ outcome }) => outcome === null);
        const seats = running.flatMap((match) => match.seats.filter(({ isBot, left }) => !isBot && !left).map(({ userId }) => userId));
        expect(new Set(seats).size).toBe(seats.length);
        for (const { seats } of running) expect(seats.length).toBeLessThanOrEqual(2);
        const searching = running.filter(({ phase, seats }) => phase === 'searching' && seats.length === 1 && seats[0]?.left === false);
        const subjects = searching.map(({ challenge }) => challenge.subject);
        expect(new Set(subjects).size).toBe(subjects.length);
      }
    }),
    { numRuns: 150 },
  );
});

test('two who meet see each other', () => {
  const id = find('amal');
  const [amal, basim] = [join('amal', id), join('basim', find('basim'))];
  pass(200);
  expect([view(amal).opponent?.id, view(basim).opponent?.id]).toEqual(['basim', 'amal']);
});
