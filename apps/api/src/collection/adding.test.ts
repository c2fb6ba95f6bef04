import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { questions } from '../assessment/tables.ts';
import { loadPack } from '../content/load-pack.ts';
import { smallPack, test, type Learner } from '../testing/learner.ts';
import { PEER } from '../testing/test.ts';

const make = (client: Learner['client'], name = 'رياضيات') => client.collection.create({ name });
const lesson = (bookmark_id: string, entity_id: number) => ({ bookmark_id, entity_type: 'lesson' as const, entity_id });
const question = (bookmark_id: string, entity_id: number) => ({ bookmark_id, entity_type: 'question' as const, entity_id });

test('who asks where something may be put is told what it is, a question without anything of its answer', async ({ api, learner }) => {
  const { client } = await learner();
  const [row] = await api.db.select().from(questions).where(eq(questions.quizId, 101)).limit(1);
  const { asked } = await client.collection.bookmarks({ entity_type: 'question', entity_id: row?.id ?? 0 });
  expect(asked).toMatchObject({ entity_type: 'question', entity_id: row?.id, is_deleted: false, place: { lesson_id: 11 } });
  expect(JSON.stringify(asked)).not.toMatch(/correct|options|explanation/);
  expect((await client.collection.bookmarks({ entity_type: 'lesson', entity_id: 11 })).asked).toMatchObject({ title: { text: 'المجموع' } });
  for (const gone of [999, 2_000_000_000])
    expect((await client.collection.bookmarks({ entity_type: 'question', entity_id: gone })).asked).toBeNull();
  expect((await client.collection.bookmarks({})).asked).toBeNull();
});

test('what was taken out comes back to its place, and to the end where fewer are left', async ({ learner }) => {
  const { client } = await learner();
  const { id } = await make(client);
  for (const entity_id of [11, 12, 13]) await client.collection.addEntity(lesson(id, entity_id));
  const inIt = async () => (await client.collection.bookmark({ id })).entities.map(({ entity_id }) => entity_id);
  const [, middle] = (await client.collection.bookmark({ id })).entities;
  await client.collection.removeEntity({ bookmark_id: id, entityId: middle?.id ?? '' });
  expect(await inIt()).toEqual([11, 13]);
  const again = await Promise.all([1, 2, 3].map(() => client.collection.addEntity({ ...lesson(id, 12), order: 2 })));
  expect(new Set(again.map((one) => one.id)).size).toBe(1);
  expect(await inIt()).toEqual([11, 12, 13]);
  await client.collection.removeEntity({ bookmark_id: id, entityId: again[0]?.id ?? '' });
  await client.collection.addEntity({ ...lesson(id, 12), order: 900 });
  expect(await inIt()).toEqual([11, 13, 12]);
});

test('a question whose words changed is the one that is in already', async ({ api, options, learner }) => {
  const { client } = await learner();
  const { id } = await make(client);
  const of101 = and(eq(questions.quizId, 101), eq(questions.retired, false));
  const [before] = await api.db.select().from(questions).where(of101).limit(1);
  const added = await client.collection.addEntity(question(id, before?.id ?? 0));
  const pack = structuredClone(await smallPack());
  for (const { subjects } of pack.programs)
    for (const { topics } of subjects)
      for (const { subtopics } of topics)
        for (const { lessons } of subtopics)
          for (const { quiz } of lessons)
            for (const one of quiz?.questions ?? [])
              if (one.key === before?.key) one.stem = { ar: { lang: 'ar', parts: [{ kind: 'text', text: 'سؤال جديد' }] } };
  await loadPack(api.db, pack, options.media);
  const same = and(of101, eq(questions.key, before?.key ?? ''), eq(questions.variant, before?.variant ?? 0));
  const [now] = await api.db.select().from(questions).where(same);
  expect(now?.id).not.toBe(before?.id);
  const asked = await client.collection.bookmarks({ entity_type: 'question', entity_id: now?.id ?? 0 });
  expect(asked.bookmarks).toMatchObject([{ entity_id: added.id }]);
  expect(await client.collection.addEntity(question(id, now?.id ?? 0))).toEqual(added);
  expect((await client.collection.bookmark({ id })).questions_count).toBe(1);
});

test('an entity is taken out by its address alone, as by a body, and without its collection the field is named', async ({
  api,
  learner,
}) => {
  const { client, accessToken } = await learner();
  const { id: bookmark_id } = await make(client);
  const takenOut = async (entity: string, query: string, body?: object) => {
    const response = await api.fetch(
      new Request(`http://localhost/api/bookmarks/entity/${entity}${query}`, {
        method: 'DELETE',
        headers: { 'access-token': accessToken, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
      PEER,
    );
    return { status: response.status, answer: (await response.json()) as { errors?: { path: string }[] } };
  };
  for (const [query, body] of [[`?bookmark_id=${bookmark_id}`], ['', { bookmark_id }]] as const) {
    const { id } = await client.collection.addEntity(lesson(bookmark_id, 11));
    expect(await takenOut(id, '')).toMatchObject({ status: 422, answer: { errors: [{ path: 'bookmark_id' }] } });
    expect((await takenOut(id, query, body)).status).toBe(200);
    expect((await client.collection.bookmark({ id: bookmark_id })).entities).toEqual([]);
  }
});
