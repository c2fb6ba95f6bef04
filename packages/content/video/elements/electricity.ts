import { z } from 'zod';
import { box4, defineKind, label, pair, point, points, type Kind, type Pen } from '../element.ts';
import { arcPoints, between, direction, distance, polar, rectPoints, type Point } from '../geometry.ts';
import { head, labelBeside } from './placing.ts';

const flag = z.boolean().default(false);

/**
 * The place of a symbol between its terminals: `at(along, aside)` is measured from its middle, `aside` to the
 * left of the direction.
 */
interface Place {
  readonly at: (along: number, aside: number) => Point;
  readonly middle: Point;
}

/**
 * A symbol in the middle of a wire, which is left out under it (`gap` long), with its label on the upper
 * side.
 */
function symbol(kind: string, gap: number, reach: number, draw: (place: Place, pen: Pen, open: boolean) => void): Kind {
  return defineKind(kind, { [kind]: pair, label, open: flag }, (own, pen) => {
    const [from, to] = pair.parse(own[kind]);
    const along = direction(from, to);
    const middle = between(from, to, 0.5);
    const half = Math.min(gap, distance(from, to)) / 2;
    const at = (forward: number, aside: number): Point => polar(polar(middle, forward, along), aside, along + 90);
    pen.stroke([from, at(-half, 0)], { dash: false });
    draw({ at, middle }, pen, own['open'] === true);
    pen.stroke([at(half, 0), to], { dash: false });
    const text = own['label'];
    const normal = along + 90;
    const upwards =
      Math.sin((normal * Math.PI) / 180) > 1e-9 || Math.abs(Math.sin((normal * Math.PI) / 180)) <= 1e-9 ? normal : normal + 180;
    const side = Math.abs(Math.sin((normal * Math.PI) / 180)) < 0.3 ? 0 : upwards;
    labelBeside(pen, typeof text === 'string' ? text : undefined, middle, side, reach);
  });
}

const meter = (kind: string, letter: string): Kind =>
  symbol(kind, 76, 50, ({ middle }, pen) => {
    pen
      .shape(arcPoints(middle, 38, 90, 450))
      .letter(letter, [middle[0] - (pen.common.nudge?.[0] ?? 0), middle[1] - (pen.common.nudge?.[1] ?? 0)], { size: 42, inside: true });
  });

