import type { Block, Language } from '@darb/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar } from '../../../story.tsx';
import { NewsArticleScreen } from './NewsArticleScreen.tsx';

const meta: Meta<typeof NewsArticleScreen> = {
  title: 'Site/NewsArticle',
  component: NewsArticleScreen,
  parameters: { frame: 'guest' },
};
export default meta;
type Story = StoryObj<typeof NewsArticleScreen>;

const rich = (lang: Language, text: string) => ({ lang, parts: [{ kind: 'text' as const, text }] });
const inArabic: Block[] = [
  { kind: 'paragraph', text: rich('ar', 'أسوأ لحظة لانقطاع الشبكة هي اللحظة التي تضغط فيها «تسليم». من الآن لا تنتظر فيها.') },
  { kind: 'heading', text: rich('ar', 'كيف يعمل') },
  { kind: 'paragraph', text: rich('ar', 'تسلّم وأنت غير متصل، فتُختم أسئلتك وإجاباتك وأوقاتها معًا.') },
  { kind: 'list', items: [rich('ar', 'تُرسل وحدها حين يعود الاتصال.'), rich('ar', 'ولا حاجة إلى إعداد شيء قبل ذلك.')] },
];
const inEnglish: Block[] = [
  { kind: 'paragraph', text: rich('en', 'The worst moment for a network to drop is the one in which you press "hand in".') },
  { kind: 'heading', text: rich('en', 'How it works') },
  { kind: 'list', items: [rich('en', 'They are sent by themselves.'), rich('en', 'There is nothing to prepare.')] },
];
const en = (text: string) => ({ text, lang: 'en' as const });

export const Ready: Story = {
  args: {
    id: 14,
    date: '2026-11-29',
    picture: 'phone',
    title: ar('تسلّم اختبارك وإن لم تكن متصلًا'),
    summary: ar('إن انقطعت الشبكة قبل التسليم، خُتمت إجاباتك على جهازك ووصلت حين تعود.'),
    text: inArabic,
    newer: { title: ar('أين حسابك مفتوح الآن؟'), href: '#newer' },
    older: { title: ar('كيف تقرأ تقريرك'), href: '#older' },
    all: '#all',
  },
};

/** The newest one, without a picture and with a title as long as titles get. */
export const InEnglish: Story = {
  args: {
    id: 15,
    date: '2026-11-30',
    picture: null,
    title: en(
      'What happens to an answer that was given on a phone in a village school while the network was down, and to the one that was given after',
    ),
    summary: en('Each answer is saved the moment you give it, and stays on your device until the server says: it is here.'),
    text: inEnglish,
    newer: null,
    older: { title: en('Where is your account open right now?'), href: '#older' },
    all: '#all',
  },
};
/** The first one of all. */
export const Oldest: Story = { args: { ...Ready.args, id: 1, picture: 'letters', older: null } };
