import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../support/product.ts';
import { root } from '../../tools/sources.ts';

const sources = path.join(import.meta.dirname, 'rivals');
const cache = path.join(import.meta.dirname, '.cache');

/** A server that the product is measured against. */
export interface Rival {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => void;
}

/** Changes with the rivals' sources and with the versions of what is installed. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * The minimal Remix app with so many routes, built by the product's own Vite; kept until a source or a
 * version changes.
 */
function built(routes: 1 | 6): string {
  const folder = path.join(cache, `remix-${routes}-${fingerprint()}`);
  if (existsSync(path.join(folder, 'server/index.js'))) return folder;
  const { status, stderr } = spawnSync(path.join(root, 'node_modules/.bin/remix'), ['vite:build'], {
    cwd: sources,
    env: { ...process.env, NODE_ENV: 'production', RIVAL_ROUTES: String(routes), RIVAL_BUILD: path.relative(sources, folder) },
    encoding: 'utf8',
  });
  if (status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`The minimal Remix app with ${routes} routes was not built:\n${stderr}`);
}

async function started(kind: 'remix' | 'static', folder: string): Promise<Rival> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', path.join(sources, 'host.ts'), kind, folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`The rival “${kind}” ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') };
}

/** A minimal Remix app behind a Hono listener, streaming as Remix's template does. */
export const startRemix = (routes: 1 | 6): Promise<Rival> => started('remix', built(routes));

/** Hono serving files of the named sizes (bytes), each at `/<name>.html`. */
export function startStatic(sizes: Readonly<Record<string, number>>): Promise<Rival> {
  const folder = path.join(cache, 'static');
  mkdirSync(folder, { recursive: true });
  for (const [name, size] of Object.entries(sizes)) writeFileSync(path.join(folder, `${name}.html`), Buffer.alloc(size, 'x'));
  return started('static', folder);
}
