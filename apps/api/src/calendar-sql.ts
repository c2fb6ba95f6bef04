import { sql, type SQL } from 'drizzle-orm';

/** The day of a moment as `dayOf` has it, in a statement: Amman has no summer time. */
export const dayInAmman = (moment: SQL) => sql`(${moment} at time zone interval '3 hours')::date`;

/**
 * What days of the same span of `days` days have in common, in a statement; spans of 7 begin on Sunday. To
 * group by.
 */
export const spanOfDay = (day: SQL, days: SQL) => sql`((${day} - date '2000-01-02') / ${days})`;
