import { spawn } from 'node:child_process';
import { branchPoint, changedSince, keptFiles, whoChangedWhat } from './changed-files.ts';
import { namesOf } from './command-line.ts';

interface Check {
  readonly command: readonly string[];
  /** What to do about what it found: the command that mends it, or where to edit. */
  readonly mend: string;
}

/**
 * `npm run check [-- <name>…]`: everything that needs no browser and no database, two at a time; says at the
 * end what failed and how long each took.
 */
const CHECKS = {
  // one program for the whole house: workspace by workspace, what they share would be checked seven times
  types: { command: ['tsx', 'tools/types.ts'], mend: 'edit the lines that it names' },
  lint: {
    command: ['eslint', '.', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--max-warnings', '0'],
    mend: 'edit the lines that it names; npx eslint --fix <file> writes what it can',
  },
  format: { command: ['prettier', '--check', '--log-level', 'warn', '--cache', '.'], mend: 'npm run format writes it' },
  imports: {
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', '--output-type', 'err-long'],
    mend: 'take the import out of the file left of the arrow; docs/architecture.md says who may import whom',
  },
  unused: { command: ['knip', '--no-progress'], mend: 'take out what nothing uses, or its export where its own file alone does' },
  locales: { command: ['tsx', 'tools/check-locales.ts'], mend: 'edit the files that it names, below the keys that it names' },
  'site map and docs': { command: ['tsx', 'tools/docs.ts', '--check'], mend: 'npm run docs prints the pages; edit what else it names' },
  security: { command: ['tsx', 'tools/check-security.ts'], mend: 'edit docs/security.md' },
  migrations: { command: ['tsx', 'tools/check-migrations.ts'], mend: 'run the command that it names for each' },
  stories: { command: ['tsx', 'tools/check-stories.ts'], mend: 'write the files that it names' },
  comments: { command: ['tsx', 'tools/check-comments.ts'], mend: 'shorten them, or say it in a page of docs' },
  content: {
    command: ['tsx', 'tools/check-packs.ts', 'packages/content/packs/jordan', '--report-language', 'en'],
    mend: 'edit the lines of the pack that it names',
  },
} as const satisfies Record<string, Check>;
type Name = keyof typeof CHECKS;

const point = branchPoint();
const run = (name: Name) =>
  new Promise<boolean>((done) => {
    const started = Date.now();
    const said: Buffer[] = [];
    const { command, mend } = CHECKS[name];
    const child = spawn('npx', ['--no-install', ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code !== 0) {
        const output = Buffer.concat(said).toString().trimEnd();
        const who = point === null ? [] : whoChangedWhat(output, keptFiles(), changedSince(point));
        console.log([output, ...who, `to mend it: ${mend}; then npm run check ${name.includes(' ') ? `'${name}'` : name}`, ''].join('\n'));
      }
      done(code === 0);
    });
  });

const queue = [...namesOf(process.argv.slice(2), Object.keys(CHECKS) as Name[])];
const results: boolean[] = [];
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) results.push(await run(next));
};
await Promise.all([worker(), worker()]);
const failed = results.filter((ok) => !ok).length;
console.log(failed === 0 ? `check: all ${results.length} passed` : `check: ${failed} of ${results.length} failed`);
process.exit(failed === 0 ? 0 : 1);
