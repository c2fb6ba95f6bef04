import { readdir } from 'node:fs/promises';
import { PICTURE_BYTES } from '@darb/contract/limits';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Api } from '../api.ts';
import { test } from '../testing/learner.ts';
import { animatedPng, cmykJpeg, hugePng, jpegOf, pngOf, pngWithMarkup, turnedJpeg } from '../testing/odd-pictures.ts';
import { guest, PEER } from '../testing/test.ts';
import { squareOf } from './picture-image.ts';
import { leftovers } from './tables.ts';

const get = (api: Api, address: string | null, accessToken?: string) =>
  api.fetch(
    new Request(
      `https://darb.example${address ?? '/none'}`,
      accessToken === undefined ? {} : { headers: { cookie: `access-token=${accessToken}` } },
    ),
    PEER,
  );
const bytesAt = async (api: Api, address: string | null) => Buffer.from(await (await get(api, address)).arrayBuffer());
/** The colour in the middle of a part of a picture, told by its strongest channel. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return red > 180 && blue < 90 && green < 110 ? 'red' : blue > 120 && red < 110 ? 'blue' : 'other';
}
const refusedWith = (messageKey: string) => expect.objectContaining({ messageKey }) as Error;

describe('a picture that a student sends', () => {
  test('has two sizes at addresses that nobody guesses, kept for long, in no cache that others share', async ({ api, learner }) => {
    const { client } = await learner();
    const { image, image_small } = await client.account.setPicture({ image: await pngOf(300, 200) });
    for (const [address, side] of [
      [image, 256],
      [image_small, 64],
    ] as const) {
      expect(address).toMatch(new RegExp(`^/media/pictures/[0-9a-f]{32}-${side}\\.webp$`));
      const answer = await get(api, address);
      expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(String(bytes.length)).toBe(answer.headers.get('content-length'));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
    }
    expect((await get(api, image?.replace('-256', '-257') ?? null)).status).toBe(404);
    expect((await get(api, `/media/pictures/${'0'.repeat(32)}-64.webp`)).status).toBe(404);
  });

  test('is cut as asked, in the middle when nothing is asked, and never beyond its edges', async ({ api, learner }) => {
    const { client } = await learner();
    const image = await pngOf(400, 100);
    const middle = await bytesAt(api, (await client.account.setPicture({ image })).image);
    expect([await colourAt(middle, 0.2, 0.5), await colourAt(middle, 0.8, 0.5)]).toEqual(['red', 'blue']);
    const right = await bytesAt(api, (await client.account.setPicture({ image, x: 300, y: 0, size: 100 })).image);
    expect([await colourAt(right, 0.2, 0.5), await colourAt(right, 0.8, 0.5)]).toEqual(['blue', 'blue']);
    const beyond = await bytesAt(api, (await client.account.setPicture({ image, x: 9_999, y: 9_999, size: 9_999 })).image);
    expect(await colourAt(beyond, 0.1, 0.5)).toBe('blue');
  });

  test('comes out upright and without a word of where it was taken', async ({ api, learner }) => {
    const { client } = await learner();
    const sent = await turnedJpeg();
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('A phone of the tests');
    const bytes = await bytesAt(api, (await client.account.setPicture({ image: sent })).image);
    // turned by 90° to the right: what was left is above
    expect([await colourAt(bytes, 0.5, 0.1), await colourAt(bytes, 0.5, 0.9)]).toEqual(['red', 'blue']);
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect(bytes.toString('latin1')).not.toMatch(/phone|GPS|Exif/);
  });

  test('with markup in it is made anew of its pixels alone', async ({ api, learner }) => {
    const { client } = await learner();
    const { image, image_small } = await client.account.setPicture({ image: await pngWithMarkup() });
    for (const address of [image, image_small]) expect((await bytesAt(api, address)).toString('latin1')).not.toContain('script');
  });

  test('in the colours of printers or with several frames becomes a plain one', async ({ api, learner }) => {
    const { client } = await learner();
    const printed = await bytesAt(api, (await client.account.setPicture({ image: await cmykJpeg() })).image);
    expect((await sharp(printed).metadata()).space).toBe('srgb');
    expect([await colourAt(printed, 0.2, 0.5), await colourAt(printed, 0.8, 0.5)]).toEqual(['red', 'blue']);
    const first = await bytesAt(api, (await client.account.setPicture({ image: animatedPng(20) })).image);
    expect((await sharp(first).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(first, 0.5, 0.5)).toBe('red');
  });

  test('that is none is refused, and nothing is left of it', async ({ learner, mediaFolder }) => {
    const { client } = await learner();
    const before = (await readdir(mediaFolder).catch(() => [])).length;
    const jpeg = await jpegOf(64, 64);
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const undecodable = [hugePng(), jpeg.subarray(0, 200), Uint8Array.from([...(await pngWithMarkup()).subarray(0, 60), ...svg])];
    expect(hugePng()).toHaveLength(65);
    for (const image of undecodable) await expect(client.account.setPicture({ image })).rejects.toEqual(refusedWith('failed-upload-image'));
    for (const image of [svg, new TextEncoder().encode('GIF89a'), new Uint8Array()])
      await expect(client.account.setPicture({ image })).rejects.toMatchObject({
        messageKey: 'rule_broken',
        errors: [{ path: 'image', rule: 'invalid_file_type' }],
      });
    const large = new Uint8Array(PICTURE_BYTES + jpeg.length);
    large.set(jpeg);
    await expect(client.account.setPicture({ image: large })).rejects.toEqual(refusedWith('too_large'));
    expect((await client.account.info({})).image).toBeNull();
    expect(await readdir(mediaFolder).catch(() => [])).toHaveLength(before);
  });

  test('of any bytes behind the first ones of a PNG or a JPEG is never our defect', async ({ learner, events }) => {
    const { client } = await learner();
    const starts = [
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0xff, 0xd8, 0xff],
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), async (start, rest) => {
        const said = await client.account.setPicture({ image: Uint8Array.from([...start, ...rest]) }).catch((error: unknown) => error);
        expect((said as { messageKey?: string }).messageKey).toMatch(/^(failed-upload-image|too_many_requests)$/);
      }),
      { numRuns: 18 },
    );
    expect(events).toEqual([]);
  });

  test('may come twenty times a day', async ({ learner }) => {
    const { client } = await learner();
    for (let time = 0; time < 20; time += 1) await client.account.setPicture({ image: hugePng() }).catch(() => null);
    await expect(client.account.setPicture({ image: await pngOf(9, 9) })).rejects.toEqual(refusedWith('too_many_requests'));
  });
});

describe('a profile’s picture', () => {
  test('is shown to whom the profile shows it, and to its student always', async ({ api, learner }) => {
    const { id, client, accessToken } = await learner();
    const other = await learner();
    const { image } = await client.account.setPicture({ image: await pngOf(64, 64) });
    expect((await api.client(guest()).account.publicProfile({ id })).image).toBe(image);
    await client.account.updateStudent({ visibility: { picture: false } });
    expect((await api.client(guest()).account.publicProfile({ id })).image).toBeNull();
    expect((await get(api, image)).status).toBe(404);
    expect((await get(api, image, other.accessToken)).status).toBe(404);
    expect((await get(api, image, accessToken)).status).toBe(200);
    expect((await client.account.info({})).image).toBe(image);
  });

  test('goes with its files when another one comes, when it is taken away, and with the account', async ({
    api,
    db,
    learner,
    mediaFolder,
    clock,
  }) => {
    const { client } = await learner();
    const other = await learner();
    const files = async () => (await readdir(mediaFolder)).filter((name) => name.startsWith('picture-'));
    const kept = await files();
    const image = await pngOf(64, 64);
    const { image: first } = await client.account.setPicture({ image });
    await client.account.setPicture({ image });
    await other.client.account.setPicture({ image });
    expect((await get(api, first)).status).toBe(404);
    await api.sweep();
    expect(await files()).toHaveLength(kept.length + 4);
    expect(await client.account.removePicture({})).toMatchObject({ image: null, image_small: null });
    await client.account.removePicture({});
    await other.client.account.sendDeletionCode({});
    await api.sweep();
    expect(await files()).toHaveLength(kept.length + 2);
    await db.execute(`update students set status = 'deleted', deleted_by = 'operator', deleted_at = '${clock.now().toISOString()}'`);
    clock.advance(14 * 86_400);
    await api.sweep();
    expect(await files()).toHaveLength(kept.length);
  });

  test('that a process wrote and did not live to set is cleared away after an hour', async ({ api, db, learner, options, clock }) => {
    const { client } = await learner();
    const { media } = options;
    const keep = media.keep.bind(media);
    media.keep = () => Promise.reject(new Error('the disk is full'));
    await expect(client.account.setPicture({ image: await pngOf(9, 9) })).rejects.toThrow();
    media.keep = keep;
    expect(await db.$count(leftovers)).toBe(1);
    await api.sweep();
    expect(await db.$count(leftovers)).toBe(1);
    clock.advance(3_601);
    await api.sweep();
    expect(await db.$count(leftovers)).toBe(0);
  });
});

test('a square lies within the picture, whatever is asked', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  const crop = fc.option(fc.record({ x: fc.nat(30_000), y: fc.nat(30_000), size: fc.integer({ min: 1, max: 30_000 }) }));
  fc.assert(
    fc.property(side, side, crop, (width, height, asked) => {
      const { x, y, size } = squareOf({ width, height }, asked);
      expect(size).toBeGreaterThanOrEqual(1);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(width);
      expect(y + size).toBeLessThanOrEqual(height);
    }),
  );
});
