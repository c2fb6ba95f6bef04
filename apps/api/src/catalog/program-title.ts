import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pointedTo } from '../personal-data.ts';
import { programs } from './tables.ts';

/** The title of the program that a column points to, within a statement that reads the column's table. */
export const programTitleOf = (column: PgColumn): SQL => pointedTo(programs.title, programs.id, column);
