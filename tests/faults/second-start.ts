import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processesOn } from '../../apps/darb/src/postgres/leftovers.ts';
import { root } from '../../tools/sources.ts';
import { ask } from '../support/ask.ts';
import { freePort, removeFolder, startProduct, temporaryDataDir, TEST_ENV, type Product } from '../support/product.ts';
import { Report } from '../support/report.ts';

/** Milliseconds that a stop may take. */
const STOPS_WITHIN = 10_000;
const CLIENTS = 20;

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode !== null || child.signalCode !== null ? resolve(child.exitCode) : child.once('exit', (code) => resolve(code)),
  );
const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
const until = async (holds: () => boolean | Promise<boolean>, within: number): Promise<boolean> => {
  for (const end = Date.now() + within; Date.now() < end; await pause(20)) if (await holds()) return true;
  return false;
};

/** A second start on a held folder says whose it is, and leaves the first alone. */
async function refusesTheSecond(first: Product, report: Report): Promise<void> {
  const began = Date.now();
  const second = await startProduct({ dataDir: first.dataDir }).then(
    async (product) => {
      await product.stop();
      return 'it started';
    },
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  report.expect(
    /ended with [1-9]/.test(second),
    `a second start on the same folder ends by itself, after ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
  report.expect(
    second.includes(`pid ${first.child.pid}`) && /since \d{4}-/.test(second),
    `it says who holds the folder: ${/Darb: .*/.exec(second)?.[0] ?? second}`,
  );
  report.expect((await ask(`${first.url}/ar`)).status === 200, 'the first one goes on answering');
}

/** SIGTERM under load: what was being asked is answered, and all is over in ten seconds. */
async function stopsUnderLoad(product: Product, report: Report): Promise<void> {
  let asking = true;
  let done = 0;
  let broken = 0;
  const cluster = path.join(realpathSync(product.dataDir), 'pg');
  const client = async (index: number) => {
    while (asking) {
      const began = Date.now();
      const address = index % 2 === 0 ? `${product.url}/en/explore?turn=${done}` : `${product.url}/api/content/all-programs-all-subjects`;
      await ask(address, { alone: true }).then(
        ({ status }) => (status === 200 ? (done += 1) : report.finding(`${status} under load`)),
        (error: NodeJS.ErrnoException) => {
          // nobody listens any more: this request was never taken
          if (error.code === 'ECONNREFUSED') asking = false;
          else if (began < stopped - 100) {
            broken += 1;
            report.finding(`a request that was under way for ${stopped - began} ms broke: ${error.message}`);
          }
        },
      );
    }
  };
  let stopped = Infinity;
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  await pause(2_000);
  const before = done;
  stopped = Date.now();
  const code = await product.stop();
  const took = Date.now() - stopped;
  asking = false;
  await Promise.all(clients);
  report.expect(
    code === 0 && took <= STOPS_WITHIN,
    `SIGTERM under ${CLIENTS} clients: ended with ${code} after ${(took / 1000).toFixed(2)} s`,
  );
  report.expect(broken === 0, `${before} requests answered before it, ${done - before} after it, ${broken} broken`);
  report.expect(processesOn(cluster).length === 0, 'no PostgreSQL process is left');
}

interface Npm {
  readonly child: ChildProcess;
  readonly url: string;
  said(): string;
}

/** `npm start`, as a person or a service manager gives it; resolves when it answers or has ended. */
async function npmStart(dataDir: string): Promise<Npm> {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...TEST_ENV, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // a group of its own, as a service manager gives it
    detached: true,
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    ask(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  await until(async () => child.exitCode !== null || (await answers()), 180_000);
  return { child, url, said: () => Buffer.concat(chunks).toString() };
}

/**
 * Starts by npm, is refused a second start by npm, and stops by a signal to the npm of the first, or to its
 * whole group: there the product hears of one stop three times, and must still close the database in its
 * order.
 */
async function stopsByNpm(signal: NodeJS.Signals, to: 'npm' | 'everyone', dataDir: string, report: Report): Promise<void> {
  const first = await npmStart(dataDir);
  if (first.child.exitCode !== null) return report.finding(`npm start did not become ready: ${first.said().slice(-500)}`);
  const { pid } = JSON.parse(readFileSync(path.join(dataDir, 'owner.json'), 'utf8')) as { pid: number };
  const cluster = path.join(realpathSync(dataDir), 'pg');

  const second = await npmStart(dataDir);
  const refusal = /Darb: .*/.exec(second.said())?.[0] ?? second.said().slice(-500);
  report.expect(
    second.child.exitCode !== null && second.child.exitCode !== 0 && refusal.includes(`pid ${pid} on ${os.hostname()}, since `),
    `a second npm start ends with ${second.child.exitCode} and says who holds the folder: ${refusal}`,
  );
  second.child.kill('SIGKILL');
  report.expect((await ask(`${first.url}/readyz`)).status === 200, 'the first npm start goes on answering');

  const began = Date.now();
  const closed = () => readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').split('database system is shut down').length;
  const closedBefore = closed();
  process.kill(to === 'npm' ? Number(first.child.pid) : -Number(first.child.pid), signal);
  const gone = await until(() => !isAlive(pid) && processesOn(cluster).length === 0, STOPS_WITHIN);
  const took = ((Date.now() - began) / 1000).toFixed(2);
  const what = `${signal} to ${to === 'npm' ? 'npm start' : 'the whole group of npm start'}`;
  report.expect(gone, `${what}: the product and its PostgreSQL are gone after ${took} s (budget ${STOPS_WITHIN / 1000} s)`);
  report.expect(closed() === closedBefore + 1, `${what}: PostgreSQL wrote that it was shut down cleanly`);
  const npmGone = await until(() => first.child.exitCode !== null || first.child.signalCode !== null, 2_000);
  report.expect(npmGone, `${what}: npm ended with ${first.child.exitCode ?? first.child.signalCode}`);
  if (!gone) process.kill(pid, 'SIGKILL');
  if (!npmGone) first.child.kill('SIGKILL');
}

/**
 * A stop that comes while `npm start` still builds ends the build too. The start script runs beside a builder
 * that never ends.
 */
async function stopsWhileBuilding(signal: NodeJS.Signals, report: Report): Promise<void> {
  const folder = temporaryDataDir('build');
  const builder = path.join(folder, 'node_modules/.bin/turbo');
  mkdirSync(path.dirname(builder), { recursive: true });
  // with a child of its own, as turbo has
  writeFileSync(builder, `#!/bin/sh\nsleep 300 &\necho $! > '${folder}/grandchild'\necho $$ > '${folder}/builder'\nwait\n`, {
    mode: 0o755,
  });
  // with the modules that it reads
  for (const name of readdirSync(path.join(root, 'tools')))
    if (name.endsWith('.mjs')) cpSync(path.join(root, 'tools', name), path.join(folder, 'tools', name));
  const start = spawn(process.execPath, [path.join(folder, 'tools/start.mjs')], { stdio: 'ignore' });
  const began = await until(() => existsSync(path.join(folder, 'builder')), 10_000);
  const pidIn = (name: string) => Number(readFileSync(path.join(folder, name), 'utf8'));
  if (!began) report.finding('the build did not begin');
  else {
    const pids = [pidIn('builder'), pidIn('grandchild')];
    const at = Date.now();
    start.kill(signal);
    const gone = await until(() => start.exitCode !== null && !pids.some(isAlive), 5_000);
    report.expect(
      gone && start.exitCode !== 0,
      `${signal} during the build: start and build are over after ${((Date.now() - at) / 1000).toFixed(2)} s, with ${start.exitCode}`,
    );
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
  start.kill('SIGKILL');
  await ended(start);
  removeFolder(folder);
}

/** Starts twice, stops under load, and stops by npm; gives the number of findings. */
export async function secondStart(): Promise<number> {
  const report = new Report('second start and stop');
  const product = await startProduct();
  await refusesTheSecond(product, report);
  await stopsUnderLoad(product, report);
  for (const to of ['npm', 'everyone'] as const)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) await stopsByNpm(signal, to, product.dataDir, report);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) await stopsWhileBuilding(signal, report);
  removeFolder(product.dataDir);
  return report.end();
}
