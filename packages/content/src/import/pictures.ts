import { createHash } from 'node:crypto';
import { PICTURE_PIXELS, PICTURE_SIDE, pictureSize, svgFaults } from '../picture.ts';
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

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Why pictures of questions cannot come in: too large, with too many pixels, of another type than they say,
 * not to be decoded, or with what drawings may not hold. Each picture is decoded once, however many name it.
 */
export class PictureJudge {
  readonly #known = new Map<string, Promise<PictureFault | null>>();

  /** The faulty ones of a question's pictures, by the name that its texts give them. */
  async faultsOf(pictures: ReadonlyMap<string, ForeignPicture>): Promise<Map<string, PictureFault>> {
    const faults = new Map<string, PictureFault>();
    for (const [name, picture] of pictures) {
      const hash = hashOf(picture.bytes);
      const known = this.#known.get(hash) ?? faultOf(picture);
      this.#known.set(hash, known);
      const fault = await known;
      if (fault) faults.set(name, fault);
    }
    return faults;
  }
}

export type PictureFault = 'pictureTooLarge' | 'pictureTooManyPixels' | 'pictureUnreadable' | 'pictureUnsafe';

async function faultOf(picture: ForeignPicture): Promise<PictureFault | null> {
  const { type, bytes } = picture;
  if (bytes.length > PICTURE_MAXIMUM * MEGABYTE) return 'pictureTooLarge';
  if (type === 'image/svg+xml' && svgFaults(new TextDecoder().decode(bytes)).length > 0) return 'pictureUnsafe';
  const size = await pictureSize(bytes, pictureName(picture).split('.')[1] ?? '');
  return size === 'tooManyPixels' ? 'pictureTooManyPixels' : size === 'unreadable' ? 'pictureUnreadable' : null;
}

/** Says what is wrong with a picture. */
export function pictureFinding(called: string, { bytes }: ForeignPicture, code: PictureFault): Finding {
  const name = excerpt(called);
  if (code === 'pictureTooLarge')
    return { code, values: { name, megabytes: Number((bytes.length / MEGABYTE).toFixed(1)), limit: PICTURE_MAXIMUM } };
  if (code === 'pictureTooManyPixels') return { code, values: { name, side: PICTURE_SIDE, millions: PICTURE_PIXELS / 1e6 } };
  return { code, values: { name } };
}

/**
 * Takes a picture without faults in under a name made of its content, or its own where packs may use it and
 * `beside` (hashes by name) has no other picture of that name.
 */
export function takePicture(called: string, picture: ForeignPicture, beside: ReadonlyMap<string, string>): NewPicture {
  const { type, bytes } = picture;
  const hash = hashOf(bytes);
  return { name: isPackName(called, type) && (beside.get(called) ?? hash) === hash ? called : pictureName(picture), bytes };
}
