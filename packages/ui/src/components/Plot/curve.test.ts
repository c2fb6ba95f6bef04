import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathData, trackThrough } from '../Path/geometry.ts';
import { landBelow, plotScale, roadThrough, type PlotPoint } from './curve.ts';

const points: fc.Arbitrary<PlotPoint[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 100 })), { minLength: 2, maxLength: 20 })
  .map((steps) => {
    let x = 0;
    return steps.map(([step, y]) => ({ x: (x += step), y }));
  });
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('a plot has the curve of the path', () => {
  fc.assert(
    fc.property(points, (road) => {
      expect(numbers(roadThrough(road))).toEqual(numbers(pathData(trackThrough(road))));
    }),
  );
});

test('the land ends where its road does, and reaches the foot of the plot', () => {
  fc.assert(
    fc.property(points, (road) => {
      expect(landBelow(road).startsWith(roadThrough(road))).toBe(true);
      expect(landBelow(road)).toContain(`L${road.at(-1)!.x},100`);
    }),
  );
});

test('a road breaks where nothing is, and goes on after it', () => {
  const road = roadThrough([{ x: 0, y: 1 }, { x: 10, y: 2 }, null, { x: 30, y: 3 }, { x: 40, y: 4 }]);
  expect(road.match(/M/g)).toHaveLength(2);
});

test('a value stands where its share of the range is', () => {
  const y = plotScale([0, 20], [82, 6]);
  expect([y(0), y(10), y(20)]).toEqual([82, 44, 6]);
  expect(plotScale([3, 3], [10, 90])(3)).toBe(10);
});
