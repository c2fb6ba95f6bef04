import type { InputOf, pipeline } from '@darb/contract';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '../testing/learner.ts';
import { guest, PEER } from '../testing/test.ts';
import { keepRecords } from './parts.ts';
import { appendRecords, recordsAfter } from './queries.ts';
import { createPipeline } from './pipeline.ts';
import { pipelineRecords } from './tables.ts';
import type { Db } from '../database/database.ts';

type Given = InputOf<typeof pipeline.record>;
const search: Given = {
  timestamp: '2026-11-27T15:00:00+03:00',
  user_id: 'Omar_99',
  user_type: 'guest',
  source: 'web',
  body: {
    comp_ver: '1.0.71',
    trace_id: '6a1f9f3e-6f9e-4f3a-9b1e-0c3a3c1f9a11',
    device: 'phone',
    browser: 'Chrome',
    IP: '203.0.113.77',
    origin_url: 'https://darb.example/ar/progress/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg?country=JO#end',
    target_url: '/ar/program/1/subject/11?access_token=secret',
    event_type: 'search_select',
    event_content: { query: 'متوسط التغيّر', selected_order: 2 },
  },
};

/** What was written, once all that waited has been. */
async function written(db: Db, atLeast = 1) {
  for (;;) {
    const rows = await db.select().from(pipelineRecords).orderBy(pipelineRecords.id);
    if (rows.length >= atLeast) return rows;
    await new Promise((next) => setImmediate(next));
  }
}

describe('a record', () => {
  test('is taken from anybody below an address of its own, and holds nothing of a person', async ({ api, db }) => {
    const response = await api.fetch(
      new Request('http://localhost/pipeline/Default/streams/DataPipeline/record', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(search),
      }),
      PEER,
    );
    expect([response.status, await response.json()]).toEqual([200, { message_key: 'ok', data: {} }]);
    const [row] = await written(db);
    expect(row).toMatchObject({ at: new Date('2026-11-27T12:00:00Z'), userType: 'guest', source: 'web' });
    expect(row?.who).toMatch(/^[\w-]{16}$/);
    expect(row?.body).toEqual({
      comp_ver: '1.0.71',
      device: 'phone',
      browser: 'Chrome',
      IP: '203.0.113.0/24',
      origin_url: '/ar/progress/*',
      target_url: '/ar/program/1/subject/11',
      event_type: 'search_select',
      event_content: { query: 'متوسط التغيّر', selected_order: 2 },
    });
    expect(JSON.stringify(row)).not.toMatch(/Omar|secret|AbCdEf|203\.0\.113\.77|6a1f9f3e/);
  });

  test('of a session is its student’s, whatever it claims', async ({ db, learner }) => {
    const [one, other] = [await learner(), await learner()];
    await one.client.pipeline.record({ ...search, user_id: other.id });
    await one.client.pipeline.record(search);
    await other.client.pipeline.record({ ...search, user_id: null });
    const rows = await written(db, 3);
    expect(rows.map(({ userType }) => userType)).toEqual(['signed_in', 'signed_in', 'signed_in']);
    expect(rows[0]?.who).toBe(rows[1]?.who);
    expect(rows[2]?.who).not.toBe(rows[0]?.who);
    expect(JSON.stringify(rows)).not.toContain(one.id);
  });

  test('that is none is refused by name, one of too many with the wait', async ({ api }) => {
    const { client } = api;
    const { timestamp: _, ...untimed } = search;
    await expect(client(guest()).pipeline.record(untimed as Given)).rejects.toMatchObject({ errors: [{ path: 'timestamp' }] });
    await expect(
      client(guest()).pipeline.record({ ...search, body: { ...search.body, event_type: 'purchase' } } as unknown as Given),
    ).rejects.toMatchObject({ messageKey: 'rule_broken' });
    for (let sent = 0; sent < 600; sent += 1) await client(guest()).pipeline.record(search);
    await expect(client(guest()).pipeline.record(search)).rejects.toMatchObject({ messageKey: 'too_many_requests' });
  });
});

test('whatever addresses come, of each at most a path is stored, and none breaks', async ({ api, db }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string({ maxLength: 60 })),
      async (target_url) => {
        await db.delete(pipelineRecords);
        await api.client(guest()).pipeline.record({ ...search, body: { ...search.body, target_url } as Given['body'] });
        const [row] = await written(db);
        const stored = row?.body.event_type === 'search_select' ? row.body.target_url : undefined;
        expect(stored).toMatch(/^$|^\/[^?#]*$/);
      },
    ),
    { numRuns: 20 },
  );
});

test('a quiz that is handed in, twice, is told of once, with the student’s leave: which, how it went, on what kind of device', async ({
  db,
  learner,
}) => {
  const [student, silent] = [await learner(), await learner()];
  const untold = await silent.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  await silent.client.assessment.submitQuiz({ start_request_id: untold.start_request_id });
  await student.client.account.updateStudent({ statistics: true });
  const { start_request_id } = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  const result = await student.client.assessment.submitQuiz({ start_request_id });
  await student.client.assessment.submitQuiz({ start_request_id });
  const rows = await written(db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.body).toMatchObject({
    event_type: 'assessment',
    device: 'unknown',
    content: { type: 'quiz', id: 101, result: result.result, questions_count: result.questions_count },
  });
});

