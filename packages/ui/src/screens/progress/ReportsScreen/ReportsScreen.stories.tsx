import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { everyState } from '../../../story.tsx';
import type { ReportsScreenProps, ShownReport } from '../props.ts';
import { ReportsScreen } from './ReportsScreen.tsx';
import {
  ATTEMPTS,
  FEW_IN_SUBJECT,
  FIRST_WEEK,
  NOTHING_IN_SUBJECT,
  ONE_WEEK,
  STRONGEST,
  SUBJECTS,
  TERM,
  WEAKEST,
  WITH_GAPS,
  YEARS,
} from './samples.ts';

const actions = { print: () => undefined, copy: () => Promise.resolve(true), share: () => Promise.resolve(true) };
const meta: Meta<typeof ReportsScreen> = {
  title: 'Progress/Reports',
  component: ReportsScreen,
  parameters: { frame: 'student' },
  args: { actions },
};
export default meta;
type Story = StoryObj<typeof ReportsScreen>;

const links = [
  {
    id: 'a',
    name: 'أمي',
    createdAt: '2026-11-01T10:00:00Z',
    lastOpenedAt: '2026-11-27T10:00:00Z',
    address: 'https://darb.example/ar/progress/7fQ2nRb',
  },
  { id: 'b', name: '', createdAt: '2026-11-20T10:00:00Z', lastOpenedAt: null, address: null },
];
const shown: ShownReport = {
  road: TERM,
  totals: { minutes: 1770, lessons: 64, correct: 612, testsPassed: 3, testsTaken: 4 },
  subjects: SUBJECTS,
  weakest: WEAKEST,
  strongest: STRONGEST,
  history: { attempts: ATTEMPTS, all: '#', newer: null, older: null },
};
const nothing = { weakest: [], strongest: [], history: { attempts: [], all: null, newer: null, older: null } };
type Ready = Extract<ReportsScreenProps, { state: 'ready' }>;
const withReport = (report: Partial<ShownReport>, others: Partial<Ready> = {}): Story => ({
  args: {
    state: 'ready',
    periods: (['week', 'month', 'term', 'all'] as const).map((period) => ({ period, href: `#${period}`, current: period === 'term' })),
    report: { props: { ...shown, ...report } },
    csv: '#',
    share: { links, more: 3, nameMax: 40, action: '#', problem: null },
    ...others,
  },
});

export const Ready = withReport({});
export const Empty: Story = { args: { state: 'empty', start: '#' } };
/** A lesson was watched, and fewer than five questions were answered. */
export const FewAnswers = withReport(
  {
    ...nothing,
    road: FIRST_WEEK,
    totals: { minutes: 12, lessons: 1, correct: 2, testsPassed: 0, testsTaken: 0 },
    subjects: FEW_IN_SUBJECT,
    history: { ...nothing.history, attempts: ATTEMPTS.slice(2, 3) },
  },
  { share: { links: [], more: 5, nameMax: 40, action: '#', problem: null } },
);
export const OneWeek = withReport({
  subjects: NOTHING_IN_SUBJECT,
  road: ONE_WEEK,
  totals: { ...shown.totals, minutes: 48, testsTaken: 0 },
  weakest: [],
});
/** Seven days in which nothing changed, and nothing was handed in. */
export const SameWeek: Story = {
  ...withReport({
    road: { unit: 'day', spans: ONE_WEEK.spans.flatMap((span) => [span, { ...span, from: span.to }]), tests: [] },
    history: nothing.history,
  }),
  play: async ({ canvasElement }) => {
    const [copy] = within(canvasElement).getAllByRole('button', { name: /^(نسخ|Copy|نقل|کاپی)/ });
    if (copy) await userEvent.click(copy);
  },
};
/** A week without a minute of learning. */
export const IdleWeek = withReport({
  road: { ...ONE_WEEK, spans: ONE_WEEK.spans.map((span) => ({ ...span, minutes: 0, accuracy: null })) },
});
export const WeeksWithoutAnything = withReport({ road: WITH_GAPS });
export const ThreeYears = withReport({
  road: YEARS,
  totals: { minutes: 26_400, lessons: 512, correct: 30_000, testsPassed: 40, testsTaken: 41 },
});
/** All attempts, in the middle of the list. */
export const AllAttempts = withReport({ history: { attempts: ATTEMPTS, all: null, newer: '#newer', older: '#older' } });
/** The fifth link is there, and a sixth was refused. */
export const LinksFull = withReport({}, { share: { links, more: 0, nameMax: 40, action: '#', problem: 'share_links_full' } });

everyState<ReportsScreenProps>()({ ready: Ready, empty: Empty });
