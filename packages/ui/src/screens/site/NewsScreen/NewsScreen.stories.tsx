import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar } from '../../../story.tsx';
import type { NewsEntry } from '../news-props.ts';
import { NewsScreen } from './NewsScreen.tsx';

const meta: Meta<typeof NewsScreen> = { title: 'Site/News', component: NewsScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof NewsScreen>;

const en = (text: string) => ({ text, lang: 'en' as const });
const entry = (id: number, title: NewsEntry['title'], summary: NewsEntry['summary'], picture: NewsEntry['picture']): NewsEntry => ({
  id,
  title,
  summary,
  picture,
  date: `2026-11-${10 + id}`,
  href: `#news-${id}`,
});

const inArabic = [
  entry(15, ar('تسلّم اختبارك وإن لم تكن متصلًا'), ar('إن انقطعت الشبكة قبل التسليم، خُتمت إجاباتك على جهازك ووصلت حين تعود.'), 'phone'),
  entry(14, ar('أين حسابك مفتوح الآن؟'), ar('ترى كل جهاز دخلت منه، وتُغلق ما لا تعرفه بضغطة.'), 'shield'),
  entry(13, ar('كيف تقرأ تقريرك'), ar('أين أنت قوي، وأين تحتاج إلى عودة، وما الخطوة التالية بالضبط.'), 'chart'),
  entry(12, ar('رابط لأهلك يرون به تقدّمك'), ar('يفتحونه بلا حساب، ويرون ما أنجزت. ولا يرون إجاباتك ولا رقمك.'), 'road'),
] as const;

export const Ready: Story = { args: { latest: inArabic[0], earlier: inArabic.slice(1) } };

/** A page in Urdu has the English texts, marked as such (rule site 7); one title is as long as titles get. */
export const InEnglish: Story = {
  args: {
    latest: entry(
      15,
      en('Hand in your test even without a connection'),
      en('If the network drops before you hand in, your answers are sealed on your device and arrive when it comes back.'),
      'kept',
    ),
    earlier: [
      entry(
        14,
        en(
          'What happens to an answer that was given on a phone in a village school while the network was down, and to the one that was given after',
        ),
        en('Each answer is saved the moment you give it.'),
        null,
      ),
      entry(13, en('How to read your report'), en('Where you are strong, and exactly what the next step is.'), 'chart'),
    ],
  },
};

export const WithoutPicture: Story = { args: { latest: { ...inArabic[0], picture: null }, earlier: inArabic.slice(1, 2) } };