const partsOf = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'pipeline_records'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
};
const received = (receivedAt: Date, source = 'test') => ({
  ...{ at: receivedAt, receivedAt, who: null, userType: 'guest' as const, source, body: search.body as never },
});
const DAY = 86_400_000;

test('records are gone after 180 days, and those of the last 180 stay', async ({ db, clock }) => {
  const before = (days: number) => received(new Date(clock.now().getTime() - days * DAY));
  await appendRecords(db, [before(179), before(181)]);
  await keepRecords(db, clock.now());
  expect(await db.select({ receivedAt: pipelineRecords.receivedAt }).from(pipelineRecords)).toEqual([
    { receivedAt: before(179).receivedAt },
  ]);
});

test('a month’s records lie in a part of their own, which goes as a whole when its time is over', async ({ db }) => {
  const lies = () =>
    db
      .select({ part: sql<string>`tableoid::regclass::text`, source: pipelineRecords.source })
      .from(pipelineRecords)
      .orderBy(pipelineRecords.id);
  await appendRecords(db, [
    received(new Date('2027-01-31T23:59:59.999Z'), 'january'),
    received(new Date('2027-02-01T00:00:00Z'), 'february'),
  ]);
  expect(new Set((await lies()).map(({ part }) => part))).toEqual(new Set(['pipeline_records_rest']));
  const now = new Date('2027-01-31T23:00:00Z');
  await Promise.all([keepRecords(db, now), keepRecords(db, now)]);
  expect(await lies()).toEqual([
    { part: 'pipeline_records_2027_01', source: 'january' },
    { part: 'pipeline_records_2027_02', source: 'february' },
  ]);
  await appendRecords(db, [received(new Date('2027-02-15T00:00:00Z'), 'more')]);
  expect((await lies()).at(-1)).toEqual({ part: 'pipeline_records_2027_02', source: 'more' });
  await keepRecords(db, new Date(Date.UTC(2027, 1, 1) + 180 * DAY));
  expect(await partsOf(db)).not.toContain('pipeline_records_2027_01');
  expect((await lies()).map(({ source }) => source)).toEqual(['february', 'more']);
  await keepRecords(db, new Date(Date.UTC(2027, 2, 1) + 180 * DAY));
  expect(await lies()).toEqual([]);
});

test('sweeps over the years never leave a month without a part, nor a part whose time is over', async ({ db }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 12 }), async (steps) => {
      let now = Date.UTC(2030, 0, 1);
      for (const days of steps) {
        now += days * DAY;
        await appendRecords(db, [received(new Date(now))]);
        await keepRecords(db, new Date(now));
        const parts = await partsOf(db);
        const month = (at: number) => `pipeline_records_${new Date(at).toISOString().slice(0, 7).replace('-', '_')}`;
        expect(parts).toContain(month(now));
        expect(parts.filter((part) => part < month(now - 181 * DAY) && part !== 'pipeline_records_rest')).toEqual([]);
        const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from pipeline_records_rest`);
        expect(rows[0]?.count).toBe(0);
      }
      await keepRecords(db, new Date(now + 400 * DAY));
    }),
    { numRuns: 5 },
  );
});

test('a search without a device is of the one that its user-agent names, and of its words nothing else is kept', async ({ api, db }) => {
  const { device: _, browser: __, ...body } = search.body as Extract<Given['body'], { event_type: 'search_select' | 'search_query' }>;
  const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
  await api.client(guest({ userAgent: agent })).pipeline.record({ ...search, body });
  const [row] = await written(db);
  expect(row?.body).toMatchObject({ device: 'phone', browser: 'Chrome', event_type: 'search_select' });
  expect(JSON.stringify(row)).not.toMatch(/Pixel|Android/);
});

test('records are read again in their order, a thousand at once, without an id of a student', async ({ db, clock }) => {
  const record = (index: number) => ({
    ...{ at: clock.now(), receivedAt: clock.now(), who: null, userType: 'guest' as const, source: `test ${index}` },
    body: search.body as never,
  });
  await appendRecords(
    db,
    Array.from({ length: 1_001 }, (_, index) => record(index)),
  );
  const first = await recordsAfter(db, 0);
  const rest = await recordsAfter(db, first.at(-1)?.id ?? 0);
  expect([first.length, rest.length]).toEqual([1_000, 1]);
  expect([...first, ...rest].map(({ source }) => source)).toEqual(Array.from({ length: 1_001 }, (_, index) => `test ${index}`));
  expect(Object.keys(first[0] ?? {})).toEqual(['id', 'timestamp', 'received_at', 'user', 'user_type', 'source', 'body']);
});

test('with a database that is away 5,000 records wait, and the rest is lost and counted', async ({ options }) => {
  const lost: number[] = [];
  const away = {
    transaction: () => {
      throw new Error('away');
    },
  } as unknown as Db;
  const pipe = createPipeline(away, (event) => void lost.push(event.count ?? 0));
  const at = options.now();
  for (let sent = 0; sent < 6_000; sent += 1)
    pipe.put({ at, receivedAt: at, who: null, userType: 'guest', source: 'test', body: search.body });
  await pipe.close();
  expect(lost.reduce((sum, count) => sum + count, 0)).toBe(6_000);
  expect(lost).toContain(1_000);
});