export const electricityKinds: readonly Kind[] = [
  symbol('battery', 24, 48, ({ at }, pen) => {
    pen.stroke([at(-12, -20), at(-12, 20)], { width: 9, dash: false }).stroke([at(12, -40), at(12, 40)], { dash: false });
  }),
  symbol('resistor', 120, 36, ({ at }, pen) => {
    pen.shape([at(-60, 22), at(60, 22), at(60, -22), at(-60, -22), at(-60, 22)]);
  }),
  symbol('lamp', 76, 50, ({ at, middle }, pen) => {
    pen
      .shape(arcPoints(middle, 38, 90, 450))
      .stroke([at(-27, 27), at(27, -27)], { dash: false })
      .stroke([at(27, 27), at(-27, -27)], { dash: false });
  }),
  symbol('switch', 90, 56, ({ at }, pen, open) => {
    pen
      .fill(arcPoints(at(-45, 0), 9, 0, 360), undefined, 1)
      .stroke([at(-45, 0), open ? at(34, 46) : at(45, 6)], { dash: false })
      .fill(arcPoints(at(45, 0), 9, 0, 360), undefined, 1);
  }),
  symbol('capacitor', 26, 50, ({ at }, pen) => {
    pen.stroke([at(-13, -40), at(-13, 40)], { dash: false }).stroke([at(13, -40), at(13, 40)], { dash: false });
  }),
  symbol('inductor', 144, 44, ({ at, middle }, pen) => {
    const axis = direction(middle, at(1, 0));
    pen.stroke(
      [-54, -18, 18, 54].flatMap((forward) => arcPoints(at(forward, 0), 18, axis + 180, axis)),
      { dash: false },
    );
  }),
  meter('ammeter', 'A'),
  meter('voltmeter', 'V'),
  defineKind('wire', { wire: points }, (own, pen) => {
    pen.stroke(own.wire.map(pen.surroundings.place));
  }),
  defineKind('magnet', { magnet: box4, flip: flag }, (own, pen) => {
    const [x, y, w, h] = own.magnet;
    const upright = h > w;
    const first: [number, number, number, number] = upright ? [x, y, w, h / 2] : [x, y, w / 2, h];
    const second: [number, number, number, number] = upright ? [x, y + h / 2, w, h / 2] : [x + w / 2, y, w / 2, h];
    const [north, south] = own.flip ? [second, first] : [first, second];
    pen
      .fill(rectPoints(x, y, w, h), 'board', 1)
      .fill(rectPoints(...north), 'rose', 0.45)
      .fill(rectPoints(...south), 'accent', 0.35);
    pen.stroke(rectPoints(x, y, w, h)).stroke(
      upright
        ? [
            [x, y + h / 2],
            [x + w, y + h / 2],
          ]
        : [
            [x + w / 2, y],
            [x + w / 2, y + h],
          ],
    );
    pen.letter('N', [north[0] + north[2] / 2, north[1] + north[3] / 2]).letter('S', [south[0] + south[2] / 2, south[1] + south[3] / 2]);
  }),
  defineKind(
    'coil',
    { coil: pair, turns: z.number().int().positive().default(6), thick: z.number().positive().default(110) },
    (own, pen) => {
      const [from, to] = own.coil;
      const along = direction(from, to);
      const lead = distance(from, to) * 0.1;
      const [start, end] = [polar(from, lead, along), polar(to, -lead, along)];
      const pitch = distance(start, end) / own.turns;
      const at = (t: number): Point => {
        // A helix seen from the side: forward by one pitch a turn, and to and fro by a fifth of its
        // thickness.
        const forward = (t / (2 * Math.PI)) * pitch + (own.thick / 5) * Math.sin(t);
        return polar(polar(start, forward, along), (own.thick / 2) * (1 - Math.cos(t)) - own.thick / 2, along + 90);
      };
      const line = Array.from({ length: own.turns * 28 + 1 }, (_, index) => at((index / 28) * 2 * Math.PI));
      pen.stroke([polar(from, -own.thick / 2, along + 90), ...line, polar(to, -own.thick / 2, along + 90)], { dash: false });
    },
  ),
  defineKind(
    'charge',
    { charge: point, sign: z.enum(['+', '-'], { error: "sign is '+' or '-'" }).default('+'), r: z.number().positive().default(34), label },
    (own, pen) => {
      const centre = pen.surroundings.place(own.charge);
      const ink = own.sign === '+' ? ('rose' as const) : ('accent' as const);
      const rim = arcPoints(centre, own.r, 90, 450);
      pen.fill(rim, 'board', 1).fill(rim, ink, 0.45).stroke(rim);
      const half = own.r * 0.42;
      const [x, y] = centre;
      pen.stroke(
        [
          [x - half, y],
          [x + half, y],
        ],
        { width: 6, dash: false },
      );
      if (own.sign === '+')
        pen.stroke(
          [
            [x, y - half],
            [x, y + half],
          ],
          { width: 6, dash: false },
        );
      labelBeside(pen, own.label, centre, 90, own.r + 8);
    },
  ),
  defineKind('field', { field: box4, into: flag, angle: z.number().optional(), gap: z.number().min(30).default(90) }, (own, pen) => {
    const [x, y, w, h] = own.field;
    const columns = Math.max(1, Math.round(w / own.gap));
    const rows = Math.max(1, Math.round(h / own.gap));
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const place: Point = [x + (w * (column + 0.5)) / columns, y + (h * (row + 0.5)) / rows];
        if (own.angle !== undefined) {
          const line = [polar(place, -own.gap * 0.36, own.angle), polar(place, own.gap * 0.36, own.angle)];
          pen.stroke(line, { width: 3.5 });
          head(pen, line, { size: 14, width: 3.5 });
        } else if (own.into) {
          for (const slope of [45, 135]) pen.stroke([polar(place, 12, slope), polar(place, -12, slope)], { width: 4, dash: false });
        } else pen.fill(arcPoints(place, 6, 0, 360), undefined, 1);
      }
    }
  }),
];
