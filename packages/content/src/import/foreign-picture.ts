import { createHash } from 'node:crypto';
import type { ForeignPicture } from './foreign.ts';
import { svgFaults } from '../picture.ts';

const EXTENSIONS: Record<ForeignPicture['type'], string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * What kind of picture bytes are, by the bytes themselves: names and headers of files lie. Null for anything
 * else.
 */
export function pictureType(bytes: Uint8Array): ForeignPicture['type'] | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[^>]*-->\s*|<!DOCTYPE\s+svg[^>]*>\s*)*<svg[\s>]/.test(head)) return 'image/svg+xml';
  return null;
}

/**
 * The name of a picture beside questions: made from its bytes, so that the same picture has the same name
 * wherever it comes from.
 */
export const pictureName = ({ type, bytes }: ForeignPicture): string =>
  `picture-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${EXTENSIONS[type]}`;

/** Whether a name is one that pictures of a pack may have for their type. */
export const isPackName = (name: string, type: ForeignPicture['type']): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z]+$/.test(name) && name.endsWith(`.${EXTENSIONS[type]}`);

/** The width and the height of a drawing, in its opening tag. */
const SIDES = [/\swidth\s*=\s*["']\s*([\d.]+)(?:px|pt)?\s*["']/i, /\sheight\s*=\s*["']\s*([\d.]+)(?:px|pt)?\s*["']/i];

/**
 * A drawing as packs take it: without a document type, with a viewBox where width and height tell it. Null
 * when it holds scripts, handlers or anything from elsewhere, as pictures of packs may not.
 */
export function safeDrawing(bytes: Uint8Array): Uint8Array | null {
  const written = new TextDecoder().decode(bytes);
  let source = written.replace(/<!DOCTYPE\s+svg[^[<>]*>\s*/i, '');
  const start = source.search(/<svg\b/i);
  const opening = start < 0 ? '' : source.slice(start, source.indexOf('>', start) + 1);
  if (opening !== '' && !/\bviewBox\s*=/i.test(opening)) {
    const [width, height] = SIDES.map((side) => side.exec(opening)?.[1]);
    if (width !== undefined && height !== undefined)
      source = source.replace(opening, () => opening.replace(/^<svg/i, `<svg viewBox="0 0 ${width} ${height}"`));
  }
  if (svgFaults(source).length > 0) return null;
  return source === written ? bytes : new TextEncoder().encode(source);
}
