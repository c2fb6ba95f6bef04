import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BoardError } from './board.ts';
import { needFfmpeg } from './ffmpeg.ts';
import { checkVideo, makePreview, makeVideo, renewCaptions } from './lesson-video.ts';

const USAGE = 'npm run content:video -- [--preview | --check | --stale | --captions] <lesson folder>…';
const { values, positionals } = parseArgs({
  options: { preview: { type: 'boolean' }, check: { type: 'boolean' }, stale: { type: 'boolean' }, captions: { type: 'boolean' } },
  allowPositionals: true,
});

/** Every `board.yaml` in a folder and below it. */
function boardsBelow(path: string): string[] {
  if (!existsSync(path)) throw new Error(`there is no ${path}`);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) =>
      entry.isDirectory() ? boardsBelow(join(path, entry.name)) : entry.name === 'board.yaml' ? [join(path, entry.name)] : [],
    );
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function handle(board: string): Promise<boolean> {
  const lesson = dirname(board);
  if (values.check === true) {
    const state = checkVideo(board);
    if (state === 'current') return true;
    if (state === 'captions')
      say(`${lesson}: the captions are older than the tool; write them with npm run content:video -- --captions ${lesson}`);
    else say(`${lesson}: the video is ${state}; make it with npm run content:video -- ${lesson}`);
    return false;
  }
  if (values.preview === true) {
    const { file, notes } = makePreview(board);
    say([file, ...notes.map((note) => `  look at ${note}`)].join('\n'));
    return true;
  }
  if (values.stale === true || values.captions === true) {
    const state = checkVideo(board);
    if (state === 'current') return true;
    if (state === 'captions') {
      say(`${lesson}: new captions, ${Math.round(renewCaptions(board).bytes / 1000)} kB in all`);
      return true;
    }
    if (values.captions === true) {
      say(`${lesson}: the video is ${state}, so new captions alone would not fit it; make it with npm run content:video -- ${lesson}`);
      return false;
    }
  }
  const { seconds, bytes } = await makeVideo(board);
  say(`${lesson}: ${seconds} s, ${Math.round(bytes / 1000)} kB in all`);
  return true;
}

try {
  const given =
    positionals.length > 0
      ? positionals
      : [values.check, values.stale, values.captions].includes(true)
        ? [join(import.meta.dirname, '..', 'packs')]
        : [];
  const boards = given.flatMap(boardsBelow).map((file) => relative(process.cwd(), file));
  if (boards.length === 0) throw new Error(`no board.yaml there. ${USAGE}`);
  if (values.check !== true && values.preview !== true && values.captions !== true) needFfmpeg();
  let good = true;
  for (const board of boards) {
    try {
      good = (await handle(board)) && good;
    } catch (error) {
      if (!(error instanceof BoardError)) throw error;
      process.stderr.write(`${error.message}\n`);
      good = false;
    }
  }
  process.exitCode = good ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
