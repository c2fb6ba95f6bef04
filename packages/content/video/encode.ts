import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runFfmpeg } from './ffmpeg.ts';
import { drawBoard, paint } from './frame.ts';
import type { Timeline } from './timeline.ts';

export const FRAMES_A_SECOND = 10;
export const POSTER_LIMIT = 12_000;

/** One file of a lesson's video. */
export interface Rendition {
  readonly quality: '240p' | '480p';
  readonly type: 'video/webm' | 'video/mp4';
  readonly width: number;
  readonly height: number;
  readonly file: string;
}

const SIZES = [
  { quality: '240p', width: 426, height: 240 },
  { quality: '480p', width: 854, height: 480 },
] as const;

export const RENDITIONS: readonly Rendition[] = SIZES.flatMap(({ quality, width, height }): Rendition[] => [
  { quality, type: 'video/webm', width, height, file: `${quality}.webm` },
  { quality, type: 'video/mp4', width, height, file: `${quality}.mp4` },
]);

const LARGE = SIZES[1];

/**
 * Films a timeline into the four files of a lesson in `folder`. Every frame is drawn once at 480p; a frame
 * like the one before is not drawn again. The same board gives the same bytes with the same ffmpeg:
 * single-threaded encoders, no dates in the files.
 */
export async function film(timeline: Timeline, folder: string): Promise<void> {
  // Frames that repeat are left out (one a second stays): a still board costs nothing, neither bytes nor a
  // small phone's battery.
  const split = `[0:v]format=gbrp,mpdecimate=max=${FRAMES_A_SECOND}:hi=1:lo=1:frac=0,split=4[a][b][c][d];[a]${scale(426, 240)}[a1];[b]${scale(426, 240)}[b1];[c]${scale(854, 480)}[c1];[d]${scale(854, 480)}[d1]`;
  const exact = [
    '-vsync',
    'vfr',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-threads',
    '1',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ];
  // Key frames are dear on a board, and 300 small frames are decoded in a moment, so seeking stays quick.
  const webm = (name: string, crf: number, file: string): string[] => [
    '-map',
    name,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    String(crf),
    '-g',
    '300',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-row-mt',
    '0',
    '-auto-alt-ref',
    '1',
    '-lag-in-frames',
    '20',
    ...exact,
    join(folder, file),
  ];
  const mp4 = (name: string, crf: number, level: string, file: string): string[] => [
    '-map',
    name,
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-level',
    level,
    '-preset',
    'veryslow',
    '-crf',
    String(crf),
    '-g',
    '300',
    '-sc_threshold',
    '0',
    '-movflags',
    '+faststart',
    '-pix_fmt',
    'yuv420p',
    ...exact,
    join(folder, file),
  ];
  const args = [
    '-f',
    'rawvideo',
    '-pixel_format',
    'rgba',
    '-video_size',
    `${LARGE.width}x${LARGE.height}`,
    '-framerate',
    String(FRAMES_A_SECOND),
    '-i',
    'pipe:0',
    '-filter_complex',
    split,
    ...webm('[a1]', 40, '240p.webm'),
    ...mp4('[b1]', 30, '2.1', '240p.mp4'),
    ...webm('[c1]', 45, '480p.webm'),
    ...mp4('[d1]', 31, '3.0', '480p.mp4'),
  ];
  await runFfmpeg(args, async (write) => {
    let before: { inside: string; pixels: Buffer } = { inside: '', pixels: Buffer.alloc(0) };
    const frames = Math.round(timeline.seconds * FRAMES_A_SECOND);
    for (let frame = 0; frame < frames; frame += 1) {
      const inside = drawBoard(timeline, frame / FRAMES_A_SECOND);
      if (inside !== before.inside) before = { inside, pixels: paint(inside, LARGE.width, LARGE.height) };
      await write(frame === frames - 1 ? markedLast(before.pixels) : before.pixels);
    }
  });
}

/**
 * The last frame with one pixel near the corner a shade lighter: it must not count as a repetition, so that
 * the file lasts as long as the board.
 */
function markedLast(pixels: Buffer): Buffer {
  const last = Buffer.from(pixels);
  // mpdecimate does not look at the outermost pixels.
  const at = (12 * LARGE.width + 20) * 4;
  for (const channel of [0, 1, 2]) last[at + channel] = Math.min(255, (last[at + channel] ?? 0) + 16);
  return last;
}

function scale(width: number, height: number): string {
  return `scale=${width}:${height}:flags=lanczos+accurate_rnd+full_chroma_int:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
}

/** Makes the poster of `time` as WebP of at most 12 kB: the quality goes down until it fits. */
export async function makePoster(timeline: Timeline, time: number, file: string): Promise<void> {
  const pixels = paint(drawBoard(timeline, time), LARGE.width, LARGE.height);
  for (const quality of [82, 70, 58, 46, 34, 22]) {
    await runFfmpeg(
      [
        '-f',
        'rawvideo',
        '-pixel_format',
        'rgba',
        '-video_size',
        `${LARGE.width}x${LARGE.height}`,
        '-i',
        'pipe:0',
        '-frames:v',
        '1',
        '-pix_fmt',
        'yuv420p',
        '-c:v',
        'libwebp',
        '-preset',
        'drawing',
        '-quality',
        String(quality),
        '-map_metadata',
        '-1',
        '-f',
        'webp',
        file,
      ],
      (write) => write(pixels),
    );
    if (statSync(file).size <= POSTER_LIMIT) return;
  }
  throw new Error(`${file}: the poster does not fit ${POSTER_LIMIT} bytes; choose an emptier scene as poster`);
}

/** The codecs string of a made file (RFC 6381), read from the file itself where it holds it. */
export function codecsOf(rendition: Rendition, folder: string): string {
  if (rendition.type === 'video/webm') return `vp09.00.${rendition.quality === '240p' ? '20' : '30'}.08`;
  const bytes = readFileSync(join(folder, rendition.file));
  const at = bytes.indexOf('avcC', 0, 'latin1');
  if (at < 0) throw new Error(`${rendition.file} holds no H.264`);
  return `avc1.${bytes
    .subarray(at + 5, at + 8)
    .toString('hex')
    .toUpperCase()}`;
}
