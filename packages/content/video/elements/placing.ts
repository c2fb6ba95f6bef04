import type { Pen } from '../element.ts';
import { direction, middleOf, polar, upTo, lengthOf, type Anchor, type Point } from '../geometry.ts';
import type { Ink } from '../ink.ts';

/** An open arrow head at the end of `line`. */
export function head(pen: Pen, line: readonly Point[], options: { size?: number; width?: number; ink?: Ink } = {}): void {
  const tip = line.at(-1);
  if (tip === undefined) return;
  const { size = 26, ...stroke } = options;
  const before = upTo(line, Math.max(0, lengthOf(line) - size * 0.7)).at(-1) ?? tip;
  const towards = direction(before, tip);
  pen.stroke([polar(tip, size, towards + 150), tip, polar(tip, size, towards - 150)], { ...stroke, dash: false });
}

/**
 * A label beside a point, `gap` away in the direction `degrees`, anchored so that it never covers the point.
 */
export function labelBeside(pen: Pen, text: string | undefined, place: Point, degrees: number, gap = 16, ink?: Ink): void {
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const sine = Math.sin((degrees * Math.PI) / 180);
  const anchor: Anchor = cosine > 0.35 ? 'start' : cosine < -0.35 ? 'end' : 'middle';
  const position: Point = [place[0] + gap * cosine, place[1] - (gap + pen.common.labelsize * 0.45 * Math.abs(sine)) * sine];
  pen.letter(text, position, { anchor, ...(ink === undefined ? {} : { ink }) });
}

/** A label beside the middle of a line, on its upper side. */
export function labelAlong(pen: Pen, text: string | undefined, line: readonly Point[], gap = 14): void {
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined) return;
  const along = direction(from, to);
  const normal = along + 90;
  const upwards = Math.sin((normal * Math.PI) / 180) >= -1e-9 ? normal : normal + 180;
  labelBeside(pen, text, middleOf(line), upwards, gap);
}

/** Short slanted strokes along a straight edge: `side` 1 is to the left of its direction. */
export function hatch(pen: Pen, from: Point, to: Point, side: 1 | -1): void {
  const along = direction(from, to);
  const length = lengthOf([from, to]);
  for (let at = 14; at < length; at += 30) {
    const start = polar(from, at, along);
    pen.stroke([start, polar(start, 22, along + side * 130)], { width: 3, ink: 'dim', dash: false });
  }
}
