import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RENDITIONS } from './encode.ts';
import { boardHash, checkVideo, renewCaptions } from './lesson-video.ts';

let lesson: string;
let board: string;

/**
 * A filmed lesson whose captions were written by an older tool; the pictures are stand-ins, since nobody
 * looks at them here.
 */
beforeEach(() => {
  lesson = mkdtempSync(join(tmpdir(), 'lesson-'));
  board = join(lesson, 'board.yaml');
  copyFileSync(join(import.meta.dirname, 'fixtures', 'every-element', 'board.yaml'), board);
  mkdirSync(join(lesson, 'video'));
  for (const file of [
    ...RENDITIONS.map((rendition) => rendition.file),
    'poster.webp',
    'captions.ar.vtt',
    'captions.en.vtt',
    'captions.ur.vtt',
  ])
    writeFileSync(join(lesson, 'video', file), 'old');
  writeFileSync(join(lesson, 'video', 'video.json'), JSON.stringify({ duration: 60, bytes: 21, board: boardHash(board) }));
});
afterEach(() => rmSync(lesson, { recursive: true }));

describe('captions of a filmed lesson', () => {
  it('are written again without the pictures, and the video is current', () => {
    expect(checkVideo(board)).toBe('captions');
    renewCaptions(board);
    expect(checkVideo(board)).toBe('current');
    expect(readFileSync(join(lesson, 'video', 'captions.ar.vtt'), 'utf8')).toMatch(/^WEBVTT\n/);
    expect(readFileSync(join(lesson, 'video', RENDITIONS[0]?.file ?? ''), 'utf8')).toBe('old');
  });

  it('leave all of video.json but the sum of bytes', () => {
    renewCaptions(board);
    const captions = ['ar', 'en', 'ur'].reduce(
      (sum, language) => sum + statSync(join(lesson, 'video', `captions.${language}.vtt`)).size,
      0,
    );
    const bytes = captions + 3 * (RENDITIONS.length + 1);
    expect(JSON.parse(readFileSync(join(lesson, 'video', 'video.json'), 'utf8'))).toEqual({ duration: 60, bytes, board: boardHash(board) });
  });

  it('do not make a video current that shows another board', () => {
    writeFileSync(board, `${readFileSync(board, 'utf8')}\n# changed\n`);
    expect(checkVideo(board)).toBe('stale');
  });
});
