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

if (!existsSync(bin('turbo'))) {
  process.stderr.write('The packages are not installed. Run: npm ci\n');
  process.exit(1);
}

/** Turbo knows what is stale; its words go to the standard error, since a command's output may be read by a program. */
function build(filter) {
  const args = ['run', 'build', ...filter, '--output-logs=errors-only', '--log-order=grouped'];
  const { status } = spawnSync(bin('turbo'), args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs to the end with our signals, and ends as it ended. */
function run(args, { cwd = root, env = {} } = {}) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  // a Ctrl-C reaches the child by the terminal's group already; a second signal would mean "at once" to it
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const bundle = path.join(root, 'apps/darb/build/main.js');
const sourceMaps = '--enable-source-maps';

if (mode === '--dev') {
  run(['--import', 'tsx', path.join(root, 'apps/darb/src/main.ts'), ...rest], { env: { NODE_ENV: 'development' } });
} else if (mode === '--command') {
  build(['--filter=@darb/darb', '--only']);
  // paths are meant from where the operator stands, not from where npm goes
  run([sourceMaps, bundle, ...(rest.length > 0 ? rest : ['--help'])], { cwd: process.env.INIT_CWD ?? process.cwd() });
} else {
  build([]);
  run([sourceMaps, bundle], { env: { NODE_ENV: process.env.NODE_ENV ?? 'production' } });
}
