import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pointedTo } from '../personal-data.ts';
import { questions } from './tables.ts';

/** What the question that a column points to asks, within a statement that reads the column's table. */
export const stemOf = (column: PgColumn): SQL => pointedTo(questions.stem, questions.id, column);

/** The body of the question that a column points to; it holds the key, and never leaves as it is. */
export const bodyOf = (column: PgColumn): SQL => pointedTo(questions.body, questions.id, column);
