import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ar, everyState } from '../../../story.tsx';
import type { LessonHead, LessonScreenProps } from '../props.ts';
import { languageIn, physicsIn } from '../../catalog/sample-physics.ts';
import { pathItem, pathTest } from '../../catalog/sample-path.ts';
import { LessonScreen } from './LessonScreen.tsx';
import { SAMPLE_FILM } from './sample-film.ts';

const meta: Meta<typeof LessonScreen> = { title: 'Learning/Lesson', component: LessonScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof LessonScreen>;

const rich = (text: string) => ({ lang: 'ar' as const, parts: [{ kind: 'text' as const, text }] });
const formula = (mathml: string, tex: string) => ({ lang: 'ar' as const, parts: [{ kind: 'math' as const, mathml, tex, display: true }] });
const head: LessonHead = {
  collect: '#collect',
  title: ar('القانون الثاني'),
  writtenIn: 'ar',
  index: 2,
  count: 3,
  duration: 62,
  crumbs: [
    { title: ar('الفيزياء'), href: '#subject' },
    { title: ar('الميكانيكا'), href: null },
    { title: ar('قوانين نيوتن'), href: '#unit' },
    { title: ar('القانون الثاني'), href: null },
  ],
  path: {
    title: ar('قوانين نيوتن'),
    lessonsLeft: 2,
    testAhead: true,
    items: [
      pathItem(1, 'القصور الذاتي والقانون الأول', { done: true, progress: 1 }),
      pathItem(2, 'القانون الثاني', { progress: 0.4, current: true }),
      pathItem(3, 'القانون الثالث'),
      pathTest(9, 'اختبار قوانين نيوتن'),
    ],
  },
  previous: { title: ar('القصور الذاتي والقانون الأول'), href: '#' },
  next: { title: ar('القانون الثالث'), href: '#' },
};
const ready: LessonScreenProps = {
  ...head,
  state: 'ready',
  dataSaver: true,
  watched: false,
  video: SAMPLE_FILM,
  text: [
    {
      kind: 'paragraph',
      text: rich('تخيّل أنك تدفع عربة فارغة، ثم تدفعها محمّلة بالقوة نفسها. في المرة الثانية تتسارع أقل، لأن كتلتها صارت أكبر.'),
    },
    {
      kind: 'law',
      formula: formula(
        '<math display="block"><mi>a</mi><mo>=</mo><mfrac><mrow><mi mathvariant="normal">Σ</mi><mi>F</mi></mrow><mi>m</mi></mfrac></math>',
        'a=\\frac{\\Sigma F}{m}',
      ),
      note: rich('القوة المحصّلة بوحدة N، والكتلة kg، والتسارع m/s²'),
    },
    { kind: 'heading', text: rich('مثال محلول') },
    { kind: 'steps', items: [rich('نكتب القانون.'), rich('نعوّض القيم.'), rich('التسارع 3 m/s² في اتجاه القوة المحصّلة.')] },
  ],
  quiz: { href: '#', done: false },
  feedback: null,
  feedbackAction: '#',
  feedbackSaved: false,
};

export const Ready: Story = { args: ready };
export const Finished: Story = {
  tags: ['alike'],
  args: { ...ready, watched: true, quiz: { href: '#', done: true }, feedback: { stars: 5, text: 'شرح واضح.' }, feedbackSaved: true },
};
/** The network dropped while the opinion was sent: what was written stays. */
export const OpinionNotSent: Story = { args: { ...ready, feedbackUnsent: true } };
/** Sent without stars and with more words than it takes: both are told, and what was written stays. */
export const OpinionRefused: Story = {
  tags: ['alike'],
  args: {
    ...ready,
    feedbackRefused: { starsMissing: true, text: 'tooLong', typed: { stars: '', text: 'شرح واضح. '.repeat(101) } },
  },
};
export const InEnglish: Story = { args: { ...ready, title: { lang: 'en', text: 'Newton’s second law' }, writtenIn: 'en' } };
/** Its title is translated, its text is not: it says so. */
export const InUrdu: Story = { args: { ...ready, title: { lang: 'ur', text: 'نیوٹن کا دوسرا قانون' } } };
export const FirstAndLast: Story = {
  args: {
    ...ready,
    previous: null,
    next: null,
    index: 1,
    count: 1,
    quiz: null,
    path: {
      ...head.path,
      lessonsLeft: 0,
      testAhead: false,
      items: head.path.items.slice(0, 1).map((item) => ({ ...item, current: true })),
    },
  },
};
/** The last lesson of its path: the test follows. */
export const BeforeTheTest: Story = {
  args: {
    ...ready,
    quiz: { href: '#', done: true },
    index: 3,
    path: {
      ...head.path,
      lessonsLeft: 0,
      items: head.path.items.map((item) => (item.type === 'test' ? item : { ...item, done: true, progress: 1, current: item.id === 3 })),
    },
    previous: { title: ar('القانون الثاني'), href: '#' },
    next: { title: ar('اختبار قوانين نيوتن'), href: '#' },
  },
};
export const LongFilm: Story = { args: { ...ready, duration: 540 } };
export const MustSignUp: Story = {
  args: { ...head, collect: null, state: 'mustSignUp', signUp: '#', signIn: '#' },
  parameters: { frame: 'guest' },
};
export const MustSubscribe: Story = { args: { ...head, state: 'mustSubscribe', checkout: '#', explore: '#' } };
/** In a country where keys cannot be redeemed. */
export const MustSubscribeWithoutCheckout: Story = {
  tags: ['alike'],
  args: { ...head, state: 'mustSubscribe', checkout: null, explore: '#' },
};
/** The subscription ended while the film was playing. */
export const SubscriptionEndedMeanwhile: Story = {
  tags: ['alike'],
  args: { ...head, state: 'mustSubscribe', checkout: '#', explore: '#', whileWatching: true },
};
/** Signed out on another device while the film was playing. */
export const SignedOutMeanwhile: Story = {
  tags: ['alike'],
  args: { ...head, state: 'mustSignUp', signUp: '#', signIn: '#', whileWatching: true },
  parameters: { frame: 'guest' },
};

/** The last lesson of the real subject, with its longest title, in the language of the page. */
export const RealLesson: Story = {
  args: ready,
  render: (_, { globals }) => {
    const { title, topics } = physicsIn(languageIn(globals));
    const topic = topics[1];
    const subtopic = topic?.subtopics[0];
    const [first, last] = subtopic?.lessons ?? [];
    if (!topic || !subtopic || !first || !last) throw new Error('the sample subject has lost its lessons');
    return (
      <LessonScreen
        {...ready}
        title={last}
        index={2}
        count={2}
        crumbs={[title, topic.title, subtopic.title, last].map((crumb, index) => ({
          title: crumb,
          href: ['#subject', null, '#unit', null][index] ?? null,
        }))}
        path={{
          title: subtopic.title,
          lessonsLeft: 1,
          testAhead: false,
          items: [
            { ...pathItem(1, ''), title: first, done: true, progress: 1 },
            { ...pathItem(2, ''), title: last, progress: 0.3, current: true },
          ],
        }}
        previous={{ title: first, href: '#' }}
        next={null}
      />
    );
  },
};

/** The menu says what each choice costs; Escape closes it, and the focus goes back to its button. */
export const QualityMenuOpen: Story = {
  args: ready,
  play: async ({ canvasElement }) => {
    const button = await waitFor(() => {
      const found = within(canvasElement)
        .getAllByRole('button')
        .find((one) => one.textContent === '240p');
      if (!found) throw new Error('the player shows no quality');
      return found;
    });
    await userEvent.click(button);
    const choices = await within(canvasElement).findAllByRole('menuitemradio');
    await expect(choices.map((choice) => /\d\s?MB/.test(choice.textContent ?? ''))).toEqual([true, true]);
    await waitFor(() => expect(choices[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(choices[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryAllByRole('menu')).toHaveLength(0));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findAllByRole('menuitemradio')).toHaveLength(2);
  },
};
/** C switches the captions off and on, wherever the focus is inside the player. */
export const CaptionsByKey: Story = {
  args: ready,
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    await waitFor(() => expect(canvasElement.querySelector('video ~ p')).not.toBeNull());
    slider.focus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(canvasElement.querySelector('video ~ p')).toBeNull());
    // the same key under an Arabic layout
    await fireEvent.keyDown(slider, { key: 'ؤ', code: 'KeyC' });
    await waitFor(() => expect(canvasElement.querySelector('video ~ p')).not.toBeNull());
  },
};
/** Keys that come faster than the film can follow count all the same: four times five seconds. */
export const FourJumpsAtOnce: Story = {
  args: ready,
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    const film = canvasElement.querySelector('video');
    if (!film) throw new Error('the player shows no film');
    await waitFor(() => expect(film.readyState > 1 && !film.seeking).toBe(true));
    const from = film.currentTime;
    for (let press = 0; press < 4; press += 1) await fireEvent.keyDown(slider, { key: 'ArrowRight', code: 'ArrowRight' });
    await expect(Math.round(film.currentTime - from)).toBe(20);
  },
};
/** While the film runs its button stops it. The film itself stands still here. */
export const Playing: Story = {
  tags: ['alike'],
  args: ready,
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    const film = canvasElement.querySelector('video');
    const button = slider.nextElementSibling?.querySelector('button');
    if (!film || !button) throw new Error('the player shows no button');
    await waitFor(() => expect(film.readyState > 1 && !film.seeking).toBe(true));
    const words = button.getAttribute('aria-label');
    film.dispatchEvent(new Event('play'));
    await waitFor(() => expect(button.getAttribute('aria-label')).not.toBe(words));
  },
};
/** The film cannot be fetched: the text stays, and so does the way to try again. */
export const FilmFailed: Story = {
  args: {
    ...ready,
    video: {
      ...SAMPLE_FILM,
      sources: [
        {
          quality: '240p',
          type: 'video/webm',
          codecs: 'vp09.00.20.08',
          src: 'data:video/webm;base64,',
          bytes: 610_000,
          width: 426,
          height: 240,
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, { timeout: 10_000 });
  },
};

everyState<LessonScreenProps>()({ ready: Ready, mustSignUp: MustSignUp, mustSubscribe: MustSubscribe });
