import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at } from '../database/columns.ts';
import { students } from '../account/tables.ts';

/**
 * Names that were reported, once for each reporter and name (rule league 21). `ownerId` is the account in the
 * league; `studentId` is empty for a player of the operator's.
 */
export const leagueNameReports = pgTable(
  'league_name_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id').references(() => students.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').notNull(),
    /** As it stood. */
    name: text().notNull(),
    matchId: text('match_id'),
    reportedAt: at('reported_at').notNull(),
  },
  (table) => [
    uniqueIndex('league_name_reports_once').on(table.reporterId, table.ownerId, table.name),
    index('league_name_reports_student').on(table.studentId),
  ],
);
