import { rows } from '../../row.ts';

export const leagueRows = rows({
  league: { path: 'league', file: 'league/league.tsx', who: 'anyone', section: 'league', cache: {}, texts: ['league'] },
});
