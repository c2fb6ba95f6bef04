import { enterLeague, meetAsFriends, playBoth, type InLeague } from '../support/league-students.ts';
import { join } from '../support/league.ts';
import type { Records, TestStudent } from '../support/records.ts';
import { COUNTRY, type MeasuredPage } from './evening.ts';

/** Matches are played at once, and one that nobody answers in goes on as long as it is measured. */
export const LEAGUE_TIMES = {
  LEAGUE_FOUND_MS: '0',
  LEAGUE_COUNTDOWN_MS: '0',
  LEAGUE_REVEAL_MS: '0',
  LEAGUE_ROUND_MS: '900000',
} as const;

const PLACE = { program: 1, subject: 11 };
const MANNER = { thinks: [0, 50], stuckAfter: 60_000 } as const;
/** Eight, as a board shows. */
const NAMES = ['سلمى العبد الله', 'عمر الخطيب', 'Emma Wilson', 'نور حداد', 'ليان المصري', 'يوسف أبو زيد', 'زهرة الكردي', 'Karim Nasser'];

export interface LeaguePages {
  readonly pages: readonly MeasuredPage[];
  readonly close: () => void;
}

/** The league's pages of a student who has played, with a match that goes on. */
export async function leaguePages(product: string, records: Records): Promise<LeaguePages> {
  const students: TestStudent[] = [];
  for (const [index, name] of NAMES.entries())
    students.push(
      await records.student({ name, phone: `+96278000000${index}`, email: `player-${index}@example.org`, password: 'a path of sand' }),
    );
  const players: InLeague[] = [];
  for (const student of students) players.push(await enterLeague(product, student));
  const [student] = students;
  const [own, friend] = players;
  if (!student || !own || !friend) throw new Error('no players');
  // ten, which is as many as the league's page shows
  let played = '';
  for (const other of [...players.slice(1), ...players.slice(1, 4)]) {
    played = await meetAsFriends(own, other, PLACE);
    await playBoth(played, [own, other], MANNER);
  }
  const running = await meetAsFriends(own, friend, PLACE);
  await join(own.player, running);
  await join(friend.player, running);
  const page = (name: string, path: string, jsGzipKb?: number): MeasuredPage => ({
    name,
    url: `${product}/ar/${path}${COUNTRY}`,
    who: 'student',
    headers: { cookie: `access-token=${student.token}` },
    ...(jsGzipKb === undefined ? {} : { jsGzipKb }),
  });
  return {
    pages: [
      // first: the student who is measured is away from the match soon after
      page('match', `league/match/${running}`, 125),
      page('league', 'league'),
      page('leaderboard', 'league/leaderboard', 108),
      page('league lobby', `league/lobby/${PLACE.subject}`),
      page('match result', `league/result/${played}`),
    ],
    close: () => {
      for (const { player } of players) player.socket.disconnect(false);
    },
  };
}
