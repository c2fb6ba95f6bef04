import { isCollectionName } from '@darb/contract/collection-name';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test as plain } from 'vitest';
import { questions } from '../assessment/tables.ts';
import { loadPack } from '../content/load-pack.ts';
import { smallPack, test, type Learner } from '../testing/learner.ts';
import { guest } from '../testing/test.ts';
import { sweepCollections } from './queries.ts';
import { collectionEntities, collections } from './tables.ts';

const make = (client: Learner['client'], name = 'رياضيات') => client.collection.create({ name });
const lesson = (bookmark_id: string, entity_id: number) => ({ bookmark_id, entity_type: 'lesson' as const, entity_id });
const NOBODYS = '5d6a0c52-0000-4000-8000-000000000000';

plain('a name takes letters of any script with their marks, digits, spaces and seven signs', () => {
  for (const name of ['رياضيات (1) ~ جبر_أساسي', 'Maths-2+.', 'مُراجعة ٣', 'حسابِ‌ من', 'é']) expect(isCollectionName(name), name).toBe(true);
  for (const name of ['', '   ', '<b>', 'a/b', 'a\nb', 'ا'.repeat(10_000), 'a"b', '😀']) expect(isCollectionName(name), name).toBe(false);
});

test('a name that breaks its rule is refused with its field, and nothing is made', async ({ learner }) => {
  const { client } = await learner();
  for (const name of ['<b>', '', '   ', 'a/b', 'ا'.repeat(10_000)])
    await expect(make(client, name)).rejects.toMatchObject({
      messageKey: 'rule_broken',
      errors: [{ path: 'name', rule: 'invalid_collection_name' }],
    });
  expect((await client.collection.bookmarks({})).total).toBe(0);
});

test('a collection is made behind the others, renamed, described, shared and put in another place', async ({ learner }) => {
  const { client } = await learner();
  const [first, second] = [await make(client), await make(client, 'فيزياء')];
  expect(second).toMatchObject({ order: first.order + 1, is_shared: false, description: '', lessons_count: 0 });
  await client.collection.change({ id: second.id, name: 'Maths-2+.', description: 'ليلة الامتحان', is_shared: true, order: 1 });
  await client.collection.change({ id: first.id, order: 2 });
  expect((await client.collection.bookmarks({ limit: 1 })).bookmarks).toMatchObject([
    { name: 'Maths-2+.', description: 'ليلة الامتحان', is_shared: true },
  ]);
  expect(await client.collection.bookmarks({ limit: 1, offset: 1 })).toMatchObject({ bookmarks: [{ id: first.id }], total: 2 });
});

test('the hundred and first collection is refused, also of several at once', async ({ api, learner }) => {
  const { client, id } = await learner();
  const now = new Date();
  await api.db
    .insert(collections)
    .values(Array.from({ length: 98 }, (_, order) => ({ studentId: id, name: 'x', order, createdAt: now, changedAt: now })));
  const made = await Promise.allSettled(Array.from({ length: 5 }, () => make(client)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ messageKey: 'collections_full' });
});

test('a lesson and a question are put in once, however often, and each list says which collection has them', async ({ api, learner }) => {
  const { client } = await learner();
  const { id } = await make(client);
  const [question] = await api.db.select().from(questions).where(eq(questions.quizId, 101)).limit(1);
  const asked = { bookmark_id: id, entity_type: 'question' as const, entity_id: question?.id ?? 0 };
  const ids = await Promise.all([1, 2, 3].map(() => client.collection.addEntity(lesson(id, 11))));
  expect(new Set(ids.map((one) => one.id)).size).toBe(1);
  await client.collection.addEntity(asked);
  const { entities, lessons_count, questions_count } = await client.collection.bookmark({ id });
  expect([lessons_count, questions_count]).toEqual([1, 1]);
  expect(entities).toMatchObject([
    { entity_type: 'lesson', entity_id: 11, is_deleted: false, title: { text: 'المجموع' }, place: { lesson_id: 11, program_id: 1 } },
    { entity_type: 'question', entity_id: asked.entity_id, is_deleted: false, place: { lesson_id: 11 } },
  ]);
  expect((await client.collection.bookmarks({ entity_type: 'lesson', entity_id: 11 })).bookmarks).toMatchObject([
    { entity_id: ids[0]?.id },
  ]);
  expect((await client.collection.bookmarks({ entity_type: 'lesson', entity_id: 12 })).bookmarks).toMatchObject([{ entity_id: null }]);
  await expect(client.collection.addEntity(lesson(id, 999))).rejects.toMatchObject({ messageKey: 'content_not_found' });
});

