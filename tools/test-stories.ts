/**
 * Every story in Arabic, English and Urdu: accessibility, console, layout facts, and pictures against the
 * sheets in `tests/stories/pictures`. `--update` draws anew what differs; other arguments go to Storybook's
 * test runner (`QuizScreen` runs the files of that name).
 */
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUILT, picturedLanguages, storiesBuilt } from '../tests/stories/catalogue.ts';
import { formulasThatDoNotFit } from '../tests/stories/pack-formulas.ts';
import { drawAnew, pixelsOf, readTiles, SHEETS, sheetsIn, tileOf } from '../tests/stories/pictures.ts';
import { AXE, STORY_CONTEXT } from '../tests/stories/story-page.ts';
import { keysInNoStory } from '../tests/stories/texts.ts';
import { CHROMIUM_ARGUMENTS, chromiumForStories } from './chromium.ts';
import { refuse, unmatchedPattern } from './command-line.ts';
import { sources } from './sources.ts';

/** What makes the same picture on every machine. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

const INPUTS = [
  'packages/ui/src',
  'packages/language/src',
  'packages/content/src',
  'packages/content/packs',
  'locales',
  '.storybook',
  'package.json',
];
/** What is served beside the built Storybook. */
const ELSEWHERE: Partial<Record<string, string>> = { [AXE]: path.resolve('node_modules/axe-core/axe.min.js') };
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
  return !existsSync(index) || statSync(index).mtimeMs < Math.max(...INPUTS.map(newest));
};

/**
 * Runs a program of this repository to its end and gives its exit code. A `quiet` one is heard only when it
 * fails.
 */
const run = (program: string, given: readonly string[], { env, quiet }: { env: NodeJS.ProcessEnv; quiet?: true }): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.resolve('node_modules', '.bin', program), given, { stdio: quiet ? 'pipe' : 'inherit', env });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });

/** Serves the built Storybook on a free port of this machine. */
const serve = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const file = ELSEWHERE[asked] ?? path.join(BUILT, asked === '/' ? 'index.html' : asked);
      const isOurs = file === ELSEWHERE[asked] || file.startsWith(BUILT + path.sep);
      if (!isOurs || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** The tiles that each sheet has by the stories, and the file that a picture drawn anew is left in. */
function tilesWanted(): Map<string, { tile: string; file: string }[]> {
  const wanted = new Map<string, { tile: string; file: string }[]>();
  for (const language of ['ar', 'en', 'ur'] as const)
    for (const story of storiesBuilt().filter((one) => picturedLanguages(one).includes(language))) {
      const { sheet, tile } = tileOf(story.id, language);
      wanted.set(sheet, [...(wanted.get(sheet) ?? []), { tile, file: `${story.id}.${language}.png` }]);
    }
  return wanted;
}

/** Puts the pictures in `drawn` on their sheets, and says which sheets changed. */
async function putOnSheets(drawn: string): Promise<void> {
  const wanted = tilesWanted();
  const pixels = new Map<string, Buffer>();
  for (const [sheet, tiles] of wanted)
    for (const { tile, file } of tiles) {
      const picture = path.join(drawn, file);
      if (existsSync(picture)) pixels.set(`${sheet}/${tile}`, await pixelsOf(readFileSync(picture)));
    }
  const changed = await drawAnew(new Map([...wanted].map(([sheet, tiles]) => [sheet, tiles.map(({ tile }) => tile)])), pixels);
  console.log(
    changed.length === 0
      ? 'pictures: nothing differs'
      : `pictures in ${path.relative('.', SHEETS)}, to be looked at before they are committed:\n${changed.join('\n')}`,
  );
}

/** The tiles that are of no story. */
async function tilesOfNoStory(): Promise<string[]> {
  const wanted = tilesWanted();
  const standing = await Promise.all(sheetsIn().map(async (sheet) => [sheet, Object.keys(await readTiles(sheet))] as const));
  return standing.flatMap(([sheet, tiles]) =>
    tiles.filter((tile) => !wanted.get(sheet)?.some((one) => one.tile === tile)).map((tile) => `${sheet}/${tile}`),
  );
}

/** Adds to Jest's report what is true of all stories together; says what is not, and gives whether all is. */
function judgeWhole(report: string, checks: { fullName: string; problems: string[] }[]): boolean {
  const assertionResults = checks.map(({ fullName, problems }) => ({
    fullName,
    status: problems.length === 0 ? 'passed' : 'failed',
    failureMessages: problems,
  }));
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  for (const { fullName, failureMessages } of failed) console.error(`failed: ${fullName}\n${failureMessages.join('\n')}`);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number; testResults: unknown[] };
  const own = { name: import.meta.filename, status: failed.length === 0 ? 'passed' : 'failed', assertionResults };
  writeFileSync(
    report,
    JSON.stringify({ numPassedTests: numPassedTests + checks.length - failed.length, testResults: [...testResults, own] }),
  );
  return failed.length === 0;
}

const given = process.argv.slice(2);
const update = given.includes('--update');
const rest = given.filter((argument) => argument !== '--update');
const unmatched = unmatchedPattern(
  rest.filter((argument) => !argument.startsWith('-')),
  ['packages/ui/src', '.storybook'].flatMap((folder) => sources(['tsx'], folder)).filter((file) => file.endsWith('.stories.tsx')),
);
if (unmatched !== null) refuse(unmatched);

const { executablePath, skipped } = chromiumForStories(update);
const environment = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
if (isStale()) {
  console.log('Storybook is older than what it shows: it is built anew');
  // without the pages of components, which cost half of it and are no test's matter
  const code = await run('storybook', ['build', '--test', '-o', BUILT, '--quiet'], { env: environment, quiet: true });
  if (code !== 0) process.exit(code);
}
if (skipped !== null) {
  const count = [...tilesWanted().values()].reduce((sum, tiles) => sum + tiles.length, 0);
  console.log(`${count} pictures skipped: ${skipped}`);
}
const server = await serve();
/** Where the stories, which run in several processes, leave what they found. */
const found = mkdtempSync(path.join(tmpdir(), 'darb-stories-'));
const report = process.env['STORIES_REPORT'] ?? path.join(found, 'report.json');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const code = await run('test-storybook', ['--url', url, '--config-dir', '.storybook', ...rest], {
  env: {
    ...environment,
    STORIES_BROWSER: JSON.stringify({
      launchOptions: { executablePath, args: [...CHROMIUM_ARGUMENTS, ...SAME_EVERYWHERE] },
      contextOptions: STORY_CONTEXT,
    }),
    STORIES_FOUND: found,
    STORIES_PICTURES: update ? 'draw' : skipped === null ? 'compare' : 'skip',
    STORIES_REPORT: report,
  },
});
// Some stories alone are asked for by their file; the formulas are measured with all of them.
const doNotFit =
  rest.length > 0 ? [] : await formulasThatDoNotFit(url, { executablePath, args: [...CHROMIUM_ARGUMENTS, ...SAME_EVERYWHERE] });
server.close();
if (update) await putOnSheets(path.join(found, 'pictures'));
// A run that broke has left no report, and some stories alone show few texts.
const isWholeRight =
  rest.length > 0 ||
  !existsSync(report) ||
  judgeWhole(report, [
    { fullName: 'each key of the texts stands in a story', problems: keysInNoStory(path.join(found, 'keys')) },
    { fullName: 'each formula of the pack fits on a phone of 320 and of 360 px', problems: doNotFit },
    { fullName: 'each picture is of a story', problems: await tilesOfNoStory() },
  ]);
rmSync(found, { recursive: true });
process.exit(isWholeRight ? code : 1);
