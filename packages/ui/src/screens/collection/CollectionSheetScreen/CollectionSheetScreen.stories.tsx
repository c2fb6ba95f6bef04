import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { marked } from '../../assessment/QuizScreen/sample-questions.ts';
import type { CollectionSheetScreenProps } from '../round-props.ts';
import { CollectionSheetScreen } from './CollectionSheetScreen.tsx';

const meta: Meta<typeof CollectionSheetScreen> = {
  title: 'Collection/Sheet',
  component: CollectionSheetScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof CollectionSheetScreen>;

const head = { name: 'مراجعة الفيزياء (1)', collection: '#collection', print: () => undefined };

export const Ready: Story = {
  args: {
    ...head,
    state: 'ready',
    description: 'ما أريد رؤيته ليلة الامتحان، بالترتيب.',
    // the first one is asked by an attempt that is open
    sheet: {
      props: {
        questions: marked.map(({ question, modelAnswer, explanation }, index) => ({
          question: { ...question, id: index },
          answer: index === 0 ? null : { modelAnswer, explanation },
        })),
      },
    },
    leftOutCount: 2,
  },
};
export const Choices: Story = {
  args: {
    ...{ ...head, state: 'ready', description: '', leftOutCount: 0 },
    sheet: {
      props: {
        questions: marked.slice(0, 1).map(({ question, modelAnswer, explanation }) => ({ question, answer: { modelAnswer, explanation } })),
      },
    },
  },
};
export const NothingToAsk: Story = { args: { ...head, state: 'empty' } };

everyState<CollectionSheetScreenProps>()({ ready: Ready, empty: NothingToAsk });
