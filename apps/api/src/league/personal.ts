import { eq, or } from 'drizzle-orm';
import { rowsWith, type PersonalTable } from '../personal-data.ts';
import { leagueNameReports } from './tables.ts';

/**
 * What becomes of reports of names (rule account 51); the account in the league itself is a leftover
 * (`erasure.ts`).
 */
export const leagueData: readonly PersonalTable[] = [
  {
    table: leagueNameReports,
    rowsOf: ({ id }) => or(eq(leagueNameReports.reporterId, id), eq(leagueNameReports.studentId, id)),
    erasure: 'deleted',
    // what others reported is theirs
    download: {
      part: 'reports',
      columns: { at: leagueNameReports.reportedAt, name: leagueNameReports.name },
      of: rowsWith(leagueNameReports.reporterId),
    },
  },
];
