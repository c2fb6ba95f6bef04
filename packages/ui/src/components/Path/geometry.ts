/**
 * The path as numbers: curves through stations with level tangents, cut where the student really is. Pure;
 * lengths are units of the drawing.
 */
export interface Point {
  x: number;
  y: number;
}

/** A cubic curve from `from` to `to` with its two handles. */
export interface Cubic {
  from: Point;
  one: Point;
  two: Point;
  to: Point;
}

/**
 * Curves that follow each other without a gap. `along` is the axis that only grows: `x` in a strip, `y` in a
 * trail.
 */
export interface Track {
  along: 'x' | 'y';
  curves: readonly Cubic[];
}

const between = (a: number, b: number, share: number): number => a + (b - a) * share;
const pointBetween = (a: Point, b: Point, share: number): Point => ({ x: between(a.x, b.x, share), y: between(a.y, b.y, share) });

/**
 * The track through `points`: tangents run along the axis at each of them, with half the distance as handle.
 * Wants at least two points, each further along than the last.
 */
export function trackThrough(points: readonly Point[], along: 'x' | 'y' = 'x'): Track {
  const curves: Cubic[] = [];
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1];
    const to = points[index];
    if (!from || !to) continue;
    if (to[along] <= from[along]) throw new RangeError('a track only goes on');
    const middle = between(from[along], to[along], 0.5);
    const handle = (point: Point): Point => (along === 'x' ? { x: middle, y: point.y } : { x: point.x, y: middle });
    curves.push({ from, one: handle(from), two: handle(to), to });
  }
  if (curves.length === 0) throw new RangeError('a track has two points at least');
  return { along, curves };
}

const valueAt = (a: number, b: number, c: number, d: number, t: number): number => {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
};

/**
 * The parameter at which the curve has come as far as `place` on its axis; halving is enough, for the axis
 * only grows.
 */
function parameterAt({ from, one, two, to }: Cubic, along: 'x' | 'y', place: number): number {
  let low = 0;
  let high = 1;
  for (let round = 0; round < 40; round += 1) {
    const t = (low + high) / 2;
    if (valueAt(from[along], one[along], two[along], to[along], t) < place) low = t;
    else high = t;
  }
  return (low + high) / 2;
}

/** de Casteljau: both halves lie exactly on the curve that was cut. */
function split({ from, one, two, to }: Cubic, t: number): [Cubic, Cubic] {
  const a = pointBetween(from, one, t);
  const b = pointBetween(one, two, t);
  const c = pointBetween(two, to, t);
  const d = pointBetween(a, b, t);
  const e = pointBetween(b, c, t);
  const middle = pointBetween(d, e, t);
  return [
    { from, one: a, two: d, to: middle },
    { from: middle, one: e, two: c, to },
  ];
}

const bounds = (track: Track): [number, number] => [track.curves[0]?.from[track.along] ?? 0, track.curves.at(-1)?.to[track.along] ?? 0];

/** The point of the track at `place` on its axis; places beyond the ends are the ends. */
export function pointAt(track: Track, place: number): Point {
  const [first, last] = bounds(track);
  const held = Math.min(Math.max(place, first), last);
  const curve = track.curves.find(({ to }) => to[track.along] >= held) ?? track.curves.at(-1);
  if (!curve) throw new RangeError('an empty track');
  const t = parameterAt(curve, track.along, held);
  return {
    x: valueAt(curve.from.x, curve.one.x, curve.two.x, curve.to.x, t),
    y: valueAt(curve.from.y, curve.one.y, curve.two.y, curve.to.y, t),
  };
}

/** The walked and the coming part of the track, cut at `place`; `null` where there is none. */
export function cutAt(track: Track, place: number): [Track | null, Track | null] {
  const [first, last] = bounds(track);
  if (place <= first) return [null, track];
  if (place >= last) return [track, null];
  const index = track.curves.findIndex(({ to }) => to[track.along] >= place);
  const curve = track.curves[index];
  if (!curve) return [track, null];
  const [before, after] = split(curve, parameterAt(curve, track.along, place));
  return [
    { along: track.along, curves: [...track.curves.slice(0, index), before] },
    { along: track.along, curves: [after, ...track.curves.slice(index + 1)] },
  ];
}

/** In the drawings of the path a tenth is less than a pixel. */
const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The track as an SVG path. */
export function pathData({ curves }: Track): string {
  const start = curves[0];
  if (!start) return '';
  return `M${pair(start.from)} ${curves.map(({ one, two, to }) => `C${pair(one)} ${pair(two)} ${pair(to)}`).join(' ')}`;
}

/** How far apart two stations of a strip are, in its drawing. */
export const STEP = 100;
const WAVE = [40, 26, 38, 24, 36, 22];

/** The height of a station in a strip of 64 px: a track seen from a hill, the same for the same number. */
export const stationHeight = (index: number): number => WAVE[index % WAVE.length] ?? 32;

/** A strip through `count` stations. It runs out at both edges: the road comes from somewhere and goes on. */
export function strip(count: number): Track {
  const last = Math.max(count - 1, 0);
  const stations = Array.from({ length: Math.max(count, 1) }, (_, index) => ({ x: STEP * (index + 0.5), y: stationHeight(index) }));
  return trackThrough([{ x: 0, y: stationHeight(0) + 10 }, ...stations, { x: STEP * (last + 1), y: stationHeight(last) - 10 }]);
}

/**
 * Where the ink of a strip ends, from a place in stations: 2.4 is past the third. Before the first it is
 * nothing, past the last it runs out.
 */
export const inkEnd = (at: number, count: number): number => {
  if (at < 0) return 0;
  return at >= count ? STEP * count : STEP * (at + 0.5);
};

const WANDER = [20, 30, 22, 16, 26, 30];

/** How far a station of a trail stands from the start edge, in px. */
export const stationInset = (index: number): number => WANDER[index % WANDER.length] ?? 20;

/** The piece of a trail from one station to the next, in a drawing 48 wide and 100 high. */
export const trailPiece = (index: number): Track =>
  trackThrough(
    [
      { x: stationInset(index), y: 0 },
      { x: stationInset(index + 1), y: 100 },
    ],
    'y',
  );

/** The progress line, 100 by 16. */
export const progressLine: Track = trackThrough([
  { x: 0, y: 10 },
  { x: 25, y: 6 },
  { x: 50, y: 10 },
  { x: 75, y: 5 },
  { x: 100, y: 8 },
]);
