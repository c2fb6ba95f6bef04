import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { root } from '../../tools/sources.ts';

/** A story's window, which is what its picture shows. */
export const TILE = { width: 360, height: 640 } as const;
/**
 * Of a sheet: how many tiles stand beside each other, and the strip above each with its name. WebP looks a
 * million pixels back for what it has seen: four tiles let it see the row above, which makes a sheet a sixth
 * smaller than eight.
 */
const COLUMNS = 4;
const STRIP = 20;
/** The part of a picture's pixels that may differ: machines round colours of edges differently. */
const TOLERATED = 0.0005;

export const SHEETS = path.join(import.meta.dirname, 'pictures');
const CAPTIONS = path.join(root, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** The pixels of a tile: red, green, blue, row by row from the top. */
type Pixels = Buffer;
/**
 * Of one sheet: each tile's name (`pending ar`) in the order in which they stand, and the fingerprint of its
 * pixels.
 */
type Tiles = Record<string, string>;

export const fingerprint = (pixels: Pixels): string => createHash('sha256').update(pixels).digest('hex').slice(0, 16);

export const sheetFile = (sheet: string, folder = SHEETS): string => path.join(folder, `${sheet}.webp`);

/** The sheet and the name of a story's tile: all stories of a file stand on one. */
export function tileOf(id: string, language: string): { sheet: string; tile: string } {
  const [sheet = '', story = ''] = id.split('--');
  return { sheet, tile: `${story} ${language}` };
}

/** The list of its tiles that a sheet carries: XMP is where an image file keeps what is said about it. */
const written = (tiles: Tiles): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:source>${JSON.stringify(tiles)}</dc:source></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** What stands on a sheet; nothing where there is no such sheet, or it says nothing. */
export async function readTiles(sheet: string, folder = SHEETS): Promise<Tiles> {
  const file = sheetFile(sheet, folder);
  if (!existsSync(file)) return {};
  // by its bytes: sharp remembers what a file of this name once held
  const { xmp } = await sharp(readFileSync(file)).metadata();
  const [, tiles = '{}'] = /<dc:source>(.*)<\/dc:source>/.exec(xmp?.toString() ?? '') ?? [];
  return JSON.parse(tiles) as Tiles;
}

/** The names of the sheets in a folder. */
export const sheetsIn = (folder = SHEETS): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.webp'))
    .map((name) => path.basename(name, '.webp'))
    .sort();

const placeOf = (index: number) => ({
  left: (index % COLUMNS) * TILE.width,
  top: Math.floor(index / COLUMNS) * (TILE.height + STRIP) + STRIP,
});

/** The pixels of an image file of a tile's size. */
export const pixelsOf = (image: Buffer): Promise<Pixels> => sharp(image).removeAlpha().raw().toBuffer();

/** The pixels of all tiles of a sheet, by name. */
export async function readSheet(sheet: string, tiles: Tiles, folder = SHEETS): Promise<Map<string, Pixels>> {
  const { data, info } = await sharp(readFileSync(sheetFile(sheet, folder)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * 3;
  const read = new Map<string, Pixels>();
  for (const [index, tile] of Object.keys(tiles).entries()) {
    const { left, top } = placeOf(index);
    const pixels = Buffer.alloc(TILE.width * TILE.height * 3);
    for (let y = 0; y < TILE.height; y++)
      data.copy(pixels, y * TILE.width * 3, (top + y) * row + left * 3, (top + y) * row + (left + TILE.width) * 3);
    read.set(tile, pixels);
  }
  return read;
}

let last: { sheet: string; tiles: Promise<Map<string, Pixels>> } | null = null;
/** The pixels of a sheet as it is now: those of the last one are kept, for its stories follow each other. */
function readSheetOnce(sheet: string, tiles: Tiles, folder: string): Promise<Map<string, Pixels>> {
  const key = `${sheetFile(sheet, folder)} ${JSON.stringify(tiles)}`;
  if (last?.sheet !== key) last = { sheet: key, tiles: readSheet(sheet, tiles, folder) };
  return last.tiles;
}

async function drawSheet(sheet: string, tiles: ReadonlyMap<string, Pixels>, folder: string): Promise<void> {
  const parts = [...tiles].flatMap(([tile, pixels], index) => {
    const { left, top } = placeOf(index);
    return [
      { input: pixels, raw: { ...TILE, channels: 3 as const }, left, top },
      {
        input: { text: { text: tile, font: 'DejaVu Sans 11', fontfile: CAPTIONS, rgba: true } },
        left: left + 4,
        top: top - STRIP + 3,
      },
    ];
  });
  const sheetPixels = await sharp({
    create: {
      width: Math.min(tiles.size, COLUMNS) * TILE.width,
      height: Math.ceil(tiles.size / COLUMNS) * (TILE.height + STRIP),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(parts)
    // lossless all the same: `quality` says how long a smaller file is looked for
    .webp({ lossless: true, effort: 6, quality: 100 })
    .withXmp(written(Object.fromEntries([...tiles].map(([name, pixels]) => [name, fingerprint(pixels)]))))
    .toBuffer();
  writeFileSync(sheetFile(sheet, folder), sheetPixels);
}

const png = (pixels: Buffer, channels: 3 | 4) =>
  sharp(pixels, { raw: { ...TILE, channels } })
    .png()
    .toBuffer();
const withAlpha = (pixels: Pixels): Promise<Buffer> =>
  sharp(pixels, { raw: { ...TILE, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();

/** How two tiles differ: how many pixels, and a picture of where. */
export async function compare(expected: Pixels, actual: Pixels): Promise<{ pixels: number; tolerated: boolean; picture: Buffer }> {
  const difference = Buffer.alloc(TILE.width * TILE.height * 4);
  const pixels = pixelmatch(await withAlpha(expected), await withAlpha(actual), difference, TILE.width, TILE.height, { threshold: 0.01 });
  return { pixels, tolerated: pixels <= TILE.width * TILE.height * TOLERATED, picture: await png(difference, 4) };
}

/**
 * Judges the screenshot (PNG) of a story in a language against its tile. Gives what is wrong in words; the
 * three pictures lie in `results` then.
 */
export async function judge(id: string, language: string, screenshot: Buffer, results: string, folder = SHEETS): Promise<string | null> {
  const { sheet, tile } = tileOf(id, language);
  const tiles = await readTiles(sheet, folder);
  const known = tiles[tile];
  const actual = await pixelsOf(screenshot);
  if (known === fingerprint(actual)) return null;
  if (known === undefined) return `${language} has no picture yet: npm run test:stories -- --update`;
  const expected = (await readSheetOnce(sheet, tiles, folder)).get(tile);
  if (!expected) return `${language}: ${sheet} does not hold its tile`;
  const { pixels, tolerated, picture } = await compare(expected, actual);
  if (tolerated) return null;
  mkdirSync(results, { recursive: true });
  const place = (what: string) => path.join(results, `${id}.${language}.${what}.png`);
  writeFileSync(place('expected'), await png(expected, 3));
  writeFileSync(place('actual'), screenshot);
  writeFileSync(place('difference'), picture);
  const at = path.relative(root, place('{expected,actual,difference}'));
  return `${language} picture differs from its tile on ${sheet} by ${pixels} of ${TILE.width * TILE.height} pixels: ${at}`;
}

/**
 * Draws anew the sheets of which a tile changed, came or went. `wanted`: the names of all tiles of each
 * sheet, in their order; `drawn`: the pixels of those that were drawn now. A tile that was neither drawn nor
 * known is left out. Gives what changed, in words.
 */
export async function drawAnew(
  wanted: ReadonlyMap<string, readonly string[]>,
  drawn: ReadonlyMap<string, Pixels>,
  folder = SHEETS,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const changed: string[] = [];
  const kept = new Set<string>();
  for (const [sheet, names] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const before = await readTiles(sheet, folder);
    const fresh = names.filter((name) => drawn.has(`${sheet}/${name}`));
    const standing = names.filter((name) => fresh.includes(name) || name in before);
    if (standing.length === 0) continue;
    kept.add(sheet);
    if (fresh.length === 0 && standing.join() === Object.keys(before).join()) continue;
    const old = Object.keys(before).length > 0 ? await readSheet(sheet, before, folder) : new Map<string, Pixels>();
    const tiles = new Map<string, Pixels>();
    for (const name of standing) {
      const pixels = drawn.get(`${sheet}/${name}`) ?? old.get(name);
      if (pixels) tiles.set(name, pixels);
    }
    await drawSheet(sheet, tiles, folder);
    const gone = Object.keys(before).filter((name) => !standing.includes(name));
    changed.push(`${sheet}: drawn ${fresh.join(', ') || 'none'}${gone.length > 0 ? `; gone ${gone.join(', ')}` : ''}`);
  }
  for (const sheet of sheetsIn(folder).filter((name) => !kept.has(name))) {
    rmSync(sheetFile(sheet, folder));
    changed.push(`${sheet}: gone`);
  }
  return changed;
}
