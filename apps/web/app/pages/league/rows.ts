import { rows } from '../../row.ts';

const OWN = { who: 'student', otherwise: 'home', unlisted: true } as const;

/** A match and what leads to it: one task, nothing around it. */
const STAGE = { ...OWN, frame: 'stage' } as const;

export const leagueRows = rows({
  league: { path: 'league', file: 'league/league.tsx', who: 'anyone', section: 'league', cache: {}, texts: ['league', 'leagueHome'] },
  leaderboard: {
    path: 'league/leaderboard',
    file: 'league/leaderboard.tsx',
    ...OWN,
    section: 'league',
    texts: ['league', 'leaderboard'],
    visits: [{ query: { period: 'last_week' } }, { query: { period: 'all_time', rows: 'top' } }],
  },
  challengeResult: {
    path: 'league/result/:match',
    params: { match: 'match' },
    file: 'league/challenge-result.tsx',
    ...OWN,
    section: 'league',
    texts: ['league', 'challengeResult'],
    example: { match: '00000000-0000-4000-8000-000000000000.n' },
  },
  leagueLobby: { path: 'league/lobby/:subject', file: 'league/lobby.tsx', ...STAGE, texts: ['match', 'lobby'], example: { subject: 11 } },
  match: {
    path: 'league/match/:match',
    params: { match: 'match' },
    file: 'league/match.tsx',
    ...STAGE,
    texts: ['match'],
    example: { match: '00000000-0000-4000-8000-000000000000.n' },
    unvisited: true,
  },
  friendMatch: {
    path: 'league/friend/:code',
    params: { code: 'invitation' },
    file: 'league/friend-match.tsx',
    ...STAGE,
    otherwise: 'signup',
    secret: true,
    texts: ['match', 'lobby'],
    example: { code: 'A'.repeat(22) },
    unvisited: true,
  },
  leagueTicket: { path: 'league-ticket', file: 'league/ticket.tsx', who: 'student', otherwise: 'signin', frame: 'resource' },
});
