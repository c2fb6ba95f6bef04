import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from './chromium.ts';
import { namesOf } from './command-line.ts';
import { countProcessorTime } from './processor-time.ts';
import { root } from './sources.ts';

/**
 * `npm test`: everything. After the build rules and services, then stories, and beside these two the
 * journeys, which wait half of their time for pages and clocks. What the tests need they find or install
 * themselves: Chromium (tools/chromium.ts), PostgreSQL (the embedded one, or `DATABASE_URL`).
 */
const suites = namesOf(process.argv.slice(2), ['unit', 'stories', 'journeys']);
const reports = path.join(root, 'node_modules/.cache/darb-tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

type Counted = Pick<Outcome, 'passed' | 'failed' | 'failures'>;

interface Outcome {
  name: string;
  /** The titles of the tests that failed: said again at the end, where they are looked for. */
  failures: string[];
  passed: number;
  failed: number;
  seconds: number;
  /** What its processes computed, all together; null where the system does not say. */
  processorSeconds: number | null;
}

/** Runs a command to its end; where a `name` is given, each line that it says begins with it. */
const run = (command: string[], env: Record<string, string> = {}, name?: string) =>
  new Promise<{ code: number; processorSeconds: number | null }>((resolve) => {
    const heard = name === undefined ? 'inherit' : 'pipe';
    const child = spawn('npx', ['--no-install', ...command], {
      cwd: root,
      stdio: ['ignore', heard, heard],
      env: { ...process.env, ...env },
    });
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on('line', (line) => console.log(`${name} │ ${line}`));
    const processorSeconds = countProcessorTime(child.pid ?? 0);
    child.on('close', (code) => resolve({ code: code ?? 1, processorSeconds: processorSeconds() }));
  });

/**
 * Runs a suite and counts its tests from the report that it wrote; a suite that ended badly without one
 * counts as one failure.
 */
async function suite(name: string, command: string[], count: () => Counted, env: Record<string, string> = {}): Promise<Outcome> {
  const started = Date.now();
  console.log(`\n=== ${name}`);
  const { code, processorSeconds } = await run(command, env, suites.length > 1 ? name : undefined);
  let counted: Counted;
  try {
    counted = count();
  } catch {
    counted = { passed: 0, failed: 1, failures: [`${name} left no report`] };
  }
  if (code !== 0 && counted.failed === 0) counted = { ...counted, failed: 1, failures: [`${name} ended with status ${code}`] };
  return { name, ...counted, seconds: Math.round((Date.now() - started) / 1000), processorSeconds };
}

const json = (file: string): unknown => JSON.parse(readFileSync(path.join(reports, file), 'utf8'));
interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}
/** Vitest and Jest write the same report. A file that broke before its tests ran is one failure. */
const jestReport = (file: string) => (): Counted => {
  const report = json(file) as JestReport;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    const at = path.relative(root, name);
    if (failed.length === 0) return status === 'failed' ? [`${at} could not be run`] : [];
    return failed.map((one) => [`${at} > ${one.fullName}`, ...(one.failureMessages ?? [])].join('\n').slice(0, 1500));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
};
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    ok: boolean;
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}
const playwrightReport = (file: string) => (): Counted => {
  const report = json(file) as { suites: PlaywrightSuite[]; stats: Record<string, number> };
  const failuresOf = (suite: PlaywrightSuite): string[] => [
    ...(suite.suites ?? []).flatMap(failuresOf),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          `[${projectName}] ${spec.file} > ${spec.title}\n${results[0]?.error?.message ?? ''}`.slice(0, 1500),
        ),
    ),
  ];
  const failures = report.suites.flatMap(failuresOf);
  return { passed: report.stats['expected'] ?? 0, failed: failures.length, failures };
};

const started = Date.now();
const build = await run(['turbo', 'run', 'build', 'build:checked', '--output-logs=errors-only']);
if (build.code !== 0) {
  console.error('The build failed, so nothing was tested.');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const begin: Record<'unit' | 'stories' | 'journeys', () => Promise<Outcome>> = {
  unit: () =>
    suite(
      'unit',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, 'unit.json')}`],
      jestReport('unit.json'),
    ),
  stories: () =>
    suite('stories', ['tsx', 'tools/test-stories.ts'], jestReport('stories.json'), {
      STORIES_REPORT: path.join(reports, 'stories.json'),
    }),
  journeys: () =>
    suite(
      'journeys',
      ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
      playwrightReport('journeys.json'),
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'journeys.json'),
        CHROME_PATH: findChromium(),
      },
    ),
};
async function oneAfterAnother(...names: (keyof typeof begin)[]): Promise<Outcome[]> {
  const done: Outcome[] = [];
  for (const name of names) if (suites.includes(name)) done.push(await begin[name]());
  return done;
}
const outcomes = (await Promise.all([oneAfterAnother('unit', 'stories'), oneAfterAnother('journeys')])).flat();

console.log('');
for (const { name, failures } of outcomes) for (const failure of failures) console.log(`failed in ${name}: ${failure}\n`);
const times = (seconds: number, processorSeconds: number | null): string =>
  `${seconds} s${processorSeconds === null ? '' : `, ${(processorSeconds / 60).toFixed(1)} minutes of processor`}`;
for (const { name, passed, failed, seconds, processorSeconds } of outcomes)
  console.log(`${name}: ${passed} passed, ${failed} failed in ${times(seconds, processorSeconds)}`);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const computed = [build, ...outcomes].map(({ processorSeconds }) => processorSeconds);
const all = computed.includes(null) ? null : computed.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0);
console.log(`all in ${times(Math.round((Date.now() - started) / 1000), all)}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
