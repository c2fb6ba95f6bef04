import { spawn } from 'node:child_process';

/**
 * `npm run check`: everything that needs no browser and no database, two at a time; says at the end what
 * failed and how long each took.
 */
const CHECKS: Record<string, string[]> = {
  // one program for the whole house: workspace by workspace, what they share would be checked seven times
  types: ['tsx', 'tools/types.ts'],
  lint: ['eslint', '.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings', '0'],
  format: ['prettier', '--check', '--log-level', 'warn', '--cache', '.'],
  imports: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', '--output-type', 'err'],
  unused: ['knip', '--no-progress'],
  locales: ['tsx', 'tools/check-locales.ts'],
  'site map and docs': ['tsx', 'tools/docs.ts', '--check'],
  security: ['tsx', 'tools/check-security.ts'],
  migrations: ['tsx', 'tools/check-migrations.ts'],
  stories: ['tsx', 'tools/check-stories.ts'],
  comments: ['tsx', 'tools/check-comments.ts'],
  content: ['tsx', 'tools/check-packs.ts', 'packages/content/packs/jordan'],
};

const run = (name: string, command: string[]) =>
  new Promise<boolean>((done) => {
    const started = Date.now();
    const output: Buffer[] = [];
    const child = spawn('npx', ['--no-install', ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code !== 0) console.log(Buffer.concat(output).toString());
      done(code === 0);
    });
  });

const only = process.argv.slice(2);
const queue = Object.entries(CHECKS).filter(([name]) => only.length === 0 || only.includes(name));
const results: boolean[] = [];
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) results.push(await run(...next));
};
await Promise.all([worker(), worker()]);
const failed = results.filter((ok) => !ok).length;
console.log(failed === 0 ? `check: all ${results.length} passed` : `check: ${failed} of ${results.length} failed`);
process.exit(failed === 0 ? 0 : 1);
