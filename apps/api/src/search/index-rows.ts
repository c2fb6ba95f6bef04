import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import { searchEntries, searchTexts, searchWordList, type SearchEntry } from './tables.ts';

// What the loader of content writes the index with; nothing else changes it. A new one is written beside the
// one that is read and takes its place when it is whole: sorted in row by row it took five times as long.

const TABLES = [searchEntries, searchTexts, searchWordList] as const;
const ENTRIES_AT_ONCE = 200;
const WORDS_AT_ONCE = 2_000;
/** How long a search may stand behind what waits for the searches before it. */
const LOCK_WITHIN = '500ms';

const nextName = (name: string): string => `${name}_next`;
const nextOf = (table: PgTable) => sql.identifier(nextName(getTableName(table)));

/** Begins a new index. What reads meanwhile sees the old one (rule search 6). */
export async function beginIndex(tx: Db): Promise<void> {
  for (const table of TABLES) await tx.execute(sql`create table ${nextOf(table)} (like ${table} including all excluding indexes)`);
  // all words of a row lie outside of it, those of its title alone within
  await tx.execute(sql`
    alter table ${nextOf(searchEntries)} set (toast_tuple_target = 128), alter column title_words set storage main`);
}

async function insert<Table extends PgTable>(tx: Db, table: Table, rows: readonly Table['$inferSelect'][]): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row) => Object.fromEntries(columns.map(([property, { name }]) => [name, row[property]])));
  await tx.execute(sql`
    insert into ${nextOf(table)} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`);
}

/** Writes entries. */
export async function addEntries(tx: Db, entries: readonly SearchEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
    const some = entries.slice(at, at + ENTRIES_AT_ONCE);
    await insert(tx, searchEntries, some);
    await insert(tx, searchTexts, some);
  }
}

/** Writes the words of the entries. */
export async function addWords(tx: Db, words: readonly (typeof searchWordList.$inferSelect)[]): Promise<void> {
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) await insert(tx, searchWordList, words.slice(at, at + WORDS_AT_ONCE));
}

interface IndexRow extends Record<string, unknown> {
  name: string;
  definition: string;
  primary: boolean;
}

const indexesOf = async (tx: Db, table: PgTable): Promise<IndexRow[]> =>
  (
    await tx.execute<IndexRow>(sql`
      select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as primary
      from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ${getTableName(table)}::regclass`)
  ).rows;

/** Gives the new tables the indexes of the old ones, in one go; gives their names. */
async function makeIndexes(tx: Db, table: PgTable): Promise<string[]> {
  const [name, indexes] = [getTableName(table), await indexesOf(tx, table)];
  for (const { name: index, definition, primary } of indexes) {
    const made = definition
      .replace(` INDEX ${index} ON `, ` INDEX ${nextName(index)} ON `)
      .replace(/ ON ((?:\w+\.)?)(\w+) /, (whole, schema: string, on: string) => (on === name ? ` ON ${schema}${nextName(name)} ` : whole));
    await tx.execute(sql.raw(made));
    const key = sql.identifier(nextName(index));
    if (primary) await tx.execute(sql`alter table ${nextOf(table)} add constraint ${key} primary key using index ${key}`);
  }
  await tx.execute(sql`analyze ${nextOf(table)}`);
  return indexes.map((index) => index.name);
}

/** Waits for the searches that read the old tables; what comes meanwhile waits no longer than they allow. */
async function lockOld(tx: Db): Promise<void> {
  for (;;) {
    const locked = await tx
      .transaction(async (inner) => {
        await inner.execute(sql`set local lock_timeout = ${sql.raw(`'${LOCK_WITHIN}'`)}`);
        await inner.execute(sql`lock table ${sql.join([...TABLES], sql`, `)} in access exclusive mode`);
        await inner.execute(sql`set local lock_timeout = 0`);
      })
      .then(
        () => true,
        (error: unknown) => {
          if (!isLockTimeout(error)) throw error;
          return false;
        },
      );
    if (locked) return;
    // whoever reads for long, such as a backup, does so while searches go on
    await tx.execute(sql`select pg_sleep(1)`);
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLockTimeout(error.cause));

/** Puts the new index in the place of the old one, all at once when the transaction is done. */
export async function finishIndex(tx: Db): Promise<void> {
  const made = [];
  for (const table of TABLES) made.push({ table, indexes: await makeIndexes(tx, table) });
  await lockOld(tx);
  for (const { table, indexes } of made) {
    await tx.execute(sql`drop table ${table}`);
    await tx.execute(sql`alter table ${nextOf(table)} rename to ${sql.identifier(getTableName(table))}`);
    for (const index of indexes) await tx.execute(sql`alter index ${sql.identifier(nextName(index))} rename to ${sql.identifier(index)}`);
  }
}

/** Whether there is an entry at all. */
export const hasEntries = async (db: Db): Promise<boolean> =>
  (await db.select({ id: searchEntries.id }).from(searchEntries).limit(1)).length > 0;
