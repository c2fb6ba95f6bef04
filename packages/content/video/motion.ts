import type { Drawing, Move } from './element.ts';
import { boxAround, turn, type Box, type Point } from './geometry.ts';
import { blend } from './ink.ts';

export type Ease = Move['ease'];

/** Something that happens to an actor between two moments of the video (seconds). */
export interface Motion {
  readonly from: number;
  readonly until: number;
  readonly ease: Ease;
  readonly by?: Point;
  readonly turn?: { readonly degrees: number; readonly about: Point };
  readonly swing?: { readonly angle: number; readonly about: Point; readonly period: number; readonly from: 'side' | 'middle' };
  readonly hex?: string;
  readonly opacity?: number;
}

/** An element on the board from `begin` to `end`, in seconds of the video. */
export interface Actor {
  readonly id: string | undefined;
  readonly line: number;
  readonly drawing: Drawing;
  readonly box: Box;
  readonly anchor: Point;
  readonly begin: number;
  readonly drawFor: number;
  end: number;
  readonly hex: string;
  readonly motions: Motion[];
}

/** How an actor looks at one moment. */
export interface Look {
  /** Share of it that has been drawn, 0 to 1. */
  readonly drawn: number;
  readonly opacity: number;
  readonly hex: string;
  /** Steps of motion, the earliest first. */
  readonly steps: readonly Step[];
}
export type Step = { readonly shift: Point } | { readonly turn: number; readonly about: Point };

export const FADE = 0.3;

const EASES: Readonly<Record<Ease, (share: number) => number>> = {
  smooth: (share) => share * share * (3 - 2 * share),
  linear: (share) => share,
  accelerate: (share) => share * share,
  brake: (share) => 1 - (1 - share) ** 2,
};

/** Share of a motion that is done at `time`, eased, 0 to 1. */
export function progress(time: number, from: number, until: number, ease: Ease): number {
  if (time >= until) return 1;
  if (time <= from) return 0;
  return EASES[ease]((time - from) / (until - from));
}

/** The steps that motions have made until `time`. */
export function stepsAt(motions: readonly Motion[], time: number): Step[] {
  return motions.flatMap((motion): Step[] => {
    if (time <= motion.from && motion.until > motion.from) return [];
    if (time < motion.from) return [];
    const share = progress(time, motion.from, motion.until, motion.ease);
    const steps: Step[] = [];
    if (motion.by !== undefined) steps.push({ shift: [motion.by[0] * share, motion.by[1] * share] });
    if (motion.turn !== undefined) steps.push({ turn: motion.turn.degrees * share, about: motion.turn.about });
    if (motion.swing !== undefined) {
      const { angle, about, period, from } = motion.swing;
      const phase = (2 * Math.PI * (Math.min(time, motion.until) - motion.from)) / period;
      steps.push({ turn: angle * (from === 'side' ? Math.cos(phase) - 1 : Math.sin(phase)), about });
    }
    return steps;
  });
}

/** Where steps bring a place. */
export function follow(place: Point, steps: readonly Step[]): Point {
  return steps.reduce<Point>(
    (at, step) => ('shift' in step ? [at[0] + step.shift[0], at[1] + step.shift[1]] : turn(at, step.about, step.turn)),
    place,
  );
}

/** The look of an actor at `time`; `undefined` when it is not on the board. */
export function lookAt(actor: Actor, time: number): Look | undefined {
  if (time < actor.begin || time >= actor.end + FADE) return undefined;
  const drawn = actor.drawFor === 0 ? 1 : progress(time, actor.begin, actor.begin + actor.drawFor, 'smooth');
  let hex = actor.hex;
  let opacity = 1;
  for (const motion of actor.motions) {
    if (time < motion.from) continue;
    const share = progress(time, motion.from, motion.until, motion.ease);
    if (motion.hex !== undefined) hex = blend(hex, motion.hex, share);
    if (motion.opacity !== undefined) opacity += (motion.opacity - opacity) * share;
  }
  return {
    drawn,
    hex,
    opacity: opacity * (1 - progress(time, actor.end, actor.end + FADE, 'linear')),
    steps: stepsAt(actor.motions, time),
  };
}

/** The box of an actor where its motions have brought it at `time`. */
export function boxAt(actor: Actor, time: number): Box {
  const { x, y, width, height } = actor.box;
  const steps = stepsAt(actor.motions, time);
  return boxAround(
    (
      [
        [x, y],
        [x + width, y],
        [x, y + height],
        [x + width, y + height],
      ] as const
    ).map((corner) => follow(corner, steps)),
  );
}
