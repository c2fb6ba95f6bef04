import { z } from 'zod';
import { defineKind, label, pair, point, points, three, type Kind } from '../element.ts';
import { arcPoints, between, direction, distance, polar, rectPoints, smooth, turn, type Point } from '../geometry.ts';
import { hatch, labelBeside } from './placing.ts';

const flag = z.boolean().default(false);
const sizePair = (width: number, height: number) =>
  z.tuple([z.number().positive(), z.number().positive()], { error: 'size is [w, h]' }).default([width, height]);

export const mechanicsKinds: readonly Kind[] = [
  defineKind('ground', { ground: three, rough: flag }, (own, pen) => {
    const [x1, x2, y] = own.ground;
    if (own.rough) {
      const teeth: Point[] = [];
      for (let x = x1, index = 0; x <= x2; x += 12, index += 1) teeth.push([x, y + (index % 2 === 0 ? 0 : 6)]);
      pen.stroke(teeth);
    } else
      pen.stroke([
        [x1, y],
        [x2, y],
      ]);
    hatch(pen, [x1, y + 4], [x2, y + 4], -1);
  }),
  defineKind('wall', { wall: three, side: z.enum(['left', 'right']).default('left') }, (own, pen) => {
    const [x, y1, y2] = own.wall;
    pen.stroke([
      [x, y1],
      [x, y2],
    ]);
    hatch(pen, [x, y1], [x, y2], own.side === 'left' ? -1 : 1);
  }),
  defineKind('ceiling', { ceiling: three }, (own, pen) => {
    const [x1, x2, y] = own.ceiling;
    pen.stroke([
      [x1, y],
      [x2, y],
    ]);
    hatch(pen, [x1, y], [x2, y], 1);
  }),
  defineKind('cart', { cart: point, size: sizePair(200, 110), label }, (own, pen) => {
    const [x, y] = pen.surroundings.place(own.cart);
    const [w, h] = own.size;
    const r = Math.min(22, h * 0.2);
    const bottom = y - 2 * r + 2;
    const body = rectPoints(x - w / 2, bottom - h, w, h, 6);
    pen.fill(body, 'board', 1).shape(body);
    for (const side of [-1, 1]) {
      const wheel = arcPoints([x + (side * w) / 4, y - r - 2], r, 90, 450);
      pen.fill(wheel, 'board', 1).stroke(wheel, { dash: false });
    }
    pen.letter(own.label, [x, bottom - h / 2], { inside: true });
  }),
  defineKind('car', { car: point, size: sizePair(220, 90), flip: flag, label }, (own, pen) => {
    const [x, y] = pen.surroundings.place(own.car);
    const [w, h] = own.size;
    const r = h * 0.2;
    const at = (dx: number, dy: number): Point => [x + (own.flip ? -dx : dx) * w, y - r * 0.9 - dy * h];
    const body = smooth(
      [
        at(-0.5, 0),
        at(-0.51, 0.28),
        at(-0.45, 0.46),
        at(-0.3, 0.54),
        at(-0.2, 0.88),
        at(-0.08, 0.98),
        at(0.1, 0.96),
        at(0.26, 0.56),
        at(0.42, 0.48),
        at(0.5, 0.34),
        at(0.51, 0),
        at(0.5, 0),
        at(0, 0),
        at(-0.48, 0),
      ],
      true,
    );
    pen.fill(body, 'board', 1).shape(body);
    pen.stroke([at(-0.2, 0.54), at(-0.13, 0.84), at(-0.01, 0.86), at(-0.01, 0.54), at(-0.2, 0.54)], { width: 3.5, dash: false });
    pen.stroke([at(0.04, 0.54), at(0.04, 0.86), at(0.09, 0.84), at(0.18, 0.54), at(0.04, 0.54)], { width: 3.5, dash: false });
    for (const side of [-1, 1]) {
      const wheel = arcPoints([x + side * w * 0.29, y - r], r, 90, 450);
      pen
        .fill(wheel, 'board', 1)
        .stroke(wheel, { dash: false })
        .fill(arcPoints([x + side * w * 0.29, y - r], r * 0.3, 0, 360), undefined, 1);
    }
    labelBeside(pen, own.label, [x, y - h - r], 90, 10);
  }),
  defineKind('block', { block: point, size: sizePair(150, 110), angle: z.number().default(0), label }, (own, pen) => {
    const [x, y] = pen.surroundings.place(own.block);
    const [w, h] = own.size;
    const body = rectPoints(x - w / 2, y - h, w, h, 4).map((corner) => turn(corner, [x, y], own.angle));
    pen.fill(body, 'board', 1).shape(body);
    pen.letter(own.label, turn([x, y - h / 2], [x, y], own.angle), { inside: true });
  }),
  defineKind(
    'ramp',
    { ramp: point, length: z.number().positive().default(500), angle: z.number().gt(0).lt(85).default(30), flip: flag, label },
    (own, pen) => {
      const corner = pen.surroundings.place(own.ramp);
      const [x, y] = corner;
      const far: Point = [x + (own.flip ? -own.length : own.length), y];
      const rise = own.length * Math.tan((own.angle * Math.PI) / 180);
      pen.shape([corner, far, [far[0], y - rise], corner]);
      const [from, to] = own.flip ? [180 - own.angle, 180] : [0, own.angle];
      if (own.label !== undefined) {
        pen.stroke(arcPoints(corner, 84, from, to), { width: 3.5, ink: 'accent' });
        labelBeside(pen, own.label, polar(corner, 92, (from + to) / 2), (from + to) / 2, 8, 'accent');
      }
    },
  ),
  defineKind(
    'spring',
    { spring: pair, turns: z.number().int().positive().default(8), thick: z.number().positive().default(44) },
    (own, pen) => {
      const [from, to] = own.spring;
      const along = direction(from, to);
      const lead = Math.min(30, distance(from, to) * 0.12);
      const [start, end] = [polar(from, lead, along), polar(to, -lead, along)];
      const line: Point[] = [from, start];
      for (let index = 0; index < own.turns * 2; index += 1) {
        line.push(polar(between(start, end, (index + 0.5) / (own.turns * 2)), (own.thick / 2) * (index % 2 === 0 ? 1 : -1), along + 90));
      }
      pen.stroke([...line, end, to], { dash: false });
    },
  ),
  defineKind(
    'pendulum',
    {
      pendulum: point,
      length: z.number().positive().default(320),
      angle: z.number().default(0),
      r: z.number().positive().default(30),
      label,
    },
    (own, pen) => {
      const [x, y] = own.pendulum;
      const bob = polar([x, y], own.length, own.angle - 90);
      pen.stroke([[x, y], polar([x, y], own.length - own.r, own.angle - 90)], { width: 4 });
      const ball = arcPoints(bob, own.r, 90, 450);
      pen
        .fill(ball, 'board', 1)
        .shape(ball)
        .fill(arcPoints([x, y], 7, 0, 360), undefined, 1);
      if (own.r >= 40) pen.letter(own.label, bob, { inside: true });
      else labelBeside(pen, own.label, bob, 0, own.r + 14);
    },
  ),
  defineKind('pulley', { pulley: point, r: z.number().positive().default(50) }, (own, pen) => {
    const wheel = arcPoints(own.pulley, own.r, 90, 450);
    pen
      .fill(wheel, 'board', 1)
      .shape(wheel)
      .stroke(arcPoints(own.pulley, own.r * 0.72, 90, 450), { width: 2.5, ink: 'dim' })
      .fill(arcPoints(own.pulley, 7, 0, 360), undefined, 1);
  }),
  defineKind('rope', { rope: points }, (own, pen) => {
    pen.stroke(own.rope.map(pen.surroundings.place), { width: pen.common.width ?? 3.5 });
  }),
  defineKind('ball', { ball: three, label }, (own, pen) => {
    const [x, y, r] = own.ball;
    const centre = pen.surroundings.place([x, y]);
    const rim = arcPoints(centre, r, 90, 450);
    pen.fill(rim, 'board', 1);
    if (pen.common.fill === undefined) pen.fill(rim, undefined, 0.2);
    pen.shape(rim);
    if (own.label === undefined || r < 26) pen.stroke(arcPoints(centre, r * 0.66, 110, 165), { width: 3, dash: false });
    if (r >= 40) pen.letter(own.label, centre, { inside: true });
    else labelBeside(pen, own.label, centre, 90, r + 8);
  }),
  defineKind('person', { person: point, size: z.number().positive().default(150) }, (own, pen) => {
    const [x, y] = pen.surroundings.place(own.person);
    const at = (dx: number, dy: number): Point => [x + dx * own.size, y - dy * own.size];
    pen.shape(arcPoints(at(0, 0.86), own.size * 0.13, 90, 450));
    pen.stroke([at(0, 0.73), at(0, 0.38)]).stroke(smooth([at(-0.22, 0.42), at(-0.12, 0.6), at(0, 0.66), at(0.12, 0.6), at(0.22, 0.42)]));
    pen.stroke([at(-0.16, 0), at(0, 0.38), at(0.16, 0)]);
  }),
];
