import { z } from 'zod';
import { box4, defineKind, label, pair, point, points, three, type Kind } from '../element.ts';
import { arcPoints, between, boxAround, centreOf, direction, distance, polar, rectPoints, smooth, type Point } from '../geometry.ts';
import { isRightToLeft } from '../right-to-left.ts';
import { head, labelAlong, labelBeside } from './placing.ts';

const anchor = z.enum(['start', 'middle', 'end'], { error: 'anchor is start, middle or end' }).default('middle');
const OPPOSITE = { start: 'end', middle: 'middle', end: 'start' } as const;
const needed = label.unwrap();
const flag = z.boolean().default(false);

export const lineKinds: readonly Kind[] = [
  defineKind(
    'text',
    { text: needed, pos: point, size: z.number().min(24, 'too small to read at 240p: at least 24').default(44), anchor },
    (own, pen) => {
      // A text begins where it is read from: Arabic at its right end.
      const side = isRightToLeft(own.text) ? OPPOSITE[own.anchor] : own.anchor;
      pen.letter(own.text, pen.surroundings.place(own.pos), { size: own.size, anchor: side });
    },
  ),
  defineKind(
    'formula',
    { formula: needed, pos: point, size: z.number().min(30, 'too small to read at 240p: at least 30').default(60), anchor },
    (own, pen) => {
      pen.letter(`$${own.formula}$`, pen.surroundings.place(own.pos), { size: own.size / 1.12, anchor: own.anchor });
    },
  ),
  defineKind('line', { line: points, label }, (own, pen) => {
    const line = own.line.map(pen.surroundings.place);
    pen.stroke(line);
    labelAlong(pen, own.label, line);
  }),
  defineKind('arrow', { arrow: points, label, both: flag }, (own, pen) => {
    const line = own.arrow.map(pen.surroundings.place);
    pen.stroke(line);
    head(pen, line);
    if (own.both) head(pen, [...line].reverse());
    const [before, tip] = [line.at(-2), line.at(-1)];
    if (before !== undefined && tip !== undefined) {
      if (own.both) labelAlong(pen, own.label, line);
      else labelBeside(pen, own.label, tip, direction(before, tip));
    }
  }),
  defineKind(
    'vector',
    {
      vector: point,
      length: z.number().positive().default(140),
      angle: z.number().default(0),
      components: z.tuple([z.number(), z.number()]).optional(),
      label,
    },
    (own, pen) => {
      const tail = pen.surroundings.place(own.vector);
      const tip: Point =
        own.components === undefined
          ? polar(tail, own.length, own.angle)
          : pen.surroundings.frame === undefined
            ? [tail[0] + own.components[0], tail[1] - own.components[1]]
            : pen.surroundings.place([own.vector[0] + own.components[0], own.vector[1] + own.components[1]]);
      pen.stroke([tail, tip]);
      head(pen, [tail, tip]);
      labelBeside(pen, own.label, tip, direction(tail, tip));
    },
  ),
  defineKind('rect', { rect: box4, radius: z.number().min(0).default(0), label }, (own, pen) => {
    const [x, y, w, h] = own.rect;
    const box = boxAround([pen.surroundings.place([x, y]), pen.surroundings.place([x + w, y + h])]);
    pen.shape(rectPoints(box.x, box.y, box.width, box.height, own.radius));
    pen.letter(own.label, centreOf(box), { inside: true });
  }),
  defineKind('circle', { circle: three, label }, (own, pen) => {
    const centre = pen.surroundings.place([own.circle[0], own.circle[1]]);
    pen.shape(arcPoints(centre, own.circle[2], 90, 450));
    pen.letter(own.label, centre, { inside: true });
  }),
  defineKind('ellipse', { ellipse: box4, label }, (own, pen) => {
    const centre = pen.surroundings.place([own.ellipse[0], own.ellipse[1]]);
    pen.shape(arcPoints(centre, own.ellipse[2], 90, 450, own.ellipse[3]));
    pen.letter(own.label, centre, { inside: true });
  }),
  defineKind(
    'arc',
    {
      arc: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()], { error: 'write [x, y, r, from, to]' }),
      head: flag,
      label,
    },
    (own, pen) => {
      const [x, y, r, from, to] = own.arc;
      const centre = pen.surroundings.place([x, y]);
      const line = arcPoints(centre, r, from, to);
      pen.stroke(line);
      if (own.head) head(pen, line);
      labelBeside(pen, own.label, polar(centre, r, (from + to) / 2), (from + to) / 2);
    },
  ),
  defineKind('curve', { curve: points, closed: flag, head: flag, label }, (own, pen) => {
    const given = own.curve.map(pen.surroundings.place);
    const line = smooth(given, own.closed);
    if (own.closed) pen.shape(line);
    else pen.stroke(line);
    if (own.head) head(pen, line);
    const [before, tip] = [line.at(-2), line.at(-1)];
    if (own.closed) pen.letter(own.label, centreOf(boxAround(line)), { inside: true });
    else if (before !== undefined && tip !== undefined) labelBeside(pen, own.label, tip, direction(before, tip));
  }),
  defineKind('polygon', { polygon: z.array(point).min(3, 'a polygon has at least three corners'), label }, (own, pen) => {
    const corners = own.polygon.map(pen.surroundings.place);
    const [first] = corners;
    pen.shape(first === undefined ? corners : [...corners, first]);
    const sum = corners.reduce<Point>(([x, y], [dx, dy]) => [x + dx / corners.length, y + dy / corners.length], [0, 0]);
    pen.letter(own.label, sum, { inside: true });
  }),
  defineKind(
    'dots',
    {
      dots: z.array(point).min(1, 'give at least one dot: [[x, y]]'),
      r: z.number().positive().default(9),
      label,
      labels: z.array(needed).optional(),
    },
    (own, pen) => {
      own.dots.map(pen.surroundings.place).forEach((dot, index) => {
        pen.fill(arcPoints(dot, own.r, 0, 360), undefined, 1);
        const text = own.labels?.[index] ?? (index === 0 ? own.label : undefined);
        labelBeside(pen, text, dot, 45, own.r + 12);
      });
    },
  ),
  defineKind('brace', { brace: pair, depth: z.number().positive().default(28), label }, (own, pen) => {
    const [from, to] = [pen.surroundings.place(own.brace[0]), pen.surroundings.place(own.brace[1])];
    const along = direction(from, to);
    const length = distance(from, to);
    const at = (share: number, rise: number): Point => polar(between(from, to, share), own.depth * rise, along + 90);
    const curl = Math.min(0.12, own.depth / length);
    const half = (sign: 1 | -1): Point[] => {
      const s = (share: number): number => (sign === 1 ? share : 1 - share);
      return smooth([
        at(s(0), 0),
        at(s(curl * 0.35), 0.36),
        at(s(curl), 0.5),
        at(s(0.5 - curl), 0.5),
        at(s(0.5 - curl * 0.35), 0.62),
        at(0.5, 1),
      ]);
    };
    pen.stroke(half(1), { dash: false }).stroke(half(-1).reverse(), { dash: false });
    labelBeside(pen, own.label, at(0.5, 1), along + 90, 12);
  }),
  defineKind(
    'angle',
    { angle: point, from: z.number().default(0), to: z.number(), r: z.number().positive().default(60), right: flag, label },
    (own, pen) => {
      const corner = pen.surroundings.place(own.angle);
      const middle = (own.from + own.to) / 2;
      if (own.right) {
        const side = own.r * 0.55;
        pen.stroke([polar(corner, side, own.from), polar(corner, side * Math.SQRT2, middle), polar(corner, side, own.to)], { width: 3.5 });
      } else {
        const arc = arcPoints(corner, own.r, own.from, own.to);
        if (pen.common.fill !== undefined && pen.common.fill !== 'solid') pen.fill([corner, ...arc], pen.common.fill, 0.28);
        pen.stroke(arc, { width: 4 });
      }
      labelBeside(pen, own.label, polar(corner, own.r, middle), middle, 12);
    },
  ),
  defineKind('measure', { measure: pair, label }, (own, pen) => {
    const [from, to] = [pen.surroundings.place(own.measure[0]), pen.surroundings.place(own.measure[1])];
    const along = direction(from, to);
    const end = (at: Point): void => void pen.stroke([polar(at, 14, along + 90), polar(at, 14, along - 90)], { width: 3.5, dash: false });
    end(from);
    pen.stroke([from, to], { width: 3.5 });
    end(to);
    labelAlong(pen, own.label, [from, to], 12);
  }),
];
