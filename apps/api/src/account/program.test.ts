import { expect } from 'vitest';
import { programs } from '../catalog/tables.ts';
import { test } from '../testing/learner.ts';

test('the program that a student chooses is kept; one that does not exist, or holds nothing to learn, is refused', async ({
  api,
  learner,
}) => {
  const { client } = await learner({ programId: null });
  await api.db.insert(programs).values({ id: 3, country: 'JO', title: { ar: 'فارغ' }, order: 3, pack: 'test' });
  expect((await client.account.setProgram({ program_id: 1 })).program_id).toBe(1);
  for (const program_id of [3, 4])
    await expect(client.account.setProgram({ program_id })).rejects.toMatchObject({ messageKey: 'content_not_found' });
  expect((await client.account.info({})).program_id).toBe(1);
});
