import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf, moved, placed, shareAlong, sideOf, turned, zoomed, ZOOM_MAX, type Crop } from './crop.ts';

const size = fc.integer({ min: 1, max: 20_000 });
const part = fc.double({ min: -3, max: 3, noNaN: true });
const step = fc.oneof(
  fc.tuple(part, part).map(
    ([right, down]) =>
      (crop: Crop) =>
        moved(crop, right, down),
  ),
  fc.double({ min: -1, max: 9, noNaN: true }).map((zoom) => (crop: Crop) => zoomed(crop, zoom)),
  fc.constant(turned),
);
const crops = fc
  .tuple(size, size, fc.array(step, { maxLength: 12 }))
  .map(([width, height, steps]) => steps.reduce((crop, make) => make(crop), cropOf({ width, height })));

test('the square lies in the picture, whatever is done to it', () => {
  fc.assert(
    fc.property(crops, (crop) => {
      const half = sideOf(crop) / 2;
      const { x, y } = crop.centre;
      expect(Math.min(x, y) - half).toBeGreaterThanOrEqual(-1e-6);
      expect(x + half).toBeLessThanOrEqual(crop.width + 1e-6);
      expect(y + half).toBeLessThanOrEqual(crop.height + 1e-6);
      expect(crop.zoom).toBeGreaterThanOrEqual(1);
      expect(crop.zoom).toBeLessThanOrEqual(ZOOM_MAX);
    }),
  );
});

test('four turns are none', () => {
  fc.assert(
    fc.property(crops, (crop) => {
      const again = turned(turned(turned(turned(crop))));
      expect(again.centre.x).toBeCloseTo(crop.centre.x, 6);
      expect(again.centre.y).toBeCloseTo(crop.centre.y, 6);
      expect({ ...again, centre: null }).toEqual({ ...crop, centre: null });
    }),
  );
});

test('a picture that is taller than wide can be moved up and down alone', () => {
  const crop = cropOf({ width: 100, height: 300 });
  expect(moved(crop, 1, 0).centre).toEqual({ x: 50, y: 150 });
  expect(moved(crop, 0, 0.5).centre).toEqual({ x: 50, y: 200 });
  expect(moved(crop, 0, 9).centre).toEqual({ x: 50, y: 250 });
});

test('a turn brings what was at the top to the right', () => {
  const top = moved(cropOf({ width: 100, height: 300 }), 0, -9);
  expect(turned(top)).toMatchObject({ width: 300, height: 100, turns: 1, centre: { x: 250, y: 50 } });
});

test('the square stands where a slider puts it, and a picture that is as wide as the square has no slider', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(crops, share, fc.constantFrom('x' as const, 'y' as const), (crop, wanted, axis) => {
      const at = shareAlong(placed(crop, axis, wanted), axis);
      if (at !== null) expect(at).toBeCloseTo(wanted, 6);
    }),
  );
  expect(shareAlong(cropOf({ width: 100, height: 300 }), 'x')).toBeNull();
  expect(shareAlong(cropOf({ width: 100, height: 300 }), 'y')).toBe(0.5);
});
