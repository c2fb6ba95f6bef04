import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { optionsOf, wholeNumberOf } from './command-line.ts';
import { root, sources } from './sources.ts';

/**
 * `npm run test:properties [-- --runs 5000 --seed 7]`: every file with properties, with many more cases than
 * `npm test` tries, from a seed that it says.
 */
const { values } = optionsOf({
  options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string', default: String(Date.now() % 1_000_000_007) } },
});

const runs = wholeNumberOf(values.runs, 'number of cases');
wholeNumberOf(values.seed, 'seed');

const files = ['apps', 'packages', 'tests', 'tools']
  .flatMap((folder) => sources(['ts', 'tsx'], folder))
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(path.join(root, file), 'utf8').includes("from 'fast-check'"));

console.log(`${files.length} files, ${runs} cases a property, seed ${values.seed}`);
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--testTimeout=600000', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PROPERTY_SEED: values.seed, PROPERTY_RUNS: String(runs) },
});
process.exit(status ?? 1);
