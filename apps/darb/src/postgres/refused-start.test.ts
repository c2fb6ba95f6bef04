import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isAlive, patience, usePlace } from './life-cycle.holder.ts';

// a disk of its own needs root, and a container may forbid it even then
const canMount = ((trial: string) => {
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', trial]).status === 0;
  if (isMounted) spawnSync('umount', [trial]);
  fs.rmdirSync(trial);
  return isMounted;
})(fs.mkdtempSync(path.join(os.tmpdir(), 'darb-mount-')));
const place = usePlace(process.env.PG_BIN);

/** Programs that look like PostgreSQL's and do what `lines` say; the shell's `$2` is the cluster. */
function binaries(lines: { initdb?: string; postgres?: string }): string {
  const folder = path.join(place.parent, 'bin');
  fs.mkdirSync(folder);
  for (const name of ['initdb', 'postgres'] as const) {
    const does = lines[name] ?? 'echo 18 > "$2/PG_VERSION"';
    const script = `#!/bin/sh\nif [ "$1" = --version ]; then echo "${name} (PostgreSQL) 18.4"; exit; fi\n${does}\n`;
    fs.writeFileSync(path.join(folder, name), script, { mode: 0o755 });
  }
  return folder;
}

describe('a start that does not come to its end', { timeout: 120_000 }, () => {
  test('is given up in words when the server never answers, and the server is stopped', async () => {
    const pgBin = binaries({ postgres: 'echo "FATAL: deaf as $$" >&2\nexec sleep 600' });
    const { code, message } = await place.start({ pgBin, answersWithinMs: 200 }).refused();
    expect(code).toBe('start');
    expect(message).toContain('gave no answer for 0.2 s');
    const pid = /FATAL: deaf as (\d+)/.exec(message ?? '')?.[1];
    expect(Number(pid)).toBeGreaterThan(0);
    expect(isAlive(Number(pid))).toBe(false);
    expect(message).toContain(path.join(fs.realpathSync(place.dataDir), 'postgres.log'));
  });

  test('ends at SIGTERM while the server is waited for, with the server', async () => {
    const holder = place.start({ pgBin: binaries({ postgres: 'echo $$\nexec sleep 600' }) });
    const log = path.join(place.dataDir, 'postgres.log');
    const pid = await vi.waitUntil(() => fs.existsSync(log) && Number(fs.readFileSync(log, 'utf8')), patience);
    await holder.kill('SIGTERM');
    expect(holder.said.map(({ event }) => event)).toEqual(['stopped']);
    expect(holder.child.exitCode).toBe(0);
    expect(isAlive(Number(pid))).toBe(false);
  });

  test('ends at SIGTERM while the database is made, and the next start makes it whole', async () => {
    const pgBin = binaries({ initdb: `echo $$ > "$2/pid"\nexec sleep 600` });
    const pidFile = path.join(place.dataDir, 'pg.new', 'pid');
    const holder = place.start({ pgBin });
    const pid = await vi.waitUntil(() => fs.existsSync(pidFile) && Number(fs.readFileSync(pidFile, 'utf8')), patience);
    await holder.kill('SIGTERM');
    expect(holder.said.map(({ event }) => event)).toEqual(['stopped']);
    expect(isAlive(Number(pid))).toBe(false);
    expect((await place.start().ready()).event).toBe('ready');
  });

  test('because the disk is full says so, with what PostgreSQL said', async () => {
    const pgBin = binaries({ initdb: 'echo "initdb: error: could not write: No space left on device" >&2\nexit 1' });
    const { code, message } = await place.start({ pgBin }).refused();
    expect(code).toBe('initialisation');
    expect(message).toMatch(/Make room on the disk of DATA_DIR\.\ninitdb: error: .*No space left/);
  });

  test('because the server refuses its settings ends with its own words', async () => {
    const pgBin = binaries({ postgres: 'echo "FATAL: could not map memory" >&2\nexit 1' });
    expect((await place.start({ pgBin }).refused()).message).toContain('PostgreSQL did not start (exit 1).\nFATAL: could not map memory');
  });
});

