import type { StoredFile } from '../learning/tables.ts';
import type { MediaStorage } from '../media/storage.ts';

const TIMES = /^(?:(\d+):)?(\d{2}):(\d{2})[.,]\d{3} +-->/m;

/** What captions (WebVTT) say, with the second at which each begins. */
export function readCaptions(vtt: string): { at: number; text: string }[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((cue) => {
      const times = TIMES.exec(cue);
      if (!times) return [];
      const [, hours = '0', minutes = '0', seconds = '0'] = times;
      const text = cue
        .split('\n')
        .slice(cue.split('\n').findIndex((line) => TIMES.test(line)) + 1)
        .join(' ')
        .replace(/<[^<>]*>/g, '')
        .trim();
      return text === '' ? [] : [{ at: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds), text }];
    });
}

/** The captions of a stored file; none where it is not there. */
export async function captionsOf(media: MediaStorage, { name, bytes }: StoredFile): Promise<{ at: number; text: string }[]> {
  if ((await media.size(name)) === null) return [];
  return readCaptions(await new Response(media.read(name, { from: 0, to: bytes - 1 })).text());
}
