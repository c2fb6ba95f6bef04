import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namesOf, optionsOf, wholeNumberOf } from '../../tools/command-line.ts';
import { Report } from '../support/report.ts';
import { contentSeeds, damaged, randomOf, type ContentCase } from './content-cases.ts';

/**
 * `npm run fuzz:content [-- --cases 10000 --seed 2026 --only gift]`: damaged files of every format are
 * brought in by a process that may not crash, take over 2 s or 300 MB, or write outside of the pack. Then
 * 10,000 questions at once, in at most 20 s. The same seed makes the same files.
 */
const { values } = optionsOf({
  options: { cases: { type: 'string', default: '10000' }, seed: { type: 'string', default: '2026' }, only: { type: 'string' } },
});
const [cases, seed] = [wholeNumberOf(values.cases, 'number of cases'), wholeNumberOf(values.seed, 'seed')];
const allSeeds = contentSeeds();
const formats = namesOf(values.only === undefined ? [] : [values.only], Object.keys(allSeeds));
const HANG_MS = 2000;
/** What only waits, for ever, works on nothing: it is given up by the clock. */
const PATIENCE_MS = 10_000;
const MEMORY_MAXIMUM = 300 * 1024 * 1024;
const IMPORT_SECONDS = 20;
/** One import of so many is written, the others only tried: writing is the same for all. */
const WRITTEN = 20;

interface Answer {
  error: string | null;
  added: number;
  leftOut: number;
  milliseconds: number;
  memory: number;
}

const outside = mkdtempSync(path.join(tmpdir(), 'darb-test-'));
const pack = path.join(outside, 'pack');
cpSync(path.resolve(import.meta.dirname, '../../packages/content/fixtures/small'), pack, { recursive: true });

/** What lies where nothing may be written: beside the pack, and in every other place of it. */
function elsewhere(): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(outside, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !/01-sum[\\/]picture-[0-9a-f]{16}\.|01-sum[\\/]\.?quiz\.yaml/.test(file))
      hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function start(): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'content-worker.ts'), [pack], {
    execArgv: ['--import', 'tsx', '--max-old-space-size=220', '--max-semi-space-size=8'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', () => reject(new Error('the process that imports did not start')));
  });
}

function send(child: ChildProcess, { name, bytes }: ContentCase, write: boolean, patience: number): Promise<Answer | 'hang' | 'crash'> {
  return new Promise((resolve) => {
    const done = (answer: Answer | 'hang' | 'crash') => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    const timer = setTimeout(() => done('hang'), patience);
    child.once('message', (answer: Answer) => done(answer));
    child.once('exit', () => done('crash'));
    child.send({ name, bytes: bytes.toString('base64'), write });
  });
}

const report = new Report(`damaged files, ${cases} a format, seed ${seed}`);
const before = elsewhere();
let child = await start();
for (const [format, seeds] of Object.entries(allSeeds)) {
  if (!formats.includes(format)) continue;
  const random = randomOf(seed);
  let [added, leftOut, slowest, memory] = [0, 0, 0, 0];
  for (let index = 0; index < cases; index += 1) {
    const one = await damaged(seeds, random);
    const answer = await send(child, one, index % WRITTEN === 0, PATIENCE_MS);
    if (typeof answer === 'string') {
      report.finding(`${format} case ${index}: ${answer}`);
      child.kill('SIGKILL');
      child = await start();
      continue;
    }
    if (answer.error !== null) report.finding(`${format} case ${index}: ${answer.error}`);
    if (answer.milliseconds > HANG_MS) report.finding(`${format} case ${index}: ${Math.round(answer.milliseconds)} ms`);
    if (answer.memory > MEMORY_MAXIMUM) report.finding(`${format} case ${index}: ${Math.round(answer.memory / 1e6)} MB`);
    added += answer.added;
    leftOut += answer.leftOut;
    slowest = Math.max(slowest, answer.milliseconds);
    memory = Math.max(memory, answer.memory);
  }
  report.fact(
    `${format}: ${added} questions came in, ${leftOut} were left out; slowest ${Math.round(slowest)} ms, memory at most ${Math.round(memory / 1e6)} MB`,
  );
}
report.expect(elsewhere() === before, 'nothing is written outside of the quiz and its pictures');

if (values.only === undefined) {
  const questions = Array.from(
    { length: 10_000 },
    (_, index) =>
      `// [id:question-${index}]\n::سؤال ${index}::ما ناتج \\(${index} + ${index % 7}\\)؟ {=${index + (index % 7)} ~${index + 8} ~${index + 9} ~${index + 10}####نجمع ${index} و ${index % 7}.}`,
  ).join('\n\n');
  const began = performance.now();
  const answer = await send(child, { name: 'many.gift', bytes: Buffer.from(questions) }, true, 120_000);
  const seconds = (performance.now() - began) / 1000;
  report.expect(
    typeof answer !== 'string' && answer.added === 10_000 && seconds <= IMPORT_SECONDS,
    `10,000 questions are imported in ${seconds.toFixed(1)} s (at most ${IMPORT_SECONDS}), memory ${typeof answer === 'string' ? '?' : Math.round(answer.memory / 1e6)} MB`,
  );
}
child.kill();
rmSync(outside, { recursive: true, force: true });
process.exit(report.end() === 0 ? 0 : 1);
