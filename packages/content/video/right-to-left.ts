import { boxAround, joinBoxes, type Anchor, type Box, type Outlines, type Point } from './geometry.ts';
import { setFormula } from './formula.ts';
import { INKS } from './ink.ts';
import { ARABIC_WEIGHT, IN_FONT, outlineRun, texFor } from './lettering.ts';

/** Whether a text holds Arabic letters: then the whole of it runs from right to left. */
export const isRightToLeft = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * `{gold …}` (a word in an ink of its own), `$…$` (TeX), a run of Latin letters and digits with the signs
 * inside it, a single sign, and Arabic between.
 */
const PIECE =
  /\{(?<ink>[a-z]+) (?<words>[^{}]+)\}|\$(?<tex>[^$]+)\$|(?<latin>[\p{Script=Latin}0-9](?:[^\p{Script=Arabic}${}]*[\p{Script=Latin}0-9%°])?)|(?<space> +)|(?<arabic>[\u0600-\u06ff\u200c\u200d](?:[\u0600-\u06ff\u200c\u200d ]*[\u0600-\u06ff\u200c\u200d])?)|(?<sign>.)/gu;
/** Signs that open where others close: they are turned round in a line that runs from right to left. */
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«', '<': '>', '>': '<' };
/** The width of a space at 100 units. */
const SPACE = 32;
/** Between two runs, so that letters of two faces do not touch. */
const GAP = 4;

/** A part of a line at 100 units: drawn with its left end at `x` on the baseline 0. */
interface Run {
  readonly width: number;
  readonly draw: (x: number) => { svg: string; box: Box | undefined };
}

const blank = (width: number): Run => ({ width, draw: () => ({ svg: '', box: undefined }) });

function outlined({ paths, box }: { paths: string; box: Box }, ink: string | undefined): Run {
  return {
    width: box.width + GAP,
    draw: (x) => ({
      svg: `<g transform="translate(${round(x - box.x + GAP / 2)} 0)"${ink === undefined ? '' : ` fill="${ink}"`}>${paths}</g>`,
      box: { ...box, x: x + GAP / 2 },
    }),
  };
}

function formula(tex: string): Run {
  const { width } = setFormula(tex, [0, 0], 112, 'start').box;
  return {
    width,
    draw: (x) => {
      const { svg, box } = setFormula(tex, [x, 0], 112, 'start', true);
      return { svg, box };
    },
  };
}

/** The runs of a text in the order in which they are read. Throws for an ink that there is not. */
function runsOf(text: string, ink?: string): Run[] {
  return [...text.matchAll(PIECE)].flatMap(({ groups = {} }): Run[] => {
    const { ink: name, words, tex, latin, space, arabic, sign } = groups;
    if (name !== undefined && words !== undefined) {
      const hex = Object.entries(INKS).find(([known]) => known === name)?.[1];
      if (hex === undefined) throw new Error(`“${name}” is no colour: write {gold …} with cream, gold, accent, dim or rose`);
      return runsOf(words, hex);
    }
    if (tex !== undefined) return [formula(tex)];
    if (space !== undefined) return [blank(SPACE * space.length)];
    if (latin !== undefined) return [outlined(outlineRun(latin), ink)];
    // The embedding marks let signs at the ends of an Arabic run stand on their own side.
    if (arabic !== undefined) return [outlined(outlineRun(`\u202b${arabic}\u202c`, ARABIC_WEIGHT), ink)];
    if (sign === undefined) return [];
    if (!IN_FONT.test(sign)) return [formula(texFor(sign))];
    return [outlined(outlineRun(MIRRORED[sign] ?? sign), ink)];
  });
}

/**
 * Sets a text that holds Arabic: letters joined, words from right to left, Latin and formulas inside it from
 * left to right. `position` is half the height of a letter at the side of `anchor` (`start`: left); the box
 * is that of the ink. Throws for wrong TeX and for an ink that there is not.
 */
export function setRightToLeft(text: string, position: Point, size: number, anchor: Anchor = 'middle'): Outlines {
  const runs = runsOf(text).reverse();
  const scale = size / 100;
  const width = runs.reduce((sum, run) => sum + run.width, 0) * scale;
  const left = position[0] - { start: 0, middle: width / 2, end: width }[anchor];
  const baseline = position[1] + 33 * scale;
  let pen = 0;
  const drawn = runs.map((run) => {
    const at = pen;
    pen += run.width;
    return run.draw(at);
  });
  const boxes = drawn.flatMap(({ box }) => (box === undefined || box.width === 0 ? [] : [box]));
  const box = boxes.length === 0 ? boxAround([[0, 0]]) : joinBoxes(boxes);
  return {
    svg: `<g transform="translate(${round(left)} ${round(baseline)}) scale(${round(scale)})">${drawn.map(({ svg }) => svg).join('')}</g>`,
    box: { x: left + box.x * scale, y: baseline + box.y * scale, width: box.width * scale, height: box.height * scale },
    rightToLeft: true,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
