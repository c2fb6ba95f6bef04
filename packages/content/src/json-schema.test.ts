import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schema.ts';

const FOLDER = join(import.meta.dirname, '../schema');

test('the committed JSON Schemas are the ones that the reader checks by', async () => {
  const committed = new Map<string, string>();
  for (const name of (await readdir(FOLDER)).sort()) committed.set(name, await readFile(join(FOLDER, name), 'utf8'));
  expect(committed).toEqual(new Map([...jsonSchemas()].sort(([a], [b]) => (a < b ? -1 : 1))));
});
