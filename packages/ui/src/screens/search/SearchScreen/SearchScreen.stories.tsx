import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ar, everyState } from '../../../story.tsx';
import type { SearchScreenProps, ShownHit } from '../props.ts';
import { SearchScreen } from './SearchScreen.tsx';

const suggestions = [
  { type: 'lesson' as const, title: ar('قانون نيوتن الثاني'), href: '#1202' },
  { type: 'quiz' as const, title: ar('قانون نيوتن الثالث'), href: '#q1203' },
  { type: 'test' as const, title: ar('اختبار: قوانين نيوتن'), href: '#12119' },
];
const actions = {
  suggest: () => Promise.resolve(suggestions),
  recent: { list: () => ['التكامل بالتعويض', 'molarity'], add: () => undefined, remove: () => undefined, clear: () => undefined },
  onTaken: () => undefined,
};
const meta: Meta<typeof SearchScreen> = {
  title: 'Search/Search',
  component: SearchScreen,
  // the page has its own field
  parameters: { frame: 'student', frameProps: { search: null } },
  args: { actions, action: '#search', country: 'JO', query: 'نيوتن' },
};
export default meta;
type Story = StoryObj<typeof SearchScreen>;

const physics = { icon: 'physics' as const, bgColor: '#5B4B8A' };
const found = (text: string) => ({ text, found: true });
const plain = (text: string) => ({ text, found: false });
const lesson: ShownHit = {
  id: 'lesson-1202',
  type: 'lesson',
  href: '#1202',
  collect: '#collect',
  title: { parts: [plain('قانون '), found('نيوتن'), plain(' الثاني')], lang: 'ar' },
  text: { parts: [plain('… نصّ قانون '), found('نيوتن'), plain(' الثاني: التسارع يتناسب طرديًا مع القوة المحصّلة …')], lang: 'ar' },
  subject: ar('الفيزياء'),
  subtopic: ar('قوانين نيوتن'),
  program: null,
  tile: physics,
  minutes: 9,
  questions: null,
  locked: true,
};
const quiz: ShownHit = {
  ...lesson,
  id: 'quiz-12002',
  type: 'quiz',
  href: '#q1202',
  collect: null,
  text: { parts: [plain('أي العبارات تعبّر عن قانون '), found('نيوتن'), plain('؟')], lang: 'ar' },
  minutes: null,
  questions: 6,
  locked: false,
};
const test: ShownHit = { ...quiz, id: 'test-12119', type: 'test', href: '#12119', text: null, questions: 12 };
const other: ShownHit = {
  ...lesson,
  id: 'lesson-2201',
  href: '#2201',
  program: ar('الصف التاسع'),
  subject: ar('العلوم'),
  subtopic: ar('الذرات والروابط والتفاعلات'),
  tile: { icon: 'science', bgColor: '#2F6B4F' },
  title: { parts: [plain('الذرة والجدول الدوري')], lang: 'ar' },
  minutes: 1,
  locked: false,
};
const subjects = [
  { text: ar('الفيزياء'), count: 9, href: '#s12', current: false },
  { text: ar('العلوم'), count: 2, href: '#s22', current: false },
];
const tabs = [
  { tab: 'all' as const, count: 13, href: '#all', current: true },
  { tab: 'lessons' as const, count: 6, href: '#lessons', current: false },
  { tab: 'assessments' as const, count: 5, href: '#assessments', current: false },
  { tab: 'otherprograms' as const, count: 2, href: '#other', current: false },
];
const results = {
  state: 'results' as const,
  count: 13,
  applied: null,
  tabs,
  subjects,
  everySubject: '#everything',
  open: { href: '#open', current: false },
  sections: [
    {
      tab: 'lessons' as const,
      hits: [lesson, { ...lesson, id: 'lesson-1203', href: '#1203', locked: false, text: null }],
      all: { href: '#lessons', count: 6 },
    },
    { tab: 'assessments' as const, hits: [quiz, test], all: { href: '#assessments', count: 5 } },
    { tab: 'otherprograms' as const, hits: [other], all: null },
  ],
  newer: null,
  older: null,
};
const physicsPlace = { id: 12, title: ar('الفيزياء'), tile: physics, href: '#12' };
const places = [{ id: 11, title: ar('الرياضيات'), tile: { icon: 'math' as const, bgColor: '#2F5D9B' }, href: '#11' }, physicsPlace];

export const Results: Story = { args: results };
/** One tab of it, narrowed to a subject, in the middle of many. */
export const OneTab: Story = {
  tags: ['alike'],
  args: {
    ...results,
    tabs: tabs.map((tab) => ({ ...tab, current: tab.tab === 'lessons' })),
    subjects: subjects.map((one, index) => ({ ...one, current: index === 0 })),
    open: { href: '#open', current: true },
    sections: [{ tab: 'lessons', hits: [lesson], all: null }],
    newer: '#newer',
    older: '#older',
  },
};
/** A word with a typing error, by a guest. */
export const Corrected: Story = { args: { ...results, query: 'نيوطن', applied: 'نيوتن', open: null }, parameters: { frame: 'guest' } };
export const Empty: Story = {
  args: { state: 'empty', query: 'الاحتكاخ', meant: { text: 'الاحتكاك', href: '#meant' }, everywhere: '#everywhere', subjects: places },
};
export const Start: Story = { args: { state: 'start', query: '', tooLong: false, subjects: places } };
export const TooLong: Story = {
  tags: ['alike'],
  args: { state: 'start', query: 'قانون '.repeat(40), tooLong: true, subjects: places },
  parameters: { frame: 'guest' },
};
/** The field is touched and typed into, above as many subjects as a program has. */
export const Suggestions: Story = {
  args: {
    state: 'start',
    query: '',
    tooLong: false,
    subjects: Array.from({ length: 6 }, (_, index) => ({ ...(places[index % 2] ?? physicsPlace), id: index, href: `#${index}` })),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await within(document.body).findByRole('link', { name: /molarity/ });
    await userEvent.type(field, 'نيوتن');
    await within(document.body).findByRole('link', { name: /الثالث/ });
  },
};

everyState<SearchScreenProps>()({ results: Results, empty: Empty, start: Start });
