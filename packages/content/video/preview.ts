import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Board } from './board.ts';
import { breakCaption, LANGUAGES } from './captions.ts';
import { drawBoard } from './frame.ts';
import { CANVAS } from './geometry.ts';
import { ARABIC_WEIGHT, outlineRun } from './lettering.ts';
import { FADE } from './motion.ts';
import type { Timeline } from './timeline.ts';

const TILE = { width: 640, height: 360, text: 96, gap: 20 };

/**
 * Writes a contact sheet: the end of every scene with its Arabic caption where a player shows it, and all
 * captions below.
 */
export function writePreview(board: Board, timeline: Timeline, file: string): void {
  const columns = 2;
  const rows = Math.ceil(board.scenes.length / columns);
  const step = { x: TILE.width + TILE.gap, y: TILE.height + TILE.text + TILE.gap };
  const width = columns * step.x + TILE.gap;
  const height = rows * step.y + TILE.gap;
  const tiles = board.scenes.map((scene, index) => {
    const x = TILE.gap + (index % columns) * step.x;
    const y = TILE.gap + Math.floor(index / columns) * step.y;
    const end = scene.start + scene.seconds - (index === board.scenes.length - 1 ? 0.001 : Math.min(0.05, FADE));
    const last = scene.cues.at(-1);
    const lines = last === undefined ? [] : (breakCaption(last.text.ar) ?? []);
    const bar = `<rect x="240" y="${690 - lines.length * 46 - 14}" width="800" height="${lines.length * 46 + 14}" rx="8" fill="#06191c" fill-opacity=".86"/>`;
    const caption = lines.map((line, at) => words(line, 640, 690 - (lines.length - 1 - at) * 46 - 16, 32, '#fbf6ee')).join('');
    const below = LANGUAGES.map((language, at) => {
      const all = scene.cues.map((cue) => cue.text[language]).join('  ·  ');
      return words(all, x + TILE.width / 2, y + TILE.height + 28 + at * 28, Math.min(15, 1150 / all.length), '#132a2d');
    }).join('');
    return `<svg x="${x}" y="${y}" width="${TILE.width}" height="${TILE.height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">${drawBoard(timeline, end)}${bar}${caption}${words(`${index + 1} · ${scene.start}–${scene.start + scene.seconds} s`, 90, 30, 22, '#5f8f93')}</svg>${below}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fbf6ee"/>${uniqueClips(tiles).join('')}</svg>`;
  writeFileSync(file, new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

/** Clip paths of different tiles must not share names in one SVG. */
function uniqueClips(tiles: readonly string[]): string[] {
  return tiles.map((tile, index) => tile.replace(/(clipPath id="|url\(#)c/g, `$1t${index}c`));
}

/** Runs of Latin letters, digits and points with the spaces inside them, and everything between. */
const IN_ONE_FACE =
  /[\u0021-\u007e\u00a1-\u00ff\u2013-\u209f\u2212]+(?: +[\u0021-\u007e\u00a1-\u00ff\u2013-\u209f\u2212]+)*|[^\n\r\u0021-\u007e\u00a1-\u00ff\u2013-\u209f\u2212]+/gu;

/**
 * A line of text about `x`. Arabic and Urdu are set run by run from right to left, each run in the part of
 * the face that holds it.
 */
function words(text: string, x: number, y: number, size: number, colour: string): string {
  const rightToLeft = /\p{Script=Arabic}/u.test(text);
  const scale = size / 100;
  const runs = (text.match(IN_ONE_FACE) ?? []).map((run) => {
    const arabic = /\p{Script=Arabic}/u.test(run);
    // The embedding marks let signs at the ends of an Arabic run stand on their own side.
    const { paths, box } = arabic ? outlineRun(`\u202b${run.trim()}\u202c`, ARABIC_WEIGHT) : outlineRun(run.trim());
    const before = run.length - run.trimStart().length;
    const after = run.length - run.trim().length - before;
    const lead = (rightToLeft ? after : before) * 32;
    return { paths, offset: lead - box.x, width: box.width + 4 + (before + after) * 32 };
  });
  if (rightToLeft) runs.reverse();
  let pen = x - (runs.reduce((sum, run) => sum + run.width, 0) * scale) / 2;
  const set = runs.map((run) => {
    const placed = `<g transform="translate(${(pen + run.offset * scale).toFixed(2)} ${y}) scale(${scale})">${run.paths}</g>`;
    pen += run.width * scale;
    return placed;
  });
  return `<g fill="${colour}">${set.join('')}</g>`;
}
