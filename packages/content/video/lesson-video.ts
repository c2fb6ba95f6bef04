import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBoard } from './board.ts';
import { LANGUAGES, toVtt } from './captions.ts';
import { codecsOf, film, makePoster, RENDITIONS } from './encode.ts';
import { writePreview } from './preview.ts';
import { layOut } from './timeline.ts';

/** Raise it when the tool draws or encodes differently, so that every older video counts as stale. */
const TOOL_VERSION = 1;

/** Which board, filmed by which tool, a video shows. */
export function boardHash(boardFile: string): string {
  return createHash('sha256').update(`${TOOL_VERSION}\n`).update(readFileSync(boardFile)).digest('hex');
}

/** Makes everything in `video/` beside the board and gives the bytes of all of it. Throws `BoardError` for a wrong board. */
export async function makeVideo(boardFile: string): Promise<{ seconds: number; bytes: number }> {
  const board = readBoard(boardFile);
  const timeline = layOut(board, boardFile);
  const folder = join(dirname(boardFile), 'video');
  mkdirSync(folder, { recursive: true });
  await film(timeline, folder);
  const shown = board.scenes[board.poster];
  // Just before the scene's end nothing has begun to fade away.
  await makePoster(timeline, shown === undefined ? 0 : shown.start + shown.seconds - 0.05, join(folder, 'poster.webp'));
  const cues = board.scenes.flatMap((scene) => scene.cues);
  for (const language of LANGUAGES) writeFileSync(join(folder, `captions.${language}.vtt`), toVtt(cues, language));
  const sizeOf = (file: string): number => statSync(join(folder, file)).size;
  const captions = LANGUAGES.map((lang) => ({ lang, file: `captions.${lang}.vtt` }));
  const sources = RENDITIONS.map((rendition) => ({ quality: rendition.quality, type: rendition.type, codecs: codecsOf(rendition, folder), width: rendition.width, height: rendition.height, bytes: sizeOf(rendition.file), file: rendition.file }));
  const bytes = [...RENDITIONS, ...captions, { file: 'poster.webp' }].reduce((sum, { file }) => sum + sizeOf(file), 0);
  writeFileSync(join(folder, 'video.json'), `${JSON.stringify({ duration: board.seconds, poster: 'poster.webp', sources, captions, bytes, board: boardHash(boardFile) }, null, 2)}\n`);
  return { seconds: board.seconds, bytes };
}

/** Checks the board and writes `video/preview.png`; gives the path of it and what will hardly look good. */
export function makePreview(boardFile: string): { file: string; notes: string[] } {
  const board = readBoard(boardFile);
  const timeline = layOut(board, boardFile);
  const file = join(dirname(boardFile), 'video', 'preview.png');
  mkdirSync(dirname(file), { recursive: true });
  writePreview(board, timeline, file);
  return { file, notes: timeline.notes.map(({ line, problem }) => `${boardFile}:${line}: ${problem}`) };
}

/** What is wrong with the made video of a board: `missing`, `stale` or nothing. The board itself is checked too (throws `BoardError`). */
export function checkVideo(boardFile: string): 'missing' | 'stale' | 'current' {
  layOut(readBoard(boardFile), boardFile);
  const folder = join(dirname(boardFile), 'video');
  const files = [...RENDITIONS.map(({ file }) => file), 'poster.webp', 'video.json', ...LANGUAGES.map((language) => `captions.${language}.vtt`)];
  if (!files.every((file) => existsSync(join(folder, file)))) return 'missing';
  const made: unknown = JSON.parse(readFileSync(join(folder, 'video.json'), 'utf8'));
  return typeof made === 'object' && made !== null && 'board' in made && made.board === boardHash(boardFile) ? 'current' : 'stale';
}
