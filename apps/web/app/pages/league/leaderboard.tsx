import { redirect } from '@remix-run/node';
import { useNavigation } from '@remix-run/react';
import { MAX_POINTS, WIN_BONUS } from '@darb/contract/league-match';
import { LeaderboardScreen } from '@darb/ui/screens/league/LeaderboardScreen/LeaderboardScreen';
import type { LeaderboardScreenProps } from '@darb/ui/screens/league/props';
import { useRecovery } from '../../client/use-recovery.ts';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { outcomeOf, periodOf, periods, queryOf, reportedOf } from './board-address.ts';
import { playerOf } from './league-view.ts';

const ROWS = 8;

/** A board of the student's program: `period`, twenty rows (`rows=top`), whose name to report (`report`). */
export const loader = page('leaderboard', async ({ api, visit, search, drawn }): Promise<{ screen: LeaderboardScreenProps }> => {
  const period = periodOf(search);
  const isWhole = search.get('rows') === 'top';
  const said = await api.league.board({ period, ...(isWhole ? { whole: true } : {}) });
  const here = (query: Readonly<Record<string, string | number>> = {}): string =>
    href(visit, 'leaderboard', null, { ...queryOf(search), ...query });
  const head = { program: null, period, periods: periods(visit), league: href(visit, 'league') };
  if (said.status === 'down') return { screen: { ...head, state: 'down', retry: here() } };
  const { program, records, own, gap, count } = said;
  const shown = { ...head, program: program?.title ?? null };
  if (count === 0) return { screen: { ...shown, state: 'empty', empty: drawn({ period, league: head.league }) } };
  const asked = records[Number(search.get('report') ?? 0) - 1];
  return {
    screen: {
      ...shown,
      state: 'board',
      standings: drawn({
        period,
        league: head.league,
        rows: records.map(({ rank, score, is_own, user_info }, index) => ({
          rank,
          points: score,
          player: playerOf(user_info),
          isOwn: is_own,
          report: is_own || user_info === null || user_info.display_name === null ? null : here({ report: index + 1 }),
        })),
        gap: gap && { ...gap, after: gap.from - 1 },
        own: own && {
          ...{ rank: own.rank, points: own.score, best: own.best, played: own.played, won: own.won },
          above: own.above && { rank: own.above.rank, points: own.above.score },
        },
        most: MAX_POINTS + WIN_BONUS,
        whole:
          count > ROWS ? { href: isWhole ? href(visit, 'leaderboard', null, { period }) : here({ rows: 'top' }), isShown: isWhole } : null,
      }),
      reported: reportedOf(search.get('reported')),
      asked:
        asked === undefined || asked.is_own
          ? null
          : { player: playerOf(asked.user_info), owner: asked.owner_id, action: here(), back: here(), pending: false },
    },
  };
});

/** Reports the name of a player (`owner`); the board says what became of it. */
export const action = actionOf('leaderboard', async ({ api, visit, search, fields }) => {
  const reported = await outcomeOf(api, fields.text('owner'));
  return redirect(pathOf(visit, 'leaderboard', null, { ...queryOf(search), reported }));
});

export default function LeaderboardPage() {
  const screen: LeaderboardScreenProps = useScreen<typeof loader>();
  const { formData } = useNavigation();
  useRecovery(screen.state === 'down');
  return screen.state === 'board' && screen.asked ? (
    <LeaderboardScreen {...screen} asked={{ ...screen.asked, pending: formData !== undefined }} />
  ) : (
    <LeaderboardScreen {...screen} />
  );
}
