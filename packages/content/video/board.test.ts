import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BoardError, parseBoard, readBoard } from './board.ts';
import { drawBoard } from './frame.ts';
import { KINDS } from './kinds.ts';
import { lookAt, progress } from './motion.ts';
import { layOut } from './timeline.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'every-element', 'board.yaml');

/** A board of one scene of 30 seconds around some lines of YAML. */
function oneScene(body: string): string {
  return `scenes:\n  - seconds: 30\n    caption: { ar: قوة, en: A force, ur: قوت }\n${body.replace(/^/gm, '    ')}\n`;
}

function problemOf(source: string): string {
  try {
    layOut(parseBoard(source, 'board.yaml'), 'board.yaml');
  } catch (error) {
    if (error instanceof BoardError) return error.message;
    throw error;
  }
  return '';
}

test('the demonstration board shows every kind of element and can be drawn', { timeout: 60_000 }, () => {
  const board = readBoard(FIXTURE);
  const shown = new Set(board.scenes.flatMap((scene) => scene.elements.map((element) => element.kind)));
  expect([...KINDS.keys()].filter((kind) => !shown.has(kind))).toEqual([]);
  const timeline = layOut(board, FIXTURE);
  for (const scene of board.scenes) expect(drawBoard(timeline, scene.start + scene.seconds - 0.1)).not.toContain('NaN');
});

test('captions follow one another without gap or overlap and cover the whole video', () => {
  const board = readBoard(FIXTURE);
  const cues = board.scenes.flatMap((scene) => scene.cues);
  expect(cues[0]?.start).toBe(0);
  expect(cues.at(-1)?.end).toBe(board.seconds);
  cues.slice(1).forEach((cue, index) => expect(cue.start).toBe(cues[index]?.end));
});

test('every moment is drawn the same each time', { timeout: 60_000 }, () => {
  const source = readFileSync(FIXTURE, 'utf8');
  const picture = (): string => drawBoard(layOut(parseBoard(source, FIXTURE), FIXTURE), 20.3);
  expect(picture()).toBe(picture());
});

test.each([
  ['an unknown element', 'draw:\n  - { circel: [1, 2, 3] }', 'board.yaml:5: no element is called “circel”'],
  ['an unknown field', 'draw:\n  - circle: [100, 100, 30]\n    colour: gold', 'board.yaml:6: “colour” is not known here (in circle)'],
  ['a point of the wrong form', 'draw:\n  - { cart: 3 }', 'board.yaml:5: cart: write a point as [x, y]'],
  ['words on the board', 'draw:\n  - { text: قوة, pos: [100, 100] }', 'boards hold no words'],
  ['too small a text', 'draw:\n  - { text: m, pos: [100, 100], size: 12 }', 'too small to read at 240p'],
  ['wrong TeX', "draw:\n  - { formula: '\\frac{1', pos: [100, 100] }", 'board.yaml:5: the formula “\\frac{1” cannot be set'],
  ['a name that stands for nothing', 'draw:\n  - { underline: law }', 'board.yaml:5: nothing on the board is called “law”'],
  ['a drawing outside the board', 'draw:\n  - { circle: [1270, 100, 30] }', 'board.yaml:5: circle leaves the board'],
  ['a plot without axes', 'draw:\n  - { plot: x^2 }', 'say on which axes it lies'],
  ['a wrong term', 'draw:\n  - { plot: x^^2, on: g }', 'board.yaml:5: plot: “x^^2”'],
  ['an element after the end of its scene', 'draw:\n  - { circle: [100, 100, 30], at: 40 }', 'the scene lasts 30 s'],
  [
    'a change of nothing',
    'draw:\n  - { circle: [100, 100, 30], id: a }\nchange:\n  - { id: b, turn: 20 }',
    'board.yaml:7: nothing on the board is called “b”',
  ],
])('%s is refused with its line', (_, body, message) => {
  expect(problemOf(oneScene(body))).toContain(message);
});

test('a video that is too short and a caption that lacks a language are refused', () => {
  expect(problemOf('scenes:\n  - seconds: 8\n    caption: { ar: قوة, en: A force, ur: قوت }\n')).toContain(
    'board.yaml:1: the scenes last 8 s together',
  );
  expect(problemOf('scenes:\n  - seconds: 30\n    caption: { ar: قوة, en: A force }\n')).toContain(
    'board.yaml:3: ur: write the caption in all three languages',
  );
});

test('an element appears, is drawn, moves and is erased at its seconds', () => {
  const board = parseBoard(
    oneScene(
      'draw:\n  - { circle: [100, 100, 30], id: a, at: 2, for: 1, until: 20 }\nchange:\n  - { id: a, at: 5, for: 2, by: [100, 0], ease: linear }\n  - { id: a, at: 10, for: 2, to: [500, 300], ease: linear }',
    ),
    'board.yaml',
  );
  const [actor] = layOut(board, 'board.yaml').actors;
  if (actor === undefined) throw new Error('nothing was laid out');
  const shift = (time: number): number[] =>
    (lookAt(actor, time)?.steps ?? []).reduce<number[]>(
      ([x = 0, y = 0], step) => ('shift' in step ? [x + step.shift[0], y + step.shift[1]] : [x, y]),
      [0, 0],
    );
  expect(lookAt(actor, 1.9)).toBeUndefined();
  expect(lookAt(actor, 2.5)?.drawn).toBeCloseTo(0.5);
  expect(lookAt(actor, 3)?.drawn).toBe(1);
  expect(shift(6)).toEqual([50, 0]);
  expect(shift(15)).toEqual([400, 200]);
  expect(lookAt(actor, 20.15)?.opacity).toBeCloseTo(0.5);
  expect(lookAt(actor, 20.4)).toBeUndefined();
});

test('a motion begins at 0, ends at 1 and never runs backwards', () => {
  for (const ease of ['smooth', 'linear', 'accelerate', 'brake'] as const) {
    const shares = Array.from({ length: 21 }, (_, step) => progress(step / 10, 0, 2, ease));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    shares.slice(1).forEach((share, index) => expect(share).toBeGreaterThanOrEqual(shares[index] ?? 0));
  }
});

test('lettering over lettering is noted', () => {
  const board = parseBoard(oneScene('draw:\n  - { text: 12 N, pos: [300, 300] }\n  - { text: 4 kg, pos: [310, 305] }'), 'board.yaml');
  expect(layOut(board, 'board.yaml').notes).toEqual([{ line: 6, problem: 'lettering lies over that of line 5' }]);
});
