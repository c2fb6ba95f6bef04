import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { coveringVisits, visitorsOf, walkPaths } from '../support/every-path.ts';
import { openRecords } from '../support/records.ts';

test('each row of the site map, where it is on and where it is off, answers a guest, a free and a premium student as its row says', async () => {
  const records = openRecords(process.env['DARB_DATA'] ?? '');
  const visitors = await visitorsOf(records);
  await records.close();
  // all countries and prefixes: `npm run test:faults -- paths`
  expect(await walkPaths(process.env['DARB_URL'] ?? '', coveringVisits(), visitors)).toEqual([]);
});

test('a token in the query of any page leads to verify with the query kept, and an odd country is Jordan', async () => {
  const url = process.env['DARB_URL'] ?? '';
  for (const row of ['/ar/about-us', '/en/no-such-page', '/ur/PKwelcome', '/ar/program/1/subject/11', '/ar/dashboard'])
    for (const token of ['access_token', 'confirmation_token', 'recovery_user_token', 'email_change_token']) {
      const { status, headers } = await ask(`${url}${row}?${token}=x&country=JO`);
      const target = new URL(headers.location ?? '', url);
      expect([status, `${target.pathname}${target.search}`], row).toEqual([302, `${row.slice(0, 3)}/verify?${token}=x&country=JO`]);
    }
  const shown = async (query: string) => /data-country="(\w+)"/.exec((await ask(`${url}/ar/news?${query}`)).text)?.[1];
  const odd = ['country=SD', 'country=XX', 'country=jo', 'country=EG&country=JO', 'country=', 'country=%00', 'country=JO%20'];
  // Sudan is in no list, and who says it has its flags; of two the first counts
  expect(await Promise.all(odd.map(shown))).toEqual(['SD', 'JO', 'JO', 'EG', 'JO', 'JO', 'JO']);
});
