import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from '../support/report.ts';

const autocannon = path.resolve(import.meta.dirname, '../../node_modules/.bin/autocannon');
const run = promisify(execFile);

/** What is asked again and again, and of whom. */
export interface Target {
  readonly name: string;
  readonly url: string;
  /** The process whose time is counted. */
  readonly pid: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Addresses of the same server that each connection asks for in turn with `url`. */
  readonly inTurnWith?: readonly string[];
}

export interface Load {
  /** Milliseconds of processor time of the server's process, all its threads. */
  readonly cpuPerRequest: number;
  readonly requestsPerSecond: number;
}

interface Report {
  duration: number;
  '2xx': number;
  non2xx: number;
  errors: number;
}

/**
 * Milliseconds of processor time that a process has used: all its threads, those that draw, collect garbage,
 * compile or compress alike. By the scheduler's clock: a tick of `/proc/<pid>/stat` is as long as six pages.
 */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return threads.reduce((sum, one) => sum + Number(one.split(' ', 1)[0]), 0) / 1e6;
}

/** Several addresses, as autocannon reads them. */
const archive = (urls: readonly string[]): string =>
  JSON.stringify({ log: { entries: urls.map((url) => ({ request: { method: 'GET', url, headers: [] } })) } });

/** Sends so many requests from a process of its own. Throws when one of them was not answered with 200. */
export async function load(target: Target, amount: number): Promise<Load> {
  const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'darb-load-'));
  const list = path.join(folder, 'urls.har');
  writeFileSync(list, archive([target.url, ...(target.inTurnWith ?? [])]));
  const before = cpuOf(target.pid);
  const { stdout } = await run(
    autocannon,
    ['--json', '-n', '-c', '8', '-t', '60', '-L', '20', '-a', String(amount), '--har', list, ...headers, target.url],
    { maxBuffer: 10_000_000 },
  ).finally(() => rmSync(folder, { recursive: true, force: true }));
  const cpu = cpuOf(target.pid) - before;
  const report = JSON.parse(stdout) as Report;
  if (report.non2xx > 0 || report.errors > 0 || report['2xx'] === 0) {
    throw new Error(`${target.name}: ${report['2xx']} answers with 2xx, ${report.non2xx} others, ${report.errors} errors`);
  }
  return { cpuPerRequest: cpu / report['2xx'], requestsPerSecond: report['2xx'] / report.duration };
}

/** So many requests at a time, in so many rounds, after at most so many passes to warm up. */
export interface Turns {
  readonly amount: number;
  readonly rounds: number;
  readonly warmUps: number;
}

/** A figure that is so near to the least one before it has not fallen. */
const NO_LOWER = 0.95;

/** Whether a target's figures, one a pass, fall no more: the last two are no lower than those before. */
export function isSteady(figures: readonly number[]): boolean {
  const least = Math.min(...figures.slice(0, -2));
  return figures.length >= 4 && figures.slice(-2).every((figure) => figure >= NO_LOWER * least);
}

/** The targets as they are, the other way round, from the middle on: nobody is always the same one's next. */
function turned<Target>(targets: readonly Target[], round: number): readonly Target[] {
  const from = Math.floor(round / 2) % targets.length;
  const begun = [...targets.slice(from), ...targets.slice(0, from)];
  return round % 2 === 0 ? begun : begun.reverse();
}

/**
 * Measures targets in turns, in another order each round, so that what else the machine does falls on all of
 * them alike; gives the medians by name. Each is asked before that until its figure falls no more.
 */
export async function loadInTurns(targets: readonly Target[], { amount, rounds, warmUps }: Turns): Promise<Record<string, Load>> {
  const figures = new Map<Target, number[]>(targets.map((target) => [target, []]));
  for (let pass = 0; pass < warmUps; pass += 1) {
    const cold = targets.filter((target) => !isSteady(figures.get(target) ?? []));
    for (const target of turned(cold, pass)) figures.get(target)?.push((await load(target, 2 * amount)).cpuPerRequest);
  }
  const measured = new Map<Target, Load[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const target of turned(targets, round)) measured.get(target)?.push(await load(target, amount));
  return Object.fromEntries(
    [...measured].map(([{ name }, loads]) => [
      name,
      {
        cpuPerRequest: median(loads.map((one) => one.cpuPerRequest)),
        requestsPerSecond: median(loads.map((one) => one.requestsPerSecond)),
      },
    ]),
  );
}
