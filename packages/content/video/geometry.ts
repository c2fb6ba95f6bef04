/** A point of the board: x to the right and y down, in canvas units (1280 × 720). */
export type Point = readonly [x: number, y: number];

/** An upright rectangle of the board. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Outlines ready to be put on the board: SVG that inherits its colour, and the box it fills. */
export interface Outlines {
  readonly svg: string;
  readonly box: Box;
  /** Whether it is written from right to left. */
  readonly rightToLeft?: true;
}

export type Anchor = 'start' | 'middle' | 'end';

export const CANVAS = { width: 1280, height: 720 } as const;

/**
 * The point at `distance` from `origin` in the direction `degrees`, counter-clockwise from the positive x
 * axis.
 */
export function polar([x, y]: Point, distance: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(radians), y - distance * Math.sin(radians)];
}

/**
 * Direction from one point to another in degrees, counter-clockwise from the positive x axis, in (−180, 180].
 */
export function direction([x1, y1]: Point, [x2, y2]: Point): number {
  return (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI;
}

export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

export function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** `point` turned about `centre` by `degrees`, counter-clockwise as seen on the board. */
export function turn([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const radians = (-degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(radians) - dy * Math.sin(radians), cy + dx * Math.sin(radians) + dy * Math.cos(radians)];
}

/** Points on a circular arc between two angles in degrees; a full circle closes on itself. */
export function arcPoints(centre: Point, radius: number, from: number, to: number, radiusY = radius): Point[] {
  const steps = Math.max(8, Math.ceil((Math.abs(to - from) / 360) * Math.max(24, Math.max(radius, radiusY) / 1.5)));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const radians = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(radians), centre[1] - radiusY * Math.sin(radians)];
  });
}

/** Corners of an upright rectangle, closed, with rounded corners where `radius` is given. */
export function rectPoints(x: number, y: number, width: number, height: number, radius = 0): Point[] {
  if (radius <= 0)
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ];
  const r = Math.min(radius, width / 2, height / 2);
  const corners = [
    ...arcPoints([x + r, y + r], r, 180, 90),
    ...arcPoints([x + width - r, y + r], r, 90, 0),
    ...arcPoints([x + width - r, y + height - r], r, 0, -90),
    ...arcPoints([x + r, y + height - r], r, -90, -180),
  ];
  return [...corners, [x, y + r]];
}

/** A smooth line through all points (centripetal enough for drawings: Catmull-Rom with 14 steps a part). */
export function smooth(points: readonly Point[], closed = false): Point[] {
  const count = points.length;
  if (count < 3) return [...points];
  const at = (index: number): Point => points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const parts = closed ? count : count - 1;
  const out: Point[] = [at(0)];
  for (let part = 0; part < parts; part += 1) {
    const [a, b, c, d] = [at(part - 1), at(part), at(part + 1), at(part + 2)];
    for (let step = 1; step <= 14; step += 1) {
      const t = step / 14;
      const blend = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      out.push([blend(0), blend(1)]);
    }
  }
  return out;
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let index = 1; index < points.length; index += 1) sum += distance(points[index - 1] ?? [0, 0], points[index] ?? [0, 0]);
  return sum;
}

/** The first `length` units of a polyline; the whole of it when it is shorter. */
export function upTo(points: readonly Point[], length: number): Point[] {
  const out: Point[] = points.slice(0, 1);
  let left = length;
  for (let index = 1; index < points.length; index += 1) {
    const a: Point = points[index - 1] ?? [0, 0];
    const b: Point = points[index] ?? [0, 0];
    const step = distance(a, b);
    if (step >= left) {
      if (step > 0 && left > 0) out.push(between(a, b, left / step));
      return out;
    }
    out.push(b);
    left -= step;
  }
  return out;
}

/** The point half-way along a polyline. */
export function middleOf(points: readonly Point[]): Point {
  return upTo(points, lengthOf(points) / 2).at(-1) ?? [0, 0];
}

/** Smallest box around the points; refuses none. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function joinBoxes(boxes: readonly Box[]): Box {
  return boxAround(
    boxes.flatMap(({ x, y, width, height }): Point[] => [
      [x, y],
      [x + width, y + height],
    ]),
  );
}

export function centreOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2];
}

/**
 * Leads a line as a hand with chalk does: every point is shifted by less than 2.5 units by a smooth field
 * over the whole board. The field depends on the place alone, so lines that meet still meet, and every run
 * draws the same.
 */
export function byHand(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined) {
      const steps = Math.ceil(distance(before, point) / 24);
      for (let step = 1; step < steps; step += 1) out.push(shifted(between(before, point, step / steps)));
    }
    out.push(shifted(point));
  });
  return out;
}

function shifted([x, y]: Point): Point {
  const dx = 1.1 * Math.sin(y / 47 + x / 171) + 0.7 * Math.sin(x / 29 - y / 61 + 2);
  const dy = 1.3 * Math.sin(x / 53 + y / 193 + 1) + 0.7 * Math.sin(y / 31 + x / 67 + 4);
  return [x + dx, y + dy];
}
