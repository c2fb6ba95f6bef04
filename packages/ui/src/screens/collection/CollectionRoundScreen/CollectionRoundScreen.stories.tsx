import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import { marked, single } from '../../assessment/QuizScreen/sample-questions.ts';
import type { MarkedProps } from '../../assessment/props.ts';
import type { CollectionRoundScreenProps } from '../round-props.ts';
import { CollectionRoundScreen } from './CollectionRoundScreen.tsx';

const meta: Meta<typeof CollectionRoundScreen> = {
  title: 'Collection/Round',
  component: CollectionRoundScreen,
  parameters: { frame: 'stage', frameProps: { title: ar('مراجعة الفيزياء (1)'), subtitle: null } },
};
export default meta;
type Story = StoryObj<typeof CollectionRoundScreen>;

const [wrongOne, rightOne] = marked as unknown as [MarkedProps, MarkedProps];
const asked = { index: 4, marks: ['correct', 'partly', 'skipped'] as const, count: 7, question: single, collection: '#collection' };
const form = { action: '#', pending: false, problem: null, typed: null };
const stem = single.stem;

export const Question: Story = {
  args: { ...asked, state: 'question', form, shownAt: '2026-11-28T18:00:00.000Z', skip: '#skip' },
};
export const NothingChosen: Story = { tags: ['alike'], args: { ...Question.args, form: { ...form, problem: 'field_answer_required' } } };
/** A quiz was opened meanwhile that asks the same. */
export const UnderWay: Story = { args: { ...Question.args, form: { ...form, problem: 'question_under_way' } } };
export const Wrong: Story = { args: { ...asked, state: 'marked', marks: [...asked.marks, 'wrong'], marked: wrongOne, next: '#5' } };
export const TheLast: Story = {
  tags: ['alike'],
  args: {
    ...asked,
    state: 'marked',
    index: 7,
    marks: Array.from({ length: 7 }, () => 'correct' as const),
    marked: rightOne,
    next: '#done',
  },
};
export const Done: Story = {
  args: {
    state: 'done',
    asked: (['correct', 'partly', 'skipped', 'correct', 'wrong'] as const).map((mark, index) => ({ stem, mark, href: `#${index}` })),
    ...{ again: '#again', more: '#more', collection: '#collection' },
  },
};
export const AllRight: Story = {
  tags: ['alike'],
  args: {
    state: 'done',
    asked: Array.from({ length: 3 }, (_, index) => ({ stem, mark: 'correct' as const, href: `#${index}` })),
    ...{ again: '#again', more: null, collection: '#collection' },
  },
};
export const NothingToAsk: Story = { args: { state: 'empty', collection: '#collection' } };

everyState<CollectionRoundScreenProps>()({ question: Question, marked: Wrong, done: Done, empty: NothingToAsk });
