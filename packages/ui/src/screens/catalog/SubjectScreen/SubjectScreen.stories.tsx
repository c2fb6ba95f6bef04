import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { PathItemRow, SubjectScreenProps, SubtopicRow } from '../props.ts';
import { languageIn, physicsIn } from '../sample-physics.ts';
import { pathItem, pathTest } from '../sample-path.ts';
import { SubjectScreen } from './SubjectScreen.tsx';

const meta: Meta<typeof SubjectScreen> = { title: 'Catalog/Subject', component: SubjectScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof SubjectScreen>;

const newton: SubtopicRow = {
  id: 1,
  title: ar('قوانين نيوتن'),
  progressPercentage: 33,
  href: '#',
  items: [
    pathItem(1, 'القصور الذاتي والقانون الأول', { done: true, progress: 1 }),
    pathItem(2, 'القانون الثاني', { current: true, progress: 0.4 }),
    pathItem(3, 'القانون الثالث'),
    pathTest(9, 'اختبار قوانين نيوتن'),
  ],
};
const momentum: SubtopicRow = {
  id: 2,
  title: ar('الزخم الخطي'),
  progressPercentage: 0,
  href: '#',
  items: [
    pathItem(4, 'الزخم والدفع', { locked: true }),
    pathItem(5, 'حفظ الزخم الخطي', { locked: true }),
    pathItem(6, 'التصادمات في بُعد واحد', { locked: true, duration: 540 }),
    pathTest(10, 'اختبار الزخم', { locked: true }),
  ],
};
const asGuest = (subtopic: SubtopicRow): SubtopicRow => ({
  ...subtopic,
  progressPercentage: null,
  items: subtopic.items.map((row) => ({ ...row, done: false, progress: 0, current: false, locked: false })),
});
const head = {
  title: ar('الفيزياء'),
  program: ar('التوجيهي، العلمي'),
  icon: 'physics' as const,
  bgColor: '#5B4B8A',
  back: '#',
  tabs: { path: '?tab=path', journey: '?tab=aj' },
  instructors: [],
};
const free = {
  ...head,
  progressPercentage: 16,
  next: { title: ar('القانون الثاني'), type: 'lesson' as const, href: '#', started: true },
  notice: { kind: 'free' as const, checkout: '#', testsOnly: false },
};

export const Free: Story = {
  args: { ...free, state: 'path', topics: [{ id: 1, title: ar('الميكانيكا'), subtopics: [newton, momentum] }] },
};
export const Premium: Story = {
  tags: ['alike'],
  args: {
    ...free,
    notice: null,
    state: 'path',
    topics: [
      {
        id: 1,
        title: ar('الميكانيكا'),
        subtopics: [newton, { ...momentum, items: momentum.items.map((row) => ({ ...row, locked: false })) }],
      },
    ],
  },
};
const guest: SubjectScreenProps = {
  ...head,
  progressPercentage: null,
  next: { title: ar('القصور الذاتي والقانون الأول'), type: 'lesson', href: '#', started: false },
  notice: { kind: 'guest', signUp: '#' },
  state: 'path',
  topics: [{ id: 1, title: ar('الميكانيكا'), subtopics: [asGuest(newton), asGuest(momentum)] }],
};
export const Guest: Story = { tags: ['alike'], args: guest, parameters: { frame: 'guest' } };
export const OtherProgram: Story = {
  tags: ['alike'],
  args: { ...guest, notice: { kind: 'otherProgram', selectProgram: '#', checkout: '#' } },
};
export const UnitComingSoon: Story = {
  args: { ...free, state: 'path', topics: [{ id: 1, title: ar('الميكانيكا'), subtopics: [newton, { ...momentum, items: [] }] }] },
};
/** The pack names who made the subject. */
export const WithInstructors: Story = {
  tags: ['alike'],
  args: {
    ...free,
    notice: null,
    state: 'path',
    topics: [],
    instructors: [{ name: ar('فريق الفيزياء'), about: ar('يكتب الدروس ويراجعها مرّتين.') }],
  },
};
export const EmptyPath: Story = { args: { ...free, next: null, progressPercentage: 0, state: 'emptyPath' } };
export const Journey: Story = {
  args: {
    ...free,
    state: 'journey',
    noResults: false,
    assessments: [
      {
        id: 1,
        type: 'quiz',
        title: ar('القصور الذاتي والقانون الأول'),
        subtopicTitle: ar('قوانين نيوتن'),
        questionsCount: 7,
        best: { percentage: 85, result: 'passed', attempts: 2 },
        locked: false,
        href: '#',
      },
      {
        id: 2,
        type: 'quiz',
        title: ar('القانون الثاني'),
        subtopicTitle: ar('قوانين نيوتن'),
        questionsCount: 7,
        best: { percentage: 42, result: 'failed', attempts: 1 },
        locked: false,
        href: '#',
      },
      {
        id: 3,
        type: 'quiz',
        title: ar('القانون الثالث'),
        subtopicTitle: ar('قوانين نيوتن'),
        questionsCount: 7,
        best: null,
        locked: false,
        href: '#',
      },
      {
        id: 9,
        type: 'test',
        title: ar('اختبار قوانين نيوتن'),
        subtopicTitle: ar('قوانين نيوتن'),
        questionsCount: 12,
        best: { percentage: 83, result: 'passed', attempts: 2 },
        locked: false,
        href: '#',
      },
      {
        id: 4,
        type: 'quiz',
        title: ar('الزخم والدفع'),
        subtopicTitle: ar('الزخم الخطي'),
        questionsCount: 7,
        best: null,
        locked: true,
        href: '#',
      },
      {
        id: 10,
        type: 'test',
        title: ar('اختبار الزخم'),
        subtopicTitle: ar('الزخم الخطي'),
        questionsCount: 12,
        best: null,
        locked: true,
        href: '#',
      },
    ],
  },
};
/** The student has handed in nothing of the subject (`NoAssessment`). */
export const NoResults: Story = {
  tags: ['alike'],
  args: {
    ...free,
    state: 'journey',
    noResults: true,
    assessments: [
      {
        id: 1,
        type: 'quiz',
        title: ar('القصور الذاتي والقانون الأول'),
        subtopicTitle: ar('قوانين نيوتن'),
        questionsCount: 7,
        best: null,
        locked: false,
        href: '#',
      },
      {
        id: 9,
        type: 'test',
        title: ar('اختبار قوانين نيوتن'),
        subtopicTitle: ar('قوانين نيوتن'),
        questionsCount: 12,
        best: null,
        locked: false,
        href: '#',
      },
    ],
  },
};
export const NoAssessment: Story = { args: { ...free, state: 'noAssessment', start: '#' } };
/** The lessons are watched: the student is at the test. */
export const AtTheTest: Story = {
  tags: ['alike'],
  args: {
    ...free,
    notice: null,
    progressPercentage: 38,
    next: { title: ar('اختبار قوانين نيوتن'), type: 'test', href: '#', started: true },
    state: 'path',
    topics: [
      {
        id: 1,
        title: ar('الميكانيكا'),
        subtopics: [
          {
            ...newton,
            progressPercentage: 75,
            items: newton.items.map((row) =>
              row.type === 'test' ? { ...row, current: true } : { ...row, done: true, progress: 1, current: false },
            ),
          },
          momentum,
        ],
      },
    ],
  },
};
/** A subject of a program that has tests and no lessons. */
export const Tests: Story = {
  args: {
    ...head,
    title: ar('الرياضيات'),
    program: ar('اختبارات تجريبية للتوجيهي'),
    icon: 'math',
    bgColor: '#2F5D9B',
    progressPercentage: 0,
    next: { title: ar('اختبار تجريبي: التفاضل'), type: 'test', href: '#', started: false },
    notice: { kind: 'free', checkout: '#', testsOnly: true },
    state: 'tests',
    topics: [
      {
        id: 1,
        title: ar('التفاضل والتكامل'),
        items: [pathTest(1, 'اختبار تجريبي: التفاضل', { current: true }), pathTest(2, 'اختبار تجريبي: التكامل', { locked: true })],
      },
    ],
  },
};

/** The physics of Jordan as it is, in the language of the page: the longest titles that there are. */
export const RealSubject: Story = {
  args: guest,
  render: (_, { globals }) => {
    const { title, program, topics } = physicsIn(languageIn(globals));
    const rows = topics.map((topic, topicIndex) => ({
      id: topicIndex,
      title: topic.title,
      subtopics: topic.subtopics.map((subtopic, index) => ({
        id: index,
        title: subtopic.title,
        progressPercentage: topicIndex === 0 && index === 0 ? 50 : 0,
        href: '#',
        items: subtopic.lessons.map((lesson, place): PathItemRow => {
          const started = topicIndex === 0 && index === 0;
          return {
            ...pathItem(100 * topicIndex + 10 * index + place, ''),
            title: lesson,
            done: started && place === 0,
            progress: started ? ([1, 0.5, 0][place] ?? 0) : 0,
            current: started && place === 1,
            locked: !started,
          };
        }),
      })),
    }));
    return <SubjectScreen {...free} title={title} program={program} state="path" topics={rows} />;
  },
};

everyState<SubjectScreenProps>()({ path: Free, emptyPath: EmptyPath, journey: Journey, noAssessment: NoAssessment, tests: Tests });
