import { CONTENT_VERSION } from '@darb/contract';
import { changeCountries } from '@darb/contract/countries';
import { expect, vi } from 'vitest';
import { createApi, type Api } from '../api.ts';
import { smallPack, test } from '../testing/learner.ts';
import { guest, PEER } from '../testing/test.ts';
import { loadPack } from './load-pack.ts';

const versionAt = async (api: Api, path: string): Promise<string | null> =>
  (await api.fetch(new Request(`http://localhost/api/${path}`), PEER)).headers.get(CONTENT_VERSION);

test('every answer over HTTP says of which content it is, a refusal and the description too', async ({ api }) => {
  const version = await versionAt(api, 'content/programs');
  expect(version).toMatch(/^[\w-]{22}$/);
  for (const path of ['content/subjects?program_id=99', 'student/info', 'nothing', 'openapi.json'])
    expect(await versionAt(api, path)).toBe(version);
});

test('a load makes it another one, for every process that hears of it', async ({ api, options }) => {
  const other = createApi({ ...options, keepContent: true });
  const before = await versionAt(api, 'content/programs');
  expect(await versionAt(other, 'content/programs')).toBe(before);
  await loadPack(api.db, await smallPack(), options.media);
  const after = await versionAt(api, 'content/programs');
  expect(after).not.toBe(before);
  // what is still shown from memory is of the content before
  expect(await versionAt(other, 'content/programs')).toBe(before);
  other.onContentChanged();
  expect(await versionAt(other, 'content/programs')).toBe(after);
  await other.close();
});

test('a program with other prices has another one on the same content', async ({ api }) => {
  const before = await versionAt(api, 'content/programs');
  vi.resetModules();
  changeCountries({ JO: { price: { price: 36, old: 200, currency: 'JOD' } } });
  const { versionOfContent } = await import('./version.ts');
  expect(await versionOfContent(api.db)).not.toBe(before);
  changeCountries({});
});

test('a client in this process hears it with each answer, as one over HTTP does', async ({ api }) => {
  const heard: string[] = [];
  const client = api.client(guest(), { onContentVersion: (version) => heard.push(version) });
  await client.catalog.programs({});
  await expect(client.catalog.subjects({ program_id: 99 })).rejects.toMatchObject({ messageKey: 'content_not_found' });
  const version = await versionAt(api, 'content/programs');
  expect(heard).toEqual([version, version]);
});

test('an answer goes without it while the database is away', async ({ options, events }) => {
  const away = createApi({ ...options, databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' });
  const answer = await away.fetch(new Request('http://localhost/api/content/programs'), PEER);
  expect([answer.status, answer.headers.get(CONTENT_VERSION)]).toEqual([503, null]);
  expect(events.splice(0)).toMatchObject([{ event: 'database_error' }]);
  await away.close();
});
