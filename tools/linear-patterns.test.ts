import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { addressPattern } from '../apps/web/app/params.ts';
import { rowNames, rowOf } from '../apps/web/app/site-map.ts';
import { root, sources } from './sources.ts';

/** What recheck says, as far as it is asked. */
interface Proof {
  readonly status: string;
  readonly checker: string;
  readonly complexity?: { readonly type: string };
}
/** All that runs in the product, in browsers, and in what builds them. */
const FOLDERS = ['packages/contract', 'packages/language', 'packages/league-client', 'packages/ui', 'apps'];
/**
 * As far as the prover may go for one pattern: counted repeats become states, which it leaves to chance
 * beyond thirty of them unless it is told otherwise.
 */
const THOROUGH = { checker: 'automaton', timeout: 60_000, maxRepeatCount: 3_000, maxPatternSize: 100_000, maxNFASize: 2_000_000 } as const;

/** Every pattern that stands in a file's code, as `/source/flags`. */
function patternsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const places = new Map<string, string[]>();
for (const file of FOLDERS.flatMap((folder) => sources(['ts', 'tsx', 'mts'], folder))) {
  if (/\.test\.tsx?$|\.stories\.tsx$|\/testing/.test(file)) continue;
  for (const pattern of patternsIn(file)) places.set(pattern, [...(places.get(pattern) ?? []), file]);
}
for (const name of rowNames) {
  const { path: address, params = {} } = rowOf(name);
  places.set(String(addressPattern(address, params)), [`the addresses of ${name}`]);
}

describe('each pattern is proven to take no longer than its text is long', () => {
  test.for([...places])('%s', ([pattern, files]) => {
    const end = pattern.lastIndexOf('/');
    // the flag v is unknown to recheck; what it alone allows is not used here
    const flags = pattern.slice(end + 1).replace('v', 'u');
    const { status, checker, complexity } = checkSync(pattern.slice(1, end), flags, THOROUGH) as Proof;
    expect({ status, checker, complexity: complexity?.type }, files.join(', ')).toMatchObject({ status: 'safe', checker: 'automaton' });
    expect(['linear', 'safe'], files.join(', ')).toContain(complexity?.type);
  });
});
