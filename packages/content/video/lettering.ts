import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { boxAround, type Anchor, type Box, type Outlines, type Point } from './geometry.ts';
import { setFormula } from './formula.ts';

const require = createRequire(import.meta.url);
/**
 * The Arabic part has a weight of its own, so that it is asked for by weight: resvg loses letters where it
 * falls back from one part to the other within a line.
 */
const FONT_FILES = ['latin-600', 'arabic-700'].map((part) => require.resolve(`@fontsource/cairo/files/cairo-${part}-normal.woff`));
export const ARABIC_WEIGHT = 700;
const LATIN_WEIGHT = 600;
/** What the Latin part of Cairo holds; everything else is set as mathematics. */
export const IN_FONT = /[\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u2212]/u;
const GREEK: Readonly<Record<string, string>> = {
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  θ: '\\theta',
  λ: '\\lambda',
  μ: '\\mu',
  π: '\\pi',
  ρ: '\\rho',
  σ: '\\sigma',
  τ: '\\tau',
  φ: '\\varphi',
  ω: '\\omega',
  Δ: '\\Delta',
  Σ: '\\Sigma',
  Ω: '\\Omega',
  Φ: '\\Phi',
  '→': '\\to',
  '←': '\\leftarrow',
  '⇒': '\\Rightarrow',
  '≤': '\\le',
  '≥': '\\ge',
  '≠': '\\ne',
  '≈': '\\approx',
  '∞': '\\infty',
  '√': '\\surd',
  '∥': '\\parallel',
  '⊥': '\\perp',
  '∈': '\\in',
  '∠': '\\angle',
  '∝': '\\propto',
  '∴': '\\therefore',
};

/** The TeX of a character that the face lacks. */
export const texFor = (character: string): string => `${GREEK[character] ?? character} `;

let fontOptions: { loadSystemFonts: false; fontFiles: string[]; defaultFontFamily: string } | undefined;

/** Font options for resvg with the house's own face alone, so that every machine draws the same. */
function houseFont(): NonNullable<typeof fontOptions> {
  if (fontOptions === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'board-font-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const fontFiles = FONT_FILES.map((file, index) => {
      const target = join(folder, `${index}.ttf`);
      writeFileSync(target, unpackWoff(readFileSync(file)));
      return target;
    });
    fontOptions = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Cairo' };
  }
  return fontOptions;
}

/** WOFF 1 to the plain font inside it: resvg reads TrueType only. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + 20 * index;
    const [offset, packed, plain] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), bytes: packed < plain ? inflateSync(bytes) : bytes };
  });
  const head = Buffer.alloc(12 + 16 * count);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = 12 + 16 * index;
    [tag, checksum, offset, bytes.length].forEach((value, field) => head.writeUInt32BE(value, entry + 4 * field));
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  });
  return Buffer.concat(parts);
}

const runs = new Map<string, { paths: string; box: Box }>();

/** Outlines of a run of plain text at 100 units, its baseline starting at (0, 0). */
export function outlineRun(text: string, weight = LATIN_WEIGHT): { paths: string; box: Box } {
  const name = `${weight} ${text}`;
  const known = runs.get(name);
  if (known !== undefined) return known;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="300"><text x="0" y="0" xml:space="preserve" font-family="Cairo" font-weight="${weight}" font-size="100">${escaped}</text></svg>`;
  const outlined = new Resvg(svg, { font: houseFont() }).toString();
  const data = [...outlined.matchAll(/\sd="([^"]*)"/g)].map((match) => match[1] ?? '').join(' ');
  const points: Point[] = [...data.matchAll(/(-?[\d.]+)(?: (-?[\d.]+))?/g)].flatMap(([, x, y]) =>
    y === undefined ? [] : [[Number(x), Number(y)] as Point],
  );
  const made = {
    paths: data === '' ? '' : `<path d="${data}"/>`,
    box: points.length === 0 ? { x: 0, y: 0, width: 0, height: 0 } : boxAround(points),
  };
  runs.set(name, made);
  return made;
}

/** How far the pen moves over a run at 100 units, outer spaces included. */
function advance(text: string): number {
  return outlineRun(`H${text}H`).box.width - outlineRun('HH').box.width;
}

/** Splits a label into plain runs and TeX (`$…$`, and characters that the face lacks). */
export function splitLabel(label: string): { kind: 'plain' | 'tex'; value: string }[] {
  const pieces: { kind: 'plain' | 'tex'; value: string }[] = [];
  label.split('$').forEach((part, index) => {
    if (part === '') return;
    if (index % 2 === 1) {
      pieces.push({ kind: 'tex', value: part });
      return;
    }
    for (const character of part) {
      const kind = IN_FONT.test(character) ? 'plain' : 'tex';
      const value = kind === 'tex' ? texFor(character) : character;
      const last = pieces.at(-1);
      if (last?.kind === kind) last.value += value;
      else pieces.push({ kind, value });
    }
  });
  return pieces;
}

/**
 * Sets a label (plain text with TeX between dollars) with the middle of its height at `position`. Throws when
 * the TeX is wrong. Arabic is set by `setRightToLeft`.
 */
export function setLabel(label: string, position: Point, size: number, anchor: Anchor = 'middle'): Outlines {
  const pieces = splitLabel(label);
  const [only] = pieces;
  if (pieces.length === 1 && only?.kind === 'tex') return setFormula(only.value, position, size * 1.12, anchor);
  const scale = size / 100;
  // Capitals of Cairo are 66 units high at 100: the eye takes their middle as the middle of the line.
  const baseline = position[1] + 33 * scale;
  let pen = 0;
  const parts = pieces.map((piece) => {
    const from = pen;
    if (piece.kind === 'plain') {
      pen += advance(piece.value) * scale;
      return (x: number) =>
        `<g transform="translate(${round(x + from)} ${round(baseline)}) scale(${round(scale)})">${outlineRun(piece.value).paths}</g>`;
    }
    const width = setFormula(piece.value, [0, 0], size * 1.12, 'start').box.width;
    pen += width;
    return (x: number) => setFormula(piece.value, [x + from, baseline], size * 1.12, 'start', true).svg;
  });
  const x = position[0] - { start: 0, middle: pen / 2, end: pen }[anchor];
  return { svg: parts.map((part) => part(x)).join(''), box: { x, y: position[1] - size * 0.42, width: pen, height: size * 0.84 } };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
