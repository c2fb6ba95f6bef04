import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { CollectedQuestionScreenProps } from '../props.ts';
import { CollectedQuestionScreen } from './CollectedQuestionScreen.tsx';

const around = { collection: { name: 'مراجعة الفيزياء (1)', href: '#collection' }, previous: '#previous', next: '#next' };
const meta: Meta<typeof CollectedQuestionScreen> = {
  title: 'Collection/Question',
  component: CollectedQuestionScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof CollectedQuestionScreen>;

const text = (said: string) => ({ lang: 'ar' as const, parts: [{ kind: 'text' as const, text: said }] });
const question = {
  type: 'single_choice' as const,
  id: 7,
  difficulty: 'easy' as const,
  stem: text('ما محصّلة قوتين متعامدتين مقدارهما 3 و4 نيوتن؟'),
  options: [
    { key: 'a', text: text('5 نيوتن') },
    { key: 'b', text: text('7 نيوتن') },
    { key: 'c', text: text('1 نيوتن') },
    { key: 'd', text: text('12 نيوتن') },
  ],
};
const form = { action: '#answer', pending: false, problem: null, typed: null };
const marked = {
  question,
  given: { type: 'single_choice' as const, choice: 'b' },
  modelAnswer: { type: 'single_choice' as const, choice: 'a' },
  isCorrect: false,
  points: 0,
  explanation: text('المحصّلة وتر مثلث قائم ضلعاه القوتان: الجذر التربيعي لمجموع مربعيهما.'),
};

export const Question: Story = { args: { ...around, state: 'question', question, form } };
export const NothingChosen: Story = {
  args: { ...around, previous: null, state: 'question', question, form: { ...form, problem: 'field_answer_required' } },
};
export const Wrong: Story = { args: { ...around, state: 'marked', marked, again: '#again' } };
export const Partly: Story = { args: { ...around, state: 'marked', marked: { ...marked, points: 0.5 }, again: '#again' } };
export const Right: Story = {
  args: {
    ...around,
    next: null,
    state: 'marked',
    marked: { ...marked, given: marked.modelAnswer, isCorrect: true, points: 1 },
    again: '#again',
  },
};
export const MustSubscribe: Story = { args: { ...around, state: 'shut', why: 'must_subscribe', subscribe: '#checkout' } };
export const OtherProgram: Story = { args: { ...around, state: 'shut', why: 'other_program', subscribe: null } };
export const Gone: Story = { args: { ...around, state: 'shut', why: 'gone', subscribe: null } };

everyState<CollectedQuestionScreenProps>()({ question: Question, marked: Wrong, shut: Gone });
