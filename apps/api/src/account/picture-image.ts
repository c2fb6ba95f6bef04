import { Refusal } from '@darb/contract';
import { PICTURE_SIZES } from '@darb/contract/limits';
import { createGate } from '../gate.ts';
import { decoder } from '../media/decoder.ts';

/** Of a camera of today; what claims more is no photograph that fits into five megabytes. */
const PIXELS_MAX = 40_000_000;
const SECONDS = 10;
const QUALITY = 82;

/** A square of the upright picture, in its pixels: its corner at the top left, and its side. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

/** Decoding takes up to a hundred megabytes and a processor: one at a time. */
const inTurn = createGate({ name: 'picture', atOnce: 1, waiting: 20, retryAfter: 10 });

/** The square within a picture: the asked one as far as the picture reaches, else the one in its middle. */
export function squareOf({ width, height }: { width: number; height: number }, asked: Crop | null): Crop {
  const whole = Math.min(width, height);
  if (asked === null) return { x: Math.floor((width - whole) / 2), y: Math.floor((height - whole) / 2), size: whole };
  const size = Math.min(asked.size, whole);
  return { x: Math.min(asked.x, width - size), y: Math.min(asked.y, height - size), size };
}

/**
 * Makes the two sizes of a profile's picture of what a student sent: upright, square, sRGB, of its first
 * frame, and made anew, so that nothing of the file but its pixels is left. Refuses what cannot be decoded
 * whole, or has more pixels than a camera makes (`failed-upload-image`).
 */
export async function picturesOf(bytes: Uint8Array, asked: Crop | null): Promise<ReadonlyMap<number, Uint8Array>> {
  const sharp = await decoder();
  return inTurn(async () => {
    try {
      const input = { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1, sequentialRead: true } as const;
      const { autoOrient } = await sharp(bytes, input).metadata();
      const { x, y, size } = squareOf(autoOrient, asked);
      const square = await sharp(bytes, input)
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .extract({ left: x, top: y, width: size, height: size })
        .resize(Math.max(...PICTURE_SIZES))
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .png()
        .toBuffer();
      const made = new Map<number, Uint8Array>();
      for (const side of PICTURE_SIZES) made.set(side, await sharp(square).resize(side).webp({ quality: QUALITY }).toBuffer());
      return made;
    } catch (cause) {
      throw new Refusal('failed-upload-image', { cause });
    }
  });
}
