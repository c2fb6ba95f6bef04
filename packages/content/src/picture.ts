import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problem, type Problem } from './problem.ts';
import type { Picture } from './running-text.ts';
import { nameOf, packFileAt, type Reading } from './reading.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:svg|png|jpg|webp|gif)$/;
const REFUSED: readonly [RegExp, Problem][] = [
  [/<\s*script/i, problem('pictureScript', {})],
  [/\son[a-z]+\s*=/i, problem('pictureHandler', {})],
  [/<\s*(?:foreignObject|iframe|embed|object|audio|video|animate|set)\b/i, problem('pictureElement', {})],
  [/<!(?:DOCTYPE|ENTITY)/i, problem('pictureDoctype', {})],
  [/<\?xml-stylesheet/i, problem('pictureStyle', {})],
  [/@import/i, problem('pictureStyle', {})],
  [/(?:href|src)\s*=\s*["'](?:[^#]|$)/i, problem('pictureOutside', {})],
  [/url\((?:[^#]|$)/i, problem('pictureOutside', {})],
];

const SVG_TAG_MAXIMUM = 10_000;

/**
 * What an SVG holds that pictures may not, with the offset in its source. A drawing without a size counts
 * too.
 */
export function svgFaults(source: string): { offset: number; problem: Problem }[] {
  const faults = REFUSED.flatMap(([pattern, refused]) => {
    const found = pattern.exec(source);
    return found ? [{ offset: found.index, problem: refused }] : [];
  });
  return sizeOfSvg(source) ? faults : [...faults, { offset: 0, problem: problem('pictureViewBox', {}) }];
}

function sizeOfSvg(source: string): { width: number; height: number } | null {
  const start = source.search(/<svg\b/i);
  const [tag = ''] = start < 0 ? [] : source.slice(start, start + SVG_TAG_MAXIMUM).split('>', 1);
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/i.exec(tag);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** The most pixels of a picture, those of all its frames together, and of one of its sides. */
export const PICTURE_PIXELS = 24_000_000;
export const PICTURE_SIDE = 8_000;

const FORMATS: Readonly<Record<string, string>> = { jpg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' };
const DRAWS = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|use|image)\b/i;

/**
 * The size of a picture in pixels (of a drawing: of its viewBox) when all of it can be decoded and it is what
 * the ending of its name says; else why not (rule content 11). Its header is judged before it is decoded.
 */
export async function pictureSize(
  bytes: Uint8Array,
  ending: string,
): Promise<{ width: number; height: number } | 'tooManyPixels' | 'unreadable'> {
  // most packs are read without a picture, and the decoder is a large library
  const { default: sharp } = await import('sharp');
  try {
    const all = { animated: true, failOn: 'error' } as const;
    const { format, width, height, pages = 1, pageHeight = height } = await sharp(bytes, { ...all, limitInputPixels: false }).metadata();
    if (ending === 'svg') {
      const source = new TextDecoder().decode(bytes);
      return (format === 'svg' && DRAWS.test(source) && sizeOfSvg(source)) || 'unreadable';
    }
    if (format !== FORMATS[ending]) return 'unreadable';
    if (Math.max(width, pageHeight) > PICTURE_SIDE || width * pageHeight * pages > PICTURE_PIXELS) return 'tooManyPixels';
    await sharp(bytes, { ...all, limitInputPixels: PICTURE_PIXELS }).stats();
    return { width, height: pageHeight };
  } catch {
    // the library throws on whatever it cannot decode: that is our answer
    return 'unreadable';
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
    const report = (at: number, found: Problem) =>
      reading.problems.add(nameOf(reading, path), source.slice(0, at).split('\n').length, found);
    if (!NAME.test(name)) report(0, problem('pictureName', { name }));
    const faults = ending === 'svg' ? svgFaults(source) : [];
    for (const fault of faults) report(fault.offset, fault.problem);
    const size = faults.length > 0 ? sizeOfSvg(source) : await pictureSize(bytes, ending);
    if (size === null) continue;
    if (size === 'unreadable') report(0, problem('pictureUnreadable', {}));
    if (size === 'tooManyPixels') report(0, problem('picturePixels', { side: PICTURE_SIDE, millions: PICTURE_PIXELS / 1e6 }));
    if (typeof size === 'string') continue;
    const src = `/media/${file.name}`;
    reading.files.set(src, file);
    pictures.set(name, { src, ...size });
  }
  return pictures;
}
