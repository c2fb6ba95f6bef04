import { expect, test } from 'vitest';
import { branchPoint, changedSince, keptFiles, whoChangedWhat } from './changed-files.ts';

const FILES = ['tools/check.ts', 'tools/check.test.ts', 'apps/api/src/api.ts', 'docs/errors.md'];

test('files that a check names are told apart by whether this branch changed them', () => {
  const output = 'tools/check.ts:3: too long\n[warn] docs/errors.md\napps/api/src/api.ts(4,2): error TS1\nnews/new.ts is new';
  expect(whoChangedWhat(output, FILES, new Set(['tools/check.ts', 'news/new.ts', 'tools/check.test.ts']))).toEqual([
    'changed by you: news/new.ts, tools/check.ts',
    'not changed by you: apps/api/src/api.ts, docs/errors.md',
  ]);
});

test('an output that names no file of the house says nothing of who changed it', () => {
  expect(whoChangedWhat('out of memory in /usr/lib/node.ts', FILES, new Set())).toEqual([]);
});

test('since the last commit of a branch nothing differs that git does not name', () => {
  expect(keptFiles()).toContain('tools/check.ts');
  for (const file of changedSince(branchPoint() ?? 'HEAD')) expect(file).not.toMatch(/^(node_modules|data)\//);
});
