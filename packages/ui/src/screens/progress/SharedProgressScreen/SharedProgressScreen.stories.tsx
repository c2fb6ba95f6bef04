import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { SharedProgressScreenProps } from '../props.ts';
import { ATTEMPTS, SUBJECTS, TERM } from '../ReportsScreen/samples.ts';
import { SharedProgressScreen } from './SharedProgressScreen.tsx';

const meta: Meta<typeof SharedProgressScreen> = {
  title: 'Progress/Shared progress',
  component: SharedProgressScreen,
  parameters: { frame: 'guest' },
};
export default meta;
type Story = StoryObj<typeof SharedProgressScreen>;

const firstName = 'سلمى';
const subjects = [
  { title: ar('الرياضيات'), percent: 46 },
  { title: ar('الفيزياء'), percent: 62 },
];
export const Ready: Story = {
  args: {
    state: 'ready',
    firstName,
    progress: {
      props: {
        state: 'ready',
        subjects,
        road: TERM,
        totals: { minutes: 1770, lessons: 64, correct: 612, testsPassed: 3, testsTaken: 4 },
        accuracy: SUBJECTS.map((subject) => ({ ...subject, opened: subject.opened && { ...subject.opened, notBegun: null } })),
        attempts: ATTEMPTS.map((attempt) => ({ ...attempt, href: null })),
      },
    },
  },
};
export const Empty: Story = {
  args: {
    state: 'empty',
    firstName,
    progress: { props: { state: 'empty', subjects: subjects.map((subject) => ({ ...subject, percent: 0 })) } },
  },
};

everyState<SharedProgressScreenProps>()({ ready: Ready, empty: Empty });
