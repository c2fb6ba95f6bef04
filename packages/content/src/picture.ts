import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Picture } from './running-text.ts';
import { nameOf, packFileAt, type Reading } from './reading.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png|jpg|webp|gif)$/;
const REFUSED: readonly [RegExp, string][] = [
  [/<\s*script/i, 'a script'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/<\s*(?:foreignObject|iframe|embed|object|audio|video|animate|set)\b/i, 'an element that pictures may not have'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type'],
  [/<\?xml-stylesheet/i, 'a foreign style sheet'],
  [/@import/i, 'a foreign style sheet'],
  [/(?:href|src)\s*=\s*["'](?!#)/i, 'a reference to something outside of it'],
  [/url\(\s*["']?(?!#)/i, 'a reference to something outside of it'],
];

const SVG_TAG_MAXIMUM = 10_000;

/** The address that a file has where it is served: named by its content, so that it never changes. */
const mediaAddress = (sha256: string, extension: string): string => `/media/${sha256}${extension}`;

/**
 * What an SVG holds that pictures may not, with the offset in its source. A drawing without a size counts
 * too.
 */
export function svgFaults(source: string): { offset: number; problem: string; remedy: string }[] {
  const faults = REFUSED.flatMap(([pattern, what]) => {
    const found = pattern.exec(source);
    return found ? [{ offset: found.index, problem: `the picture holds ${what}`, remedy: 'take it out: pictures are drawings only' }] : [];
  });
  return sizeOfSvg(source)
    ? faults
    : [...faults, { offset: 0, problem: 'the picture has no viewBox', remedy: 'add viewBox="0 0 width height" to its <svg>' }];
}

function sizeOfSvg(source: string): { width: number; height: number } | null {
  const start = source.search(/<svg\b/i);
  const [tag = ''] = start < 0 ? [] : source.slice(start, start + SVG_TAG_MAXIMUM).split('>', 1);
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/i.exec(tag);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** The size of a photograph or drawing in pixels, when its bytes are what its name says. */
export function sizeOfRaster(bytes: Uint8Array, ending: string): { width: number; height: number } | null {
  try {
    const { type, width, height } = imageSize(bytes);
    return type === ending && width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // the library throws on whatever it cannot read: that is our answer
    return null;
  }
}

/**
 * Reads the pictures of a folder and adds them to the pack's files. The size comes from the viewBox of an
 * SVG, from the bytes of any other. Refuses drawings that hold scripts, handlers or anything from elsewhere.
 */
export async function readPictures(reading: Reading, folder: string, names: readonly string[]): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const name of names) {
    const path = join(folder, name);
    const [bytes, file] = await Promise.all([readFile(path).catch(() => null), packFileAt(path)]);
    if (bytes === null || !file) continue;
    const [, ending = ''] = /\.([a-z]+)$/.exec(name) ?? [];
    const source = ending === 'svg' ? bytes.toString('utf8') : '';
    const report = (at: number, problem: string, remedy: string) =>
      reading.problems.add(nameOf(reading, path), source.slice(0, at).split('\n').length, problem, remedy);
    if (!NAME.test(name)) report(0, `the picture’s name “${name}”`, 'use small letters, digits and dashes: force-on-cart.svg');
    if (ending === 'svg') for (const { offset, problem, remedy } of svgFaults(source)) report(offset, problem, remedy);
    const size = ending === 'svg' ? sizeOfSvg(source) : sizeOfRaster(bytes, ending);
    if (!size) {
      if (ending !== 'svg') report(0, 'the picture cannot be read', 'save it anew as PNG, JPEG (.jpg), WebP or GIF, or take it out');
      continue;
    }
    const src = mediaAddress(file.sha256, `.${ending}`);
    reading.files.set(src, file);
    pictures.set(name, { src, ...size });
  }
  return pictures;
}
