import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { DashboardScreenProps, Step } from '../props.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta: Meta<typeof DashboardScreen> = { title: 'Progress/Dashboard', component: DashboardScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof DashboardScreen>;

const days = (minutes: number[]) => minutes.map((count, index) => ({ date: `2026-11-${22 + index}`, minutes: count, today: index === 4 }));
const base = {
  name: 'سلمى',
  streakDays: 5,
  today: { openCount: 5, isDone: false, href: '#today' },
  explore: '#',
  checkout: null,
  testsOnly: false,
  facts: { watchedLessons: 7, correctQuestions: 41, attemptedQuizzes: 6, attemptedTests: 2 },
  week: { days: days([20, 35, 28, 40, 12, 0, 0]), minutesThisWeek: 135, minutesLastWeek: 115 },
  subjects: [
    {
      id: 11,
      title: ar('الرياضيات'),
      icon: 'math' as const,
      bgColor: '#2F5D9B',
      progressPercentage: 46,
      next: ar('قاعدة السلسلة'),
      href: '#',
    },
    {
      id: 12,
      title: ar('الفيزياء'),
      icon: 'physics' as const,
      bgColor: '#5B4B8A',
      progressPercentage: 62,
      next: ar('قانون نيوتن الثاني'),
      href: '#',
    },
  ],
};
const stations = (here: number) =>
  ['القصور الذاتي', 'قانون نيوتن الأول', 'قانون نيوتن الثاني', 'قانون نيوتن الثالث', 'اختبار قوانين نيوتن'].map((title, index) => ({
    title: ar(title),
    type: index === 4 ? ('test' as const) : ('lesson' as const),
    done: index < here,
    here: index === here,
    locked: index === 3,
  }));
const step: Step = {
  type: 'lesson',
  title: ar('قانون نيوتن الثاني'),
  subject: ar('الفيزياء'),
  subtopic: ar('قوانين نيوتن'),
  begun: true,
  secondsLeft: 360,
  questions: null,
  ends: null,
  href: '#',
};
const testStep: Step = {
  ...step,
  type: 'test',
  title: ar('اختبار قوانين نيوتن'),
  begun: false,
  secondsLeft: null,
  questions: { count: 12, answered: null },
};

export const Continue: Story = { args: { ...base, state: 'continue', step, stations: stations(2) } };
/** A lesson that was not opened yet follows. */
/** Today's five are answered. */
export const TodayDone: Story = {
  tags: ['alike'],
  args: { ...base, state: 'continue', step, stations: stations(2), today: { openCount: 0, isDone: true, href: '#' } },
};
/** Something comes back, and nothing today. */
export const NothingToday: Story = {
  args: { ...base, state: 'continue', step, stations: stations(2), today: { openCount: 0, isDone: false, href: '#' } },
};
export const NextLesson: Story = { args: { ...base, state: 'continue', step: { ...step, begun: false }, stations: stations(2) } };
const unlocked = stations(4).map((station) => ({ ...station, locked: false }));
/** The lessons of the path are watched: its test follows. */
export const NextTest: Story = {
  tags: ['alike'],
  args: {
    ...base,
    state: 'continue',
    step: testStep,
    stations: unlocked,
    subjects: base.subjects.map((subject, index) => (index === 1 ? { ...subject, next: testStep.title } : subject)),
  },
};
/** A test was left in the middle. */
export const OpenTest: Story = {
  args: { ...base, state: 'continue', step: { ...testStep, begun: true, questions: { count: 12, answered: 4 } }, stations: unlocked },
};
/** It has a time limit, and two minutes of it are left. */
export const OpenTestEnds: Story = {
  tags: ['alike'],
  args: {
    ...base,
    state: 'continue',
    step: { ...testStep, begun: true, questions: { count: 12, answered: 9 }, ends: { at: '2026-11-27T15:30:00Z', minutesLeft: 2 } },
    stations: unlocked,
  },
};
export const Finished: Story = {
  args: {
    ...base,
    state: 'finished',
    step: { ...step, secondsLeft: 0 },
    stations: stations(5).map((station) => ({ ...station, locked: false, done: true })),
  },
};
/** A free student on the first evening: nothing done yet. */
export const Fresh: Story = {
  args: {
    ...base,
    today: null,
    state: 'fresh',
    streakDays: 0,
    checkout: '#',
    start: { type: 'lesson', title: ar('متوسط التغيّر'), href: '#' },
    facts: { watchedLessons: 0, correctQuestions: 0, attemptedQuizzes: 0, attemptedTests: 0 },
    week: { days: days([0, 0, 0, 0, 0, 0, 0]), minutesThisWeek: 0, minutesLastWeek: 0 },
    subjects: base.subjects.map((subject) => ({ ...subject, progressPercentage: 0 })),
  },
};
export const FreshWithoutSubjects: Story = { tags: ['alike'], args: { ...Fresh.args, state: 'fresh', start: null, subjects: [] } };
/** The student's program has tests and no lessons. */
export const FreshTestsOnly: Story = {
  args: {
    ...Fresh.args,
    state: 'fresh',
    start: { type: 'test', title: ar('اختبار تجريبي: التفاضل'), href: '#' },
    testsOnly: true,
    subjects: base.subjects.map((subject) => ({ ...subject, progressPercentage: 0, next: ar('اختبار تجريبي: التفاضل') })),
  },
};
/** Every lesson of a subject is done, in a week like the last one. */
export const SubjectDone: Story = {
  tags: ['alike'],
  args: {
    ...base,
    state: 'continue',
    step,
    stations: stations(2),
    week: { ...base.week, minutesLastWeek: base.week.minutesThisWeek },
    subjects: base.subjects.map((subject) => ({ ...subject, progressPercentage: 100, next: null })),
  },
};
export const LessThanLastWeek: Story = {
  tags: ['alike'],
  args: { ...base, state: 'continue', step, stations: stations(2), week: { ...base.week, minutesLastWeek: 190 } },
};
export const LongestTexts: Story = {
  args: {
    ...base,
    name: 'عبدالرحمن محمد عبدالله الشريف الهاشمي',
    state: 'continue',
    step: {
      ...step,
      title: ar('تطبيقات حساب التفاضل على القيم القصوى المطلقة في المسائل الاقتصادية'),
      subtopic: ar('تطبيقات التفاضل على المسائل العملية'),
    },
    stations: stations(2),
    subjects: [
      {
        ...base.subjects[0]!,
        title: ar('اللغة العربية ومهارات الاتصال'),
        next: ar('تطبيقات حساب التفاضل على القيم القصوى المطلقة في المسائل الاقتصادية'),
        progressPercentage: 100,
      },
    ],
  },
};
export const Failed: Story = { args: { ...base, state: 'error', retry: '' } };

everyState<DashboardScreenProps>()({ continue: Continue, finished: Finished, fresh: Fresh, error: Failed });
