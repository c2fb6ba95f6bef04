import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import { marked, single } from '../../assessment/QuizScreen/sample-questions.ts';
import type { MarkedProps } from '../../assessment/props.ts';
import type { RoundStation } from '../props.ts';
import type { TodayScreenProps } from '../today-props.ts';
import { TodayScreen } from './TodayScreen.tsx';

const meta: Meta<typeof TodayScreen> = {
  title: 'Practice/Today',
  component: TodayScreen,
  parameters: { frame: 'stage', frameProps: { subtitle: null } },
};
export default meta;
type Story = StoryObj<typeof TodayScreen>;

const road = (...states: RoundStation['state'][]): RoundStation[] => states.map((state, index) => ({ state, href: `#${index + 1}` }));
const [wrongOne, rightOne, partlyOne] = marked as unknown as [MarkedProps, MarkedProps, MarkedProps];
const head = { index: 3, question: single, subject: ar('الفيزياء'), dashboard: '#dashboard', plan: '#plan', unsentCount: 0 };
const form = { action: '#', pending: false, problem: null, typed: null };
const asking = {
  ...head,
  state: 'question' as const,
  stations: road('right', 'wrong', 'here', 'open', 'open'),
  form,
  given: null,
  shownAt: '2026-11-28T18:00:00Z',
  next: '#4',
};
const after = {
  ...{
    ...head,
    state: 'marked' as const,
    isGuessed: false,
    collect: '#collect',
    next: '#4',
    stations: road('right', 'wrong', 'right', 'open', 'open'),
  },
  ...{ question: rightOne.question, marked: rightOne, guess: { action: '#', pending: false }, comesBackOn: '2026-12-07' },
  history: [
    { day: '2026-11-22', isCorrect: false },
    { day: '2026-11-24', isCorrect: true },
    { day: '2026-11-28', isCorrect: true },
  ],
};

export const Question: Story = { args: asking };
export const NothingChosen: Story = {
  tags: ['alike'],
  args: { ...asking, subject: null, form: { ...form, problem: 'field_answer_required' } },
};
/** Without a connection the answer is kept, and the next question is there. */
export const KeptHere: Story = {
  tags: ['alike'],
  args: { ...head, state: 'kept', stations: road('right', 'kept', 'kept', 'open', 'open'), next: '#4', unsentCount: 2 },
};
export const SessionEnded: Story = { tags: ['alike'], args: { ...KeptHere.args, next: null, signIn: '#signin' } };
export const Right: Story = { args: after };
export const Guessed: Story = {
  tags: ['alike'],
  args: { ...after, isGuessed: true, guess: null, history: [{ day: '2026-11-28', isCorrect: false }], comesBackOn: '2026-11-29' },
};
export const Wrong: Story = {
  args: {
    ...after,
    question: single,
    marked: wrongOne,
    guess: null,
    stations: road('right', 'wrong', 'wrong', 'right', 'right'),
    next: null,
  },
};
export const PartlyRight: Story = {
  tags: ['alike'],
  args: { ...after, question: partlyOne.question, marked: { ...partlyOne, points: 0.5 }, guess: null, comesBackOn: null },
};

const plan: Extract<TodayScreenProps, { state: 'plan' }> = {
  ...{ state: 'plan', isOn: true, answeredCount: 0, openCount: 5, keptCount: 23, overdueCount: 4 },
  coming: [
    { day: '2026-11-29', count: 2 },
    { day: '2026-12-01', count: 1 },
    { day: '2026-12-03', count: 11 },
  ],
  ...{ begin: '#1', action: '#', pending: false, reset: '#reset', dashboard: '#dashboard' },
};
export const Due: Story = { args: plan };
export const InTheMiddle: Story = { tags: ['alike'], args: { ...plan, answeredCount: 3, openCount: 2, overdueCount: 0 } };
export const Done: Story = { args: { ...plan, answeredCount: 5, openCount: 0, overdueCount: 0, begin: null } };
/** Something comes back, and nothing this week. */
export const NothingToday: Story = { args: { ...plan, openCount: 0, keptCount: 1, overdueCount: 0, coming: [], begin: null } };
export const NothingYet: Story = {
  tags: ['alike'],
  args: { ...plan, openCount: 0, keptCount: 0, overdueCount: 0, coming: [], begin: null },
};
export const SwitchedOff: Story = { args: { ...plan, isOn: false, openCount: 0, keptCount: 0, overdueCount: 0, coming: [], begin: null } };
export const AsksFirst: Story = { tags: ['alike'], args: { state: 'reset', action: '#', back: '#back', pending: false } };

everyState<TodayScreenProps>()({ question: Question, kept: KeptHere, marked: Right, plan: Due, reset: AsksFirst });
