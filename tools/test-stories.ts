/**
 * Every story in Arabic, English and Urdu: accessibility, console, layout facts, and pictures against the
 * sheets in `tests/stories/pictures`. `--update` draws anew what differs; other words choose stories by their
 * title or file (`QuizScreen`), options go to Playwright.
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILT, picturedLanguages, storiesBuilt } from '../tests/stories/catalogue.ts';
import { drawAnew, pixelsOf, tileOf } from '../tests/stories/pictures.ts';
import { chromiumForStories } from './chromium.ts';

const sources = ['packages/ui/src', 'packages/language/src', 'locales', '.storybook', 'package.json'];
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

function newest(place: string): number {
  const stat = statSync(place);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(place)
    .filter((name) => name !== 'node_modules')
    .reduce((latest, name) => Math.max(latest, newest(path.join(place, name))), 0);
}

const isStale = (): boolean => {
  const index = path.join(BUILT, 'index.json');
  return !existsSync(index) || statSync(index).mtimeMs < Math.max(...sources.map(newest));
};

/** Runs a program of this repository to its end and gives its exit code. */
const run = (program: string, given: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules', '.bin', program), given, { stdio: 'inherit', env: environment });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** Serves the built Storybook on a free port of this machine. */
const serve = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const file = path.join(BUILT, asked === '/' ? 'index.html' : asked);
      if (!file.startsWith(BUILT + path.sep) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** Puts the pictures in `drawn` (`<story>.<language>.png`) on their sheets, and says which sheets changed. */
async function putOnSheets(drawn: string): Promise<void> {
  const wanted = new Map<string, string[]>();
  const pixels = new Map<string, Buffer>();
  for (const language of ['ar', 'en', 'ur'] as const)
    for (const story of storiesBuilt().filter((one) => picturedLanguages(one).includes(language))) {
      const { sheet, tile } = tileOf(story.id, language);
      wanted.set(sheet, [...(wanted.get(sheet) ?? []), tile]);
      const file = path.join(drawn, `${story.id}.${language}.png`);
      if (existsSync(file)) pixels.set(`${sheet}/${tile}`, await pixelsOf(readFileSync(file)));
    }
  const changed = await drawAnew(wanted, pixels);
  console.log(
    changed.length === 0 ? 'pictures: nothing differs' : `pictures, to be looked at before they are kept:\n${changed.join('\n')}`,
  );
}

const given = process.argv.slice(2);
const update = given.includes('--update');
const options = given.filter((argument) => argument.startsWith('-') && argument !== '--update');
const names = given.filter((argument) => !argument.startsWith('-'));

const browser = chromiumForStories(update);
if (isStale()) {
  const code = await run('storybook', ['build', '-o', BUILT, '--quiet'], { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' });
  if (code !== 0) process.exit(code);
}
if (browser.skipped !== null) {
  const count = storiesBuilt().reduce((sum, story) => sum + picturedLanguages(story).length, 0);
  console.log(`${count} pictures skipped: ${browser.skipped}`);
}
const server = await serve();
const drawn = update ? mkdtempSync(path.join(tmpdir(), 'darb-pictures-')) : undefined;
const code = await run(
  'playwright',
  ['test', '-c', 'tests/stories/playwright.config.ts', ...(names.length > 0 ? ['--grep', names.join('|')] : []), ...options],
  {
    ...process.env,
    STORIES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    STORIES_BROWSER: browser.executablePath,
    ...(browser.skipped === null ? {} : { STORIES_PICTURES: 'skip' }),
    ...(drawn === undefined ? {} : { STORIES_DRAWN: drawn }),
  },
);
server.close();
if (drawn !== undefined) {
  await putOnSheets(drawn);
  rmSync(drawn, { recursive: true });
}
process.exit(code);
