import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { PracticeFacts, ProgressScreenProps } from '../props.ts';
import { facts, levels, subject } from '../samples.ts';
import { ProgressScreen } from './ProgressScreen.tsx';

const meta: Meta<typeof ProgressScreen> = {
  title: 'Practice/Progress',
  component: ProgressScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof ProgressScreen>;

const head = { title: subject, start: '#start', reset: '#reset' };
const shown = (change: Partial<PracticeFacts>) => ({ props: { ...facts, ...change } });

export const Begun: Story = {
  args: { ...head, state: 'begun', facts: shown({}), streak: 4, here: { level: 3, answeredCount: 2, leftCount: 3, href: '#round' } },
};
const nothing = { answeredCount: 0, correctCount: 0, percentage: 0 };
export const Fresh: Story = {
  args: {
    ...{ ...head, state: 'fresh', streak: 0, here: { level: 1, answeredCount: 0, leftCount: null, href: '#round' } },
    facts: shown({
      ...{ levels: levels(0, 0), accuracy: 0, solvedCount: 0, totalTime: 0, averageTime: 0, streak: 0, longestStreak: 0 },
      difficulties: { easy: nothing, medium: nothing, hard: nothing },
    }),
  },
};
/** The next station is open, and none of its questions is answered. */
export const StationOpen: Story = {
  args: {
    ...{ ...head, state: 'begun', streak: 1, here: { level: 6, answeredCount: 0, leftCount: null, href: '#round' } },
    facts: shown({ levels: levels(5, 0, 4) }),
  },
};
export const Completed: Story = {
  args: {
    ...{ ...head, state: 'completed', streak: 11, here: { level: 6, answeredCount: 5, leftCount: 0, href: '#round' } },
    facts: shown({ levels: levels(6, 5), solvedCount: 30, accuracy: 90, totalTime: 3_905, averageTime: 130, longestStreak: 11 }),
  },
};
export const AsksFirst: Story = { args: { state: 'reset', title: subject, start: '#start', action: '#', back: '#back', pending: false } };

everyState<ProgressScreenProps>()({ fresh: Fresh, begun: Begun, completed: Completed, reset: AsksFirst });
