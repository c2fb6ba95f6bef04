import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { HomeScreenProps } from '../props.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta: Meta<typeof HomeScreen> = { title: 'site/Home', component: HomeScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof HomeScreen>;

const both = (ar: string) => ({ text: ar, lang: 'ar' as const });
const places = { signUp: '/ar/signup', explore: '/ar/explore', programTitle: both('التوجيهي، العلمي') };

export const Ready: Story = {
  args: {
    ...places,
    state: 'ready',
    price: { amount: 35, oldAmount: 200, currency: 'JOD' },
    subjects: [
      { id: 11, title: both('الرياضيات'), icon: 'math', bgColor: '#2F5D9B', lessonsCount: 9, quizzesCount: 9, href: '#' },
      { id: 12, title: both('الفيزياء'), icon: 'physics', bgColor: '#5B4B8A', lessonsCount: 12, quizzesCount: 2, href: '#' },
      { id: 13, title: both('الكيمياء'), icon: 'chemistry', bgColor: '#9A560C', lessonsCount: 1, quizzesCount: 1, href: '#' },
    ],
  },
};
/** A country whose prices the operator has not set. */
export const WithoutPrice: Story = { args: { ...Ready.args, state: 'ready', price: null } };
export const Empty: Story = { args: { ...places, programTitle: null, state: 'empty' } };

everyState<HomeScreenProps>()({ ready: Ready, empty: Empty });
