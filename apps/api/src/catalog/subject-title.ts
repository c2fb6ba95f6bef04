import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pointedTo } from '../personal-data.ts';
import { subjects } from './tables.ts';

/** The title of the subject that a column points to, within a statement that reads the column's table. */
export const subjectTitleOf = (column: PgColumn): SQL => pointedTo(subjects.title, subjects.id, column);
