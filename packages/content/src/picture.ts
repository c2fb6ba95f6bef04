import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './running-text.ts';
import { nameOf, packFileAt, type Reading } from './reading.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/;
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

/** The address that a file has where it is served: named by its content, so that it never changes. */
const mediaAddress = (sha256: string, extension: string): string => `/media/${sha256}${extension}`;

/**
 * Reads the SVG pictures of a folder and adds them to the pack's files. The size comes from the viewBox.
 * Refuses pictures that hold scripts, handlers or anything from elsewhere.
 */
export async function readPictures(reading: Reading, folder: string, names: readonly string[]): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const name of names) {
    const path = join(folder, name);
    const [source, file] = await Promise.all([readFile(path, 'utf8').catch(() => null), packFileAt(path)]);
    if (source === null || !file) continue;
    const report = (at: number, problem: string, remedy: string) =>
      reading.problems.add(nameOf(reading, path), source.slice(0, at).split('\n').length, problem, remedy);
    if (!NAME.test(name)) report(0, `the picture’s name “${name}”`, 'use small letters, digits and dashes: force-on-cart.svg');
    for (const [pattern, what] of REFUSED) {
      const found = pattern.exec(source);
      if (found) report(found.index, `the picture holds ${what}`, 'take it out: pictures are drawings only');
    }
    const box = /<svg\b[^>]*\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/i.exec(source);
    const [width, height] = [Number(box?.[1]), Number(box?.[2])];
    if (!(width > 0 && height > 0)) {
      report(0, 'the picture has no viewBox', 'add viewBox="0 0 width height" to its <svg>');
      continue;
    }
    const src = mediaAddress(file.sha256, '.svg');
    reading.files.set(src, file);
    pictures.set(name, { src, width, height });
  }
  return pictures;
}
