import { z } from 'zod';
import { box4, defineKind, label, pair, point, type Kind, type Pen } from '../element.ts';
import { rectPoints, type Box, type Point } from '../geometry.ts';
import { isRightToLeft } from '../right-to-left.ts';

const idOrPair = z.union([z.string(), pair], { error: 'write the id of an element or two points' });
const idOrBox = z.union([z.string(), box4], { error: 'write the id of an element or [x, y, w, h]' });
const size = z.number().positive().default(60);

function target(value: string | readonly [number, number, number, number], pen: Pen): Box {
  if (typeof value === 'string') return pen.surroundings.boxOf(value);
  const [x, y, width, height] = value;
  return { x, y, width, height };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export const markKinds: readonly Kind[] = [
  defineKind(
    'table',
    {
      table: z.array(z.array(label.unwrap().or(z.null()))).min(1, 'give rows: [[a, b], [c, d]]'),
      pos: point,
      cell: z.tuple([z.number().positive(), z.number().positive()], { error: 'cell is [w, h]' }).default([150, 70]),
      size: z.number().min(24, 'too small to read at 240p: at least 24').default(40),
      head: z.enum(['row', 'column', 'both', 'none']).default('row'),
    },
    (own, pen) => {
      const [x, y] = own.pos;
      const [w, h] = own.cell;
      const rows = own.table.length;
      const columns = Math.max(...own.table.map((row) => row.length));
      const rightToLeft = own.table.flat().some((text) => isRightToLeft(text ?? ''));
      const byRow = own.head === 'row' || own.head === 'both';
      const byColumn = own.head === 'column' || own.head === 'both';
      if (byRow) pen.fill(rectPoints(x, y, w * columns, h), 'accent', 0.16);
      if (byColumn) pen.fill(rectPoints(rightToLeft ? x + w * (columns - 1) : x, y, w, h * rows), 'accent', 0.16);
      pen.stroke(rectPoints(x, y, w * columns, h * rows, 6), { width: 4 });
      for (let row = 1; row < rows; row += 1)
        pen.stroke(
          [
            [x, y + h * row],
            [x + w * columns, y + h * row],
          ],
          byRow && row === 1 ? { width: 4 } : { width: 3, ink: 'dim' },
        );
      for (let column = 1; column < columns; column += 1)
        pen.stroke(
          [
            [x + w * column, y],
            [x + w * column, y + h * rows],
          ],
          byColumn && column === (rightToLeft ? columns - 1 : 1) ? { width: 4 } : { width: 3, ink: 'dim' },
        );
      own.table.forEach((row, r) =>
        row.forEach((text, c) => {
          const place = rightToLeft ? columns - 1 - c : c;
          pen.letter(text ?? undefined, [x + w * (place + 0.5), y + h * (r + 0.5)], { size: own.size });
        }),
      );
    },
  ),
  defineKind('highlight', { highlight: idOrBox }, (own, pen) => {
    const box = grown(target(own.highlight, pen), typeof own.highlight === 'string' ? 14 : 0);
    pen.fill(rectPoints(box.x, box.y, box.width, box.height, 14), pen.common.color === 'cream' ? 'gold' : pen.common.color, 0.26);
    return { behind: true };
  }),
  defineKind('underline', { underline: idOrPair }, (own, pen) => {
    pen.stroke(across(own.underline, pen, 1, 12), { width: pen.common.width ?? 5 });
  }),
  defineKind('strike', { strike: idOrPair }, (own, pen) => {
    pen.stroke(across(own.strike, pen, 0.5, 0, 16), { width: pen.common.width ?? 5 });
  }),
  defineKind('ring', { ring: idOrBox }, (own, pen) => {
    const box = grown(target(own.ring, pen), typeof own.ring === 'string' ? 18 : 0);
    pen.stroke(rectPoints(box.x, box.y, box.width, box.height, 26));
  }),
  defineKind('tick', { tick: point, size }, (own, pen) => {
    const [x, y] = own.tick;
    pen.stroke(
      [
        [x - own.size * 0.45, y],
        [x - own.size * 0.12, y + own.size * 0.36],
        [x + own.size * 0.5, y - own.size * 0.42],
      ],
      { width: 8 },
    );
  }),
  defineKind('cross', { cross: point, size }, (own, pen) => {
    const [x, y] = own.cross;
    const half = own.size * 0.4;
    pen
      .stroke(
        [
          [x - half, y - half],
          [x + half, y + half],
        ],
        { width: 8 },
      )
      .stroke(
        [
          [x + half, y - half],
          [x - half, y + half],
        ],
        { width: 8 },
      );
  }),
];

/**
 * A line across an element at a share of its height, `below` it, leaning by `lean`; or the two points given.
 */
function across(value: string | readonly [Point, Point], pen: Pen, share: number, below: number, lean = 0): Point[] {
  if (typeof value !== 'string') return value.map(pen.surroundings.place);
  const { x, y, width, height } = pen.surroundings.boxOf(value);
  const level = y + height * share + below;
  return [
    [x - 8, level + lean / 2],
    [x + width + 8, level - lean / 2],
  ];
}
