import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ar, everyState } from '../../../story.tsx';
import type { QuizOutcome, QuizScreenProps } from '../props.ts';
import { Answers, Verdict } from './QuizOutcomeView.tsx';
import { QuizResult, type QuizResultProps } from './QuizResult.tsx';
import { QuizScreen } from './QuizScreen.tsx';
import { base, marked, matching, options, ordering, say, single } from './sample-questions.ts';

const Quiz = (props: QuizScreenProps) =>
  props.state === 'result' ? <QuizResult {...props} parts={{ Verdict, Answers }} /> : <QuizScreen {...props} />;
const meta: Meta<typeof Quiz> = { title: 'Assessment/Quiz', component: Quiz, parameters: { frame: 'stage' } };
export default meta;
type Story = StoryObj<typeof Quiz>;

const stations = (here: number): { state: 'answered' | 'here' | 'open'; href: string }[] =>
  Array.from({ length: 6 }, (_, index) => ({ state: index < here ? 'answered' : index === here ? 'here' : 'open', href: `#${index}` }));
const head = { title: ar('اختبار قصير: القانون الثاني'), lesson: { title: ar('القانون الثاني'), href: '#' } };
const form = { action: '#', pending: false, problem: null, typed: null };
const asking = {
  ...head,
  state: 'question' as const,
  index: 4,
  count: 6,
  stations: stations(3),
  form,
  previous: '#',
  isLast: false,
  later: '#',
  unsentCount: 0,
  given: null,
};

export const SingleChoice: Story = { args: { ...asking, question: single, given: { type: 'single_choice', choice: 'k1' } } };
/** Confirming the last open question leads to handing in. */
export const LastQuestion: Story = { tags: ['alike'], args: { ...asking, question: { ...single, difficulty: 'easy' }, isLast: true } };
export const Hard: Story = { tags: ['alike'], args: { ...asking, question: { ...ordering, difficulty: 'hard' } } };
const choosing = (stem: string, ...texts: string[]): Story => ({
  args: { ...asking, question: { ...base, type: 'single_choice', stem: say(stem), options: options(...texts.map((text) => say(text))) } },
});
/** A verse stands in its lines, in the question as in an answer. */
export const Verse: Story = choosing(
  'قال المتنبي:\nعلى قدر أهل العزم تأتي العزائم\nوتأتي على قدر الكرام المكارم\n\nما المعنى الأقرب إلى البيت؟',
  'تعظم الأعمال بعظم همم أصحابها.',
  'الكرم أفضل من العزم.',
  'وتعظم في عين الصغير صغارها\nوتصغر في عين العظيم العظائم',
);
/** A sentence of another language has a line of its own, from its own side. */
export const EnglishSentence: Story = choosing(
  'أكمل بالصيغة الصحيحة:\nIf the driver ______ the red light, the accident would not have happened.',
  'had seen',
  'has seen',
  'would see',
);
export const NothingChosen: Story = { args: { ...asking, question: single, form: { ...form, problem: 'field_answer_required' } } };
export const MultipleChoice: Story = {
  args: {
    ...asking,
    question: {
      ...base,
      type: 'multiple_choice',
      stem: say('أي مما يأتي كميات متجهة؟'),
      options: options(say('القوة'), say('الكتلة'), say('السرعة المتجهة'), say('الزمن')),
    },
    given: { type: 'multiple_choice', choices: ['k0', 'k2'] },
  },
};
export const TrueFalse: Story = {
  args: {
    ...asking,
    question: { ...base, type: 'true_false', stem: say('الجسم الذي يتحرك بسرعة ثابتة في خط مستقيم لا تؤثر فيه أي قوة.') },
  },
};
export const Numeric: Story = {
  args: {
    ...asking,
    question: {
      ...base,
      type: 'numeric',
      unit: 'm/s²',
      stem: say('جسم كتلته 4 كيلوغرامات تؤثر فيه قوة محصّلة مقدارها 12 نيوتن. احسب تسارعه.'),
    },
    given: { type: 'numeric', value: '٣' },
  },
};
export const NoNumber: Story = {
  tags: ['alike'],
  args: {
    ...asking,
    question: { ...base, type: 'numeric', unit: 'm/s²', stem: say('احسب التسارع.') },
    form: { ...form, problem: 'field_answer_number', typed: { value: 'ثلاثة' } },
  },
};
export const ShortText: Story = {
  args: { ...asking, question: { ...base, type: 'short_text', stem: say('ما اسم ميل الجسم إلى البقاء على حاله من سكون أو حركة؟') } },
};
export const Ordering: Story = { args: { ...asking, question: ordering } };
export const Matching: Story = { args: { ...asking, question: matching, given: { type: 'matching', pairs: { k0: 'k2' } } } };
export const NotSentYet: Story = {
  tags: ['alike'],
  args: { ...asking, question: single, unsentCount: 2 },
  play: async ({ canvas, canvasElement }) => {
    // it comes and goes while a student presses something: it may move nothing that is pressed
    const notice = canvas.getByRole('status').getBoundingClientRect();
    for (const pressed of canvasElement.querySelectorAll('label, button, a'))
      await expect(pressed.getBoundingClientRect().bottom).toBeLessThanOrEqual(notice.top);
  },
};
/** What waits is not lost, and nothing but signing in sends it. */
export const SessionEnded: Story = { tags: ['alike'], args: { ...asking, question: single, unsentCount: 2, signIn: '#' } };
export const ReadyToHandIn: Story = {
  tags: ['alike'],
  args: { ...head, state: 'review', count: 6, stations: stations(6), openQuestions: [], form, later: '#', unsentCount: 0 },
};
export const OpenQuestionsLeft: Story = {
  tags: ['alike'],
  args: {
    ...head,
    state: 'review',
    count: 6,
    stations: stations(4).map((station) => ({ ...station, state: station.state === 'here' ? 'open' : station.state })),
    openQuestions: [
      { number: 5, href: '#' },
      { number: 6, href: '#' },
    ],
    form,
    later: '#',
    unsentCount: 0,
  },
};

