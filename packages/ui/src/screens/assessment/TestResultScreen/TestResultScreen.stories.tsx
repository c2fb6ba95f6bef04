import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { TestResult, TestResultScreenProps } from '../props.ts';
import { marked } from '../QuizScreen/sample-questions.ts';
import { TestResultScreen } from './TestResultScreen.tsx';

const meta: Meta<typeof TestResultScreen> = {
  title: 'Assessment/Test result',
  component: TestResultScreen,
  parameters: { frame: 'stage', frameProps: { title: ar('اختبار: قوانين نيوتن'), subtitle: undefined } },
};
export default meta;
type Story = StoryObj<typeof TestResultScreen>;

const lessons = ['القصور الذاتي والقانون الأول', 'القانون الثاني', 'القانون الثالث', 'الاحتكاك'].map(ar);
const climbTo = (wrong: readonly number[]): number[] => {
  let points = 0;
  return Array.from({ length: 20 }, (_, index) => (points += wrong.includes(index + 1) ? 0 : 1));
};
const topics = (...right: number[]) =>
  [4, 6, 4, 4, 2].map((questionsCount, index) => ({ lesson: lessons[index] ?? null, questionsCount, correctCount: right[index] ?? 0 }));
const tabs = (wrong: number) => ({
  wrong: { count: wrong, href: '#wrong' },
  flagged: { count: 2, href: '#flagged' },
  all: { count: 20, href: '#all' },
});
const questions = marked.map((question, index) => {
  const number = [4, 9, 15, 19, 20][index] ?? 1;
  const { question: asked, given, isCorrect, points } = question;
  const lesson = { title: ar('الاحتكاك'), href: '#lesson' };
  const opened = index === 0 ? { ...question, lesson } : null;
  return { number, stem: asked.stem, isAnswered: given !== null, isCorrect, points, toggle: `#open-${number}`, opened };
});
const again = [
  { id: 1, title: ar('قوة الاحتكاك'), href: '#again1', minutes: 9, wrongCount: 2 },
  { id: 2, title: ar('القانون الثاني'), href: '#again2', minutes: 7, wrongCount: 1 },
];

const wrongAt = [4, 9, 15, 19];
const passed: TestResult = {
  state: 'passed',
  title: ar('قوانين نيوتن'),
  correctCount: 16,
  questionsCount: 20,
  passCount: 10,
  number: 3,
  climb: climbTo(wrongAt),
  wrongAt,
  timeSpent: 31 * 60,
  closedByTime: false,
  updatedAt: null,
  unansweredCount: 0,
  bestBefore: { correctCount: 9, questionsCount: 20 },
  last: null,
  topics: topics(4, 5, 4, 2, 1),
  difficulties: {
    easy: { correctCount: 7, questionsCount: 7 },
    medium: { correctCount: 6, questionsCount: 8 },
    hard: { correctCount: 3, questionsCount: 5 },
  },
  again,
  review: { show: 'wrong', tabs: tabs(4), questions },
  next: { action: 'next_subtopic', title: ar('الشغل والطاقة'), href: '#next' },
  retake: '#retake',
};
const missed = [3, 5, 6, 8, 9, 12, 13, 15, 16, 17, 19, 20];
const failed: TestResult = {
  ...passed,
  state: 'failed',
  correctCount: 8,
  number: 1,
  climb: climbTo(missed),
  wrongAt: missed,
  timeSpent: 36 * 60,
  unansweredCount: 2,
  bestBefore: null,
  topics: topics(3, 3, 2, 0, 0),
  difficulties: {
    easy: { correctCount: 5, questionsCount: 7 },
    medium: { correctCount: 3, questionsCount: 8 },
    hard: { correctCount: 0, questionsCount: 5 },
  },
  review: { show: 'wrong', tabs: tabs(12), questions },
};

const shown = (result: TestResult, lateCount = 0): Story => ({ args: { state: result.state, result: { props: result }, lateCount } });

export const Passed = shown(passed);
export const Failed = shown(failed);
export const Retake: Story = { args: { state: 'retake', timed: true, attempt: 'a', action: '#', back: '#', pending: false } };
/** Sealed answers came after the time was over. */
export const Updated = shown({ ...failed, closedByTime: true, updatedAt: '2026-11-29T15:20:00Z' });
/** What was answered when the time was over counts. */
export const ClosedByTime = shown({ ...failed, closedByTime: true, unansweredCount: 12 }, 2);
/** Nothing hard was asked. */
export const NothingHard = shown({
  ...passed,
  difficulties: { ...passed.difficulties, hard: { correctCount: 0, questionsCount: 0 } },
});
/** An earlier attempt stays readable. */
export const Earlier = shown({ ...failed, last: '#last' });
export const NextTopic = shown({ ...passed, next: { action: 'next_topic', title: ar('المجال الكهربائي'), href: '#' } });
export const ComingSoon = shown({ ...passed, next: { action: 'next_subtopic_coming_soon', title: null, href: '#' } });
/** All of it right, and nothing comes after it. */
export const LastOfTheSubject = shown({
  ...passed,
  correctCount: 20,
  climb: climbTo([]),
  wrongAt: [],
  again: [],
  topics: topics(4, 6, 4, 4, 2),
  review: { show: 'flagged', tabs: tabs(0), questions: [] },
  next: { action: 'last_subtopic', title: null, href: '#' },
});

everyState<TestResultScreenProps>()({ passed: Passed, failed: Failed, retake: Retake });
