import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { processesOn } from './leftovers.ts';
import { argumentsOf, isAlive, patience, usePlace } from './life-cycle.holder.ts';
import type { Connection } from './server.ts';

const place = usePlace(process.env.PG_BIN);

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
    const { connection } = await place.start().ready();
    expect(await query(connection, 'show server_encoding')).toEqual(['UTF8']);
    expect(await query(connection, 'show listen_addresses')).toEqual(['']);
    expect(await query(connection, 'show fsync')).toEqual(['on']);
    expect(await query(connection, 'show data_checksums')).toEqual(['on']);
    expect(await query(connection, `select lower('ÀÉ')`)).toEqual(['àé']);
  });

  test('refuses a folder that another Darb holds, and names its pid, host and start', async () => {
    const first = place.start();
    await first.ready();
    const refusal = await place.start().refused();
    expect(refusal.code).toBe('inUse');
    expect(refusal.message).toContain(`pid ${first.child.pid}`);
    expect(refusal.message).toContain(`on ${os.hostname()}`);
    expect(refusal.message).toMatch(/since \d{4}-\d\d-\d\dT/);
  });

  test('leaves no process behind when its parent is killed, and keeps what was committed', async () => {
    const first = place.start();
    const { connection } = await first.ready();
    await query(connection, 'create table kept as select 7 as id');
    await first.kill('SIGKILL');
    await vi.waitUntil(() => processesOn(place.cluster()).length === 0, patience);
    const again = await place.start().ready();
    expect(await query(again.connection, 'select id from kept')).toEqual([7]);
  });

  test('replaces a server that is left over without its watchdog', async () => {
    const first = place.start();
    const { pid } = await first.ready();
    const watchdog = watchdogOf(pid);
    process.kill(watchdog, 'SIGKILL');
    await vi.waitUntil(() => !isAlive(watchdog), patience);
    await first.kill('SIGKILL');
    expect(processesOn(place.cluster())).toContain(pid);
    const again = await place.start().ready();
    expect(again.pid).not.toBe(pid);
    expect(await query(again.connection, 'select 1')).toEqual([1]);
  });

  test('starts over the pid file of a dead server whose pid belongs to somebody else now', async () => {
    const first = place.start();
    await first.ready();
    await first.kill('SIGTERM');
    fs.writeFileSync(path.join(place.cluster(), 'postmaster.pid'), `${process.pid}\n${place.cluster()}\n`);
    const { connection } = await place.start().ready();
    expect(await query(connection, 'select 1')).toEqual([1]);
  });

  test('is back after its server was killed', async () => {
    const holder = place.start();
    const { pid, connection } = await holder.ready();
    process.kill(pid!, 'SIGKILL');
    await holder.until(({ message }) => message === 'PostgreSQL is back');
    expect(await query(connection, 'select 1')).toEqual([1]);
  });

  test('stops cleanly and gives the folder back', async () => {
    const holder = place.start();
    await holder.ready();
    await holder.kill('SIGTERM');
    expect(holder.child.exitCode).toBe(0);
    expect(holder.said.at(-1)?.event).toBe('stopped');
    expect(fs.existsSync(path.join(place.cluster(), 'postmaster.pid'))).toBe(false);
    expect(fs.readFileSync(path.join(place.dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
    await place.start().ready();
  });

  test('leaves a folder alone that is no cluster', async () => {
    fs.mkdirSync(path.join(place.dataDir, 'pg'), { recursive: true });
    fs.writeFileSync(path.join(place.dataDir, 'pg', 'letter.txt'), 'mine');
    expect((await place.start().refused()).code).toBe('notACluster');
    expect(fs.readFileSync(path.join(place.dataDir, 'pg', 'letter.txt'), 'utf8')).toBe('mine');
  });

  test.runIf(process.getuid?.() === 0)('names the folder that keeps the database user out', async () => {
    fs.chmodSync(place.parent, 0o700);
    const refusal = await place.start().refused();
    expect(refusal.code).toBe('unreachable');
    expect(refusal.message).toContain(place.parent);
  });
});

/** The shell that waits to stop this server. */
function watchdogOf(server: number | undefined): number {
  const found = fs
    .readdirSync('/proc')
    .find((pid) => /^\d+$/.test(pid) && argumentsOf(pid).at(-1) === String(server) && argumentsOf(pid)[0] === '/bin/sh');
  return Number(found);
}
