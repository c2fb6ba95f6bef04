import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawAnew, fingerprint, judge, readSheet, readTiles, sheetFile, SHEETS, sheetsIn, TILE } from './pictures.ts';

/** A tile of one grey with so many red pixels. */
function drawing(grey: number, red = 0): Buffer {
  const pixels = Buffer.alloc(TILE.width * TILE.height * 3, grey);
  for (let index = 0; index < red; index++) pixels.set([255, 0, 0], index * 3);
  return pixels;
}
const screenshot = (pixels: Buffer) =>
  sharp(pixels, { raw: { ...TILE, channels: 3 } })
    .png()
    .toBuffer();

describe('the pictures that are kept', () => {
  it('are at most 250 files and 8 MB', () => {
    const files = readdirSync(SHEETS);
    expect(files.length).toBeLessThanOrEqual(250);
    expect(files.reduce((sum, file) => sum + statSync(path.join(SHEETS, file)).size, 0)).toBeLessThanOrEqual(8_000_000);
  });

  it('are sheets, and nothing else lies beside them', () => {
    expect(readdirSync(SHEETS).sort()).toEqual(
      sheetsIn()
        .map((sheet) => `${sheet}.webp`)
        .sort(),
    );
  });

  it('show on each sheet the tiles that it says', async () => {
    for (const sheet of sheetsIn()) {
      const tiles = await readTiles(sheet);
      expect(Object.keys(tiles), sheet).not.toEqual([]);
      const read = await readSheet(sheet, tiles);
      expect(Object.fromEntries([...read].map(([tile, pixels]) => [tile, fingerprint(pixels)])), sheet).toEqual(tiles);
    }
  });
});

describe('a sheet', () => {
  const wanted = new Map([
    ['part', ['open ar', 'open en', 'closed ar', 'closed en', 'longest ar']],
    ['other', ['open ar']],
  ]);
  const names = [...wanted].flatMap(([sheet, tiles]) => tiles.map((tile) => `${sheet}/${tile}`));
  const all = new Map(names.map((name, index) => [name, drawing(100 + index)]));
  const folders: string[] = [];
  const newFolder = (): string => {
    const made = mkdtempSync(path.join(tmpdir(), 'darb-sheets-'));
    folders.push(made);
    return made;
  };
  /** All of them, drawn once: to pack the pixels takes seconds. */
  let whole: string;
  /** What each test has of that for itself. */
  let folder: string;
  beforeAll(async () => {
    whole = newFolder();
    await drawAnew(wanted, all, whole);
  });
  beforeEach(() => {
    folder = newFolder();
    cpSync(whole, folder, { recursive: true });
  });
  afterAll(() => {
    for (const made of folders) rmSync(made, { recursive: true });
  });

  it('gives back the pixels of each tile', async () => {
    const read = await readSheet('part', await readTiles('part', folder), folder);
    expect([...read].map(([tile, pixels]) => pixels.equals(all.get(`part/${tile}`) ?? Buffer.alloc(0)))).toEqual(Array(5).fill(true));
  });

  it('is not written where nothing differs', async () => {
    const before = readdirSync(folder).map((file) => statSync(path.join(folder, file)).mtimeMs);
    expect(await drawAnew(wanted, new Map(), folder)).toEqual([]);
    expect(readdirSync(folder).map((file) => statSync(path.join(folder, file)).mtimeMs)).toEqual(before);
  });

  it('keeps its other tiles where one is drawn anew, and other sheets stay', async () => {
    const other = readFileSync(sheetFile('other', folder));
    const before = await readTiles('part', folder);
    const changed = await drawAnew(wanted, new Map([['part/closed ar', drawing(7)]]), folder);
    expect(changed).toEqual(['part: drawn closed ar']);
    expect(await readTiles('part', folder)).toEqual({ ...before, 'closed ar': fingerprint(drawing(7)) });
    expect(readFileSync(sheetFile('other', folder))).toEqual(other);
  });

  it('loses the tiles of stories that are gone, and goes with the last one', async () => {
    const changed = await drawAnew(new Map([['part', ['closed ar']]]), new Map(), folder);
    expect(changed).toEqual(['part: drawn none; gone open ar, open en, closed en, longest ar', 'other: gone']);
    expect(await readTiles('part', folder)).toEqual({ 'closed ar': fingerprint(drawing(102)) });
    expect(readdirSync(folder)).toEqual(['part.webp']);
  });

  it('finds nothing wrong with the picture on it, nor with one in which a pixel of two thousand differs', async () => {
    expect(await judge('part--open', 'ar', await screenshot(drawing(100)), folder, folder)).toBeNull();
    expect(await judge('part--open', 'ar', await screenshot(drawing(100, 115)), folder, folder)).toBeNull();
  });

  it('says of another picture by how many pixels it differs, and where the three pictures lie', async () => {
    const results = path.join(folder, 'results');
    expect(await judge('part--open', 'en', await screenshot(drawing(101, 116)), results, folder)).toMatch(
      /^en picture differs from its tile on part by 116 of 230400 pixels: .*results\/part--open\.en\.\{expected,actual,difference\}\.png$/,
    );
    expect(readdirSync(results)).toEqual(['actual', 'difference', 'expected'].map((what) => `part--open.en.${what}.png`));
  });

  it('says that a story has no picture yet', async () => {
    expect(await judge('part--new', 'ar', await screenshot(drawing(1)), folder, folder)).toMatch(/no picture yet/);
  });
});
