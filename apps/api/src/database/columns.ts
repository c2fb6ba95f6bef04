import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond, as a `Date`: the columns of every table whose name ends with `_at`. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