test('another student, and a guess, get what a missing collection gets, for every call', async ({ learner }) => {
  const [owner, other] = [await learner(), await learner()];
  const { id } = await make(owner.client);
  const { id: entityId } = await owner.client.collection.addEntity(lesson(id, 11));
  const { collection } = other.client;
  for (const asked of [id, NOBODYS]) {
    const calls = [
      () => collection.bookmark({ id: asked }),
      () => collection.change({ id: asked, name: 'x' }),
      () => collection.remove({ id: asked }),
      () => collection.restore({ id: asked }),
      () => collection.addEntity(lesson(asked, 11)),
      () => collection.moveEntity({ bookmark_id: asked, entityId, order: 1 }),
      () => collection.removeEntity({ bookmark_id: asked, entityId }),
      () => collection.collectedQuestion({ id: asked, questionId: 1 }),
      () => collection.sharedBookmark({ id: asked }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ messageKey: 'collection_not_found' });
  }
  expect((await owner.client.collection.bookmark({ id })).entities).toHaveLength(1);
});

test('whoever has the address sees a shared collection with its owner as boards name them, until it is shared no more', async ({
  api,
  learner,
}) => {
  const { client } = await learner();
  const { id } = await make(client);
  await client.collection.addEntity(lesson(id, 12));
  const free = () => api.client(guest()).collection.sharedBookmark({ id });
  await expect(free()).rejects.toMatchObject({ messageKey: 'collection_not_found' });
  await client.collection.change({ id, is_shared: true });
  expect(await free()).toMatchObject({ owner: 'طالبة ت.', entities: [{ entity_id: 12, title: { text: 'الحمل' } }] });
  await client.collection.change({ id, is_shared: false });
  await expect(free()).rejects.toMatchObject({ messageKey: 'collection_not_found' });
});

test('a deleted collection is gone, can be taken back unshared, and after seven days is removed', async ({ api, learner, clock }) => {
  const { client } = await learner();
  const { id } = await client.collection.create({ name: 'قديم', is_shared: true });
  await client.collection.addEntity(lesson(id, 11));
  await client.collection.remove({ id });
  await expect(client.collection.bookmark({ id })).rejects.toMatchObject({ messageKey: 'collection_not_found' });
  await expect(api.client(guest()).collection.sharedBookmark({ id })).rejects.toMatchObject({ messageKey: 'collection_not_found' });
  expect(await client.collection.restore({ id })).toMatchObject({ is_shared: false, lessons_count: 1 });
  await client.collection.remove({ id });
  await sweepCollections(api.db, new Date(clock.now().getTime() + 8 * 86_400_000));
  expect(await api.db.select().from(collectionEntities)).toEqual([]);
});

test('two devices that order at once leave one order, and nothing is lost', async ({ api, learner, clock }) => {
  const { client } = await learner();
  const { id } = await make(client);
  const rows = await api.db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.quizId, 101), eq(questions.variant, 1)));
  for (const { id: entity_id } of rows) await client.collection.addEntity({ bookmark_id: id, entity_type: 'question', entity_id });
  const before = (await client.collection.bookmark({ id })).entities.map((entity) => entity.id);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(before.length - 1), fc.integer({ min: 1, max: 20 })), { minLength: 2, maxLength: 6 }),
      async (moves) => {
        const said = await Promise.all(
          moves.map(([at, order]) => client.collection.moveEntity({ bookmark_id: id, entityId: before[at] ?? '', order })),
        );
        const after = (await client.collection.bookmark({ id })).entities.map((entity) => entity.id);
        expect([...after].sort()).toEqual([...before].sort());
        expect(said.map(({ entities }) => entities)).toContainEqual(after);
      },
    ),
    { numRuns: 10 },
  );
  const orders = await api.db.select({ order: collectionEntities.order }).from(collectionEntities).orderBy(collectionEntities.order);
  expect(orders.map(({ order }) => order)).toEqual(before.map((_, index) => index + 1));
  expect(clock.now()).toBeInstanceOf(Date);
});

