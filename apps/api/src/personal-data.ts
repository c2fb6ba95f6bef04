import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '@darb/language';
import type download from '../../../locales/ar/download.json';

/** A student, with the addresses that were proven theirs. */
export interface Owner {
  readonly id: string;
  readonly addresses: readonly string[];
}

/** The words that a download has for its parts and their columns (`locales/ar/download.json`). */
export type PartName = keyof typeof download.part;
export type FieldName = keyof typeof download.field;

/** What a row says of a field; times are dates, titles texts in several languages. */
export type PersonalRow = Readonly<Partial<Record<FieldName, unknown>>>;

/** How the rows of a table appear in a student's download. */
export interface InDownload {
  readonly part: PartName;
  readonly columns: Readonly<Record<string, PgColumn | SQL>>;
  /** Which rows, where not all of them are the student's to see. */
  readonly of?: (owner: Owner) => SQL | undefined;
  /** Makes of a row what its student reads, where the columns are not that already. */
  readonly shape?: (row: Readonly<Record<string, unknown>>, language: Language) => PersonalRow;
}

/**
 * What becomes of the rows of a student in one table (rule account 51): when the account is erased, and in
 * the download of one's data. Each table with such rows has one, beside it; `personal-tables.test.ts` finds
 * the table that has none.
 */
export interface PersonalTable {
  readonly table: PgTable;
  readonly rowsOf: (owner: Owner) => SQL | undefined;
  /** Deleted; or kept for a reason, without what says whose it was. */
  readonly erasure: 'deleted' | { readonly keptFor: string; readonly cleared: Readonly<Record<string, null>> };
  readonly download: InDownload | { readonly leftOut: string };
}

/** A column with its table's name, within whatever statement. */
const named = (column: PgColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

/** The rows in which a column has the student's id. */
export const rowsWith =
  (column: PgColumn) =>
  ({ id }: Owner): SQL =>
    eq(column, id);

/** The rows that belong to another table's rows of the student, such as the answers of their attempts. */
export const rowsBelow =
  (column: PgColumn, parent: PgColumn, owner: PgColumn) =>
  ({ id }: Owner): SQL =>
    sql`${named(column)} in (select ${named(parent)} from ${parent.table} where ${named(owner)} = ${id})`;

/** A column of the row of another table that a column points to, such as the title of a quiz. */
export const pointedTo = (wanted: PgColumn, key: PgColumn, from: PgColumn): SQL =>
  sql`(select ${named(wanted)} from ${wanted.table} where ${named(key)} = ${named(from)})`;
