import { z } from 'zod';
import { boxAround, byHand, joinBoxes, type Anchor, type Box, type Outlines, type Point } from './geometry.ts';
import { INKS, type Ink } from './ink.ts';
import { setLabel } from './lettering.ts';
import { isRightToLeft, setRightToLeft } from './right-to-left.ts';

/** One thing that the chalk does. Without an ink of its own it takes the element's colour. */
export type Mark =
  | { readonly kind: 'stroke'; readonly points: readonly Point[]; readonly width?: number; readonly ink?: Ink; readonly dash?: boolean }
  | { readonly kind: 'fill'; readonly points: readonly Point[]; readonly ink?: Ink | 'board'; readonly opacity: number }
  | { readonly kind: 'letters'; readonly outlines: Outlines; readonly ink?: Ink | 'board' };

/** Where an `axes` or `numberline` puts a point of its own units. */
export interface Frame {
  readonly place: (point: Point) => Point;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** What an element may ask the board while it is drawn. */
export interface Surroundings {
  /** From the units of `on` (or the canvas) to the canvas. */
  readonly place: (point: Point) => Point;
  readonly frame: Frame | undefined;
  /** The box of another element; throws when there is none of that name. */
  readonly boxOf: (id: string) => Box;
}

/** A drawn element, before any motion. */
export interface Drawing {
  readonly marks: readonly Mark[];
  readonly frame?: Frame;
  /** Drawn below everything else, as a veil is. */
  readonly behind?: boolean;
}

const number = z.number({ error: 'write a number' });
export const point = z.tuple([number, number], { error: 'write a point as [x, y]' }).transform(([x, y]): Point => [x, y]);
export const points = z.array(point).min(2, 'give at least two points: [[x, y], [x, y]]');
export const pair = z.tuple([point, point], { error: 'write two points: [[x1, y1], [x2, y2]]' });
export const box4 = z.tuple([number, number, number, number], { error: 'write four numbers: [x, y, w, h]' });
export const three = z.tuple([number, number, number], { error: 'write three numbers' });
export const interval = z
  .tuple([number, number], { error: 'write two numbers: [min, max]' })
  .refine(([min, max]) => min < max, 'the first number must be the smaller one');
export const label = z.union([z.string(), z.number().transform(String)], { error: 'write a text' }).optional();
export const ink = z.enum(['cream', 'gold', 'accent', 'dim', 'rose'], { error: 'the colours are cream, gold, accent, dim and rose' });
export const seconds = z.number({ error: 'write seconds as a number' }).min(0, 'seconds cannot be negative');
export const ease = z.enum(['smooth', 'linear', 'accelerate', 'brake']);

const move = z
  .strictObject({
    by: point.optional(),
    to: point.optional(),
    at: seconds.default(0),
    for: seconds.default(1),
    ease: ease.default('smooth'),
  })
  .refine((value) => (value.by === undefined) !== (value.to === undefined), 'give either by: [dx, dy] or to: [x, y]');

/** Fields that every element may have. */
export const commonFields = {
  id: z.string().min(1).optional(),
  at: seconds.default(0),
  for: seconds.default(0.6),
  until: seconds.optional(),
  keep: z.boolean().default(false),
  color: ink.default('cream'),
  fill: z.union([ink, z.literal('solid')], { error: 'fill is a colour (cream, gold, accent, dim, rose) or solid' }).optional(),
  width: z.number().positive().optional(),
  dash: z.boolean().default(false),
  on: z.string().optional(),
  move: z.union([move, z.array(move)]).optional(),
  nudge: point.optional(),
  labelsize: z.number().min(24, 'too small to read at 240p: at least 24').default(40),
};
const common = z.object(commonFields);
export type Common = z.output<typeof common>;
export type Move = z.output<typeof move>;

/** An element that has been read: what all have, and how to draw it. */
export interface Element {
  readonly kind: string;
  readonly common: Common;
  /** The first point, which `to` moves. Undefined for what only refers to others. */
  readonly anchor: Point | undefined;
  readonly draw: (surroundings: Surroundings) => Drawing;
}

export interface Kind {
  readonly kind: string;
  readonly read: (value: unknown) => { ok: true; element: Element } | { ok: false; issues: z.core.$ZodIssue[] };
}

/**
 * Draws with the pen of one element: its colour, thickness, veil and label place are taken from its common
 * fields.
 */
export class Pen {
  readonly marks: Mark[] = [];
  constructor(
    readonly common: Common,
    readonly surroundings: Surroundings,
  ) {}

