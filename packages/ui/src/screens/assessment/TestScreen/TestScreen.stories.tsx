import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ar, everyState } from '../../../story.tsx';
import type { TestQuestionProps, TestScreenProps } from '../props.ts';
import { base, ordering, say, single } from '../QuizScreen/sample-questions.ts';
import { TestScreen } from './TestScreen.tsx';

const meta: Meta<typeof TestScreen> = {
  title: 'Assessment/Test',
  component: TestScreen,
  parameters: { frame: 'stage', frameProps: { title: ar('اختبار: قوانين نيوتن'), timed: true, subtitle: null } },
};
export default meta;
type Story = StoryObj<typeof TestScreen>;

const STEMS = ['ما القانون الأول لنيوتن؟', 'ما مقدار القوة المحصّلة؟', 'صندوق على سطح أفقي خشن، ما تسارعه؟', 'احسب الشغل.'];

/** Twenty questions: a letter each, `a` answered, `s` skipped, `o` open; an upper one is flagged. */
const questionsOf = (letters: string): TestQuestionProps[] =>
  [...letters].map((letter, index) => ({
    id: index + 1,
    state: { a: 'answered' as const, s: 'skipped' as const, o: 'open' as const }[letter.toLowerCase()] ?? 'open',
    flagged: letter !== letter.toLowerCase(),
    stem: say(STEMS[index % STEMS.length] ?? ''),
    href: `#question-${index + 1}`,
  }));

const form = { action: '#', pending: false, problem: null, typed: null };
const shared = {
  attempt: '6f1c0d5e-0000-4000-8000-000000000000',
  questions: questionsOf('aaasaAaSoooooooooooo'),
  minutesLeft: 26,
  timeSaid: null,
  handIn: '#hand-in',
  handInProblem: null,
  form,
  later: '#cover',
  unsentCount: 0,
};
const asking = { ...shared, state: 'question' as const, index: 9, question: { ...single, id: 9 }, given: null, previous: '#question-8' };
const press = async (canvasElement: HTMLElement, name: RegExp) => {
  const links = await within(canvasElement).findAllByRole('link', { name });
  await userEvent.click(links.find((one) => one.checkVisibility()) ?? canvasElement);
};
const ALL = /كل الأسئلة$|^All questions|سب سوالات$/;
const HAND_IN = /^تسليم الاختبار$|^Hand in the test$|^امتحان جمع کریں$/;

