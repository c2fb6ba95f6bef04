import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranksBeside } from './RankStrip.tsx';

test('who rose sees the ranks that lie behind and the next one', () => {
  expect(ranksBeside({ rank: 9, above: 8, before: 12 })).toEqual([12, 11, 10, 9, 8]);
  expect(ranksBeside({ rank: 12, above: 11 })).toEqual([13, 12, 11, 10]);
});

test('the first has nobody above, and nobody who rose from far behind has a longer road', () => {
  expect(ranksBeside({ rank: 1, above: null, before: null })).toEqual([2, 1]);
  expect(ranksBeside({ rank: 1, above: null, before: 400 })).toEqual([4, 3, 2, 1]);
});

test('ranks lead down to the first without a repetition, the own one among them', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(1_000), fc.option(fc.nat(1_000)), (rank, distance, risen) => {
      const above = rank - 1 - distance;
      const ranks = ranksBeside({ rank, above: above >= 1 ? above : null, before: risen === null ? null : rank + risen });
      expect(ranks).toContain(rank);
      expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => b - a));
      expect(ranks.every((each) => each >= 1)).toBe(true);
      expect(ranks.length).toBeLessThanOrEqual(5);
    }),
  ));
