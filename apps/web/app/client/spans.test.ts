import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unionOf, type Span } from './spans.ts';

const second = fc.integer({ min: 0, max: 120 });
const spans = fc.array(fc.tuple(second, second), { maxLength: 40 });
const secondsOf = (list: readonly Span[]): Set<number> =>
  new Set(list.flatMap(([from, to]) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)));

test('a union holds exactly the seconds of its spans, in order, without overlaps', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const union = unionOf(list);
      expect(secondsOf(union)).toEqual(secondsOf(list));
      union.slice(1).forEach(([from], index) => expect(from).toBeGreaterThan(union[index]?.[1] ?? Infinity));
    }),
  );
});

test('watching again adds nothing', () => {
  fc.assert(
    fc.property(spans, (list) => {
      expect(unionOf([...unionOf(list), ...list])).toEqual(unionOf(list));
    }),
  );
});

test('no more than 200 spans are left, the longest ones', () => {
  const many = Array.from({ length: 300 }, (_, index): Span => [index * 10, index * 10 + (index % 2 === 0 ? 5 : 1)]);
  const union = unionOf(many);
  expect(union).toHaveLength(200);
  expect(union.filter(([from, to]) => to - from === 5)).toHaveLength(150);
});
