import { z } from 'zod';
import { box4, defineKind, interval, label, three, type Frame, type Kind, type Pen } from '../element.ts';
import { parseExpression } from '../expression.ts';
import { direction, type Point } from '../geometry.ts';
import { head, labelBeside } from './placing.ts';

const step = z.number().positive().optional();
const term = z.union([z.string(), z.number().transform(String)]).transform((source, context) => {
  try {
    return parseExpression(source);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'not a term in x' });
    return z.NEVER;
  }
});

/** Multiples of `size` inside an interval. */
function multiples([min, max]: readonly [number, number], size: number): number[] {
  const out: number[] = [];
  for (let index = Math.ceil(min / size - 1e-9); index * size <= max + 1e-9; index += 1) out.push(Number((index * size).toFixed(6)));
  return out;
}

const written = (value: number): string => String(value).replace('-', '−');

export const graphKinds: readonly Kind[] = [
  defineKind(
    'axes',
    { axes: box4, x: interval, y: interval, xstep: step, ystep: step, xlabel: label, ylabel: label, grid: z.boolean().default(false) },
    (own, pen) => {
      const [left, top, w, h] = own.axes;
      const place = ([x, y]: Point): Point => [
        left + ((x - own.x[0]) / (own.x[1] - own.x[0])) * w,
        top + h - ((y - own.y[0]) / (own.y[1] - own.y[0])) * h,
      ];
      const level = Math.min(own.y[1], Math.max(own.y[0], 0));
      const upright = Math.min(own.x[1], Math.max(own.x[0], 0));
      const [originX, originY] = place([upright, level]);
      if (own.grid) {
        for (const x of multiples(own.x, own.xstep ?? 1))
          pen.stroke(
            [
              [place([x, 0])[0], top],
              [place([x, 0])[0], top + h],
            ],
            { width: 1.6, ink: 'dim', exact: true },
          );
        for (const y of multiples(own.y, own.ystep ?? 1))
          pen.stroke(
            [
              [left, place([0, y])[1]],
              [left + w, place([0, y])[1]],
            ],
            { width: 1.6, ink: 'dim', exact: true },
          );
      }
      const across: Point[] = [
        [left - (own.x[0] < upright ? 10 : 0), originY],
        [left + w + 26, originY],
      ];
      const up: Point[] = [
        [originX, top + h + (own.y[0] < level ? 10 : 0)],
        [originX, top - 26],
      ];
      for (const line of [across, up]) {
        pen.stroke(line, { width: 4 });
        head(pen, line, { size: 20, width: 4 });
      }
      const size = 32;
      for (const x of own.xstep === undefined ? [] : multiples(own.x, own.xstep)) {
        const at = place([x, level])[0];
        if (x === upright && own.y[0] < level) continue;
        if (x !== upright)
          pen.stroke(
            [
              [at, originY - 7],
              [at, originY + 7],
            ],
            { width: 3.5 },
          );
        pen.letter(written(x), [at, originY + 31], { size });
      }
      for (const y of own.ystep === undefined ? [] : multiples(own.y, own.ystep)) {
        const at = place([upright, y])[1];
        if (y === level) continue;
        pen.stroke(
          [
            [originX - 7, at],
            [originX + 7, at],
          ],
          { width: 3.5 },
        );
        pen.letter(written(y), [originX - 18, at], { size, anchor: 'end' });
      }
      pen.letter(own.xlabel, [left + w + 40, originY], { anchor: 'start', size: 38 });
      pen.letter(own.ylabel, [originX + 26, top - 26], { anchor: 'start', size: 38 });
      return { frame: { place, x: own.x, y: own.y } };
    },
  ),
  defineKind('numberline', { numberline: three, range: interval, step }, (own, pen) => {
    const [from, to, y] = own.numberline;
    const place = ([value, above]: Point): Point => [
      from + ((value - own.range[0]) / (own.range[1] - own.range[0])) * (to - from),
      y - above,
    ];
    const line: Point[] = [
      [from - 30, y],
      [to + 30, y],
    ];
    pen.stroke(line, { width: 4 });
    head(pen, line, { size: 20, width: 4 });
    head(pen, [...line].reverse(), { size: 20, width: 4 });
    for (const value of multiples(own.range, own.step ?? 1)) {
      const at = place([value, 0])[0];
      pen.stroke(
        [
          [at, y - 12],
          [at, y + 12],
        ],
        { width: 4 },
      );
      pen.letter(written(value), [at, y + 42], { size: 36 });
    }
    return { frame: { place, x: own.range, y: [-1000, 1000] } };
  }),
  defineKind('plot', { plot: term, domain: interval.optional(), label }, (own, pen) => {
    const frame = needFrame(pen);
    const pieces = sample(own.plot, own.domain ?? frame.x, frame);
    for (const piece of pieces) pen.stroke(piece.map(frame.place), { exact: true, width: pen.common.width ?? 6 });
    const line = pieces.at(-1)?.map(frame.place) ?? [];
    const [before, tip] = [line.at(-6) ?? line[0], line.at(-1)];
    if (before !== undefined && tip !== undefined) labelBeside(pen, own.label, tip, direction(before, tip), 20);
  }),
  defineKind('area', { area: term, to: term.optional(), domain: interval }, (own, pen) => {
    const frame = needFrame(pen);
    const other = own.to ?? (() => 0);
    const clamp = (y: number): number => Math.min(frame.y[1], Math.max(frame.y[0], y));
    const steps = Array.from({ length: 121 }, (_, index) => own.domain[0] + ((own.domain[1] - own.domain[0]) * index) / 120);
    const edge = (side: (x: number) => number): Point[] => steps.map((x) => frame.place([x, clamp(side(x))]));
    pen.fill([...edge(own.area), ...edge(other).reverse()], pen.common.color, 0.3);
  }),
];

function needFrame(pen: Pen): Frame {
  if (pen.surroundings.frame === undefined) throw new Error('say on which axes it lies: on: <id of an axes element>');
  return pen.surroundings.frame;
}

/** Points of a function inside the axes, cut where it leaves them or is not defined. */
export function sample(evaluate: (x: number) => number, [from, to]: readonly [number, number], frame: Pick<Frame, 'y'>): Point[][] {
  const [low, high] = frame.y;
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  let before: Point | undefined;
  const inside = (y: number): boolean => y >= low - 1e-9 && y <= high + 1e-9;
  const cut = (inner: Point, outer: Point): Point | undefined => {
    const limit = outer[1] > high ? high : low;
    const share = (limit - inner[1]) / (outer[1] - inner[1]);
    return Number.isFinite(share) && Math.abs(outer[1] - inner[1]) < (high - low) * 2
      ? [inner[0] + (outer[0] - inner[0]) * share, limit]
      : undefined;
  };
  const close = (): void => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  for (let index = 0; index <= 240; index += 1) {
    const x = from + ((to - from) * index) / 240;
    const y = evaluate(x);
    const here: Point | undefined = Number.isFinite(y) ? [x, y] : undefined;
    if (here !== undefined && inside(y)) {
      if (piece.length === 0 && before !== undefined && !inside(before[1])) {
        const entry = cut(here, before);
        if (entry !== undefined) piece.push(entry);
      }
      piece.push(here);
    } else {
      const last = piece.at(-1);
      if (last !== undefined && here !== undefined) {
        const exit = cut(last, here);
        if (exit !== undefined) piece.push(exit);
      }
      close();
    }
    before = here;
  }
  close();
  return pieces;
}
