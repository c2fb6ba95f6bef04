import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function header(width: number, height: number, depth: number, kind: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, kind], 8);
  return chunk('IHDR', data);
}

const numbers = (...values: number[]): Buffer => {
  const data = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => data.writeUInt32BE(value, index * 4));
  return data;
};

type Bytes = Uint8Array<ArrayBuffer>;
const sent = (bytes: Buffer): Bytes => Uint8Array.from(bytes);

/** A PNG of 100,000 × 100,000 pixels in 65 bytes. */
export const hugePng = (): Bytes =>
  sent(
    Buffer.concat([
      SIGNATURE,
      header(100_000, 100_000, 1, 0),
      chunk('IDAT', deflateSync(new Uint8Array())),
      chunk('IEND', new Uint8Array()),
    ]),
  );

/** A PNG of two frames, red and then blue. */
export function animatedPng(side: number): Bytes {
  const frame = (red: number, blue: number) => {
    const line = Buffer.concat([Buffer.from([0]), Buffer.concat(Array.from({ length: side }, () => Buffer.from([red, 0, blue])))]);
    return deflateSync(Buffer.concat(Array.from({ length: side }, () => line)));
  };
  const control = (number: number) => Buffer.concat([numbers(number, side, side, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]);
  const whole = Buffer.concat([
    SIGNATURE,
    header(side, side, 8, 2),
    chunk('acTL', numbers(2, 0)),
    chunk('fcTL', control(0)),
    chunk('IDAT', frame(255, 0)),
    chunk('fcTL', control(1)),
    chunk('fdAT', Buffer.concat([numbers(2), frame(0, 255)])),
    chunk('IEND', new Uint8Array()),
  ]);
  return sent(whole);
}

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 255, g: 0, b: 0 } } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: { r: 0, g: 0, b: 255 } } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);

export const pngOf = async (width: number, height: number): Promise<Bytes> => sent(await halves(width, height).png().toBuffer());
export const jpegOf = async (width: number, height: number): Promise<Bytes> => sent(await halves(width, height).jpeg().toBuffer());

/** A PNG with markup in a chunk of text, and behind its end. */
export async function pngWithMarkup(): Promise<Bytes> {
  const plain = Buffer.from(await pngOf(40, 40));
  const markup = Buffer.from('<html><script>alert(1)</script></html>');
  const text = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), markup]));
  return sent(Buffer.concat([plain.subarray(0, 33), text, plain.subarray(33), markup]));
}

/** A JPEG as a phone takes one that is held upright: it lies on its side, and says where it was taken. */
export const turnedJpeg = async (): Promise<Bytes> =>
  sent(
    await halves(120, 80)
      .jpeg({ quality: 95 })
      .withExif({
        IFD0: { Make: 'A phone of the tests' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '35/1 55/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );

export const cmykJpeg = async (): Promise<Bytes> => sent(await halves(80, 80).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer());
