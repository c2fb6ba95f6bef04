/**
 * `npm start`, `npm run dev` and `npm run darb -- …`: builds what is missing or stale, then runs the process in this one's place.
 * Plain JavaScript without dependencies, so that it can say what is missing on a bare clone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [mode, ...rest] = process.argv.slice(2);
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const bundle = path.join(root, 'apps/darb/build/main.js');
const pages = path.join(root, 'apps/web/build/server/index.js');

/** Turbo knows what is stale. An installation without the tools for building runs what was built before. */
function build(filter, wanted, stdio) {
  if (!existsSync(bin('turbo'))) {
    if (wanted.every((file) => existsSync(file))) return;
    process.stderr.write('Nothing is built yet, and the packages for building are not installed. Run: npm ci\n');
    process.exit(1);
  }
  const args = ['run', 'build', ...filter, '--output-logs=errors-only'];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
  const { status, stdout, stderr } = spawnSync(bin('turbo'), args, { cwd: root, stdio: ['ignore', stdio, stdio], env });
  if (status === 0) return;
  if (stdout) process.stderr.write(stdout);
  if (stderr) process.stderr.write(stderr);
  process.exit(status ?? 1);
}

/** Runs to the end with our signals, and ends as it ended. */
function run(args, { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  // a Ctrl-C reaches the child by the terminal's group already; a second signal would mean "at once" to it
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const sourceMaps = '--enable-source-maps';

if (mode === '--dev') {
  run(['--import', 'tsx', path.join(root, 'apps/darb/src/main.ts'), ...rest], { env: { NODE_ENV: 'development' } });
} else if (mode === '--command') {
  // its output is for whoever asked: what the build says is kept unless it fails
  build(['--filter=@darb/darb', '--only'], [bundle], 'pipe');
  // paths are meant from where the operator stands, not from where npm goes
  run([sourceMaps, bundle, ...(rest.length > 0 ? rest : ['--help'])], { cwd: process.env.INIT_CWD ?? process.cwd() });
} else {
  build([], [bundle, pages], 2);
  run([sourceMaps, bundle], { env: { NODE_ENV: process.env.NODE_ENV || 'production' } });
}
