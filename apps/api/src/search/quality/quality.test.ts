import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readPack } from '@darb/content';
import { expect } from 'vitest';
import { loadPack } from '../../content/load-pack.ts';
import { guest, test } from '../../testing/test.ts';

const PACK = fileURLToPath(new URL('../../../../../packages/content/packs/jordan', import.meta.url));
const DOCS = new URL('../../../../../docs/search.md', import.meta.url);
const FIRST = 3;
const SHARE = 0.95;

test('of the committed queries 95 % find what they look for among the first three, and the others are listed', async ({ api, options }) => {
  const lines = (await readFile(new URL('queries.tsv', import.meta.url), 'utf8')).trim().split('\n');
  const { pack } = await readPack(PACK);
  if (!pack) throw new Error('the sample pack is broken');
  await loadPack(api.db, pack, options.media);
  const client = api.client(guest());
  const missed: string[] = [];
  for (const line of lines) {
    const [id = '', query = ''] = line.split('\t');
    const { hits } = (await client.search.search({ query, size: FIRST, country: 'JO' })).hits;
    if (!hits.some(({ _id }) => _id === id)) missed.push(`- ${query} → ${id}`);
  }
  expect(lines.length).toBeGreaterThanOrEqual(200);
  expect(missed.length).toBeLessThanOrEqual(lines.length * (1 - SHARE));
  const listed = (await readFile(DOCS, 'utf8')).split('\n').filter((line) => line.startsWith('- ') && line.includes('→'));
  expect(listed).toEqual(missed);
});
