import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { loadPack } from '../content/load-pack.ts';
import { makeMissingSearchIndex } from '../content/search-index.ts';
import type { Db } from '../database/database.ts';
import { smallPack, test } from '../testing/learner.ts';
import { guest } from '../testing/test.ts';
import { searchEntries, searchTexts, searchWordList } from './tables.ts';

interface Found {
  hits: { hits: { _id: string }[] };
}
const idsOf = ({ hits }: Found): string[] => hits.hits.map(({ _id }) => _id);

test('a guest finds by title, text version, captions and questions, in any language', async ({ api }) => {
  const client = api.client(guest());
  for (const [query, id] of [
    ['المجموع', 'lesson-11'],
    ['the sum', 'lesson-11'],
    ['عددين', 'lesson-11'],
    ['نجمعهما', 'lesson-11'],
    ['carrying الحمل', 'lesson-12'],
  ] as const)
    expect(idsOf(await client.search.search({ query })), query).toContain(id);
});

test('no option, right answer or explanation is found', async ({ api }) => {
  const { rows } = await api.db.execute<{ text: string }>(
    sql`select jsonb_path_query(body, 'strict $.**.text')::text as text from questions where jsonb_typeof(body -> 'options') = 'array'`,
  );
  const { rows: explained } = await api.db.execute<{ text: string }>(
    sql`select jsonb_path_query(explanation, '$.*.parts[*].text')::text as text from questions`,
  );
  const { rows: entries } = await api.db.execute<{ all: string }>(sql`select passages::text as all from search_texts`);
  const known = entries.map(({ all }) => all).join(' ');
  const secrets = [...rows, ...explained].map(({ text }) => text.slice(1, -1).trim()).filter((text) => text.length > 12);
  expect(secrets.length).toBeGreaterThan(0);
  for (const text of secrets) expect(known).not.toContain(text);
});

test('a title stands before a text, and hits say what was found in them', async ({ api }) => {
  const { hits, aggregations } = await api.client(guest()).search.search({ query: 'المجموع', country: 'JO' });
  const [first] = hits.hits;
  expect(first?._source).toMatchObject({ type: 'lesson', id: 11, is_open: false, is_other_program: false, subject: { id: 1 } });
  expect(first?.highlight?.title).toEqual(['<em>المجموع</em>']);
  expect(first?.highlight?.text[0]).toContain('<em>المجموع</em>');
  expect(hits.max_score).toBe(first?._score);
  expect(hits.total.value).toBe(aggregations.tabs.all);
});

test('what is marked is found in the form in which the text has it, and signs of HTML are escaped', async ({ api }) => {
  await api.db.update(searchTexts).set({ passages: [{ kind: 'text', lang: 'ar', text: 'a < b & نجمعُ العددين' }] });
  const { hits } = await api.client(guest()).search.search({ query: 'عددين' });
  expect(hits.hits[0]?.highlight?.text).toEqual(['a &lt; b &amp; نجمعُ <em>العددين</em>']);
});

test('tabs count own lessons, own quizzes and tests, and what other programs have; comments are none', async ({ api, learner }) => {
  const { client } = await learner();
  const own = await client.search.search({ query: 'المجموع' });
  expect(own.aggregations.tabs.otherprograms).toBeGreaterThan(0);
  expect(own.aggregations.tabs.lessons + own.aggregations.tabs.assessments + own.aggregations.tabs.otherprograms).toBe(
    own.aggregations.tabs.all,
  );
  expect(own.aggregations.tabs.comments).toBe(0);
  const others = await client.search.search({ query: 'المجموع', filters: ['tab:otherprograms'] });
  expect(others.hits.hits.every(({ _source }) => _source.is_other_program)).toBe(true);
  expect(others.hits.total.value).toBe(own.aggregations.tabs.otherprograms);
  const comments = await client.search.search({ query: 'المجموع', filters: ['tab:comments'] });
  expect(comments.hits.total.value).toBe(0);
  const guests = await api.client(guest()).search.search({ query: 'المجموع', country: 'EG', filters: ['tab:lessons'] });
  expect(guests.hits.hits.every(({ _source }) => _source.program.id === 2)).toBe(true);
});

test('filters of subject, type and what is open narrow the hits', async ({ learner }) => {
  const { client } = await learner();
  const subject = await client.search.search({ query: 'المجموع', filters: ['subject:2'] });
  expect(subject.hits.hits.every(({ _source }) => _source.subject.id === 2)).toBe(true);
  expect(subject.aggregations.subjects.map(({ id }) => id)).toEqual([1, 2]);
  const lessons = await client.search.search({ query: 'المجموع', filters: ['type:lesson'] });
  expect(lessons.hits.hits.every(({ _source }) => _source.type === 'lesson')).toBe(true);
  const open = await client.search.search({ query: 'المجموع', filters: ['open:true'] });
  expect(idsOf(open)).not.toContain('lesson-12');
  expect(open.hits.hits.every(({ _source }) => _source.is_open)).toBe(true);
});

test('size and frm cut the hits into pages without a gap', async ({ api }) => {
  const client = api.client(guest());
  const all = idsOf(await client.search.search({ query: 'المجموع' }));
  const pages = [];
  for (let frm = 0; frm < all.length; frm += 2) pages.push(...idsOf(await client.search.search({ query: 'المجموع', size: 2, frm })));
  expect(pages).toEqual(all);
});

