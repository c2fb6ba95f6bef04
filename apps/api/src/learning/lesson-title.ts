import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { pointedTo } from '../personal-data.ts';
import { lessons } from './tables.ts';

/** The title of the lesson that a column points to, within a statement that reads the column's table. */
export const lessonTitleOf = (column: PgColumn): SQL => pointedTo(lessons.title, lessons.id, column);