/** All questions beside the one that is asked, from 1000 px. */
export const Question: Story = { args: { ...asking, given: { type: 'single_choice', choice: 'k1' } } };
/** Closed, the five around it stay. */
export const OverviewClosed: Story = {
  args: asking,
  play: async ({ canvasElement }) => {
    const close = within(canvasElement).getByRole('button', { name: /إخفاء|Hide|چھپائیں/, hidden: true });
    close.click();
    await waitFor(() => expect(within(canvasElement).queryByRole('complementary')).toBeNull());
    await expect(within(canvasElement).getAllByRole('link', { name: /السؤال|Question|سوال \d/ })).toHaveLength(5);
  },
};
/** On a phone all questions come from below; choosing one closes them. */
export const OverviewSheet: Story = {
  args: asking,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (window.matchMedia('(min-width: 1000px)').matches) return;
    await press(canvasElement, ALL);
    const sheet = within(await within(document.body).findByRole('dialog'));
    await expect(sheet.getByRole('link', { name: /8.*(علامة|flagged|نشان زدہ)|٨/ })).toBeVisible();
    await expect(sheet.getAllByRole('link', { name: /السؤال \d|Question|سوال \d/ })).toHaveLength(20);
  },
};
export const Flagged: Story = {
  args: { ...asking, questions: questionsOf('aaasaAaSOoOooooooooo') },
  play: async ({ canvasElement }) => {
    const flag = within(canvasElement).getByRole('button', { pressed: true });
    await expect(flag).toHaveValue('unflag');
  },
};
/** Enter in a field saves and goes on; it flags nothing. */
export const EnterSaves: Story = {
  args: { ...asking, question: { ...base, id: 9, type: 'numeric', unit: 'm/s²', stem: say('احسب التسارع.') } },
  play: async ({ canvasElement }) => {
    const pressed: (string | null)[] = [];
    canvasElement.addEventListener('submit', (event) => {
      event.preventDefault();
      pressed.push(event.submitter?.getAttribute('value') ?? null);
    });
    await userEvent.type(within(canvasElement).getByRole('textbox'), '3{Enter}');
    await expect(pressed).toEqual(['answer']);
  },
};
export const NothingChosen: Story = { tags: ['alike'], args: { ...asking, form: { ...form, problem: 'field_answer_required' } } };
export const Ordering: Story = { args: { ...asking, question: { ...ordering, id: 9, difficulty: 'hard' } } };
/** Two answers wait on this device; the line stands below all that is pressed. */
export const KeptOnThisDevice: Story = {
  tags: ['alike'],
  args: { ...asking, unsentCount: 2 },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement)
      .getByText(/على هذا الجهاز|on this device|اس آلے پر/)
      .getBoundingClientRect();
    for (const pressed of canvasElement.querySelectorAll('form label, form button'))
      await expect(pressed.getBoundingClientRect().bottom).toBeLessThanOrEqual(line.top);
  },
};
export const SessionEnded: Story = { tags: ['alike'], args: { ...asking, unsentCount: 2, signIn: '#' } };
/** Answered later on another device: that answer is shown, and why. */
export const NewerElsewhere: Story = {
  tags: ['alike'],
  args: { ...asking, given: { type: 'single_choice', choice: 'k3' }, form: { ...form, problem: 'answer_superseded' } },
};
/** The time says itself at its moments alone: who listens hears nothing of the minutes that run. */
export const FiveMinutes: Story = {
  tags: ['alike'],
  args: { ...asking, minutesLeft: 5, timeSaid: 300 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(within(canvasElement).getByText(/خمس دقائق|Five minutes|پانچ منٹ/)).toHaveAttribute('role', 'status');
  },
};
export const WithoutLimit: Story = {
  tags: ['alike'],
  parameters: { frameProps: { title: ar('اختبار: قوانين نيوتن') } },
  args: { ...asking, minutesLeft: null },
};
/** Seven questions: the road of the second row goes on after them. */
export const Few: Story = { tags: ['alike'], args: { ...asking, index: 4, questions: questionsOf('asaoooo'), previous: '#question-3' } };
/** Asked above the question, with what has no answer. */
export const AskedToHandIn: Story = {
  args: { ...asking, index: 20, questions: questionsOf('aaasaaaSaaaaaaaaoaaa') },
  play: async ({ canvasElement }) => {
    if (!window.matchMedia('(min-width: 1000px)').matches) await press(canvasElement, ALL);
    await press(document.body, HAND_IN);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByRole('link', { name: /4/ })).toBeVisible();
  },
};
/** The page that asks, after the last question and without JavaScript. */
export const HandIn: Story = { args: { ...shared, state: 'submit', questions: questionsOf('aaasaaaSaaaaaaaaoaaa') } };
export const HandInMany: Story = {
  args: { ...shared, state: 'submit', questions: questionsOf('aaasaAaSOooooooooooo') },
  play: async ({ canvasElement }) => {
    const [rows] = within(canvasElement).getAllByRole('list');
    await expect(within(rows ?? canvasElement).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(canvasElement).getByText(/9|٩/, { selector: 'p' })).toBeVisible();
  },
};
/** With nothing left open handing in is the first button. */
export const HandInComplete: Story = {
  tags: ['alike'],
  args: { ...shared, state: 'submit', questions: questionsOf('aaaaaAaaaaaaaaaaaaaa') },
};
export const NotHandedIn: Story = {
  tags: ['alike'],
  args: {
    ...shared,
    state: 'submit',
    questions: questionsOf('aaaaaAaaaaaaaaaaaaaa'),
    unsentCount: 3,
    handInProblem: 'answer_not_saved',
  },
};
const over = { attempt: shared.attempt, state: 'closed' as const, isSending: true, unsentCount: 0, form };
export const TimeOver: Story = { args: over };
export const TimeOverOffline: Story = { tags: ['alike'], args: { ...over, isSending: false, unsentCount: 4 } };
export const OneMinute: Story = { tags: ['alike'], args: { ...asking, minutesLeft: 1, timeSaid: 60 } };
export const TenSeconds: Story = { tags: ['alike'], args: { ...asking, minutesLeft: 1, timeSaid: 10 } };
export const AllAnswered: Story = { tags: ['alike'], args: { ...asking, questions: questionsOf('aaaaaAaaaaaaaaaaaaaa') } };
/** Handed in without a connection: the seal's code, and until when it counts. */
export const Sealed: Story = {
  args: {
    state: 'sealed',
    code: '7F3A-91C2-D0E8',
    sealedAt: '2026-11-29T07:47:00Z',
    until: '2026-11-30T08:00:00Z',
    answeredCount: 11,
    questionsCount: 12,
    isSending: false,
    problem: null,
    onSend: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect('onSend' in args && args.onSend).toHaveBeenCalledOnce();
  },
};
export const SealedNotTaken: Story = { tags: ['alike'], args: { ...Sealed.args, problem: 'seal_broken' } };

everyState<TestScreenProps>()({ question: Question, submit: HandIn, closed: TimeOver, sealed: Sealed });