test('without verbose hits come without what was found in them', async ({ api }) => {
  const { hits } = await api.client(guest()).search.search({ query: 'المجموع', verbose: false });
  expect(hits.hits.length).toBeGreaterThan(0);
  expect(hits.hits.every(({ highlight }) => highlight === undefined)).toBe(true);
});

test('one typing error is forgiven, and it is said what was searched for', async ({ api }) => {
  const reply = await api.client(guest()).search.search({ query: 'المجموغ' });
  expect(idsOf(reply)).toContain('lesson-11');
  expect(reply.suggest).toEqual({ text: 'المجموع', applied: true });
});

test('where nothing is found, words are offered that have hits', async ({ api }) => {
  const reply = await api.client(guest()).search.search({ query: 'حتمل' });
  expect(reply.hits.total.value).toBe(0);
  expect(reply.suggest).toEqual({ text: 'حمل', applied: false });
});

test('signs, nothing, and long texts get a clean answer', async ({ api }) => {
  const client = api.client(guest());
  for (const query of ['%', '_', "'", "' | '", 'a:* & !b', '', '   ', '\\', 'ا'.repeat(200)]) {
    const { hits } = await client.search.search({ query });
    expect(hits.total.value, query).toBe(0);
    expect((await client.search.suggestions({ query })).suggestions).toEqual([]);
  }
  for (const query of ['س'.repeat(10_000), '\u0000'])
    await expect(client.search.search({ query })).rejects.toMatchObject({ messageKey: 'rule_broken' });
  await expect(client.search.search({ query: 'a', filters: ['subject:1 or 1=1'] })).rejects.toMatchObject({ messageKey: 'rule_broken' });
});

test('suggestions are titles that begin as what is typed', async ({ api, learner }) => {
  const { suggestions } = await api.client(guest()).search.suggestions({ query: 'مجم' });
  expect(suggestions.map(({ title }) => title.text)).toContain('المجموع');
  const own = await (await learner({ programId: 2 })).client.search.suggestions({ query: 'عر' });
  expect(own.suggestions[0]).toMatchObject({ type: 'lesson', id: 21, is_other_program: false });
});

test('a pack that is loaded again is found whole at every moment, and nothing twice', async ({ api, options }) => {
  const client = api.client(guest());
  const before = idsOf(await client.search.search({ query: 'المجموع' }));
  let done = false;
  const loading = smallPack()
    .then((pack) => loadPack(api.db, pack, options.media))
    .finally(() => (done = true));
  let asked = 0;
  while (!done || asked < 5) {
    expect(idsOf(await client.search.search({ query: 'المجموع' }))).toEqual(before);
    asked += 1;
  }
  await loading;
});

test('what a pack has no more is not found any more', async ({ api, options }) => {
  const pack = structuredClone(await smallPack());
  for (const { subjects } of pack.programs)
    for (const { topics } of subjects)
      for (const { subtopics } of topics)
        for (const subtopic of subtopics) subtopic.lessons = subtopic.lessons.filter(({ id }) => id !== 11);
  await loadPack(api.db, pack, options.media);
  expect(idsOf(await api.client(guest()).search.search({ query: 'المجموع' }))).not.toContain('lesson-11');
});

test('content that was loaded before there was an index gets one, once', async ({ api, options }) => {
  await api.db.delete(searchEntries);
  await api.db.delete(searchTexts);
  await api.db.delete(searchWordList);
  await Promise.all([makeMissingSearchIndex(api.db, options.media), makeMissingSearchIndex(api.db, options.media)]);
  expect(idsOf(await api.client(guest()).search.search({ query: 'المجموع' }))).toContain('lesson-11');
});

const madeOf = async (db: Db) =>
  (
    await db.execute(sql`
      select tablename, indexname, indexdef from pg_indexes where tablename in ('search_entries', 'search_texts', 'search_words') order by 2`)
  ).rows;

test('an index that was made anew has what the one before it had, and leaves nothing beside it', async ({ api, options }) => {
  const before = await madeOf(api.db);
  expect(before.length).toBeGreaterThanOrEqual(6);
  await loadPack(api.db, await smallPack(), options.media);
  expect(await madeOf(api.db)).toEqual(before);
  const { rows } = await api.db.execute(sql`select relname from pg_class where relname like 'search\_%next'`);
  expect(rows).toEqual([]);
});

test('somebody who reads for long keeps a new index waiting, and no search', async ({ api, options }) => {
  const client = api.client(guest());
  const { held, free } = await new Promise<{ held: Promise<void>; free: () => void }>((holds) => {
    const held = api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${searchEntries} in access share mode`);
      await new Promise<void>((free) => holds({ held, free }));
    });
  });
  let done = false;
  const loading = smallPack()
    .then((pack) => loadPack(api.db, pack, options.media))
    .finally(() => (done = true));
  // it waits for the lock, and gives it up
  const waits = async (granted: number) => {
    const { rows } = await api.db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_locks where relation = 'search_entries'::regclass and not granted`);
    return rows[0]?.count === granted;
  };
  while (!(await waits(1)));
  expect(idsOf(await client.search.search({ query: 'المجموع' }))).toContain('lesson-11');
  expect(done).toBe(false);
  free();
  await Promise.all([held, loading]);
  expect(idsOf(await client.search.search({ query: 'المجموع' }))).toContain('lesson-11');
});
