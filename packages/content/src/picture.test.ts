import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PICTURE_PIXELS, PICTURE_SIDE, pictureSize } from './picture.ts';
import { png } from './png.testing.ts';

const small = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#2F5D9B' } });
const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${inner}</svg>`);

describe('a picture', () => {
  test('of every type is decoded and has its size', async () => {
    for (const [ending, bytes] of [
      ['png', await small().png().toBuffer()],
      ['jpg', await small().jpeg().toBuffer()],
      ['webp', await small().webp().toBuffer()],
      ['gif', await small().gif().toBuffer()],
      ['svg', svg('<rect width="4" height="3"/>')],
      ['png', png(40, 30)],
    ] as const)
      expect(await pictureSize(bytes, ending)).toEqual({ width: 40, height: 30 });
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string, 'tooManyPixels' | 'unreadable']>([
    ['of 16,000 × 16,000 pixels', () => png(16_000, 16_000), 'png', 'tooManyPixels'],
    ['that says 100,000 × 100,000 pixels', () => png(100_000, 100_000, 2), 'png', 'tooManyPixels'],
    ['a pixel too wide', () => png(PICTURE_SIDE + 1, 1), 'png', 'tooManyPixels'],
    ['with a line of pixels too many', () => png(PICTURE_SIDE, PICTURE_PIXELS / PICTURE_SIDE + 1), 'png', 'tooManyPixels'],
    ['without any data', () => png(40, 30, 0), 'png', 'unreadable'],
    ['that ends in the middle', async () => (await small().jpeg().toBuffer()).subarray(0, 250), 'jpg', 'unreadable'],
    ['with half of its data', () => png(400, 300, 150), 'png', 'unreadable'],
    ['with nothing behind its first bytes', () => Buffer.from('GIF89a\x28\x00\x1e\x00', 'latin1'), 'gif', 'unreadable'],
    ['of another type than its name says', () => small().png().toBuffer(), 'jpg', 'unreadable'],
    ['of a type that pages do not show', () => small().tiff().toBuffer(), 'png', 'unreadable'],
    ['drawn, that does not end', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect'), 'svg', 'unreadable'],
    ['drawn, with elements that cross', () => svg('<g><a></g></a>'), 'svg', 'unreadable'],
    ['drawn, with nothing in it', () => svg(''), 'svg', 'unreadable'],
  ])('%s is refused', async (_, bytes, ending, fault) => {
    expect(await pictureSize(await bytes(), ending)).toBe(fault);
  });

  test('that moves counts the pixels of all its frames', async () => {
    const side = 2000;
    const moving = async (count: number) => {
      const frames = Array.from({ length: count }, (_, index) =>
        sharp({ create: { width: side, height: side, channels: 3, background: { r: 40 * index, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      );
      return sharp(await Promise.all(frames), { join: { animated: true } })
        .gif({ effort: 1 })
        .toBuffer();
    };
    expect(await pictureSize(await moving(2), 'gif')).toEqual({ width: side, height: side });
    expect(await pictureSize(await moving(PICTURE_PIXELS / side ** 2 + 1), 'gif')).toBe('tooManyPixels');
  });
});
