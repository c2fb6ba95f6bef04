import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { PathItemRow, SubjectScreenProps, SubtopicRow } from '../props.ts';
import { SubjectScreen } from './SubjectScreen.tsx';

const meta: Meta<typeof SubjectScreen> = { title: 'catalog/Subject', component: SubjectScreen };
export default meta;
type Story = StoryObj<typeof SubjectScreen>;

const ar = (text: string) => ({ text, lang: 'ar' as const });
const item = (id: number, title: string, over: Partial<PathItemRow> = {}): PathItemRow => ({ id, type: 'lesson', title: ar(title), duration: 62, done: false, progress: 0, locked: false, current: false, href: '#', ...over });
const newton: SubtopicRow = {
  id: 1,
  title: ar('قوانين نيوتن'),
  progressPercentage: 33,
  href: '#',
  items: [item(1, 'القصور الذاتي والقانون الأول', { done: true, progress: 1 }), item(2, 'القانون الثاني', { current: true, progress: 0.4 }), item(3, 'القانون الثالث')],
};
const momentum: SubtopicRow = {
  id: 2,
  title: ar('الزخم الخطي'),
  progressPercentage: 0,
  href: '#',
  items: [item(4, 'الزخم والدفع', { locked: true }), item(5, 'حفظ الزخم الخطي', { locked: true }), item(6, 'التصادمات في بُعد واحد', { locked: true, duration: 540 })],
};
const asGuest = (subtopic: SubtopicRow): SubtopicRow => ({ ...subtopic, progressPercentage: null, items: subtopic.items.map((row) => ({ ...row, done: false, progress: 0, current: false, locked: false })) });
const head = { title: ar('الفيزياء'), program: ar('التوجيهي، العلمي'), icon: 'physics' as const, bgColor: '#5B4B8A', back: '#', tabs: { path: '?tab=path', journey: '?tab=aj' } };
const free = { ...head, progressPercentage: 16, next: { title: ar('القانون الثاني'), href: '#', started: true }, notice: { kind: 'free' as const, checkout: '#' } };

export const Free: Story = { args: { ...free, state: 'path', topics: [{ id: 1, title: ar('الميكانيكا'), subtopics: [newton, momentum] }] } };
export const Premium: Story = {
  args: { ...free, notice: null, state: 'path', topics: [{ id: 1, title: ar('الميكانيكا'), subtopics: [newton, { ...momentum, items: momentum.items.map((row) => ({ ...row, locked: false })) }] }] },
};
export const Guest: Story = {
  args: { ...head, progressPercentage: null, next: { title: ar('القصور الذاتي'), href: '#', started: false }, notice: { kind: 'guest', signUp: '#' }, state: 'path', topics: [{ id: 1, title: ar('الميكانيكا'), subtopics: [asGuest(newton), asGuest(momentum)] }] },
};
export const OtherProgram: Story = { args: { ...Guest.args, notice: { kind: 'otherProgram', selectProgram: '#' } } as SubjectScreenProps };
export const EmptyPath: Story = { args: { ...free, next: null, progressPercentage: 0, state: 'emptyPath' } };
export const Journey: Story = {
  args: {
    ...free,
    state: 'journey',
    assessments: [
      { quizId: 1, title: ar('القصور الذاتي والقانون الأول'), subtopicTitle: ar('قوانين نيوتن'), questionsCount: 7, best: { percentage: 85, result: 'passed', attempts: 2 }, locked: false, href: '#' },
      { quizId: 2, title: ar('القانون الثاني'), subtopicTitle: ar('قوانين نيوتن'), questionsCount: 7, best: { percentage: 42, result: 'failed', attempts: 1 }, locked: false, href: '#' },
      { quizId: 3, title: ar('القانون الثالث'), subtopicTitle: ar('قوانين نيوتن'), questionsCount: 7, best: null, locked: false, href: '#' },
      { quizId: 4, title: ar('الزخم والدفع'), subtopicTitle: ar('الزخم الخطي'), questionsCount: 7, best: null, locked: true, href: '#' },
    ],
  },
};
export const NoAssessment: Story = { args: { ...free, state: 'noAssessment', start: '#' } };

everyState<SubjectScreenProps>()({ path: Free, emptyPath: EmptyPath, journey: Journey, noAssessment: NoAssessment });
