import { z } from 'zod';
import { defineKind, pair, points, three, type Kind } from '../element.ts';
import { between, direction, distance, lengthOf, polar, smooth, upTo, type Point } from '../geometry.ts';
import { head } from './placing.ts';

export const waveKinds: readonly Kind[] = [
  defineKind(
    'wave',
    { wave: pair, amplitude: z.number().positive().default(50), waves: z.number().positive().default(3), phase: z.number().default(0) },
    (own, pen) => {
      const [from, to] = [pen.surroundings.place(own.wave[0]), pen.surroundings.place(own.wave[1])];
      const along = direction(from, to);
      const count = Math.max(48, Math.round(distance(from, to) / 8));
      const line = Array.from({ length: count + 1 }, (_, index) =>
        polar(
          between(from, to, index / count),
          own.amplitude * Math.sin((index / count) * own.waves * 2 * Math.PI + (own.phase * Math.PI) / 180),
          along + 90,
        ),
      );
      pen.stroke(line, { exact: true });
    },
  ),
  defineKind('lens', { lens: three, shape: z.enum(['convex', 'concave']).default('convex') }, (own, pen) => {
    const [x, y, h] = own.lens;
    const bulge = own.shape === 'convex' ? h * 0.11 : h * 0.035;
    const waist = own.shape === 'convex' ? 3 : h * 0.1;
    const side = (sign: 1 | -1): Point[] =>
      smooth(
        [-0.5, -0.25, 0, 0.25, 0.5].map((share): Point => {
          const middle = 1 - (2 * share) ** 2;
          return [x + sign * (waist + (bulge - (own.shape === 'convex' ? 0 : waist)) * middle), y + share * h];
        }),
      );
    const outline = [...side(1), ...side(-1).reverse()];
    const [first] = outline;
    pen.fill(outline, 'accent', 0.25).shape(first === undefined ? outline : [...outline, first]);
  }),
  defineKind('mirror', { mirror: three, shape: z.enum(['flat', 'concave', 'convex']).default('flat') }, (own, pen) => {
    const [x, y, h] = own.mirror;
    const depth = { flat: 0, concave: h * 0.1, convex: -h * 0.1 }[own.shape];
    const line = smooth([-0.5, -0.25, 0, 0.25, 0.5].map((share): Point => [x - depth * (2 * share) ** 2, y + share * h]));
    pen.stroke(line, { dash: false });
    for (let at = 12; at < lengthOf(line); at += 28) {
      const start = upTo(line, at).at(-1) ?? [x, y];
      pen.stroke([start, polar(start, 20, 35)], { width: 3, ink: 'dim', dash: false });
    }
  }),
  defineKind('ray', { ray: points }, (own, pen) => {
    const line = own.ray.map(pen.surroundings.place);
    line.slice(1).forEach((to, index) => {
      const from = line[index] ?? to;
      pen.stroke([from, to], { width: pen.common.width ?? 4 });
      const middle = between(from, to, 0.56);
      if (distance(from, to) > 60) head(pen, [from, middle], { size: 20, width: 4 });
    });
  }),
];
