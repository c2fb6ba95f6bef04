import { createHash } from 'node:crypto';
import { sizeOfRaster, svgFaults } from '../picture.ts';
import { isPackName, pictureName } from './foreign-picture.ts';
import type { ForeignPicture } from './foreign.ts';
import { excerpt } from './remarks.ts';
import type { Finding } from './texts.ts';

/** A picture that comes along with a question, under its name in the pack. */
export interface NewPicture {
  name: string;
  bytes: Uint8Array;
}

const PICTURE_MAXIMUM = 2;
const MEGABYTE = 1024 * 1024;

/**
 * Takes a picture in under a name made of its content, or its own where packs may use it and `beside` (hashes
 * by name) has no other picture of that name. Null, with the reason found, when it is too large, of another
 * type than it says, or holds what pictures may not.
 */
export function takePicture(
  called: string,
  picture: ForeignPicture,
  beside: ReadonlyMap<string, string>,
  found: (finding: Finding) => void,
): NewPicture | null {
  const { type, bytes } = picture;
  const name = excerpt(called);
  if (bytes.length > PICTURE_MAXIMUM * MEGABYTE) {
    found({ code: 'pictureTooLarge', values: { name, megabytes: Number((bytes.length / MEGABYTE).toFixed(1)), limit: PICTURE_MAXIMUM } });
    return null;
  }
  const isDrawing = type === 'image/svg+xml';
  const own = pictureName(picture);
  if (isDrawing ? svgFaults(new TextDecoder().decode(bytes)).length > 0 : !sizeOfRaster(bytes, own.split('.')[1] ?? '')) {
    found({ code: isDrawing ? 'pictureUnsafe' : 'pictureUnreadable', values: { name } });
    return null;
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { name: isPackName(called, type) && (beside.get(called) ?? hash) === hash ? called : own, bytes };
}
