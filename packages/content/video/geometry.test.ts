import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arcPoints, byHand, direction, distance, lengthOf, polar, rectPoints, smooth, turn, upTo, type Point } from './geometry.ts';

const place = fc
  .tuple(fc.double({ min: 0, max: 1280, noNaN: true }), fc.double({ min: 0, max: 720, noNaN: true }))
  .map(([x, y]): Point => [x, y]);

test('angles run counter-clockwise on a board whose y points down', () => {
  expect(polar([100, 100], 50, 90)[1]).toBeCloseTo(50);
  expect(direction([0, 0], [10, -10])).toBeCloseTo(45);
  expect(turn([10, 0], [0, 0], 90)[1]).toBeCloseTo(-10);
});

test('the hand shifts no point by more than 3 units and draws the same every time', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 5 }), (line) => {
      const drawn = byHand(line);
      const [first, last] = [drawn[0], drawn.at(-1)];
      expect(first && distance(first, line[0] ?? first)).toBeLessThan(3);
      expect(last && distance(last, line.at(-1) ?? last)).toBeLessThan(3);
      expect(byHand(line)).toEqual(drawn);
    }),
  );
});

test('a closed line stays closed under the hand', () => {
  const drawn = byHand(rectPoints(100, 100, 300, 200));
  expect(drawn[0]).toEqual(drawn.at(-1));
});

test('the first part of a line is as long as asked for', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 6 }), fc.double({ min: 0, max: 1, noNaN: true }), (line, share) => {
      const wanted = lengthOf(line) * share;
      expect(lengthOf(upTo(line, wanted))).toBeCloseTo(wanted, 4);
    }),
  );
});

test('a smooth curve goes through every point given', () => {
  const given: Point[] = [
    [0, 0],
    [100, 50],
    [200, 0],
    [300, 80],
  ];
  const curve = smooth(given);
  for (const point of given) expect(Math.min(...curve.map((one) => distance(one, point)))).toBeLessThan(1e-6);
});

test('every point of an arc has the distance of its radius', () => {
  for (const point of arcPoints([50, 60], 40, 30, 200)) expect(distance(point, [50, 60])).toBeCloseTo(40);
});
