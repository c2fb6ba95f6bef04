import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root, sources } from './sources.ts';

/** Where patterns meet what somebody sends: rules of fields, doors, addresses, letters. */
const FOLDERS = [
  'packages/contract/src',
  'packages/language/src',
  'apps/api/src',
  'apps/darb/src/http',
  'apps/league/src',
  'apps/web/app/server',
];
/** What meets our own words alone: a setting of the operator's, and pages that we have made. */
const OURS: ReadonlySet<string> = new Set(['apps/api/src/delivery/smtp.ts', 'apps/web/app/server/content-security.ts']);
const MILLISECONDS = 20_000;
/** Where recheck cannot prove it (looking ahead, counting to hundreds) it searches, each time alike. */
const SEED = 71;

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
for (const file of FOLDERS.flatMap((folder) => sources(['ts', 'tsx'], folder))) {
  if (/\.test\.tsx?$|\/testing/.test(file) || OURS.has(file)) continue;
  for (const pattern of patternsIn(file)) places.set(pattern, [...(places.get(pattern) ?? []), file]);
}

describe('each pattern that reads what somebody sends takes no longer than it is long', () => {
  test.for([...places])('%s', ([pattern, files]) => {
    const end = pattern.lastIndexOf('/');
    // the flag v is unknown to recheck; what it alone allows is not used here
    const flags = pattern.slice(end + 1).replace('v', 'u');
    const found = checkSync(pattern.slice(1, end), flags, { timeout: MILLISECONDS, randomSeed: SEED });
    const { status, complexity } = found as { status: string; complexity?: { type: string } };
    expect({ status, complexity: complexity?.type }, files.join(', ')).toMatchObject({ status: 'safe' });
    expect(['linear', 'safe', undefined], files.join(', ')).toContain(complexity?.type);
  });
});
