import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { startPostgres } from '../../apps/darb/src/postgres/supervisor.ts';
import { bundle } from '../../apps/league/build.ts';
import { SMALL_MEMORY, SOURCE_MAPS } from '../../tools/node-flags.mjs';

/** Times of a match for programs that measure it: nobody waits between the rounds. */
export const NO_PAUSES = { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0', LEAGUE_REVEAL_MS: '0' } as const;

/** A host in a process of its own. */
export interface HostProcess {
  readonly pid: number;
  readonly port: number;
  /** What it has complained of. */
  complaints(): string;
  /** Sends the signal and waits until it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** A database, and what hosts on it are started from. */
export interface Ground {
  startHost(env: Readonly<Record<string, string>>, port?: number): Promise<HostProcess>;
  close(): Promise<void>;
}

/** Makes a database of its own, and bundles the host as the product's build does. */
export async function openGround(name: string): Promise<Ground> {
  const folder = mkdtempSync(path.join(os.tmpdir(), `darb-${name}-`));
  chmodSync(folder, 0o755);
  const program = path.join(folder, 'host.mjs');
  await build({
    entryPoints: [path.resolve(import.meta.dirname, 'league.program.ts')],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['pg-native', 'bufferutil', 'utf-8-validate'],
    banner: { js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);" },
  });
  const module = path.join(folder, 'league.js');
  writeFileSync(module, await bundle());
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'data'),
    pgBin: process.env['PG_BIN'],
    log: () => undefined,
    onFatal: ({ message }) => {
      throw new Error(message);
    },
  });
  const { host, port, user, database } = postgres.connection;
  const databaseUrl = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  return {
    async startHost(env, at = 0) {
      const child = fork(program, [databaseUrl, module, String(at)], {
        env: { ...process.env, ...env },
        execArgv: [SOURCE_MAPS, ...SMALL_MEMORY],
        silent: true,
      });
      const parts: Buffer[] = [];
      child.stderr?.on('data', (part: Buffer) => parts.push(part));
      const complaints = () => Buffer.concat(parts).toString();
      const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
      const listening = await new Promise<number>((done, fail) => {
        child.once('message', (message: { port: number }) => done(message.port));
        void gone.then(() => fail(new Error(`the host did not start: ${complaints()}`)));
      });
      return {
        pid: child.pid ?? 0,
        port: listening,
        complaints,
        end(signal) {
          child.kill(signal);
          return gone;
        },
      };
    },
    async close() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Milliseconds of processor time, and megabytes held, of a process. */
export function usageOf(pid: number): { cpu: number; memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const resident = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10, memory: resident / 1e6 };
}
