import { sql, type SQL } from 'drizzle-orm';

/** The day of a moment as `dayOf` has it, in a statement: Amman has no summer time. */
export const dayInAmman = (moment: SQL) => sql<string>`((${moment} at time zone interval '3 hours')::date)::text`;
