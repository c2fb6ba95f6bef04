import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Boards } from './boards.ts';
import { Journal } from './journal.ts';

const ID = 'week';
const SATURDAY = Date.parse('2026-11-28T21:00:00Z') / 1000;
const owner = (index: number) => `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`;

function week(start = SATURDAY - 1_000) {
  const clock = { now: start };
  const boards = new Boards(
    new Journal(
      async () => undefined,
      () => undefined,
    ),
    [],
    [],
    () => clock.now,
  );
  boards.create({ id: ID, authoritative: true, schedule: '0 21 * * 6', enableRank: true, metadata: '{}' });
  return { boards, clock };
}
const ranks = (page: ReturnType<Boards['list']>) => page.records.map(({ row, rank }) => [rank, row.ownerId]);

test('ties have ranks of their own, the higher id first', () => {
  const { boards } = week();
  for (const index of [1, 3, 2]) boards.write(ID, owner(index), 'x', 100, 0);
  boards.write(ID, owner(9), 'x', 50, 0);
  expect(ranks(boards.list(ID, [], 10, undefined, undefined))).toEqual([
    [1, owner(3)],
    [2, owner(2)],
    [3, owner(1)],
    [4, owner(9)],
  ]);
});

test('the window around an owner is filled up at both ends', () => {
  const { boards } = week();
  for (let index = 1; index <= 9; index++) boards.write(ID, owner(index), 'x', 100 - index, 0);
  const around = (index: number, limit: number) =>
    ranks(boards.around(ID, owner(index), limit, undefined, undefined)).map(([rank]) => rank);
  expect(around(1, 3)).toEqual([1, 2, 3]);
  expect(around(2, 3)).toEqual([1, 2, 3]);
  expect(around(8, 3)).toEqual([7, 8, 9]);
  expect(around(9, 3)).toEqual([7, 8, 9]);
  expect(around(5, 1)).toEqual([5]);
  expect(around(5, 100)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(boards.around(ID, owner(77), 3, undefined, undefined).records).toEqual([]);
});

test('at the reset a new period begins, and the ended one is shown by its end, its owners without ranks', () => {
  const { boards, clock } = week();
  boards.write(ID, owner(1), 'x', 10, 0);
  clock.now = SATURDAY - 1;
  boards.write(ID, owner(1), 'x', 5, 0);
  clock.now = SATURDAY;
  expect(boards.list(ID, [], 10, undefined, undefined).records).toEqual([]);
  boards.write(ID, owner(1), 'x', 3, 0);
  const ended = boards.list(ID, [owner(1)], 10, undefined, SATURDAY);
  expect(ended.records.map(({ row, rank }) => [row.score, row.numScore, rank])).toEqual([[15, 2, 1]]);
  expect(ended.ownerRecords.map(({ rank }) => rank)).toEqual([0]);
  expect(ended.rankCount).toBe(0);
  expect(boards.list(ID, [], 10, undefined, SATURDAY + 1).records).toEqual([]);
  const current = boards.list(ID, [], 10, undefined, undefined);
  expect(current.records.map(({ row, rank }) => [row.score, row.numScore, rank])).toEqual([[3, 1, 1]]);
  expect(boards.get(ID)?.previousReset(clock.now)).toBe(SATURDAY);
});

test('pages by cursors, forwards and back, show everybody once and in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (scores, limit) => {
        const { boards } = week();
        scores.forEach((score, index) => boards.write(ID, owner(index), 'x', score, 0));
        const whole = ranks(boards.list(ID, [], 1_000, undefined, undefined));
        const found = [];
        let page = boards.list(ID, [], limit, undefined, undefined);
        for (;;) {
          found.push(...ranks(page));
          if (page.next === null) break;
          page = boards.list(ID, [], limit, page.next, undefined);
        }
        expect(found).toEqual(whole);
        const back = [ranks(page)];
        while (page.previous !== null) {
          page = boards.list(ID, [], limit, page.previous, undefined);
          back.unshift(ranks(page));
        }
        expect(back.flat()).toEqual(whole);
      },
    ),
  );
});

test('a cursor of another board or period is refused', () => {
  const { boards } = week();
  for (const index of [1, 2]) boards.write(ID, owner(index), 'x', index, 0);
  const { next } = boards.list(ID, [], 1, undefined, undefined);
  expect(() => boards.list(ID, [], 1, next ?? '', SATURDAY - 7 * 86_400)).not.toThrow();
  expect(() => boards.list(ID, [], 1, 'nonsense', undefined)).toThrow('Cursor is invalid or expired.');
});
