import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState, untilDialog } from '../../../story.tsx';
import type { BoardPeriod, LeaderboardScreenProps, Standings } from '../props.ts';
import { hard, rowsOf, student } from '../samples.ts';
import { LeaderboardScreen } from './LeaderboardScreen.tsx';

const meta: Meta<typeof LeaderboardScreen> = {
  title: 'League/Leaderboard',
  component: LeaderboardScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof LeaderboardScreen>;
type Board = Extract<LeaderboardScreenProps, { state: 'board' }>;

const head = {
  program: ar('التوجيهي – الفرع العلمي'),
  period: 'this_week' as const,
  periods: { this_week: '#this', last_week: '#last', all_time: '#all' },
  league: '#league',
};
const standings: Standings = {
  period: 'this_week',
  league: head.league,
  rows: rowsOf(
    [
      [1, 5420],
      [2, 5365],
      [3, 5290],
      [4, 5180],
      [5, 5155],
      [11, 4860],
      [12, 4820],
      [13, 4815],
    ],
    6,
  ),
  gap: { from: 6, to: 10, after: 5 },
  own: { rank: 12, points: 4820, above: { rank: 11, points: 4860 }, best: 1140, played: 18, won: 11 },
  most: 1250,
  whole: { href: '#whole', isShown: false },
};
const board: Board = { ...head, state: 'board', standings: { props: standings }, reported: null, asked: null };
const shown = (of: Partial<Standings>): Story => ({
  args: { ...board, period: of.period ?? 'this_week', standings: { props: { ...standings, ...of } } },
});
const eight = [
  [1, 5420],
  [2, 5365],
  [3, 5290],
  [4, 5180],
  [5, 5155],
  [6, 5090],
  [7, 5040],
  [8, 4995],
] as const;

/** The student is not among the first eight: five, a gap, and three around the student. */
export const ThisWeek = shown({});
export const AmongTheFirst = shown({
  rows: rowsOf(eight, 0),
  gap: null,
  own: { rank: 1, points: 5420, above: null, best: 1200, played: 9, won: 8 },
});
/** Last week is over: seven rows and the student's. */
export const LastWeek = shown({
  period: 'last_week',
  rows: rowsOf([...eight.slice(0, 7), [9, 4820]], 7),
  gap: { from: 8, to: 8, after: 7 },
  own: { rank: 9, points: 4820, above: { rank: 8, points: 4995 }, best: 1140, played: 18, won: 11 },
});
export const AllTime = shown({
  period: 'all_time',
  rows: rowsOf([...eight.slice(0, 5), [8, 4200], [9, 4199], [10, 4000]], 6),
  gap: { from: 6, to: 7, after: 5 },
  own: { rank: 9, points: 4199, above: { rank: 8, points: 4200 }, best: 1140, played: 18, won: 11 },
});
/** Twenty rows, and the student's behind them. */
export const Whole = shown({
  rows: rowsOf([...Array.from({ length: 20 }, (_, index) => [index + 1, 5420 - 13 * index] as const), [48, 820]], 20),
  gap: { from: 21, to: 47, after: 20 },
  own: { rank: 48, points: 820, above: { rank: 47, points: 845 }, best: 640, played: 2, won: 0 },
  whole: { href: '#eight', isShown: true },
});
/** Equal points have equal ranks. */
export const Ties = shown({
  rows: rowsOf(
    [
      [1, 1250],
      [1, 1250],
      [3, 980],
      [3, 980],
      [3, 980],
      [6, 400],
    ],
    3,
  ),
  gap: null,
  whole: null,
  own: { rank: 3, points: 980, above: { rank: 1, points: 1250 }, best: 980, played: 1, won: 1 },
});
export const OfOne = shown({
  rows: rowsOf([[1, 642]], 0),
  gap: null,
  whole: null,
  own: { rank: 1, points: 642, above: null, best: 642, played: 1, won: 0 },
});
/** The student has no points in it. */
export const WithoutOne = shown({ rows: rowsOf(eight, null), gap: null, own: null });
export const LastWeekWithoutOne = shown({ period: 'last_week', rows: rowsOf(eight.slice(0, 4), null), gap: null, own: null, whole: null });
export const AllTimeWithoutOne = shown({ period: 'all_time', rows: rowsOf(eight.slice(0, 2), null), gap: null, own: null, whole: null });
/** Each name in its own order, cut at its own end; one is hidden. */
export const Names = shown({ rows: rowsOf(eight, null, [...hard]), gap: null, own: null });
export const Asked: Story = {
  args: { ...board, asked: { player: student('Omar_99.'), owner: 'o', action: '#report', back: '#board', pending: false } },
  play: untilDialog,
};
export const Reported: Story = { tags: ['alike'], args: { ...board, reported: 'done' } };
export const NotReported: Story = { tags: ['alike'], args: { ...board, reported: 'down' } };
export const EnoughReports: Story = { tags: ['alike'], args: { ...board, reported: 'limit' } };
export const NameIsGone: Story = { tags: ['alike'], args: { ...board, reported: 'gone' } };
const empty = (period: BoardPeriod) => ({ ...head, state: 'empty', period, empty: { props: { period, league: head.league } } }) as const;
export const EmptyWeek: Story = { args: empty('this_week') };
export const EmptyLastWeek: Story = { tags: ['alike'], args: empty('last_week') };
export const NeverPlayed: Story = { tags: ['alike'], args: empty('all_time') };
export const Down: Story = { args: { ...head, state: 'down', retry: '#retry' } };

everyState<LeaderboardScreenProps>()({ board: ThisWeek, empty: EmptyWeek, down: Down });
