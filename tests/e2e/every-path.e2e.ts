import { expect, test } from '@playwright/test';
import { coveringVisits, visitorsOf, walkPaths } from '../support/every-path.ts';
import { openRecords } from '../support/records.ts';

test('each row of the site map, where it is on and where it is off, answers a guest, a free and a premium student as its row says', async () => {
  const records = openRecords(process.env['DARB_DATA'] ?? '');
  const visitors = await visitorsOf(records);
  await records.close();
  // all countries and prefixes: `npm run test:faults -- paths`
  expect(await walkPaths(process.env['DARB_URL'] ?? '', coveringVisits(), visitors)).toEqual([]);
});