describe('a DATA_DIR', { timeout: 120_000 }, () => {
  test.each(['/proc/x', '/proc/x/y/z', '/proc', '/sys/x'])('%s, where nothing can be made, ends the start in two lines', async (where) => {
    place.dataDir = where;
    const { code, message } = await place.start().refused();
    expect(code).toBe('notWritable');
    expect(message).toMatch(
      /^DATA_DIR \/(?:proc|sys)\S*: (?:nothing can be made at \/proc\/\S+: |\/sys\/x may not be written ).*\n.*Example: DATA_DIR=\/var\/lib\/darb$/,
    );
  });

  test.each(['data', 'data/below', 'data/far/below'])('%s that is a file, or lies below one, is told of by the file', async (where) => {
    const file = path.join(place.parent, 'data');
    fs.writeFileSync(file, 'mine');
    place.dataDir = path.join(place.parent, where);
    const { message } = await place.start().refused();
    expect(message).toContain(`DATA_DIR ${place.dataDir}: ${file} is no folder.\nMove it away, or use another folder.`);
    expect(fs.readFileSync(file, 'utf8')).toBe('mine');
  });

  test('that is a link to nowhere is told of', async () => {
    fs.symlinkSync('/nowhere/at/all', place.dataDir);
    expect((await place.start().refused()).message).toContain(`${place.dataDir} is no folder.`);
  });

  test('in which a folder stands where a file must be is told of', async () => {
    fs.mkdirSync(path.join(place.dataDir, 'parent.lock'), { recursive: true });
    expect((await place.start().refused()).message).toContain(
      `${path.join(place.dataDir, 'parent.lock')} is a folder, where a file of Darb’s must be.`,
    );
  });

  test('whose pg is a file is left alone', async () => {
    fs.mkdirSync(place.dataDir);
    fs.writeFileSync(path.join(place.dataDir, 'pg'), 'mine');
    expect((await place.start().refused()).code).toBe('notACluster');
    expect(fs.readFileSync(path.join(place.dataDir, 'pg'), 'utf8')).toBe('mine');
  });

  test.runIf(canMount)('on a disk that is read-only is told of', async () => {
    const disk = place.dataDir;
    fs.mkdirSync(disk);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=64k', 'tmpfs', disk]).status).toBe(0);
    try {
      const { message } = await place.start().refused();
      expect(message).toContain(`${disk} lies on a disk that is mounted read-only.\nMount it for writing`);
      place.dataDir = path.join(disk, 'below');
      expect((await place.start().refused()).message).toContain('lies on a disk that is mounted read-only');
    } finally {
      spawnSync('umount', ['-l', disk]);
    }
  });

  test.runIf(canMount)('on a disk that is full is told of', async () => {
    const disk = place.dataDir;
    fs.mkdirSync(disk);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'nr_inodes=2,size=64k', 'tmpfs', disk]).status).toBe(0);
    try {
      expect((await place.start().refused()).message).toMatch(/cannot be written: no space is left on its disk\.\nMake room there/);
    } finally {
      spawnSync('umount', ['-l', disk]);
    }
  });

  test.runIf(process.getuid?.() === 0)('of another user is told of by its owner, and so are its database and its lock', async () => {
    const uid = 65534;
    fs.mkdirSync(place.dataDir);
    const closed = await place.start({ uid }).refused();
    expect(closed.message).toContain(
      `${place.dataDir} may not be written by this user (uid ${uid}); it belongs to uid 0.\nGive it to that user (chown -R)`,
    );

    fs.chmodSync(place.dataDir, 0o777);
    fs.writeFileSync(path.join(place.dataDir, 'parent.lock'), '', { mode: 0o600 });
    expect((await place.start({ uid }).refused()).message).toContain(
      `${path.join(place.dataDir, 'parent.lock')} may not be written by this user`,
    );

    fs.rmSync(path.join(place.dataDir, 'parent.lock'));
    fs.mkdirSync(path.join(place.dataDir, 'pg'), { mode: 0o700 });
    fs.writeFileSync(path.join(place.dataDir, 'pg', 'PG_VERSION'), '18\n');
    const owned = await place.start({ uid }).refused();
    expect(owned.code).toBe('notOwned');
    expect(owned.message).toContain(
      `belongs to uid 0, and PostgreSQL would run as uid ${uid}.\nStart Darb as its owner, or give it away: chown -R ${uid} `,
    );
  });
});
