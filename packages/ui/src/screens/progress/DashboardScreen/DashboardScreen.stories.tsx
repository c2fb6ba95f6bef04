import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { DashboardScreenProps } from '../props.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta: Meta<typeof DashboardScreen> = { title: 'Progress/Dashboard', component: DashboardScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof DashboardScreen>;

const days = (minutes: number[]) => minutes.map((count, index) => ({ date: `2026-11-${22 + index}`, minutes: count, today: index === 4 }));
const base = {
  name: 'سلمى',
  streakDays: 5,
  explore: '#',
  checkout: null,
  facts: { watchedLessons: 7, correctQuestions: 41, attemptedQuizzes: 6 },
  week: { days: days([20, 35, 28, 40, 12, 0, 0]), minutesThisWeek: 135, minutesLastWeek: 115 },
  subjects: [
    {
      id: 11,
      title: ar('الرياضيات'),
      icon: 'math' as const,
      bgColor: '#2F5D9B',
      progressPercentage: 46,
      testsCount: 0,
      next: ar('قاعدة السلسلة'),
      href: '#',
    },
    {
      id: 12,
      title: ar('الفيزياء'),
      icon: 'physics' as const,
      bgColor: '#5B4B8A',
      progressPercentage: 62,
      testsCount: 0,
      next: ar('قانون نيوتن الثاني'),
      href: '#',
    },
  ],
};
const stations = (here: number) =>
  ['القصور الذاتي', 'قانون نيوتن الأول', 'قانون نيوتن الثاني', 'قانون نيوتن الثالث'].map((title, index) => ({
    title: ar(title),
    type: 'lesson' as const,
    done: index < here,
    here: index === here,
    locked: index === 3,
  }));
const lesson = { title: ar('قانون نيوتن الثاني'), subject: ar('الفيزياء'), subtopic: ar('قوانين نيوتن'), secondsLeft: 360, href: '#' };

export const Continue: Story = { args: { ...base, state: 'continue', lesson, stations: stations(2) } };
export const Finished: Story = {
  args: {
    ...base,
    state: 'finished',
    lesson: { ...lesson, secondsLeft: 0 },
    stations: stations(4).map((station) => ({ ...station, locked: false, done: true })),
  },
};
/** A free student on the first evening: nothing done yet. */
export const Fresh: Story = {
  args: {
    ...base,
    state: 'fresh',
    streakDays: 0,
    checkout: '#',
    start: { title: ar('متوسط التغيّر'), href: '#' },
    facts: { watchedLessons: 0, correctQuestions: 0, attemptedQuizzes: 0 },
    week: { days: days([0, 0, 0, 0, 0, 0, 0]), minutesThisWeek: 0, minutesLastWeek: 0 },
    subjects: base.subjects.map((subject) => ({ ...subject, progressPercentage: 0 })),
  },
};
export const FreshWithoutSubjects: Story = { args: { ...Fresh.args, state: 'fresh', start: null, subjects: [] } };
/** The student's program has tests and no lessons. */
export const TestsOnly: Story = {
  args: {
    ...Fresh.args,
    state: 'tests',
    selectProgram: '#',
    checkout: null,
    subjects: base.subjects.map((subject) => ({ ...subject, progressPercentage: 0, next: null, testsCount: 2 })),
  },
};
/** Every lesson of a subject is done, in a week like the last one. */
export const SubjectDone: Story = {
  args: {
    ...base,
    state: 'continue',
    lesson,
    stations: stations(2),
    week: { ...base.week, minutesLastWeek: base.week.minutesThisWeek },
    subjects: base.subjects.map((subject) => ({ ...subject, progressPercentage: 100, next: null })),
  },
};
export const LessThanLastWeek: Story = {
  args: { ...base, state: 'continue', lesson, stations: stations(2), week: { ...base.week, minutesLastWeek: 190 } },
};
export const LongestTexts: Story = {
  args: {
    ...base,
    name: 'عبدالرحمن محمد عبدالله الشريف الهاشمي',
    state: 'continue',
    lesson: {
      ...lesson,
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

everyState<DashboardScreenProps>()({ continue: Continue, finished: Finished, fresh: Fresh, error: Failed, tests: TestsOnly });
