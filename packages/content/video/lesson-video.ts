import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBoard } from './board.ts';
import { LANGUAGES, toVtt, type Cue, type Language } from './captions.ts';
import { codecsOf, film, makePoster, RENDITIONS } from './encode.ts';
import { writePreview } from './preview.ts';
import { layOut } from './timeline.ts';

/** Raise it when the tool draws or encodes differently, so that every older video counts as stale. */
const TOOL_VERSION = 1;

/** Which board, filmed by which tool, a video shows. */
export function boardHash(boardFile: string): string {
  return createHash('sha256').update(`${TOOL_VERSION}\n`).update(readFileSync(boardFile)).digest('hex');
}

const captionFile = (language: Language): string => `captions.${language}.vtt`;

/** The caption files that a board asks for. */
function captionFiles(board: { scenes: readonly { cues: readonly Cue[] }[] }): { file: string; text: string }[] {
  const cues = board.scenes.flatMap((scene) => scene.cues);
  return LANGUAGES.map((language) => ({ file: captionFile(language), text: toVtt(cues, language) }));
}

/** The bytes of all that a lesson's page may load: the renditions, the captions and the poster. */
function bytesOf(folder: string): number {
  return [...RENDITIONS.map(({ file }) => file), ...LANGUAGES.map(captionFile), 'poster.webp'].reduce(
    (sum, file) => sum + statSync(join(folder, file)).size,
    0,
  );
}

/**
 * Makes everything in `video/` beside the board and gives the bytes of all of it. Throws `BoardError` for a
 * wrong board.
 */
export async function makeVideo(boardFile: string): Promise<{ seconds: number; bytes: number }> {
  const board = readBoard(boardFile);
  const timeline = layOut(board, boardFile);
  const folder = join(dirname(boardFile), 'video');
  mkdirSync(folder, { recursive: true });
  await film(timeline, folder);
  const shown = board.scenes[board.poster];
  // Just before the scene's end nothing has begun to fade away.
  await makePoster(timeline, shown === undefined ? 0 : shown.start + shown.seconds - 0.05, join(folder, 'poster.webp'));
  for (const { file, text } of captionFiles(board)) writeFileSync(join(folder, file), text);
  const sizeOf = (file: string): number => statSync(join(folder, file)).size;
  const captions = LANGUAGES.map((lang) => ({ lang, file: captionFile(lang) }));
  const sources = RENDITIONS.map((rendition) => ({
    quality: rendition.quality,
    type: rendition.type,
    codecs: codecsOf(rendition, folder),
    width: rendition.width,
    height: rendition.height,
    bytes: sizeOf(rendition.file),
    file: rendition.file,
  }));
  const bytes = bytesOf(folder);
  writeFileSync(
    join(folder, 'video.json'),
    `${JSON.stringify({ duration: board.seconds, poster: 'poster.webp', sources, captions, bytes, board: boardHash(boardFile) }, null, 2)}\n`,
  );
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

/**
 * Writes the captions of a filmed board again, when the caption writer has changed since; the pictures stay.
 * `video.json` gets the new sum of bytes and keeps the rest. Only for a video that shows this board
 * (`checkVideo`).
 */
export function renewCaptions(boardFile: string): { bytes: number } {
  const folder = join(dirname(boardFile), 'video');
  for (const { file, text } of captionFiles(readBoard(boardFile))) writeFileSync(join(folder, file), text);
  const bytes = bytesOf(folder);
  writeFileSync(join(folder, 'video.json'), `${JSON.stringify({ ...readMade(folder), bytes }, null, 2)}\n`);
  return { bytes };
}

/** `video.json` as it stands. */
function readMade(folder: string): object {
  const made: unknown = JSON.parse(readFileSync(join(folder, 'video.json'), 'utf8'));
  return typeof made === 'object' && made !== null ? made : {};
}

/**
 * What is wrong with the made video of a board: `missing`, `stale` (made from another board or by an older
 * tool), `captions` (the pictures are current, but the captions are not what the tool writes now) or nothing.
 * The board itself is checked too (throws `BoardError`).
 */
export function checkVideo(boardFile: string): 'missing' | 'stale' | 'captions' | 'current' {
  const board = readBoard(boardFile);
  layOut(board, boardFile);
  const folder = join(dirname(boardFile), 'video');
  const files = [...RENDITIONS.map(({ file }) => file), 'poster.webp', 'video.json', ...LANGUAGES.map(captionFile)];
  if (!files.every((file) => existsSync(join(folder, file)))) return 'missing';
  const made = readMade(folder);
  if (!('board' in made) || made.board !== boardHash(boardFile)) return 'stale';
  const written = captionFiles(board).every(({ file, text }) => readFileSync(join(folder, file), 'utf8') === text);
  return written && 'bytes' in made && made.bytes === bytesOf(folder) ? 'current' : 'captions';
}
