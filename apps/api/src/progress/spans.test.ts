import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSpans, mergeSpans, secondsOf, type Span } from './spans.ts';

const DURATION = 60;
const span = fc.tuple(fc.integer({ min: -5, max: 70 }), fc.integer({ min: -5, max: 70 })).map(([from, to]): Span => [from, to]);
const spans = fc.array(span, { maxLength: 12 });
/** The whole seconds that spans cover, counted one by one. */
const counted = (list: readonly Span[]) =>
  new Set(list.flatMap(([from, to]) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index))).size;
const inside = (list: readonly Span[]) => list.map(([from, to]): Span => [Math.max(0, from), Math.min(DURATION, to)]);

test('merged spans are apart, sorted, inside the video, and cover the same seconds', () => {
  fc.assert(
    fc.property(spans, (list) => {
      const merged = mergeSpans(list, DURATION);
      expect(secondsOf(merged)).toBe(counted(inside(list)));
      merged.forEach(([from, to], index) => {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(DURATION);
        expect(from).toBeGreaterThan(merged[index - 1]?.[1] ?? -1);
      });
    }),
  );
});

test('with enough allowance the union is kept, in any order of the reports', () => {
  fc.assert(
    fc.property(spans, spans, (first, second) => {
      const one = addSpans(mergeSpans(first, DURATION), second, DURATION, 1000).spans;
      const other = addSpans(mergeSpans(second, DURATION), first, DURATION, 1000).spans;
      expect(one).toEqual(other);
      expect(one).toEqual(mergeSpans([...first, ...second], DURATION));
    }),
  );
});

test('never more new seconds are believed than allowed, and nothing seen is undone', () => {
  fc.assert(
    fc.property(spans, spans, fc.integer({ min: 0, max: 80 }), (known, reported, allowance) => {
      const before = mergeSpans(known, DURATION);
      const { spans: after, added } = addSpans(before, reported, DURATION, allowance);
      expect(added).toBeLessThanOrEqual(allowance);
      expect(secondsOf(after)).toBeCloseTo(secondsOf(before) + added, 6);
      expect(mergeSpans([...before, ...after], DURATION)).toEqual(after);
    }),
  );
});

test('a report that comes twice adds nothing the second time', () => {
  fc.assert(
    fc.property(spans, (reported) => {
      const { spans: once } = addSpans([], reported, DURATION, 1000);
      expect(addSpans(once, reported, DURATION, 1000)).toEqual({ spans: once, added: 0 });
    }),
  );
});
