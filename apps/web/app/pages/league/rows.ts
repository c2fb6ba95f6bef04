import { rows } from '../../row.ts';

const OWN = { who: 'student', otherwise: 'home', unlisted: true } as const;

export const leagueRows = rows({
  league: { path: 'league', file: 'league/league.tsx', who: 'anyone', section: 'league', cache: {}, texts: ['league'] },
  leaderboard: {
    path: 'league/leaderboard',
    file: 'league/leaderboard.tsx',
    ...OWN,
    section: 'league',
    texts: ['league'],
    visits: [{ query: { period: 'last_week' } }, { query: { period: 'all_time', rows: 'top' } }],
  },
  challengeResult: {
    path: 'league/result/:match',
    params: { match: 'match' },
    file: 'league/challenge-result.tsx',
    ...OWN,
    section: 'league',
    texts: ['league'],
    example: { match: '00000000-0000-4000-8000-000000000000.n' },
  },
});
