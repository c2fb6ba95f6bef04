import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingOf, gapsOf, groupsOf, heightOf, namedPlaces, placeOf, pointsOf, testPlaces, uncoveredPlaces } from './road.ts';

const span = (accuracy: number | null, minutes = 10) => ({ from: '2026-11-01', to: '2026-11-07', minutes, accuracy });

test.each([
  [[52, 60, 76], { finding: 'rose', from: 52, to: 76 }],
  [[76, null, 52, null], { finding: 'fell', from: 76, to: 52 }],
  [[60, 20, 60], { finding: 'same', from: 60, to: 60 }],
  [[null, 68, null], { finding: 'one', to: 68 }],
  [[null, null], { finding: 'few' }],
])('the title of %j says what it shows', (values, finding) => {
  expect(findingOf({ spans: values.map((value) => span(value)) })).toEqual(finding);
});

test('nothing studied is said as such, and not as too few answers', () => {
  expect(findingOf({ spans: [span(null, 0), span(null, 0)] })).toEqual({ finding: 'idle' });
  expect(findingOf({ spans: [] })).toEqual({ finding: 'idle' });
});

const values = fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 1, maxLength: 60 });

test('every point lies in the plot, later ones further on, higher accuracy higher', () => {
  fc.assert(
    fc.property(values, (given) => {
      const points = pointsOf({ spans: given.map((value) => span(value)) });
      for (const [index, point] of points.entries()) {
        expect(point === null).toBe(given[index] === null);
        if (point) expect(point.x > 0 && point.x < 100 && point.y >= 0 && point.y <= 100).toBe(true);
      }
      expect(heightOf(60)).toBeLessThan(heightOf(59));
      expect(placeOf(1, given.length + 1)).toBeGreaterThan(placeOf(0, given.length + 1));
    }),
  );
});

test('dots go from a point to the next one over what lies empty between, and nowhere else', () => {
  fc.assert(
    fc.property(values, (given) => {
      const points = pointsOf({ spans: given.map((value) => span(value)) });
      const known = points.flatMap((point, index) => (point ? [{ point, index }] : []));
      const expected = known.slice(1).flatMap(({ point, index }, before) => {
        const last = known[before];
        return last && index - last.index > 1 ? [[last.point, point]] : [];
      });
      expect(gapsOf(points)).toEqual(expected);
    }),
  );
});

test('a test stands on the span of its day, on the road', () => {
  const spans = [
    { from: '2026-11-01', to: '2026-11-07', minutes: 1, accuracy: 40 },
    { from: '2026-11-08', to: '2026-11-14', minutes: 1, accuracy: null },
  ];
  const tests = ['2026-11-09', '2026-12-01'].map((date) => ({
    title: { text: '', lang: 'ar' as const },
    percentage: 50,
    passed: true,
    date,
  }));
  expect(testPlaces({ spans, tests }, pointsOf({ spans }))).toEqual([{ x: placeOf(1, 2), y: heightOf(40) }, null]);
});

test('neighbours with one name are one group', () => {
  expect(groupsOf(['a', 'a', 'b', 'a'])).toEqual([
    { key: 'a', count: 2 },
    { key: 'b', count: 1 },
    { key: 'a', count: 1 },
  ]);
});

test('names do not stand nearer to each other than they may', () => {
  const at = (x: number) => ({ x, y: 50 });
  expect(namedPlaces([at(10), at(20), null, at(30), at(45)], 18)).toEqual([true, false, false, true, false]);
});

test('of the tests at one place the last is drawn, which would cover the others', () => {
  const at = (x: number) => ({ x, y: 50 });
  expect(uncoveredPlaces([at(10), at(10), null, at(30), null])).toEqual([false, true, false, true, false]);
});
