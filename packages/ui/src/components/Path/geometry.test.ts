import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cutAt,
  inkEnd,
  pathData,
  pointAt,
  progressLine,
  stationHeight,
  strip,
  STEP,
  trackThrough,
  trailPiece,
  type Track,
} from './geometry.ts';

const count = fc.integer({ min: 1, max: 30 });
const tracks: fc.Arbitrary<Track> = fc.oneof(
  count.map(strip),
  fc.nat(20).map(trailPiece),
  fc.constant(progressLine),
  fc
    .array(fc.tuple(fc.double({ min: 1, max: 200, noNaN: true }), fc.double({ min: -80, max: 80, noNaN: true })), {
      minLength: 2,
      maxLength: 12,
    })
    .map((steps) => {
      let x = 0;
      return trackThrough(steps.map(([step, y]) => ({ x: (x += step), y })));
    }),
);
const cuts = fc.tuple(tracks, fc.double({ min: 0.001, max: 0.999, noNaN: true }));
const start = (track: Track) => track.curves[0]!.from;
const end = (track: Track) => track.curves.at(-1)!.to;
const placeIn = (track: Track, share: number) => start(track)[track.along] + share * (end(track)[track.along] - start(track)[track.along]);

test('a cut track is the same line in two parts that meet where it was cut', () => {
  fc.assert(
    fc.property(cuts, ([track, share]) => {
      const place = placeIn(track, share);
      const [walked, coming] = cutAt(track, place);
      expect(end(walked!)).toEqual(start(coming!));
      expect(end(walked!)[track.along]).toBeCloseTo(place, 4);
      expect(start(walked!)).toEqual(start(track));
      expect(end(coming!)).toEqual(end(track));
    }),
  );
});

test('every point of either part lies on the track that was cut', () => {
  fc.assert(
    fc.property(cuts, fc.double({ min: 0, max: 1, noNaN: true }), ([track, share], where) => {
      const parts = cutAt(track, placeIn(track, share));
      for (const part of parts) {
        const place = placeIn(part!, where);
        const [own, whole] = [pointAt(part!, place), pointAt(track, place)];
        expect(own.x).toBeCloseTo(whole.x, 3);
        expect(own.y).toBeCloseTo(whole.y, 3);
      }
    }),
  );
});

test('a track never leaves the band between its lowest and highest station', () => {
  fc.assert(
    fc.property(count, fc.double({ min: 0, max: 1, noNaN: true }), (stations, share) => {
      const track = strip(stations);
      const { y } = pointAt(track, placeIn(track, share));
      expect(y).toBeGreaterThanOrEqual(12 - 1e-6);
      expect(y).toBeLessThanOrEqual(50 + 1e-6);
    }),
  );
});

test('ink to a whole place ends in the middle of that station', () => {
  fc.assert(
    fc.property(count, fc.nat(29), (stations, at) => {
      fc.pre(at < stations);
      const place = inkEnd(at, stations);
      expect(place).toBe(STEP * at + STEP / 2);
      expect(pointAt(strip(stations), place).y).toBeCloseTo(stationHeight(at), 4);
    }),
  );
});

test('more progress never inks less', () => {
  fc.assert(
    fc.property(count, fc.double({ min: -1, max: 31, noNaN: true }), fc.double({ min: 0, max: 5, noNaN: true }), (stations, at, more) => {
      expect(inkEnd(at + more, stations)).toBeGreaterThanOrEqual(inkEnd(at, stations));
    }),
  );
});

test('nothing is walked before the first station, and nothing is left after the last', () => {
  fc.assert(
    fc.property(count, (stations) => {
      const track = strip(stations);
      expect(cutAt(track, inkEnd(-1, stations))).toEqual([null, track]);
      expect(cutAt(track, inkEnd(stations, stations))).toEqual([track, null]);
    }),
  );
});

test('pieces of a trail join without a gap', () => {
  fc.assert(
    fc.property(fc.nat(60), (index) => {
      expect(end(trailPiece(index)).x).toBe(start(trailPiece(index + 1)).x);
    }),
  );
});

test('a track that goes back, or has one point, is refused', () => {
  expect(() => trackThrough([{ x: 0, y: 0 }])).toThrow('two points');
  expect(() =>
    trackThrough([
      { x: 5, y: 0 },
      { x: 5, y: 9 },
    ]),
  ).toThrow('only goes on');
});

test('the path of a strip is written in level cubics, rounded to tenths', () => {
  expect(pathData(strip(1))).toBe('M0 50 C25 50 25 40 50 40 C75 40 75 30 100 30');
  expect(
    pathData(
      trackThrough([
        { x: 0.04, y: 1.26 },
        { x: 3.3333, y: 2 },
      ]),
    ),
  ).toBe('M0 1.3 C1.7 1.3 1.7 2 3.3 2');
});
