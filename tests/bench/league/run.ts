import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { optionsOf, wholeNumberOf } from '../../../tools/command-line.ts';
import { NO_PAUSES, openGround, usageOf, type Ground } from '../../support/league-process.ts';
import { localLeague, publishTestPool, ticketFor, type LeagueAddress } from '../../support/league.ts';
import { Players } from './evening.ts';
import { herdOf } from './herd.ts';

/**
 * `npm run bench:league [-- 50 200 500]`: so many matches at once through the client's own library, half a
 * second to a second and a half of thinking, without pauses between the rounds; then herds of 30, 100 and 300
 * who press “find” in one subject at the same instant. The host is measured alone, in a process of its own.
 * With `--host`, `--port` and its three keys another league is measured the same way, and the embedded one
 * beside it: that one was started with the times that `NO_PAUSES` says; `--pid` is its process, if it is on
 * this machine. `--subjects 10` spreads the matches. Ends with 1 when an aim is not met.
 */
const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    host: { type: 'string' },
    port: { type: 'string', default: '7350' },
    'server-key': { type: 'string', default: '' },
    'http-key': { type: 'string', default: '' },
    'ticket-key': { type: 'string', default: '' },
    pid: { type: 'string' },
    subjects: { type: 'string', default: '1' },
  },
});

interface Aims {
  readonly p99: Readonly<Record<number, number>>;
  readonly memory: number;
  /** Milliseconds until all of a herd are in a match. */
  readonly herd: Readonly<Record<number, number>>;
}
const EMBEDDED: Aims = { p99: { 200: 50, 500: 100 }, memory: 140, herd: { 300: 1_000 } };
const FOREIGN: Aims = { p99: { 200: 150 }, memory: Infinity, herd: { 300: 5_000 } };
/** More matches than this for each pair of a herd are too many. */
const MATCHES_A_PAIR = 1.1;
const WARM_UP_MS = 6_000;
const MEASURED_MS = 20_000;
const HERDS = [30, 100, 300];
const PROGRAM = 1;

/** A league under measurement; without a process of its own on this machine its use of it is not known. */
interface Measured {
  readonly name: string;
  readonly address: LeagueAddress;
  readonly pid: number | null;
  readonly aims: Aims;
  readonly end: () => Promise<unknown>;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const shown = (milliseconds: number): string => milliseconds.toFixed(0);
const used = (pid: number | null) => (pid === null ? { cpu: NaN, memory: NaN } : usageOf(pid));

let failures = 0;
/** Subjects that nobody has played yet: what students have seen of others does not matter. */
let nextSubject = Math.floor(Date.now() / 1000) % 1_000_000;

async function subjectsOf(address: LeagueAddress, count: number): Promise<number[]> {
  const subjects = Array.from({ length: count }, () => (nextSubject += 1));
  for (const subject of subjects) await publishTestPool(address, PROGRAM, subject);
  return subjects;
}

async function measureMatches({ name, address, pid, aims }: Measured, matches: number, subjects: number): Promise<void> {
  const each = Math.ceil(matches / subjects);
  const all = (await subjectsOf(address, subjects)).map(
    (subject) => new Players(address, { program: PROGRAM, subject, matches: each, thinks: [500, 1_500], stuckAfter: 30_000 }),
  );
  const finished = () => all.reduce((sum, { evening }) => sum + evening.finished, 0);
  const playing = Promise.all(all.map((players) => players.play()));
  await Promise.race([Promise.all(all.map(({ present }) => present)), playing]);
  await pause(WARM_UP_MS);
  const before = { ...used(pid), finished: finished(), time: performance.now() };
  for (const players of all) players.isMeasured = true;
  let memory = 0;
  for (let waited = 0; waited < MEASURED_MS; waited += 500) {
    await pause(500);
    memory = Math.max(memory, used(pid).memory);
  }
  for (const players of all) players.isMeasured = false;
  const count = finished() - before.finished;
  const seconds = (performance.now() - before.time) / 1000;
  const cpu = used(pid).cpu - before.cpu;
  for (const players of all) players.stop();
  await playing;
  const sorted = all.flatMap(({ evening }) => evening.latencies).sort((one, other) => one - other);
  const figures = [0.5, 0.9, 0.99, 1].map((share) => shown(at(sorted, share)));
  const costs = [(cpu / seconds / 10).toFixed(0), (cpu / count).toFixed(1), shown(memory)];
  console.log(`| ${[name, matches, subjects, (count / seconds).toFixed(1), ...figures, ...costs].join(' | ')} |`);
  const findings = all.flatMap(({ evening }) => evening.findings);
  for (const finding of findings.slice(0, 10)) console.log(`FINDING: ${finding}`);
  const p99 = aims.p99[matches] ?? Infinity;
  if (findings.length > 0 || at(sorted, 0.99) > p99 || memory > aims.memory) failures += 1;
}

async function measureHerd({ name, address, aims }: Measured, count: number): Promise<void> {
  const [subject = 0] = await subjectsOf(address, 1);
  const { waits, matches, errors } = await herdOf(address, { program: PROGRAM, subject }, count);
  console.log(
    `| ${[name, count, shown(at(waits, 0.5)), shown(at(waits, 0.99)), shown(at(waits, 1)), matches, errors.length].join(' | ')} |`,
  );
  for (const error of new Set(errors)) console.log(`FINDING: ${error}`);
  if (errors.length > 0 || matches > (MATCHES_A_PAIR * count) / 2 || at(waits, 1) > (aims.herd[count] ?? Infinity)) failures += 1;
}

/** The league of the options; null without any. */
function foreign(): Measured | null {
  if (values.host === undefined) return null;
  const address: LeagueAddress = {
    host: values.host,
    port: Number(values.port),
    serverKey: values['server-key'],
    httpKey: values['http-key'],
    ticketFor: (student) => ticketFor(student, values['ticket-key']),
  };
  const pid = values.pid === undefined ? null : wholeNumberOf(values.pid, 'process');
  return { name: values.host, address, pid, aims: FOREIGN, end: async () => undefined };
}

async function embedded(ground: Ground): Promise<Measured> {
  const running = await ground.startHost(NO_PAUSES);
  return {
    ...{ name: 'embedded', address: localLeague(running.port), pid: running.pid, aims: EMBEDDED },
    end: () => running.end('SIGTERM'),
  };
}

const sizes = positionals.map((size) => wholeNumberOf(size, 'number of matches'));
const subjects = wholeNumberOf(values.subjects, 'number of subjects');
const other = foreign();
const ground = await openGround('bench-league');
try {
  console.log('| league | matches | subjects | finished/s | p50 | p90 | p99 | max ms | CPU % | CPU ms a match | memory MB |');
  console.log('| :-- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
  for (const matches of sizes.length > 0 ? sizes : [50, 200, 500])
    for (const league of [await embedded(ground), ...(other ? [other] : [])]) {
      await measureMatches(league, matches, subjects);
      await league.end();
    }
  console.log('\n| league | herd | p50 | p99 | last ms | matches | errors |\n| :-- | --: | --: | --: | --: | --: | --: |');
  for (const count of HERDS)
    for (const league of [await embedded(ground), ...(other ? [other] : [])]) {
      await measureHerd(league, count);
      await league.end();
    }
} finally {
  await ground.close();
}
console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
console.log(failures === 0 ? 'bench:league: every aim is met' : `bench:league: ${failures} measurements miss an aim`);
process.exit(failures === 0 ? 0 : 1);
