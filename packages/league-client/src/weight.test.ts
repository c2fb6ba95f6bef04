import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What a student loads with the league's first screen, and not before. */
const BUDGET_BYTES = 14_000;

test('the browser’s side, with all that it needs, weighs at most 14 kB', async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'league-client.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2020',
    minify: true,
    write: false,
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? '').length;
  expect(bytes).toBeGreaterThan(2_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});
