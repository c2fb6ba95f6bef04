import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/chromium.ts';
import { namesOf } from '../../tools/command-line.ts';
import { rowNames } from '../../apps/web/app/site-map.ts';
import { freeSittings } from '../faults/learners.ts';
import { removeFolder, startProduct, temporaryDataDir, WIDE_LIMITS } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { measureReport } from './busy-report.ts';
import { builtWithComingRows, COMING_ANSWER, COMING_PATH, COMING_ROWS } from './coming-rows.ts';
import { lessonAfter, pagesOf, signUp } from './evening.ts';
import { firstLoad, type FirstLoad } from './first-load.ts';
import { gatheredPages } from './gathered-pages.ts';
import { leaguePages, LEAGUE_TIMES } from './league-pages.ts';

import { loadInTurns, type Target } from './load.ts';
import { startRemix, startStatic } from './rivals.ts';
import { measureSaving, type Saving } from './saving.ts';
import { studyPages } from './study-pages.ts';
import { document, reportOf } from './report.ts';

/**
 * `npm run bench`: measures the product against its rivals in one run, prints the figures and writes
 * `docs/bench.md`. `--short` takes fewer requests, for a first look, and writes nothing. Ends with 1 when an
 * aim is not met.
 */
const given = process.argv.slice(2);
const isShort = given.length > 0 && namesOf(given, ['--short']).includes('--short');
const RENDERED = isShort ? { amount: 150, rounds: 2, warmUps: 2 } : { amount: 300, rounds: 7, warmUps: 14 };
const KEPT = isShort ? { amount: 1_000, rounds: 2, warmUps: 1 } : { amount: 3_000, rounds: 5, warmUps: 2 };
const MINIMAL = 'minimal Remix';
const SIX_ROUTES = 'minimal Remix, six routes';
const OPENINGS = 'lesson, another one each time';

/**
 * Asks for a guest's page until it comes as small as it gets: the first answer is compressed quickly, the
 * later ones well.
 */
async function compressedWell(url: string): Promise<void> {
  const sizeOf = async () => Number((await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'));
  const first = await sizeOf();
  for (let times = 0; times < 50 && (await sizeOf()) >= first; times += 1) await setTimeout(100);
}

const began = Date.now();
const dataDir = temporaryDataDir('bench');
const stops: (() => unknown)[] = [() => removeFolder(dataDir)];
try {
  const env = { ...WIDE_LIMITS, ...LEAGUE_TIMES, LIMITS_SHARED_PROGRESS: '1000000/60' };
  const product = await startProduct({ dataDir, main: builtWithComingRows(), env });
  const records = openRecords(dataDir);
  stops.unshift(
    () => records.close(),
    () => product.stop(),
  );
  const coming = await (await fetch(`${product.url}${COMING_PATH}`)).text();
  if (coming !== COMING_ANSWER) throw new Error(`${COMING_PATH} is not in the table`);
  const cookies = await signUp(product.url);
  const study = await studyPages(product.url, dataDir, records);
  const league = await leaguePages(product.url, records);
  stops.unshift(league.close);
  const pages = [...(await pagesOf(product.url, cookies)), ...study.pages, ...league.pages, ...(await gatheredPages(product.url, records))];
  const [minimal, sixRoutes] = [await startRemix(1), await startRemix(6)];
  stops.unshift(minimal.stop, sixRoutes.stop);

  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] });
  stops.unshift(() => browser.close());
  for (const { url, who } of pages) if (who === 'guest') await compressedWell(url);
  const weights: Record<string, FirstLoad> = { [MINIMAL]: await firstLoad(browser, minimal.url) };
  for (const page of pages) weights[page.name] = await firstLoad(browser, page.url, page.headers);
  await browser.close();

  const pid = product.child.pid ?? 0;
  const drawn = pages.filter(({ who }) => who !== 'guest');
  const guests = pages.filter(({ who }) => who === 'guest');
  const lesson = drawn.find(({ name }) => name === 'lesson');
  const rendered: Target[] = [
    ...drawn.map(({ name, url, headers }) => ({ name, url, pid, headers })),
    ...(lesson
      ? [{ name: OPENINGS, url: lesson.url, inTurnWith: [await lessonAfter(lesson, cookies)], pid, headers: lesson.headers }]
      : []),
    { name: MINIMAL, url: minimal.url, pid: minimal.pid },
    { name: SIX_ROUTES, url: sixRoutes.url, pid: sixRoutes.pid },
  ];
  const files = await startStatic(Object.fromEntries(guests.map(({ name }) => [name, weights[name]?.html.raw ?? 0])));
  stops.unshift(files.stop);
  const statics = Object.fromEntries(guests.map(({ name }) => [name, `Hono, a static file as long as ${name}`]));
  const kept: Target[] = guests.flatMap(({ name, url }) => [
    { name, url, pid },
    { name: `${name}, dark theme`, url, pid, headers: { cookie: 'theme=dark; country=JO' } },
    { name: statics[name] ?? '', url: `${files.url}/${name}.html`, pid: files.pid },
  ]);
  const loads = { ...(await loadInTurns(kept, KEPT)), ...(await loadInTurns(rendered, RENDERED)) };

  const reports = [await measureReport(product.url, study.busy.token, 'term'), await measureReport(product.url, study.busy.token, 'all')];
  const saving: Saving[] = [];
  const [quiz, test] = await freeSittings(product.url);
  for (const sits of [quiz, test]) if (sits) saving.push(...(await measureSaving(product.url, pid, records, sits)));

  const seconds = (Date.now() - began) / 1000;
  const { text, allMet } = reportOf({
    ...{ pages, weights, loads, statics, minimal: MINIMAL, sixRoutes: SIX_ROUTES, openings: OPENINGS },
    ...{ reports, busyAnswers: study.busy.answers, saving },
  });
  console.log(text);
  if (!isShort)
    writeFileSync(
      path.resolve(import.meta.dirname, '../../docs/bench.md'),
      document(text, { seconds, rows: rowNames.length + COMING_ROWS, coming: COMING_ROWS, turns: RENDERED }),
    );
  console.log(`\nbench: ${allMet ? 'every aim is met' : 'not every aim is met'} (${Math.round(seconds)} s)`);
  process.exitCode = allMet ? 0 : 1;
} finally {
  for (const stop of stops) await stop();
}