test('a collection holds 500 and refuses one more', async ({ api, learner }) => {
  const { client } = await learner();
  const { id } = await make(client);
  const [sample] = await api.db.select().from(questions).limit(1);
  if (!sample) throw new Error('no question');
  const { id: _id, version: _version, ...row } = sample;
  const made = await api.db
    .insert(questions)
    .values(Array.from({ length: 500 }, (_, index) => ({ ...row, key: `many-${index}` })))
    .returning({ id: questions.id });
  const addedAt = new Date();
  await api.db
    .insert(collectionEntities)
    .values(made.map((question, order) => ({ collectionId: id, questionId: question.id, order, addedAt })));
  await expect(client.collection.addEntity(lesson(id, 11))).rejects.toMatchObject({ messageKey: 'collection_full' });
  const { entities } = await client.collection.bookmark({ id });
  expect(entities).toHaveLength(500);
  const last = entities.at(-1)?.id ?? '';
  await client.collection.moveEntity({ bookmark_id: id, entityId: last, order: 1 });
  expect((await client.collection.bookmark({ id })).entities[0]?.id).toBe(last);
});

test('what the pack has no more keeps its place and says so; a question in other words is shown in those', async ({
  api,
  options,
  learner,
}) => {
  const { client } = await learner();
  const { id } = await make(client);
  const [question] = await api.db.select().from(questions).where(eq(questions.quizId, 101)).limit(1);
  await client.collection.addEntity(lesson(id, 13));
  await client.collection.addEntity({ bookmark_id: id, entity_type: 'question', entity_id: question?.id ?? 0 });
  const pack = structuredClone(await smallPack());
  for (const { subjects } of pack.programs)
    for (const { topics } of subjects)
      for (const { subtopics } of topics)
        for (const subtopic of subtopics) {
          subtopic.lessons = subtopic.lessons.filter((one) => one.id !== 13);
          for (const { quiz } of subtopic.lessons)
            for (const one of quiz?.questions ?? [])
              if (one.key === question?.key) one.stem = { ar: { lang: 'ar', parts: [{ kind: 'text', text: 'سؤال جديد' }] } };
        }
  await loadPack(api.db, pack, options.media);
  const { entities } = await client.collection.bookmark({ id });
  expect(entities).toMatchObject([
    { entity_type: 'lesson', entity_id: 13, is_deleted: true, title: null },
    { entity_type: 'question', is_deleted: false, stem: { parts: [{ text: 'سؤال جديد' }] } },
  ]);
  expect(await client.collection.collectedQuestion({ id, questionId: question?.id ?? 0 })).toMatchObject({
    access: 'open',
    question: { id: entities[1]?.entity_id },
  });
});

test('a question is asked without its answer, is marked when it is answered, and shut where it costs', async ({ api, learner }) => {
  const { client } = await learner();
  const { id } = await make(client);
  const rows = await api.db.select().from(questions).where(eq(questions.variant, 1));
  const free = rows.find(({ quizId, body }) => quizId === 101 && body.type === 'true_false') ?? rows.find(({ quizId }) => quizId === 101);
  const paid = rows.find(({ quizId }) => quizId === 102);
  if (!free || !paid) throw new Error('the pack has other questions');
  for (const { id: entity_id } of [free, paid]) await client.collection.addEntity({ bookmark_id: id, entity_type: 'question', entity_id });
  const asked = await client.collection.collectedQuestion({ id, questionId: free.id });
  expect(asked).toMatchObject({ access: 'open', previous_id: null, next_id: paid.id });
  expect(JSON.stringify(asked)).not.toMatch(/correct|model_answer|explanation/);
  expect(await client.collection.collectedQuestion({ id, questionId: paid.id })).toMatchObject({
    access: 'must_subscribe',
    question: null,
  });
  await expect(
    client.collection.answerQuestion({ id, questionId: paid.id, answer: { type: 'true_false', value: true } }),
  ).rejects.toMatchObject({
    messageKey: 'question_not_found',
  });
  await expect(
    client.collection.answerQuestion({ id, questionId: free.id, answer: { type: 'ordering', order: [] } }),
  ).rejects.toMatchObject({
    messageKey: 'answer_does_not_fit',
  });
  await expect(client.collection.collectedQuestion({ id, questionId: 2_000_000_000 })).rejects.toMatchObject({
    messageKey: 'question_not_found',
  });
  const { question } = asked;
  const answer =
    question?.type === 'single_choice'
      ? ({ type: 'single_choice', choice: question.options[0]?.key ?? '' } as const)
      : ({ type: 'true_false', value: true } as const);
  const { marked } = await client.collection.answerQuestion({ id, questionId: free.id, answer });
  expect(marked).toMatchObject({ given: answer, question: { id: free.id } });
});
