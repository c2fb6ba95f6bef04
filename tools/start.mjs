/**
 * `npm start`, `npm run dev` and `npm run darb -- …`: builds what is missing or stale, then becomes the
 * process. package.json runs it by `exec`, because a shell in between would swallow signals to npm. Plain
 * JavaScript without dependencies, so that it can say what is missing on a bare clone.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { productFlags, SOURCE_MAPS } from './node-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [mode, ...rest] = process.argv.slice(2);
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const bundle = path.join(root, 'apps/darb/build/main.js');
const league = path.join(root, 'apps/league/build/league.js');
const pages = path.join(root, 'apps/web/build/server/index.js');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** What a stop means to the child of now; a stop that comes between two children ends this process alone. */
let stop = (signal) => process.exit(128 + (signal === 'SIGINT' ? 2 : 15));
for (const signal of SIGNALS) process.on(signal, () => stop(signal));

/** Turbo knows what is stale. An installation without the tools for building runs what was built before. */
async function build(filter, wanted, stdio) {
  if (!existsSync(bin('turbo'))) {
    if (wanted.every((file) => existsSync(file))) return;
    process.stderr.write('Nothing is built yet, and the packages for building are not installed. Run: npm ci\n');
    process.exit(1);
  }
  const args = ['run', 'build', ...filter, '--output-logs=errors-only'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  // a group of its own: the builder's own children hear of a stop only as its members
  const child = spawn(bin('turbo'), args, { cwd: root, stdio: ['ignore', stdio, stdio], env, detached: true });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  let stopped = null;
  stop = (signal) => {
    // asked a second time it is not asked any more
    endGroup(child.pid, stopped === null ? signal : 'SIGKILL');
    stopped = signal;
  };
  const status = await new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
  if (stopped !== null) {
    endGroup(child.pid, 'SIGKILL');
    process.exit(128 + (stopped === 'SIGINT' ? 2 : 15));
  }
  if (status === 0) return;
  process.stderr.write(Buffer.concat(said));
  process.exit(status);
}

function endGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // nobody is left in it
  }
}

/** Runs to the end with our signals, and ends as it ended. */
function run(args, { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  // a Ctrl-C reaches the child by the terminal's group already; a second signal would mean "at once" to it
  stop = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

if (mode === '--dev') {
  await build(['--filter=@darb/league'], [league], 'pipe');
  run(['--import', 'tsx', path.join(root, 'apps/darb/src/main.ts'), ...rest], { env: { NODE_ENV: 'development' } });
} else if (mode === '--command') {
  // its output is for whoever asked: what the build says is kept unless it fails
  await build(['--filter=@darb/darb', '--only'], [bundle], 'pipe');
  // paths are meant from where the operator stands, not from where npm goes
  run([SOURCE_MAPS, bundle, ...(rest.length > 0 ? rest : ['--help'])], { cwd: process.env.INIT_CWD ?? process.cwd() });
} else {
  await build([], [bundle, pages, league], 2);
  run([...productFlags(process.env), bundle], { env: { NODE_ENV: process.env.NODE_ENV || 'production' } });
}
