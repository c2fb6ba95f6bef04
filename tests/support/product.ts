import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { productFlags } from '../../tools/node-flags.mjs';
import { root } from '../../tools/sources.ts';

const MAIN = path.join(root, 'apps/darb/build/main.js');
const SOURCE = path.join(root, 'apps/darb/src/main.ts');
/**
 * Milliseconds until a start counts as failed; a fresh one makes a database and reads the whole pack, which a
 * busy machine takes minutes for.
 */
const START_WITHIN = 300_000;

/** Settings of a product under test. */
export const TEST_ENV = { NODE_ENV: 'production', LOG_LEVEL: 'warn' } as const;
const WIDE = '1000000/60';
/** For programs that are thousands of students behind one address. */
export const WIDE_LIMITS = {
  LIMITS_NETWORK_PERIOD: WIDE,
  LIMITS_NETWORK_DAY: WIDE,
  LIMITS_SIGN_IN_NETWORK: WIDE,
  LIMITS_REFERRAL_NETWORK: WIDE,
} as const;

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start to the first answer. */
  readonly readyAfter: number;
  /** Everything that the process has written. */
  output(): string;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<number | null>;
  /** Kills the process at once, as a power cut would. */
  kill(): Promise<void>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** A data folder that the database's user can reach, below the system's temporary one. */
export function temporaryDataDir(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `darb-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

export interface StartOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** The main file of another build than the repository's own. */
  main?: string;
  /** From its sources, as `npm run dev` does. */
  development?: boolean;
  /**
   * With React for developers in the browser: it compares what the server drew with what it would draw
   * itself, attributes too.
   */
  checked?: boolean;
}

/**
 * Starts the product, built unless it is asked for otherwise, and waits until it is ready; throws what it
 * wrote when it is not.
 */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? temporaryDataDir('test');
  const port = options.port ?? (await freePort());
  const chunks: Buffer[] = [];
  const started = Date.now();
  const mode: Record<string, string> = {
    ...(options.development ? { NODE_ENV: 'development' } : {}),
    ...(options.checked ? { WEB_BUILD: 'checked/build' } : {}),
  };
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...TEST_ENV,
    ...mode,
    ...options.env,
    DATA_DIR: dataDir,
    PORT: String(port),
  };
  const program = options.development ? ['--import', 'tsx', SOURCE] : [...productFlags(env), options.main ?? MAIN];
  const child = spawn(process.execPath, program, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const output = () => Buffer.concat(chunks).toString();
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child, output);
  return {
    url,
    dataDir,
    child,
    readyAfter: Date.now() - started,
    output,
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + START_WITHIN;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode} before it was ready:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`The product was not ready in ${START_WITHIN / 1000} s:\n${output()}`);
}

/** Issues keys as an operator does, beside the running product; gives them as they are printed. */
export function issueKeys(dataDir: string, count: number, program = 1): string[] {
  const issued = spawnSync(process.execPath, [MAIN, 'keys', 'issue', '--program', String(program), '--count', String(count)], {
    cwd: root,
    env: { ...process.env, ...TEST_ENV, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (issued.status !== 0) throw new Error(`keys issue failed: ${issued.stderr}`);
  return issued.stdout
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(',')[0] ?? '');
}

/** The product by its public name, under which alone the outbox is shown and links of messages lead. */
export const publicly = (url: string): string => url.replace('127.0.0.1', 'localhost');

async function newestTo(url: string, to: string): Promise<{ code: string; body: string }> {
  const answer = await fetch(`${publicly(url)}/dev/outbox.json?to=${encodeURIComponent(to)}`);
  const { messages } = (await answer.json()) as { messages: { code: string; body: string }[] };
  const newest = messages[0];
  if (!newest) throw new Error(`Nothing was sent to ${to}`);
  return newest;
}

/** The newest code that was sent to a number or an address. */
export const codeSentTo = async (url: string, to: string): Promise<string> => (await newestTo(url, to)).code;

/** The link of the newest message that was sent to an address. */
export async function linkSentTo(url: string, to: string): Promise<string> {
  const { body } = await newestTo(url, to);
  const link = /https?:\/\/\S+/.exec(body)?.[0];
  if (!link) throw new Error(`The newest message to ${to} has no link`);
  return link;
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
