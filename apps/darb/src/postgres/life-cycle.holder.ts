import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, vi } from 'vitest';
import { processesOn } from './leftovers.ts';
import type { Connection } from './server.ts';

const program = fileURLToPath(new URL('./life-cycle.program.ts', import.meta.url));
/** How long a test waits for what another process does. */
export const patience = { timeout: 60_000, interval: 20 };

interface Said {
  event: 'ready' | 'refused' | 'log' | 'stopped' | 'fatal';
  message?: string;
  code?: string;
  pid?: number;
  connection?: Connection;
}

interface Start {
  pgBin?: string;
  answersWithinMs?: number;
  uid?: number;
}

/** A Darb of its own process, so that it can be killed. */
export class Holder {
  readonly child: ChildProcess;
  readonly said: Said[] = [];

  constructor(dataDir: string, { pgBin = '', answersWithinMs = 60_000, uid }: Start = {}) {
    this.child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, pgBin, String(answersWithinMs)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
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

/** What one test has to itself. */
export interface Place {
  /** What the test may fill, and the only thing that is removed behind it. */
  parent: string;
  dataDir: string;
  /** Where the cluster of `dataDir` lies in truth. */
  cluster(): string;
  /** Starts a holder of `dataDir`, which ends with the test. */
  start(options?: Start): Holder;
}

/**
 * Gives each test of a file a place of its own, and takes it away with the processes on it. `pgBin` as in
 * `PG_BIN`.
 */
export function usePlace(pgBin = ''): Place {
  const holders: Holder[] = [];
  const place: Place = {
    parent: '',
    dataDir: '',
    cluster: () => path.join(fs.realpathSync(place.dataDir), 'pg'),
    start(options) {
      const holder = new Holder(place.dataDir, { pgBin, ...options });
      holders.push(holder);
      return holder;
    },
  };
  beforeEach(() => {
    place.parent = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-life-'));
    // as root the server runs as another user, who must be able to enter
    fs.chmodSync(place.parent, 0o755);
    place.dataDir = path.join(place.parent, 'data');
  });
  afterEach(async () => {
    for (const holder of holders.splice(0))
      if (holder.child.exitCode === null && holder.child.signalCode === null) await holder.kill('SIGKILL');
    if (fs.existsSync(place.dataDir)) await vi.waitUntil(() => processesOn(place.cluster()).length === 0, patience);
    fs.rmSync(place.parent, { recursive: true, force: true });
  });
  return place;
}

/** The command line of a process; empty when it is gone. */
export function argumentsOf(pid: string): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  } catch {
    return [];
  }
}

/** Whether a process runs and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
