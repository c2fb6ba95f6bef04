import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.ts';

/**
 * `npm test`: everything, in the order in which a fault shows soonest: build, rules and services, stories, journeys.
 * What the tests need they find or install themselves: Chromium (tools/chromium.ts), PostgreSQL (the embedded one, or `DATABASE_URL`).
 */
const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules/.cache/darb-tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

const run = (command: string[], env: Record<string, string> = {}) =>
  new Promise<number>((resolve) => {
    const child = spawn('npx', ['--no-install', ...command], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs a suite and counts its tests from the report that it wrote; a suite that ended badly without one counts as one failure. */
async function suite(
  name: string,
  command: string[],
  count: () => { passed: number; failed: number },
  env: Record<string, string> = {},
): Promise<Outcome> {
  const started = Date.now();
  console.log(`\n=== ${name}`);
  const code = await run(command, env);
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count();
  } catch {
    counted = { passed: 0, failed: 1 };
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return { name, ...counted, seconds: Math.round((Date.now() - started) / 1000) };
}

const json = (file: string) => JSON.parse(readFileSync(path.join(reports, file), 'utf8')) as Record<string, unknown>;
/** Vitest and Jest write the same report. */
const jestReport = (file: string) => () => {
  const report = json(file);
  return {
    passed: Number(report['numPassedTests']),
    failed: Number(report['numFailedTests']) + Number(report['numFailedTestSuites'] ?? 0),
  };
};
const playwrightReport = (file: string) => () => {
  const stats = json(file)['stats'] as Record<string, number>;
  return { passed: stats['expected'] ?? 0, failed: (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0) };
};

process.env['CHROME_PATH'] = await findChromium();
const only = process.argv.slice(2);
const wanted = (name: string) => only.length === 0 || only.includes(name);

const started = Date.now();
if ((await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0) {
  console.error('The build failed, so nothing was tested.');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const outcomes: Outcome[] = [];
if (wanted('unit'))
  outcomes.push(
    await suite(
      'unit',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, 'unit.json')}`],
      jestReport('unit.json'),
    ),
  );
if (wanted('stories'))
  outcomes.push(
    await suite('stories', ['tsx', 'tools/test-stories.ts'], jestReport('stories.json'), {
      STORIES_REPORT: path.join(reports, 'stories.json'),
    }),
  );
if (wanted('journeys'))
  outcomes.push(
    await suite(
      'journeys',
      ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
      playwrightReport('journeys.json'),
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'journeys.json'),
      },
    ),
  );

console.log('');
for (const { name, passed, failed, seconds } of outcomes) console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
console.log(`all in ${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
