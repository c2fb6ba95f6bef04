import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { CompletedScreenProps } from '../props.ts';
import { subject } from '../samples.ts';
import { CompletedScreen } from './CompletedScreen.tsx';

const meta: Meta<typeof CompletedScreen> = {
  title: 'Practice/Completed',
  component: CompletedScreen,
  parameters: { frame: 'stage', frameProps: { title: subject, subtitle: null } },
};
export default meta;
type Story = StoryObj<typeof CompletedScreen>;

const marks = [true, true, false, true, true].map((isCorrect, index) => ({ isCorrect, href: `#${index + 1}` }));
const level: CompletedScreenProps = {
  ...{ state: 'level', title: subject, level: 2, correctCount: 4, questionsCount: 5, accuracy: 90, longestStreak: 6, averageTime: 41 },
  ...{ marks, progress: '#progress', next: '#next', waitingCount: 1 },
};

export const Level: Story = { args: level };
/** The subscription ended: its questions may not be read any more. */
export const WithoutMarks: Story = { args: { ...level, marks: null, waitingCount: 0 } };
export const Practice: Story = { args: { ...level, state: 'practice', level: 6, start: '#start' } };

everyState<CompletedScreenProps>()({ level: Level, practice: Practice });
