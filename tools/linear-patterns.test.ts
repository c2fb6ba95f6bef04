import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, test, vi } from 'vitest';
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
const FOLDERS = ['packages/content', 'packages/contract', 'packages/language', 'packages/league-client', 'packages/ui', 'apps'];
/**
 * As far as the prover may go for one pattern: counted repeats become states, which it leaves to chance
 * beyond thirty of them unless it is told otherwise.
 */
const THOROUGH = { checker: 'automaton', timeout: 60_000, maxRepeatCount: 3_000, maxPatternSize: 100_000, maxNFASize: 2_000_000 } as const;

/** Every pattern that stands in a file's code, as `/source/flags`, and how many are made by `new RegExp`. */
function patternsIn(file: string): { literals: string[]; made: number } {
  const literals: string[] = [];
  let made = 0;
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text);
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression))
      made += node.expression.text === 'RegExp' ? 1 : 0;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return { literals, made };
}

/** The patterns that a file makes of its constants while it is loaded. */
async function madeIn(file: string): Promise<RegExp[]> {
  const made: RegExp[] = [];
  const Original = RegExp;
  vi.stubGlobal(
    'RegExp',
    new Proxy(Original, {
      construct: (target, given: [string, string?]) => {
        const pattern = new target(...given);
        // what it imports makes patterns too
        if (new Error().stack?.split('\n')[2]?.includes(file)) made.push(pattern);
        return pattern;
      },
    }),
  );
  // as if nobody had loaded it before
  vi.resetModules();
  try {
    await import(path.join(root, file));
  } finally {
    vi.unstubAllGlobals();
  }
  return made;
}

const places = new Map<string, string[]>();
const add = (pattern: string, file: string) => places.set(pattern, [...(places.get(pattern) ?? []), file]);
/** Files that make patterns, with those that they made. */
const makers = new Map<string, { made: number; found: RegExp[] }>();
for (const file of FOLDERS.flatMap((folder) => sources(['ts', 'tsx', 'mts'], folder))) {
  if (/\.test\.tsx?$|\.stories\.tsx$|\/testing|\.testing\.ts$/.test(file)) continue;
  const { literals, made } = patternsIn(file);
  for (const pattern of literals) add(pattern, file);
  if (made === 0) continue;
  const found = await madeIn(file);
  for (const pattern of found) add(String(pattern), file);
  makers.set(file, { made, found });
}
for (const name of rowNames) {
  const { path: address, params = {} } = rowOf(name);
  places.set(String(addressPattern(address, params)), [`the addresses of ${name}`]);
}

// those of the addresses are made for a row each, above
test.for([...makers])('%s makes its patterns of constants, where the proof finds them', ([file, { made, found }]) => {
  expect(found.length).toBeGreaterThanOrEqual(file === 'apps/web/app/params.ts' ? made - 1 : made);
});

describe('each pattern is proven to take no longer than its text is long', () => {
  // the prover's own patience is what ends it, on a busy machine too
  test.for([...places])('%s', { timeout: 3 * THOROUGH.timeout }, ([pattern, files]) => {
    const end = pattern.lastIndexOf('/');
    // the flag v is unknown to recheck; what it alone allows is not used here
    const flags = pattern.slice(end + 1).replace('v', 'u');
    const { status, checker, complexity } = checkSync(pattern.slice(1, end), flags, THOROUGH) as Proof;
    expect({ status, checker, complexity: complexity?.type }, files.join(', ')).toMatchObject({ status: 'safe', checker: 'automaton' });
    expect(['linear', 'safe'], files.join(', ')).toContain(complexity?.type);
  });
});
