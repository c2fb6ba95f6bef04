import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { marked, single } from '../../assessment/QuizScreen/sample-questions.ts';
import type { MarkedProps } from '../../assessment/props.ts';
import type { RoundScreenProps, RoundStation } from '../props.ts';
import { subject } from '../samples.ts';
import { RoundScreen } from './RoundScreen.tsx';

const meta: Meta<typeof RoundScreen> = {
  title: 'Practice/Round',
  component: RoundScreen,
  parameters: { frame: 'stage', frameProps: { title: subject, subtitle: null } },
};
export default meta;
type Story = StoryObj<typeof RoundScreen>;

const road = (...states: RoundStation['state'][]): RoundStation[] => states.map((state, index) => ({ state, href: `#${index + 1}` }));
const head = { level: 3, index: 3, question: single, progress: '#progress', unsentCount: 0 };
const form = { action: '#', pending: false, problem: null, typed: null };
const asking = {
  ...head,
  ...{ state: 'question' as const, stations: road('right', 'wrong', 'here', 'open', 'open'), form, given: null, next: '#4' },
  shownAt: '2026-11-28T18:00:00.000Z',
};
const [wrongOne, rightOne, partlyOne] = marked as unknown as [MarkedProps, MarkedProps, MarkedProps];
const after = { ...head, state: 'marked' as const, isEarlier: false, collect: '#collect', next: '#4', completed: '#completed' };

export const Question: Story = { args: asking };
export const NothingChosen: Story = { tags: ['alike'], args: { ...asking, form: { ...form, problem: 'field_answer_required' } } };
/** The answer is under way. */
export const Checking: Story = {
  tags: ['alike'],
  args: { ...asking, given: { type: 'single_choice', choice: 'k1' }, form: { ...form, pending: true } },
};
export const Wrong: Story = {
  args: { ...after, question: single, stations: road('right', 'wrong', 'wrong', 'open', 'open'), marked: wrongOne },
};
export const Right: Story = {
  args: { ...after, stations: road('right', 'wrong', 'right', 'open', 'open'), question: rightOne.question, marked: rightOne },
};
export const PartlyRight: Story = {
  tags: ['alike'],
  args: {
    ...{ ...after, level: 6, stations: road('right', 'wrong', 'wrong', 'right', 'right'), question: partlyOne.question, next: null },
    marked: { ...partlyOne, points: 0.5 },
  },
};
/** Another window was faster: its answer counts. */
export const EarlierAnswer: Story = { args: { ...Wrong.args, isEarlier: true } };
export const WithoutExplanation: Story = {
  args: { ...Wrong.args, marked: { ...wrongOne, explanation: { lang: 'ar', parts: [] } } },
};
/** Without a connection the answer is kept, and the next question is there. */
export const KeptHere: Story = {
  args: { ...head, state: 'kept', stations: road('right', 'kept', 'kept', 'open', 'open'), next: '#4', unsentCount: 2 },
};
export const AllKeptHere: Story = {
  tags: ['alike'],
  args: { ...head, state: 'kept', stations: road('right', 'kept', 'kept', 'right', 'right'), next: null, unsentCount: 2 },
};
export const SessionEnded: Story = { tags: ['alike'], args: { ...KeptHere.args, signIn: '#signin' } };
export const Shut: Story = { args: { state: 'shut', level: 2, checkout: '#checkout', progress: '#progress' } };
/** Where nothing can be bought nothing is offered. */
export const ShutWithoutCheckout: Story = { tags: ['alike'], args: { state: 'shut', level: 2, checkout: null, progress: '#progress' } };

everyState<RoundScreenProps>()({ question: Question, kept: KeptHere, marked: Wrong, shut: Shut });
