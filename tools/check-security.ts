import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { securityProblems } from './security-table.ts';
import { root } from './sources.ts';

/** `docs/security.md` against the house: every item has a verdict, and what holds it is there. */
const problems = securityProblems(readFileSync(path.join(root, 'docs/security.md'), 'utf8'), (file) => existsSync(path.join(root, file)));
for (const problem of problems) console.error(`docs/security.md: ${problem}`);
console.log(
  problems.length === 0 ? 'security: every item has its verdict, and every file is there' : `security: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
