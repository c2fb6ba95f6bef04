import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as schema from './database/schema.ts';
import { personalTables } from './personal-tables.ts';

/** Columns of this name hold a student, or where one is reached, whether they refer to a table or not. */
const PERSONAL = /(?:^|_)(?:student|user|owner|reporter|redeemed_by|recipient|destination|address|email|phone)(?:_id)?$/;

const tables = Object.values(schema).flatMap((one: unknown) => (is(one, PgTable) ? [one] : []));
const named = new Set<PgTable>(personalTables.map(({ table }) => table));
const nameOf = (table: PgTable): string => getTableConfig(table).name;

/** Tables whose rows may belong to a student: by a column, or by a table that they refer to. */
function personal(): Set<PgTable> {
  const found = new Set(tables.filter((table) => Object.values(getTableColumns(table)).some(({ name }: PgColumn) => PERSONAL.test(name))));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const table of tables) {
      const refers = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable);
      if (refers.some((other) => found.has(other))) found.add(table);
    }
  }
  return found;
}

describe('each table with rows of a student', () => {
  test.for([...personal()].map((table) => [nameOf(table), table] as const))('%s names its erasure and its export', ([name, table]) => {
    expect(named.has(table), `${name}: say in personal.ts beside its tables.ts what becomes of its rows`).toBe(true);
  });

  test('says it once, and before the table that it refers to', () => {
    expect(named.size).toBe(personalTables.length);
    const place = new Map(personalTables.map(({ table }, index) => [table, index]));
    for (const { table } of personalTables) {
      for (const key of getTableConfig(table).foreignKeys) {
        const other = place.get(key.reference().foreignTable);
        // a reply refers to a comment: both are rows of one table
        if (other !== undefined && other !== place.get(table)) expect(place.get(table) ?? 0, nameOf(table)).toBeLessThan(other);
      }
    }
  });

  test('clears columns alone that it has, and that may be empty', () => {
    for (const { table, erasure } of personalTables) {
      if (erasure === 'deleted') continue;
      expect(erasure.keptFor).not.toBe('');
      const columns: Record<string, PgColumn> = getTableColumns(table);
      for (const name of Object.keys(erasure.cleared)) expect(columns[name]?.notNull, `${nameOf(table)}.${name}`).toBe(false);
    }
  });
});

test('no secret stands in a download', () => {
  const secrets = personalTables.flatMap(({ download }) =>
    'part' in download ? Object.values(download.columns).flatMap((column) => ('name' in column ? [String(column.name)] : [])) : [],
  );
  expect(secrets.filter((name) => /hash|salt|secret|token|code$/.test(name) && !/^(referral|referred_by)_code$/.test(name))).toEqual([]);
});