  /** A line led by hand. */
  stroke(line: readonly Point[], options: { width?: number; ink?: Ink; dash?: boolean; exact?: boolean } = {}): this {
    const { exact = false, ...rest } = options;
    const width = rest.width ?? this.common.width ?? (this.common.color === 'dim' ? 3.5 : 5);
    this.marks.push({ kind: 'stroke', points: exact ? line : byHand(line), dash: this.common.dash, ...rest, width });
    return this;
  }

  fill(line: readonly Point[], inkOrBoard: Ink | 'board' | undefined, opacity: number): this {
    this.marks.push({ kind: 'fill', points: byHand(line), opacity, ...(inkOrBoard === undefined ? {} : { ink: inkOrBoard }) });
    return this;
  }

  /** A closed outline, filled as `fill` says. */
  shape(line: readonly Point[], options: { width?: number; ink?: Ink } = {}): this {
    const { fill } = this.common;
    if (fill === 'solid') this.fill(line, undefined, 1);
    else if (fill !== undefined) this.fill(line, fill, 0.28);
    return this.stroke(line, options);
  }

  /** Text, which may be Arabic, or `$TeX$`. Inside a solid shape it takes the colour of the board. */
  letter(text: string | undefined, position: Point, options: { size?: number; anchor?: Anchor; ink?: Ink; inside?: boolean } = {}): this {
    if (text === undefined) return this;
    const [dx, dy] = this.common.nudge ?? [0, 0];
    const set = isRightToLeft(text) ? setRightToLeft : setLabel;
    const outlines = set(text, [position[0] + dx, position[1] + dy], options.size ?? this.common.labelsize, options.anchor);
    const own = options.inside === true && this.common.fill === 'solid' ? ('board' as const) : options.ink;
    this.marks.push({ kind: 'letters', outlines, ...(own === undefined ? {} : { ink: own }) });
    return this;
  }
}

/** Declares a kind of element: its own fields beside the common ones, and how it is drawn. */
export function defineKind<Shape extends z.ZodRawShape>(
  kind: string,
  shape: Shape,
  draw: (own: z.output<z.ZodObject<Shape>>, pen: Pen) => Omit<Drawing, 'marks'> | void,
): Kind {
  const own = z.object(shape);
  const whole = z.strictObject({ ...commonFields, ...shape });
  return {
    kind,
    read(value) {
      const checked = whole.safeParse(value);
      if (!checked.success) return { ok: false, issues: checked.error.issues };
      const fields = own.parse(value);
      const shared = common.parse(value);
      return {
        ok: true,
        element: {
          kind,
          common: shared,
          anchor: firstPoint(fields),
          draw(surroundings) {
            const pen = new Pen(shared, surroundings);
            const rest = draw(fields, pen) ?? {};
            return { marks: pen.marks, ...rest };
          },
        },
      };
    },
  };
  function firstPoint(fields: z.output<z.ZodObject<Shape>>): Point | undefined {
    const record: Record<string, unknown> = fields;
    for (const candidate of [record['pos'], record[kind]]) {
      const inner: unknown = Array.isArray(candidate) && Array.isArray(candidate[0]) ? candidate[0] : candidate;
      if (Array.isArray(inner) && typeof inner[0] === 'number' && typeof inner[1] === 'number') return [inner[0], inner[1]];
    }
    return undefined;
  }
}

/** The box of a drawing; of nothing, an empty one. */
export function boxOfMarks(marks: readonly Mark[]): Box {
  const boxes = marks.map((mark) => (mark.kind === 'letters' ? mark.outlines.box : boxAround(mark.points)));
  return boxes.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : joinBoxes(boxes);
}

export const inkHex = (own: Ink | 'board' | undefined, element: string, board: string): string =>
  own === undefined ? element : own === 'board' ? board : INKS[own];
