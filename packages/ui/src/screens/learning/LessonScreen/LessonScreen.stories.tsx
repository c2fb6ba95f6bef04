import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { PathItemRow } from '../../catalog/props.ts';
import type { LessonHead, LessonScreenProps } from '../props.ts';
import { LessonScreen } from './LessonScreen.tsx';

const meta: Meta<typeof LessonScreen> = { title: 'learning/Lesson', component: LessonScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof LessonScreen>;

const ar = (text: string) => ({ text, lang: 'ar' as const });
const rich = (text: string) => ({ lang: 'ar' as const, parts: [{ kind: 'text' as const, text }] });
const formula = (mathml: string, tex: string) => ({ lang: 'ar' as const, parts: [{ kind: 'math' as const, mathml, tex, display: true }] });
const item = (id: number, title: string, over: Partial<PathItemRow> = {}): PathItemRow => ({ id, type: 'lesson', title: ar(title), duration: 62, done: false, progress: 0, locked: false, current: false, href: '#', ...over });

const head: LessonHead = {
  title: ar('القانون الثاني'),
  index: 2,
  count: 3,
  duration: 62,
  crumbs: [
    { title: ar('الفيزياء'), href: '#' },
    { title: ar('الميكانيكا'), href: null },
    { title: ar('قوانين نيوتن'), href: '#' },
    { title: ar('القانون الثاني'), href: null },
  ],
  path: { title: ar('قوانين نيوتن'), lessonsLeft: 2, items: [item(1, 'القصور الذاتي والقانون الأول', { done: true, progress: 1 }), item(2, 'القانون الثاني', { progress: 0.4 }), item(3, 'القانون الثالث')] },
  previous: { title: ar('القصور الذاتي والقانون الأول'), href: '#' },
  next: { title: ar('القانون الثالث'), href: '#' },
};
const ready: LessonScreenProps = {
  ...head,
  state: 'ready',
  dataSaver: true,
  watched: false,
  video: {
    duration: 62,
    poster: null,
    position: 24,
    captions: [],
    sources: [
      { quality: '240p', type: 'video/mp4', codecs: 'avc1.42E01E', src: 'data:video/mp4;base64,', bytes: 61_000, width: 426, height: 240 },
      { quality: '480p', type: 'video/mp4', codecs: 'avc1.4D401F', src: 'data:video/mp4;base64,', bytes: 118_000, width: 854, height: 480 },
    ],
  },
  text: [
    { kind: 'paragraph', text: rich('تخيّل أنك تدفع عربة فارغة، ثم تدفعها محمّلة بالقوة نفسها. في المرة الثانية تتسارع أقل، لأن كتلتها صارت أكبر.') },
    {
      kind: 'law',
      formula: formula('<math display="block"><mi>a</mi><mo>=</mo><mfrac><mrow><mi mathvariant="normal">Σ</mi><mi>F</mi></mrow><mi>m</mi></mfrac></math>', 'a=\\frac{\\Sigma F}{m}'),
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
export const Finished: Story = { args: { ...ready, watched: true, quiz: { href: '#', done: true }, feedback: { stars: 5, text: 'شرح واضح.' }, feedbackSaved: true } };
export const FirstAndLast: Story = { args: { ...ready, previous: null, next: null, index: 1, count: 1, quiz: null, path: { ...head.path, lessonsLeft: 0, items: head.path.items.slice(0, 1) } } };
export const MustSignUp: Story = { args: { ...head, state: 'mustSignUp', signUp: '#', signIn: '#' }, parameters: { frame: 'guest' } };
export const MustSubscribe: Story = { args: { ...head, state: 'mustSubscribe', checkout: '#', explore: '#' } };
/** In a country where keys cannot be redeemed. */
export const MustSubscribeWithoutCheckout: Story = { args: { ...head, state: 'mustSubscribe', checkout: null, explore: '#' } };

everyState<LessonScreenProps>()({ ready: Ready, mustSignUp: MustSignUp, mustSubscribe: MustSubscribe });
