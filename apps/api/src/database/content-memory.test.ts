import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { createApi } from '../api.ts';
import { programs } from '../catalog/tables.ts';
import { loadPack } from '../content/load-pack.ts';
import { smallPack, test } from '../testing/learner.ts';
import { guest } from '../testing/test.ts';

describe('content in memory', () => {
  test('is shown until a change is told, then anew', async ({ options, db }) => {
    const keeping = createApi({ ...options, keepContent: true });
    const countries = async () => (await keeping.client(guest()).catalog.programs({})).programs.map(({ country }) => country);
    const before = await countries();
    await db.update(programs).set({ country: 'EG' });
    expect(await countries()).toEqual(before);
    keeping.onContentChanged();
    expect(await countries()).toEqual(before.map(() => 'EG'));
    await keeping.close();
  });

  test('is read anew after a load through the same API', async ({ options, db }) => {
    const keeping = createApi({ ...options, keepContent: true });
    const visitor = keeping.client(guest());
    const before = await visitor.catalog.programs({});
    await db.update(programs).set({ retired: true });
    await loadPack(keeping.db, await smallPack(), options.media);
    expect(await visitor.catalog.programs({})).toEqual(before);
    await db
      .update(programs)
      .set({ retired: true })
      .where(eq(programs.id, before.programs[0]?.id ?? 0));
    await loadPack(keeping.db, { ...(await smallPack()), programs: [] }, options.media);
    expect((await visitor.catalog.programs({})).programs).toEqual([]);
    await keeping.close();
  });

  test('does not keep what was read while it changed', async ({ options, db }) => {
    const keeping = createApi({ ...options, keepContent: true });
    const visitor = keeping.client(guest());
    const reading = visitor.catalog.programs({});
    await db.update(programs).set({ retired: true });
    keeping.onContentChanged();
    await reading;
    expect((await visitor.catalog.programs({})).programs).toEqual([]);
    await keeping.close();
  });

  test('is read each time where nobody keeps it', async ({ api, db }) => {
    const visitor = api.client(guest());
    expect((await visitor.catalog.programs({})).programs).not.toEqual([]);
    await db.update(programs).set({ retired: true });
    expect((await visitor.catalog.programs({})).programs).toEqual([]);
  });
});
