import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from '../support/report.ts';

const autocannon = path.resolve(import.meta.dirname, '../../node_modules/.bin/autocannon');
const run = promisify(execFile);
/** Milliseconds of one clock tick of /proc. */
const TICK = 10;

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
  /** Milliseconds of processor time of the server's process (user and system, all threads). */
  readonly cpuPerRequest: number;
  readonly requestsPerSecond: number;
}

interface Report {
  duration: number;
  '2xx': number;
  non2xx: number;
  errors: number;
}

/** Milliseconds of processor time that a process has used: user and system, all threads. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
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

/**
 * Measures targets in turns, so that what else the machine does falls on all of them alike; gives the medians
 * by name.
 */
export async function loadInTurns(
  targets: readonly Target[],
  { amount, warmUp, rounds }: { amount: number; warmUp: number; rounds: number },
): Promise<Record<string, Load>> {
  for (const target of targets) await load(target, warmUp);
  const measured: Record<string, Load[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) (measured[target.name] ??= []).push(await load(target, amount));
  }
  return Object.fromEntries(
    Object.entries(measured).map(([name, loads]) => [
      name,
      {
        cpuPerRequest: median(loads.map((one) => one.cpuPerRequest)),
        requestsPerSecond: median(loads.map((one) => one.requestsPerSecond)),
      },
    ]),
  );
}
