import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processesOn } from './leftovers.ts';
import type { Connection } from './server.ts';

const program = fileURLToPath(new URL('./life-cycle.program.ts', import.meta.url));
const patience = { timeout: 60_000, interval: 20 };

interface Said {
  event: 'ready' | 'refused' | 'log' | 'stopped' | 'fatal';
  message?: string;
  code?: string;
  pid?: number;
  connection?: Connection;
}

/** A Darb of its own process, so that it can be killed. */
class Holder {
  readonly child: ChildProcess;
  readonly said: Said[] = [];

  constructor(dataDir: string) {
    const pgBin = process.env.PG_BIN;
    this.child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, ...(pgBin ? [pgBin] : [])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: this.child.stdout! }).on('line', (line) => this.said.push(JSON.parse(line) as Said));
  }

  async until(wanted: (said: Said) => boolean): Promise<Said> {
    return vi.waitUntil(() => this.said.find(wanted), patience);
  }

  ready = () => this.until(({ event }) => event === 'ready');
  refused = () => this.until(({ event }) => event === 'refused');

  async kill(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await vi.waitUntil(() => this.child.exitCode !== null || this.child.signalCode !== null, patience);
  }
}

let dataDir: string;
let holders: Holder[];

beforeEach(() => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-life-'));
  // as root the server runs as another user, who must be able to enter
  fs.chmodSync(parent, 0o755);
  dataDir = path.join(parent, 'data');
  holders = [];
});

afterEach(async () => {
  for (const holder of holders) if (holder.child.exitCode === null && holder.child.signalCode === null) await holder.kill('SIGKILL');
  if (fs.existsSync(dataDir)) await vi.waitUntil(() => processesOn(cluster()).length === 0, patience);
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

const cluster = () => path.join(fs.realpathSync(dataDir), 'pg');

function start(): Holder {
  const holder = new Holder(dataDir);
  holders.push(holder);
  return holder;
}

async function query(connection: Connection | undefined, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', { timeout: 120_000 }, () => {
  test('starts on a folder that does not exist, in UTF-8, durable and without a port', async () => {
    const { connection } = await start().ready();
    expect(await query(connection, 'show server_encoding')).toEqual(['UTF8']);
    expect(await query(connection, 'show listen_addresses')).toEqual(['']);
    expect(await query(connection, 'show fsync')).toEqual(['on']);
    expect(await query(connection, 'show data_checksums')).toEqual(['on']);
    expect(await query(connection, `select lower('ÀÉ')`)).toEqual(['àé']);
  });

  test('refuses a folder that another Darb holds, and names its pid, host and start', async () => {
    const first = start();
    await first.ready();
    const refusal = await start().refused();
    expect(refusal.code).toBe('inUse');
    expect(refusal.message).toContain(`pid ${first.child.pid}`);
    expect(refusal.message).toContain(`on ${os.hostname()}`);
    expect(refusal.message).toMatch(/since \d{4}-\d\d-\d\dT/);
  });

  test('leaves no process behind when its parent is killed, and keeps what was committed', async () => {
    const first = start();
    const { connection } = await first.ready();
    await query(connection, 'create table kept as select 7 as id');
    await first.kill('SIGKILL');
    await vi.waitUntil(() => processesOn(cluster()).length === 0, patience);
    const again = await start().ready();
    expect(await query(again.connection, 'select id from kept')).toEqual([7]);
  });

  test('replaces a server that is left over without its watchdog', async () => {
    const first = start();
    const { pid } = await first.ready();
    const watchdog = watchdogOf(pid);
    process.kill(watchdog, 'SIGKILL');
    await vi.waitUntil(() => !isAlive(watchdog), patience);
    await first.kill('SIGKILL');
    expect(processesOn(cluster())).toContain(pid);
    const again = await start().ready();
    expect(again.pid).not.toBe(pid);
    expect(await query(again.connection, 'select 1')).toEqual([1]);
  });

  test('starts over the pid file of a dead server whose pid belongs to somebody else now', async () => {
    const first = start();
    await first.ready();
    await first.kill('SIGTERM');
    fs.writeFileSync(path.join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n`);
    const { connection } = await start().ready();
    expect(await query(connection, 'select 1')).toEqual([1]);
  });

  test('is back after its server was killed', async () => {
    const holder = start();
    const { pid, connection } = await holder.ready();
    process.kill(pid!, 'SIGKILL');
    await holder.until(({ message }) => message === 'PostgreSQL is back');
    expect(await query(connection, 'select 1')).toEqual([1]);
  });

  test('stops cleanly and gives the folder back', async () => {
    const holder = start();
    await holder.ready();
    await holder.kill('SIGTERM');
    expect(holder.child.exitCode).toBe(0);
    expect(holder.said.at(-1)?.event).toBe('stopped');
    expect(fs.existsSync(path.join(cluster(), 'postmaster.pid'))).toBe(false);
    expect(fs.readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
    await start().ready();
  });

  test('leaves a folder alone that is no cluster', async () => {
    fs.mkdirSync(path.join(dataDir, 'pg'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'pg', 'letter.txt'), 'mine');
    expect((await start().refused()).code).toBe('notACluster');
    expect(fs.readFileSync(path.join(dataDir, 'pg', 'letter.txt'), 'utf8')).toBe('mine');
  });

  test.runIf(process.getuid?.() === 0)('names the folder that keeps the database user out', async () => {
    fs.chmodSync(path.dirname(dataDir), 0o700);
    const refusal = await start().refused();
    expect(refusal.code).toBe('unreachable');
    expect(refusal.message).toContain(path.dirname(dataDir));
  });
});

/** The shell that waits to stop this server. */
function watchdogOf(server: number | undefined): number {
  const found = fs
    .readdirSync('/proc')
    .find((pid) => /^\d+$/.test(pid) && argumentsOf(pid).at(-1) === String(server) && argumentsOf(pid)[0] === '/bin/sh');
  return Number(found);
}

function argumentsOf(pid: string): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
