/**
 * Every story in Arabic, English and Urdu: accessibility, console, layout facts, and pictures against
 * baselines of the same browser. `--update` draws the baselines anew; other arguments go to the test runner
 * (`QuizScreen` runs the files of that name).
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts';

const built = path.resolve('storybook-static');
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
    .filter((name) => name !== 'baselines' && name !== 'node_modules')
    .reduce((latest, name) => Math.max(latest, newest(path.join(place, name))), 0);
}

const isStale = (): boolean => {
  const index = path.join(built, 'index.json');
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
      const file = path.join(built, asked === '/' ? 'index.html' : asked);
      if (!file.startsWith(built + path.sep) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** Says whether pictures can be compared here; the runner decides the same from the same file. */
async function sayAboutPictures(executablePath: string): Promise<void> {
  const file = path.resolve('.storybook', 'baselines', 'made-by.txt');
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
  const version = browser.version();
  await browser.close();
  const made = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no browser yet';
  if (!made.startsWith(`${version} `))
    console.log(`images skipped: the baselines were made by ${made}, this browser is ${version}. Layout facts run.`);
}

const given = process.argv.slice(2);
const update = given.includes('--update');
const rest = given.filter((argument) => argument !== '--update');

const browserPath = await findChromium();
if (isStale()) {
  const code = await run('storybook', ['build', '-o', built, '--quiet']);
  if (code !== 0) process.exit(code);
}
if (!update) await sayAboutPictures(browserPath);
const server = await serve();
const { port } = server.address() as AddressInfo;
const code = await run(
  'test-storybook',
  [
    '--url',
    `http://127.0.0.1:${port}`,
    '--config-dir',
    '.storybook',
    '--maxWorkers',
    '2',
    ...(update ? ['--updateSnapshot'] : ['--ci']),
    ...rest,
  ],
  { ...process.env, CHROME_PATH: browserPath, STORIES_UPDATE: update ? '1' : '0', STORYBOOK_DISABLE_TELEMETRY: '1' },
);
server.close();
process.exit(code);
