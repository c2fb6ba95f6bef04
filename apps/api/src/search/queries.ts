import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { searchEntries, searchTexts, searchWordList, type SearchEntry } from './tables.ts';

/** So many nearly equal words are looked at. */
const NEAR_MAX = 400;
/** Of more hits those that have a word in their title are told apart, and the others stand by their place. */
const RANKED_MAX = 500;

/** Which of these words the entries have. */
export async function knownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select({ word: searchWordList.word })
    .from(searchWordList)
    .where(sql`${searchWordList.word} = any(${sql.param(words)}::text[])`);
  return new Set(rows.map(({ word }) => word));
}

/** Words of the entries that have one of these shapes, the most frequent first. */
export const nearWords = (db: Db, shapes: readonly string[]): Promise<{ word: string; spelling: string; entries: number }[]> =>
  db
    .select({ word: searchWordList.word, spelling: searchWordList.spelling, entries: searchWordList.entries })
    .from(searchWordList)
    .where(sql`${searchWordList.shapes} && ${sql.param(shapes)}::text[]`)
    .orderBy(sql`${searchWordList.entries} desc, ${searchWordList.word}`)
    .limit(NEAR_MAX);

/** What a search asks of the entries. Both queries are of letters, digits and operators of ours alone. */
export interface Wanted {
  /** Of which all words must be there, and the same with any of them, which ranks. */
  all: string;
  any: string;
  /** Whose programs are the visitor's: one, those of a country, or all. */
  own: { programId: number } | { country: string } | null;
  type: SearchEntry['type'] | null;
  /** Of what is open to the visitor: the programs that they paid for, and theirs; null for all. */
  open: { paid: readonly number[]; programId: number | null } | null;
}

/** Which of what was found is wanted. */
export interface Part {
  tab: 'all' | 'lessons' | 'assessments' | 'otherprograms';
  subjectId: number | null;
  from: number;
  size: number;
}

export interface Counted {
  subject_id: number;
  lesson: boolean;
  own: boolean;
  count: number;
}
export interface Ranked {
  type: SearchEntry['type'];
  id: number;
  score: number;
}

const ownOf = (own: Wanted['own']): SQL<boolean> => {
  // a bare constant is no order for PostgreSQL
  if (own === null) return sql`${searchEntries.programId} is not null`;
  return 'programId' in own ? sql`${searchEntries.programId} = ${own.programId}` : sql`${searchEntries.country} = ${own.country}`;
};

function openOf(open: Wanted['open']): SQL | undefined {
  if (open === null) return undefined;
  const paid = sql`${searchEntries.programId} = any(${sql.param(open.paid)}::int[])`;
  return and(
    sql`(not ${searchEntries.isPremium} or ${paid})`,
    open.programId === null ? undefined : sql`${searchEntries.programId} = ${open.programId}`,
  );
}

const tabs: Record<Part['tab'], SQL> = {
  all: sql`true`,
  lessons: sql`own and lesson`,
  assessments: sql`own and not lesson`,
  otherprograms: sql`not own`,
};

/**
 * Reads entries by their indexes alone: PostgreSQL does not know what the words of all rows cost to read, and
 * would read them for a frequent word. What is read together is of one index.
 */
export const byIndex = <T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return read(tx);
    },
    { accessMode: 'read only' },
  );

/**
 * How many entries match, by subject, kind and whether they are the visitor's own; and of the wanted part the
 * best, own programs first, titles before texts (rule search 3). Within `byIndex`.
 */
