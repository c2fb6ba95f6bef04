import { sql } from 'drizzle-orm';
import { renewSearchIndex } from '../../apps/api/src/content/search-index.ts';
import { openDatabase, type Db } from '../../apps/api/src/database/database.ts';
import { mediaInFolder } from '../../apps/api/src/media/folder.ts';
import { findRunningServer } from '../../apps/darb/src/postgres/running-server.ts';
import { urlOfSocket } from '../../apps/darb/src/postgres/server.ts';
import { removeFolder, startProduct, temporaryDataDir, WIDE_LIMITS } from '../support/product.ts';
import { Report } from '../support/report.ts';

/**
 * `npm run bench:search`: searches and suggestions over HTTP, among 20,000 lessons and 100,000 questions that
 * are made of the sample pack's words, as often as it says them; also while the index is made anew.
 */
const LESSONS = 20_000;
const QUESTIONS_EACH = 5;
const ASKED = 400;
const MOST_MS = 80;
const FIRST_ID = 5_000_000;
const AT_ONCE = 500;

/** The same numbers each time: what is measured does not depend on the day. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}
const next = numbers(14);
const some = (words: readonly string[], count: number): string =>
  Array.from({ length: count }, () => words[next(words.length)] ?? '').join(' ');

async function seed(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select p ->> 'text' as text from search_texts, jsonb_array_elements(passages) p where p ->> 'lang' = 'ar'`,
  );
  const words = rows.flatMap(({ text }) => text.match(/[\p{L}\p{M}]{2,}/gu) ?? []);
  for (let at = 0; at < LESSONS; at += AT_ONCE) {
    const made = Array.from({ length: AT_ONCE }, (_, index) => ({
      id: FIRST_ID + at + index,
      title: { ar: some(words, 4) },
      text: {
        ar: Array.from({ length: 4 }, () => ({
          kind: 'paragraph',
          text: { lang: 'ar', parts: [{ kind: 'text', text: some(words, 30) }] },
        })),
      },
      stems: Array.from({ length: QUESTIONS_EACH }, () => ({ ar: { lang: 'ar', parts: [{ kind: 'text', text: some(words, 12) }] } })),
    }));
    const given = sql.param(JSON.stringify(made));
    await db.execute(sql`
      insert into lessons (id, subtopic_id, title, "order", is_premium, is_head, duration, video, text, pack)
      select n.id, places.id, n.title, n.id, false, false, 300, '{"poster":null,"sources":[],"captions":[]}', n.text, 'bench'
      from jsonb_to_recordset(${given}::jsonb) n (id int, title jsonb, text jsonb)
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from subtopics) places
        on places.place = n.id % places.all_of_them`);
    await db.execute(sql`
      insert into quizzes (id, type, lesson_id, title, pack)
      select n.id, 'quiz', n.id, n.title, 'bench' from jsonb_to_recordset(${given}::jsonb) n (id int, title jsonb)`);
    await db.execute(sql`
      insert into questions (quiz_id, key, "order", difficulty, stem, explanation, body)
      select n.id, 'k' || s.place, s.place, 'easy', s.stem, s.stem, '{"type":"true_false","correct":true}'
      from jsonb_to_recordset(${given}::jsonb) n (id int, stems jsonb), jsonb_array_elements(n.stems) with ordinality s (stem, place)`);
  }
  return words;
}

const durationsOf = async (addresses: readonly string[]): Promise<number[]> => {
  const durations: number[] = [];
  for (const address of addresses) {
    const begun = performance.now();
    const answer = await fetch(address);
    await answer.json();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    durations.push(performance.now() - begun);
  }
  return durations.toSorted((a, b) => a - b);
};
const at = (sorted: readonly number[], share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;

const dataDir = temporaryDataDir('search');
const product = await startProduct({ dataDir, env: { ...WIDE_LIMITS } });
const running = findRunningServer(dataDir);
if (!running) throw new Error(`Nobody holds ${dataDir}`);
const database = openDatabase(urlOfSocket(running.connection), { connections: 2 });
const told = new Report('Search');
try {
  const words = await seed(database.db);
  const media = mediaInFolder(`${dataDir}/media`);
  const renew = async (): Promise<number> => {
    const begun = performance.now();
    await database.db.transaction((tx) => renewSearchIndex(tx, media));
    return (performance.now() - begun) / 1_000;
  };
  told.fact(`${LESSONS} lessons and ${LESSONS * QUESTIONS_EACH} questions: the index is made in ${(await renew()).toFixed(0)} s`);
  await database.db.execute(sql`analyze`);
  const misspelt = (text: string): string => (text.length < 6 ? text : `${text.slice(0, 3)}${text.slice(4)}`);
  const queries = Array.from({ length: ASKED }, (_, index) => {
    const query = some(words, 1 + (index % 3));
    return index % 5 === 4 ? misspelt(query) : query;
  });
  const searchOf = (query: string) => `${product.url}/api/search?${new URLSearchParams({ query, size: '20', country: 'JO' })}`;
  const suggestionsOf = (query: string) =>
    `${product.url}/api/search/suggestions?${new URLSearchParams({ query: query.slice(0, 4), country: 'JO' })}`;
  for (const [name, addresses] of [
    ['search', queries.map(searchOf)],
    ['suggestions', queries.map(suggestionsOf)],
  ] as const) {
    await durationsOf(addresses.slice(0, 20));
    const sorted = await durationsOf(addresses);
    told.fact(
      `${name}: p50 ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms, slowest ${at(sorted, 1).toFixed(1)} ms`,
    );
    told.expect(at(sorted, 0.99) <= MOST_MS, `${name}: p99 at most ${MOST_MS} ms`);
  }
  let isLoading = true;
  const loading = renew().finally(() => (isLoading = false));
  const meanwhile: number[] = [];
  for (let index = 0; isLoading; index += 1) meanwhile.push(...(await durationsOf([searchOf(queries[index % ASKED] ?? '')])));
  await loading;
  const sorted = meanwhile.toSorted((a, b) => a - b);
  told.fact(
    `while the index is made anew: ${sorted.length} searches, p50 ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms`,
  );
} finally {
  await database.close();
  await product.stop();
  removeFolder(dataDir);
}
process.exitCode = told.end() === 0 ? 0 : 1;
