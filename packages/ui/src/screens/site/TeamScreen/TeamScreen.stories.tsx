import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { TeamScreenProps } from '../contact-props.ts';
import { TeamScreen } from './TeamScreen.tsx';

const meta: Meta<typeof TeamScreen> = { title: 'Site/Team', component: TeamScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof TeamScreen>;

const entry = (name: string, role: string, about: string) => ({ name: ar(name), role: ar(role), about: ar(about) });
const people = [
  entry('رامي حدّاد', 'الفيزياء', 'يدرّس في مدرسة حكومية في السلط، ويرسم قبل أن يكتب.'),
  entry('منى الخطيب', 'الرياضيات', 'كتبت أسئلة التفاضل كلها، وتراجع كل حلّ مرتين.'),
  entry('هبة عوض', 'المعلّمون المساعدون', 'تجيب الأسئلة، وتدرّب من يجيب معها.'),
  entry('يوسف السالم', 'الكيمياء والأحياء', 'تجاربه في مطبخ بيته، وبموافقة أمه.'),
  entry('لينا قسوس', 'المنتج والتصميم', 'تجلس مع الطلبة كل خميس، وتحذف أكثر مما تضيف.'),
];

export const Ready: Story = {
  args: {
    state: 'ready',
    contact: '#contact',
    people,
    openings: [entry('معلّم أو معلّمة أحياء، منهاج الأردن', 'عن بُعد، دوام جزئي', 'تكتب دروسًا قصيرة وأسئلتها، وتراجع ما كتبه غيرك.')],
  },
};
/** Nobody is looked for, and one person has much to tell. */
export const Alone: Story = {
  args: {
    state: 'ready',
    contact: '#contact',
    people: [
      entry('عبد الرحمن بن محمد الخطيب الحسيني', 'كل ما في درب', 'يكتب الدروس، ويصوّرها، ويرسم صورها، ويجيب من يكتب إليه. '.repeat(4)),
    ],
    openings: [],
  },
};
export const Empty: Story = { args: { state: 'empty', contact: '#contact', about: '#about' } };

everyState<TeamScreenProps>()({ ready: Ready, empty: Empty });