const passed: QuizOutcome = {
  result: 'passed',
  correctCount: 4,
  questionsCount: 5,
  percentage: 80,
  timeSpent: 241,
  marked: marked.map((one, index) => (index === 0 ? one : { ...one, given: one.modelAnswer, isCorrect: true, points: 1 })),
};
const failed: QuizOutcome = { result: 'failed', correctCount: 2, questionsCount: 5, percentage: 40, timeSpent: 61, marked };
const toLesson = { title: ar('القانون الثالث'), href: '#', kind: 'lesson' } as const;
const resultOf = (
  outcome: QuizOutcome,
  { lateCount = 0, next = toLesson }: Partial<Pick<QuizResultProps, 'lateCount' | 'next'>> = {},
): Story => ({
  parameters: { frameProps: { subtitle: null } },
  args: { ...head, state: 'result', result: outcome.result, outcome: { props: outcome }, lateCount, next, retakeAction: '#' },
});
const toSubject = { title: null, href: '#', kind: 'subject' } as const;

export const Passed: Story = resultOf(passed);
export const AllRight: Story = resultOf(
  {
    ...passed,
    correctCount: 5,
    percentage: 100,
    marked: marked.map((one) => ({ ...one, given: one.modelAnswer, isCorrect: true, points: 1 })),
  },
  { next: { title: ar('اختبار الوحدة'), href: '#', kind: 'test' } },
);
export const PartlyRight: Story = resultOf({
  ...passed,
  marked: marked.map((one) => ({ ...one, points: one.question.type === 'ordering' ? 0.5 : one.points })),
});
export const NotPassed: Story = resultOf(failed, { next: toSubject });
/** The quiz was handed in on another device while this one had no connection. */
export const LateAnswers: Story = {
  tags: ['alike'],
  ...resultOf(failed, { next: toSubject, lateCount: 2 }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/2|٢|إجابتان/);
  },
};
/** A teacher's own file may come without explanations: nothing stands in their place, and no empty frame. */
export const WithoutExplanations: Story = {
  ...resultOf(
    {
      ...{ result: 'failed', correctCount: 0, questionsCount: 1, percentage: 0, timeSpent: 30 },
      marked: marked.slice(0, 1).map((one) => ({ ...one, explanation: { lang: 'ar', parts: [] } })),
    },
    { next: toSubject },
  ),
  play: async ({ canvasElement }) => {
    // the answers are the last thing of a question but for the way into a collection
    const { lastElementChild: last } = within(canvasElement).getByRole('article');
    await expect(last?.previousElementSibling).toHaveTextContent(/3600.*6000/);
  },
};
export const Failed: Story = {
  parameters: { frameProps: { subtitle: null } },
  args: { ...head, state: 'error', problem: 'unavailable', retry: '' },
};

/** The keys 1 to 4 choose; where something is typed they are figures. */
export const ChosenByKey: Story = {
  args: { ...asking, question: single },
  play: async ({ canvasElement }) => {
    const choices = within(canvasElement).getAllByRole('radio');
    // The keys are heard a moment after the page is drawn.
    await waitFor(async () => {
      await userEvent.keyboard('3');
      await expect(choices[2]).toBeChecked();
    });
    await userEvent.keyboard('2');
    await expect(choices[1]).toBeChecked();
    await expect(choices[2]).not.toBeChecked();
    await expect(choices[1]).toHaveFocus();
    // the same key under an Arabic layout
    await fireEvent.keyDown(document.body, { key: '٣', code: 'Digit3' });
    await expect(choices[2]).toBeChecked();
  },
};
export const FiguresAreTyped: Story = {
  args: { ...asking, question: { ...base, type: 'numeric', unit: 'm/s²', stem: say('احسب التسارع.') } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '12');
    await expect(field).toHaveValue('12');
  },
};

everyState<QuizScreenProps>()({ question: SingleChoice, review: ReadyToHandIn, result: Passed, error: Failed });
