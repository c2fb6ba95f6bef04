import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { CoverDetails, TestCoverScreenProps } from '../props.ts';
import { TestCoverScreen } from './TestCoverScreen.tsx';

const meta: Meta<typeof TestCoverScreen> = { title: 'Assessment/Test cover', component: TestCoverScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof TestCoverScreen>;

const lessons = ['القصور الذاتي', 'القانون الأول', 'القانون الثاني', 'القانون الثالث', 'الاحتكاك'].map((title, index) => ({
  id: index + 1,
  title: ar(title),
  done: true,
}));
const past = {
  count: 2,
  latest: [
    { number: 1, correctCount: 8, questionsCount: 20, date: '2026-11-12T15:00:00.000Z' },
    { number: 2, correctCount: 9, questionsCount: 20, date: '2026-11-19T15:00:00.000Z' },
  ],
  best: { correctCount: 9, questionsCount: 20 },
  last: { correctCount: 9, questionsCount: 20 },
  lastDaysAgo: 9,
  averageMinutes: 34,
  missingCount: 1,
  review: '#',
};
const shared = {
  title: ar('قوانين نيوتن'),
  crumbs: [
    { title: ar('الفيزياء'), href: '#subject' },
    { title: ar('قوانين نيوتن'), href: '#subtopic' },
  ],
  lessons,
  questionsCount: 20,
  passCount: 10,
  minutes: { kind: 'limit' as const, count: 40 },
} satisfies Partial<TestCoverScreenProps>;
const details = {
  topics: [
    ...[4, 2, 6, 4, 2].map((questionsCount, index) => ({ lesson: lessons[index]?.title ?? null, questionsCount })),
    { lesson: null, questionsCount: 2 },
  ],
  past,
  questionsCount: shared.questionsCount,
  passCount: shared.passCount,
  state: 'begin',
  hasLessons: true,
  limited: true,
} satisfies CoverDetails;

export const Begin: Story = { args: { ...shared, details: { props: details }, state: 'begin', action: '#', number: 3, pending: false } };
const states = ['answered', 'answered', 'answered', 'skipped', 'answered', 'answered', 'answered', 'skipped'] as const;
export const Continue: Story = {
  args: {
    ...shared,
    details: { props: { ...details, state: 'continue' } },
    state: 'continue',
    to: '#',
    handIn: '#',
    here: 9,
    questions: [...states, ...Array.from({ length: 12 }, () => 'open' as const)],
    minutesLeft: 26,
    endsAt: '2026-11-28T17:40:00.000Z',
  },
};
/** Nothing of it was done yet, and it has no limit. */
export const FirstAttempt: Story = {
  args: {
    ...shared,
    state: 'begin',
    action: '#',
    number: 1,
    pending: false,
    details: { props: { ...details, past: null, limited: false } },
    minutes: { kind: 'suggested', count: 30 },
    lessons: lessons.map((lesson, index) => ({ ...lesson, done: index < 2 })),
  },
};
/** In a program of tests alone there is no lesson before it. */
export const WithoutLessons: Story = {
  args: {
    ...shared,
    state: 'begin',
    action: '#',
    number: 4,
    pending: false,
    lessons: [],
    minutes: null,
    details: {
      props: {
        ...details,
        topics: [{ lesson: null, questionsCount: 20 }],
        past: {
          ...past,
          count: 3,
          latest: [...past.latest, { number: 3, correctCount: 16, questionsCount: 20, date: '2026-11-26T15:00:00.000Z' }],
          missingCount: 0,
          lastDaysAgo: 0,
        },
        hasLessons: false,
        limited: false,
      },
    },
  },
};

everyState<TestCoverScreenProps>()({ begin: Begin, 'continue': Continue });
