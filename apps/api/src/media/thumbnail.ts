import { Refusal } from '@darb/contract';
import { decoder } from './decoder.ts';
import { createGate } from '../gate.ts';
import type { MediaStorage } from './storage.ts';

/** What may be asked for instead of the picture itself, by the name that an address has (`size`). */
const SIZES: Readonly<Record<string, { width: number; height: number; fit: 'cover' | 'inside' }>> = {
  '100x75': { width: 100, height: 75, fit: 'cover' },
  '1080x1080': { width: 1080, height: 1080, fit: 'inside' },
};
const QUALITY = 78;
/** One at a time: each is made once. */
const inTurn = createGate({ name: 'thumbnail', atOnce: 1, waiting: 200, retryAfter: 5 });

/**
 * The name of a smaller form of a stored picture, which is made when it is first asked for and then kept.
 * Refuses with `not_found` what is no picture that can be read, and other sizes.
 */
export async function thumbnailOf(media: MediaStorage, name: string, size: string): Promise<string> {
  const asked = Object.hasOwn(SIZES, size) ? SIZES[size] : undefined;
  if (asked === undefined || !name.endsWith('.webp')) throw new Refusal('not_found');
  const made = `${name.slice(0, -'.webp'.length)}-${size}.webp`;
  if ((await media.size(made)) !== null) return made;
  const length = await media.size(name);
  if (length === null) throw new Refusal('not_found');
  await inTurn(async () => {
    // who waited for the same one finds it made
    if ((await media.size(made)) !== null) return;
    const whole = new Uint8Array(await new Response(media.read(name, { from: 0, to: length - 1 })).arrayBuffer());
    const sharp = await decoder();
    const smaller = sharp(whole)
      .resize({ ...asked, withoutEnlargement: true })
      .webp({ quality: QUALITY });
    const bytes = await smaller.toBuffer().catch((cause: unknown) => {
      throw new Refusal('not_found', { cause });
    });
    await media.keep(made, bytes);
  });
  return made;
}
