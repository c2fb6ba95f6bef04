import type { Texts } from '@darb/content';
import type { Language } from '@darb/language';
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database/database.ts';
import type { InDownload, Owner, PartName, PersonalRow, PersonalTable } from '../personal-data.ts';
import { personalTables } from '../personal-tables.ts';

/** Rows that are read together, and that a part of a download has at most. */
const PAGE = 1_000;
export const ROWS_MAX = 50_000;

/** One part of a download; `rows` says at its end whether there were more than it takes. */
export interface Part {
  readonly name: PartName;
  readonly rows: AsyncIterable<PersonalRow>;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && 'ar' in value && typeof value.ar === 'string';

const inLanguage = (row: PersonalRow, language: Language): PersonalRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isTexts(value) ? (value[language] ?? value.ar) : (value ?? null)]));

/** What tells the rows of a table apart, in whose order they are read. */
function keyOf({ table }: PersonalTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

async function* rowsOf(db: Db, one: PersonalTable, download: InDownload, owner: Owner, language: Language): AsyncGenerator<PersonalRow> {
  for (let from = 0; from < ROWS_MAX; from += PAGE) {
    const rows: Record<string, unknown>[] = await db
      .select({ ...download.columns })
      .from(one.table)
      .where((download.of ?? one.rowsOf)(owner))
      .orderBy(...keyOf(one).map((column) => sql`${column}`))
      .limit(PAGE)
      .offset(from);
    for (const row of rows) yield inLanguage(download.shape ? download.shape(row, language) : row, language);
    if (rows.length < PAGE) return;
  }
}

/** Everything that the database has of a student, part by part, read as it is asked for. */
export const partsOf = (db: Db, owner: Owner, language: Language): readonly Part[] =>
  [...personalTables].reverse().flatMap((one) => {
    const { download } = one;
    return 'part' in download ? [{ name: download.part, rows: rowsOf(db, one, download, owner, language) }] : [];
  });
