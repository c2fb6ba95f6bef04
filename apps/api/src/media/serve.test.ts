import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../testing/learner.ts';
import { PEER } from '../testing/test.ts';
import { signedAddresses } from './address.ts';

test('a file that was stored under its whole hash is served still, any other length is not', async ({
  api,
  learner,
  options,
  mediaFolder,
  clock,
}) => {
  const student = await learner();
  const addressOf = signedAddresses(options.sessionSecrets[0], student.id, clock.now())(null);
  const statuses = [];
  for (const bytes of [32, 16, 15, 24]) {
    const name = `${randomBytes(bytes).toString('hex')}.svg`;
    await writeFile(join(mediaFolder, name), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    const request = new Request(`http://localhost${addressOf(name)}`, { headers: { cookie: `access-token=${student.accessToken}` } });
    statuses.push((await api.fetch(request, PEER)).status);
  }
  expect(statuses).toEqual([200, 200, 404, 404]);
});
