import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BoardError, parseBoard, readBoard } from './board.ts';
import { drawBoard } from './frame.ts';
import { INKS } from './ink.ts';
import { ARABIC_WEIGHT, outlineRun } from './lettering.ts';
import { isRightToLeft, setRightToLeft } from './right-to-left.ts';
import { layOut } from './timeline.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'arabic-words', 'board.yaml');

const widthOf = (text: string): number => outlineRun(`\u202b${text}\u202c`, ARABIC_WEIGHT).box.width;

/** Where the runs of a text begin, from left to right as they are drawn: their outlines by their place. */
function placesOf(text: string): { x: number; paths: string }[] {
  const { svg } = setRightToLeft(text, [0, 0], 100, 'start');
  return [...svg.matchAll(/<g transform="translate\((-?[\d.]+) 0\)"[^>]*>(.*?)<\/g>/g)].map(([, x, paths = '']) => ({
    x: Number(x),
    paths,
  }));
}

function problemOf(words: string, text: string): string {
  try {
    layOut(
      parseBoard(
        `${words}scenes:\n  - seconds: 30\n    caption: { ar: علم, en: knowledge, ur: علم }\n    draw:\n      - { text: '${text}', pos: [600, 300] }\n`,
        'board.yaml',
      ),
      'board.yaml',
    );
  } catch (error) {
    if (error instanceof BoardError) return error.message;
    throw error;
  }
  return '';
}

describe('Arabic on a board', () => {
  it('is joined: a word is narrower than its letters apart', () => {
    expect(widthOf('بيت')).toBeLessThan(widthOf('ب') + widthOf('ي') + widthOf('ت'));
    expect(outlineRun('\u202bبيت\u202c', ARABIC_WEIGHT).paths).not.toBe(outlineRun('\u202bب ي ت\u202c', ARABIC_WEIGHT).paths);
  });

  it('has the ligature of lam and alif', () => {
    expect(widthOf('لا')).toBeLessThan(widthOf('ل') + widthOf('ا') * 0.5);
  });

  it('carries its marks above and below without growing wider', () => {
    const [bare, marked] = [setRightToLeft('دعد', [0, 0], 100).box, setRightToLeft('دِعَدٌ', [0, 0], 100).box];
    expect(marked.width).toBeLessThan(bare.width + 5);
    expect(marked.y).toBeLessThan(bare.y);
    expect(marked.y + marked.height).toBeGreaterThan(bare.y + bare.height);
  });

  it('runs from right to left, and Latin letters inside it from left to right', () => {
    const [left, right] = placesOf('قوة F12');
    expect(left?.paths).toBe(outlineRun('F12').paths);
    expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);
  });

  it('turns brackets round', () => {
    const drawn = placesOf('(بيت)').map(({ paths }) => paths);
    expect([drawn[0], drawn.at(-1)]).toEqual([outlineRun('(').paths, outlineRun(')').paths]);
  });

  it('gives a word an ink of its own and refuses an ink that there is not', () => {
    expect(setRightToLeft('جاء {gold الولدُ} مسرعًا', [0, 0], 50).svg).toContain(`fill="${INKS.gold}"`);
    expect(() => setRightToLeft('جاء {green الولدُ}', [0, 0], 50)).toThrow('“green” is no colour');
  });

  it('takes formulas and signs that the face lacks', () => {
    expect(setRightToLeft('القوة $\\vec F$ ← $x_1$', [0, 0], 50).box.width).toBeGreaterThan(100);
  });

  it('lies at the side that the anchor says', () => {
    const at = (anchor: 'start' | 'middle' | 'end') => setRightToLeft('العلم نور', [500, 300], 60, anchor).box;
    expect(at('start').x).toBeCloseTo(500, -1);
    expect(at('end').x + at('end').width).toBeCloseTo(500, -1);
    expect(at('middle').x + at('middle').width / 2).toBeCloseTo(500, -1);
  });

  it('is told from Latin text', () => {
    expect([isRightToLeft('12 N'), isRightToLeft('$x$'), isRightToLeft('3 كتب')]).toEqual([false, false, true]);
  });
});

describe('a board of Arabic words', () => {
  it('says so in its first lines, or is refused', () => {
    expect(problemOf('', 'علم')).toBe('board.yaml:5: text: boards hold no words: put Arabic and Urdu into the caption');
    expect(problemOf('words: ar\n', 'علم')).toBe('');
    expect(problemOf('words: ur\n', 'علم')).toContain('board.yaml:1: words: write words: ar');
  });

  it('names the line of an ink that there is not', () => {
    expect(problemOf('words: ar\n', '{green علم}')).toContain('board.yaml:6: “green” is no colour');
  });

  it('writes words and fills tables from the right', () => {
    const board = readBoard(FIXTURE);
    const timeline = layOut(board, FIXTURE);
    expect(timeline.notes).toEqual([]);
    const sentence = timeline.actors.find(({ id }) => id === 'sentence');
    const half = drawBoard(timeline, 0.3);
    const clip = /<clipPath[^>]*><rect x="([\d.]+)" y="[^"]*" width="([\d.]+)"/.exec(half);
    expect(Number(clip?.[1]) + Number(clip?.[2])).toBeCloseTo((sentence?.box.x ?? 0) + (sentence?.box.width ?? 0) + 12, 0);
    const cells = timeline.actors.find(({ id }) => id === 'table')?.drawing.marks.filter(({ kind }) => kind === 'letters') ?? [];
    const columns = cells.map((mark) => (mark.kind === 'letters' ? mark.outlines.box.x : 0));
    expect(columns[0]).toBeGreaterThan(columns[1] ?? Infinity);
    expect(columns[1]).toBeGreaterThan(columns[2] ?? Infinity);
  });
});
