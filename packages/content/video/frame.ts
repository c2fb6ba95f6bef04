import { Resvg } from '@resvg/resvg-js';
import { inkHex, type Mark } from './element.ts';
import { CANVAS, centreOf, lengthOf, upTo, type Point } from './geometry.ts';
import { BOARD, BOARD_LINE } from './ink.ts';
import { lookAt, type Actor, type Look } from './motion.ts';
import type { Timeline } from './timeline.ts';

const RULES = [96, 192, 288, 384, 480, 576, 672]
  .map((y) => `<path d="M0 ${y}H${CANVAS.width}" stroke="${BOARD_LINE}" stroke-width="2"/>`)
  .join('');
const GROUND = `<rect width="${CANVAS.width}" height="${CANVAS.height}" fill="${BOARD}"/>${RULES}`;

/** What stands on the board at `time` (seconds), as the inside of an SVG of 1280 × 720 units. */
export function drawBoard(timeline: Timeline, time: number): string {
  return GROUND + timeline.actors.map((actor, index) => drawActor(actor, lookAt(actor, time), index)).join('');
}

function drawActor(actor: Actor, look: Look | undefined, index: number): string {
  if (look === undefined || look.opacity <= 0.01) return '';
  const costs = actor.drawing.marks.map(cost);
  // The label of a turning drawing stays readable; lettering that turns by itself is meant to.
  const tilted = look.steps.some((step) => 'turn' in step) && actor.drawing.marks.some((mark) => mark.kind !== 'letters');
  let left = look.drawn * costs.reduce((sum, one) => sum + one, 0);
  const body = actor.drawing.marks
    .map((mark, at) => {
      const own = costs[at] ?? 0;
      const share = mark.kind === 'fill' ? look.drawn : own === 0 ? 1 : Math.min(1, Math.max(0, left / own));
      left -= own;
      if (share <= 0) return '';
      const drawn = drawMark(mark, share, look.hex, `c${index}-${at}`);
      return tilted && mark.kind === 'letters' ? upright(drawn, centreOf(mark.outlines.box), look) : drawn;
    })
    .join('');
  if (body === '') return '';
  const transform = look.steps
    .map((step) =>
      'shift' in step
        ? `translate(${fixed(step.shift[0])} ${fixed(step.shift[1])})`
        : `rotate(${(-step.turn).toFixed(2)} ${fixed(step.about[0])} ${fixed(step.about[1])})`,
    )
    .reverse()
    .join(' ');
  const opacity = look.opacity < 0.995 ? ` opacity="${look.opacity.toFixed(2)}"` : '';
  return `<g${transform === '' ? '' : ` transform="${transform}"`}${opacity}>${body}</g>`;
}

/** Turns a label back about its own middle by as much as the drawing has been turned. */
function upright(letters: string, [x, y]: Point, look: Look): string {
  const turned = look.steps.reduce((sum, step) => sum + ('turn' in step ? step.turn : 0), 0);
  return `<g transform="rotate(${turned.toFixed(2)} ${fixed(x)} ${fixed(y)})">${letters}</g>`;
}

/** How much of the drawing time a mark takes, as the length of its line. */
function cost(mark: Mark): number {
  return mark.kind === 'stroke' ? lengthOf(mark.points) : mark.kind === 'letters' ? mark.outlines.box.width * 1.2 + 30 : 0;
}

function drawMark(mark: Mark, share: number, hex: string, name: string): string {
  const colour = inkHex(mark.ink, hex, BOARD);
  if (mark.kind === 'stroke') {
    const line = share >= 1 ? mark.points : upTo(mark.points, lengthOf(mark.points) * share);
    if (line.length < 2) return '';
    const dash = mark.dash === true ? ' stroke-dasharray="14 13"' : '';
    return `<path d="${path(line)}" fill="none" stroke="${colour}" stroke-width="${mark.width ?? 5}" stroke-linecap="round" stroke-linejoin="round"${dash}/>`;
  }
  if (mark.kind === 'fill') return `<path d="${path(mark.points)}Z" fill="${colour}" fill-opacity="${(mark.opacity * share).toFixed(3)}"/>`;
  const { svg, box, rightToLeft = false } = mark.outlines;
  const letters = `<g fill="${colour}" stroke="${colour}" stroke-width="0">${svg}</g>`;
  if (share >= 1) return letters;
  const shown = (box.width + 24) * share;
  const left = rightToLeft ? box.x + box.width + 12 - shown : box.x - 12;
  return `<clipPath id="${name}"><rect x="${fixed(left)}" y="${fixed(box.y - 40)}" width="${fixed(shown)}" height="${fixed(box.height + 80)}"/></clipPath><g clip-path="url(#${name})">${letters}</g>`;
}

function path(line: readonly Point[]): string {
  return line.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Raw RGBA pixels of a board picture. */
export function paint(inside: string, width: number, height: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" preserveAspectRatio="none">${inside}</svg>`;
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels);
}
