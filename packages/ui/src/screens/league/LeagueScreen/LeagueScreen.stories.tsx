import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { LeagueScreenProps, Outcome, PastMatch, PoolRow, ShownPlayer } from '../props.ts';
import { hard, student, week } from '../samples.ts';
import { LeagueScreen } from './LeagueScreen.tsx';

const meta: Meta<typeof LeagueScreen> = {
  title: 'League/League',
  component: LeagueScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof LeagueScreen>;
type Ready = Extract<LeagueScreenProps, { state: 'ready' }>;

const pool = (id: number, title: string, icon: PoolRow['icon'], bgColor: string, standing: PoolRow['standing']): PoolRow => ({
  id,
  title: ar(title),
  icon,
  bgColor,
  lobby: `#lobby${id}`,
  standing,
});
const [W, L, D] = ['won', 'lost', 'draw'] as const;
const subjects = [
  pool(12, 'الفيزياء', 'physics', '#5B4B8A', { played: 18, won: 11, form: [W, L, W, W, W] }),
  pool(11, 'الرياضيات', 'math', '#2F5D9B', { played: 10, won: 6, form: [W, W, L, D, W] }),
  pool(13, 'الكيمياء', 'chemistry', '#9A5A0C', { played: 5, won: 2, form: [L, W, L, L, W] }),
  pool(14, 'العلوم الحياتية', 'biology', '#46752F', { played: 0, won: 0, form: [] }),
  pool(15, 'اللغة العربية', 'arabic', '#A3452C', { played: 3, won: 0, form: [L, D, L] }),
];
const match = (opponent: ShownPlayer, points: number, opponentPoints: number, outcome: Outcome, subject = 'الفيزياء'): PastMatch => ({
  id: `${opponent.name ?? ''} ${points}`,
  opponent,
  subject: ar(subject),
  points,
  opponentPoints,
  outcome,
  href: `#result${points}`,
});
const matches = [
  match(student('يزن عبد الرحمن الخطيب'), 698, 650, 'won'),
  match(student('تالا ن.'), 512, 884, 'lost'),
  match(student('كرم ش.'), 433, 433, 'draw', 'الرياضيات'),
  match({ name: 'نور (آلي)', avatar: null, isBot: true }, 1120, 390, 'won', 'الرياضيات'),
];
const played = (matches: PastMatch[] | null, of = subjects) => ({ props: { subjects: of, matches } });
const head = { week, board: '#board' };
const ready: Ready = {
  ...head,
  state: 'ready',
  own: { rank: 12, points: 4960, above: { rank: 11, points: 5140 } },
  played: played(matches),
  running: null,
};

export const Week: Story = { args: ready };
export const First: Story = { args: { ...ready, own: { rank: 1, points: 5140, above: null } } };
/** The last day counts hours, minutes and seconds. */
export const LastDay: Story = {
  tags: ['alike'],
  args: { ...ready, week: { ...week, secondsLeft: 3_661 + 7_200 }, own: { rank: 3, points: 640, above: { rank: 2, points: 641 } } },
};
export const WeekOver: Story = { tags: ['alike'], args: { ...ready, week: { ...week, secondsLeft: 0 } } };
/** Matches lie back, and none was played this week. */
export const NoPointsYet: Story = { args: { ...ready, own: null, week: { ...week, secondsLeft: 599_000 } } };
export const Running: Story = { args: { ...ready, running: { subject: ar('الفيزياء'), href: '#match' } } };
export const FirstMatchRunning: Story = {
  tags: ['alike'],
  args: { ...ready, own: null, played: played([]), running: { subject: null, href: '#match' } },
};
/** Each name in its own order, cut at its own end. */
export const Names: Story = {
  args: {
    ...ready,
    played: played(hard.map((opponent, index) => match(opponent, 600 + index, 1100 - index, index % 2 === 0 ? 'lost' : 'draw'))),
  },
};
const unplayed = subjects.map((subject) => ({ ...subject, standing: { played: 0, won: 0, form: [] } }));
/** A student who never played. */
export const Fresh: Story = { args: { ...head, state: 'fresh', played: played(null, unplayed) } };
export const Down: Story = {
  args: {
    ...head,
    state: 'down',
    played: played(
      null,
      subjects.map((subject) => ({ ...subject, standing: null })),
    ),
    retry: '#retry',
  },
};
export const NoPools: Story = { args: { state: 'noPools', explore: '#explore' } };
export const Guest: Story = { parameters: { frame: 'guest' }, args: { state: 'guest', signUp: '#signup', signIn: '#signin' } };

everyState<LeagueScreenProps>()({ ready: Week, fresh: Fresh, down: Down, noPools: NoPools, guest: Guest });