export async function find(tx: Db, wanted: Wanted, part: Part): Promise<{ counts: Counted[]; ranked: Ranked[] }> {
  const where = and(
    sql`${searchEntries.words} @@ ${wanted.all}::tsquery`,
    wanted.type === null ? undefined : sql`${searchEntries.type} = ${wanted.type}`,
    openOf(wanted.open),
  );
  const order = sql`own desc, score desc, lesson desc, "order", type, id`;
  const { rows } = await tx.execute<{ counts: Counted[] | null; ranked: Ranked[] | null }>(sql`
    with found as materialized (
      select type, id, subject_id, "order", type = 'lesson' as lesson, ${ownOf(wanted.own)} as own
      from ${searchEntries} where ${where}
    ), part as (
      select * from found where ${tabs[part.tab]} and ${part.subjectId === null ? sql`true` : sql`subject_id = ${part.subjectId}`}
    ), few as materialized (
      select count(*) <= ${RANKED_MAX} as few from (select from part limit ${RANKED_MAX + 1}) first
    ), titled as materialized (
      select type, id, ts_rank('{0.05,0.1,0.6,1}', title_words, ${wanted.any}::tsquery, 1)::float8
        + case when title_words @@ ${wanted.all}::tsquery then 1 else 0 end as score
      from ${searchEntries} where title_words @@ ${wanted.any}::tsquery
    ), ranked as (
      select part.*, coalesce(titled.score, 0)
        + case when (select few from few) then (
            select ts_rank('{0.05,0.2,0.6,1}', words, ${wanted.any}::tsquery)::float8 / 10
            from ${searchEntries} entry where entry.type = part.type and entry.id = part.id
          ) else 0 end as score
      from part left join titled using (type, id) order by ${order} limit ${part.size} offset ${part.from}
    )
    select (select json_agg(c) from (
        select subject_id, lesson, own, count(*)::int as count from found group by subject_id, lesson, own
      ) c) as counts,
      (select json_agg(json_build_object('type', type, 'id', id, 'score', score) order by ${order}) from ranked) as ranked`);
  const [row] = rows;
  return { counts: row?.counts ?? [], ranked: row?.ranked ?? [] };
}

/** The entries whose titles match, the best first. Within `byIndex`. */
export async function findTitles(tx: Db, wanted: Wanted, size: number): Promise<Ranked[]> {
  const { rows } = await tx.execute<Ranked & Record<string, unknown>>(sql`
    select type, id, ts_rank('{0.05,0.1,0.6,1}', title_words, ${wanted.any}::tsquery, 1)::float8 as score
    from ${searchEntries} where title_words @@ ${wanted.all}::tsquery
    order by ${ownOf(wanted.own)} desc, score desc, (type = 'lesson') desc, "order", type, id limit ${size}`);
  return rows;
}

const shown = {
  type: searchEntries.type,
  id: searchEntries.id,
  country: searchEntries.country,
  programId: searchEntries.programId,
  subjectId: searchEntries.subjectId,
  topicId: searchTexts.topicId,
  topicTitle: searchTexts.topicTitle,
  subtopicId: searchTexts.subtopicId,
  subtopicTitle: searchTexts.subtopicTitle,
  lessonId: searchTexts.lessonId,
  lessonTitle: searchTexts.lessonTitle,
  title: searchTexts.title,
  isPremium: searchEntries.isPremium,
  duration: searchTexts.duration,
  questions: searchTexts.questions,
  passages: searchTexts.passages,
};

/** The entries of these keys, in their order. */
export async function entriesOf(db: Db, keys: readonly Pick<Ranked, 'type' | 'id'>[]): Promise<EntryRow[]> {
  if (keys.length === 0) return [];
  const of = (type: SearchEntry['type']) =>
    and(
      eq(searchEntries.type, type),
      inArray(
        searchEntries.id,
        keys.filter((key) => key.type === type).map(({ id }) => id),
      ),
    );
  const types = [...new Set(keys.map(({ type }) => type))];
  const rows = await db
    .select(shown)
    .from(searchEntries)
    .innerJoin(searchTexts, and(eq(searchTexts.type, searchEntries.type), eq(searchTexts.id, searchEntries.id)))
    .where(or(...types.map(of)));
  return keys.flatMap((key) => rows.find((row) => row.type === key.type && row.id === key.id) ?? []);
}
export type EntryRow = Pick<SearchEntry, keyof typeof shown>;
