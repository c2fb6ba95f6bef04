import type { league, ReplyOf } from '@darb/contract';
import type { LeagueScreenProps, PastMatch, PoolRow, ShownPlayer } from '@darb/ui/screens/league/props';
import { secondsUntil } from '../../client/seconds-left.ts';
import type { DrawnOf } from '../../../fast/door.ts';
import { href, type Whereabouts } from '../../href.ts';
import { lobbyOf, matchOf } from './ways.ts';

type Home = ReplyOf<typeof league.home>;

/** A player as a screen shows them. */
export const playerOf = (given: { display_name: string | null; avatar_url: string | null; is_bot?: boolean } | null): ShownPlayer => ({
  name: given?.display_name ?? null,
  avatar: given?.avatar_url ?? null,
  isBot: given?.is_bot ?? false,
});

/** The league's first page of a student, from what the API says. */
export function leagueScreen(
  { visit: at, drawn }: { visit: Whereabouts; drawn: DrawnOf },
  home: Home,
): Exclude<LeagueScreenProps, { state: 'guest' }> {
  const { program, week, now, league } = home;
  if (home.subjects.length === 0) {
    return { state: 'noPools', explore: program ? href(at, 'exploreProgram', { program: program.id }) : href(at, 'explore') };
  }
  const head = {
    week: { beginsAt: week.begins_at, endsAt: week.ends_at, secondsLeft: secondsUntil(week.ends_at, now) },
    board: href(at, 'leaderboard'),
  };
  const row = ({ id, title, icon, bgColor }: Home['subjects'][number], standing: PoolRow['standing']): PoolRow => ({
    ...{ id, title, icon, bgColor, standing },
    lobby: lobbyOf(at, id),
  });
  if (league === null)
    return {
      ...head,
      state: 'down',
      played: drawn({ subjects: home.subjects.map((each) => row(each, null)), matches: null }),
      retry: href(at, 'league'),
    };
  const subjects = league.subjects.map(({ played, won, form, ...subject }) => row(subject, { played, won, form }));
  const { own, matches, running } = league;
  if (own === null && running === null && matches.length === 0)
    return { ...head, state: 'fresh', played: drawn({ subjects, matches: null }) };
  return {
    ...head,
    state: 'ready',
    played: drawn({ subjects, matches: matches.map((match) => pastMatchOf(at, match)) }),
    own: own && { rank: own.rank, points: own.score, above: own.above && { rank: own.above.rank, points: own.above.score } },
    running: running && {
      subject: home.subjects.find(({ id }) => id === running.subject)?.title ?? null,
      href: matchOf(at, running.match_id),
    },
  };
}

const pastMatchOf = (at: Whereabouts, match: NonNullable<Home['league']>['matches'][number]): PastMatch => ({
  id: match.match_id,
  opponent: playerOf(match.opponent),
  subject: match.subject_title,
  points: match.user_points,
  opponentPoints: match.opponent_points,
  outcome: match.result,
  href: href(at, 'challengeResult', { match: match.match_id }),
});
