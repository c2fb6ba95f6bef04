import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { useSamplePrice } from '../../sample-price.ts';
import type { HomeScreenProps } from '../props.ts';
import { HomeScreen } from './HomeScreen.tsx';

/** The page with the price of the toolbar's country, where the story has one. */
function InCountry(props: HomeScreenProps) {
  const price = useSamplePrice();
  return <HomeScreen {...props} {...('price' in props && props.price !== null ? { price } : {})} />;
}

const meta: Meta<typeof HomeScreen> = {
  title: 'Site/Home',
  component: HomeScreen,
  parameters: { frame: 'guest' },
  render: (args) => <InCountry {...args} />,
};
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
      { id: 11, title: both('الرياضيات'), icon: 'math', bgColor: '#2F5D9B', lessonsCount: 9, quizzesCount: 9, testsCount: 0, href: '#' },
      { id: 12, title: both('الفيزياء'), icon: 'physics', bgColor: '#5B4B8A', lessonsCount: 12, quizzesCount: 2, testsCount: 0, href: '#' },
      {
        id: 13,
        title: both('الكيمياء'),
        icon: 'chemistry',
        bgColor: '#9A560C',
        lessonsCount: 1,
        quizzesCount: 1,
        testsCount: 0,
        href: '#',
      },
    ],
  },
};
/** Where the operator has set another price, in the digits of the country. */
export const InEgypt: Story = { args: Ready.args!, globals: { country: 'EG' } };
/** A country whose prices the operator has not set. */
export const WithoutPrice: Story = { args: { ...Ready.args, state: 'ready', price: null } };
export const Empty: Story = { args: { ...places, programTitle: null, state: 'empty' } };

everyState<HomeScreenProps>()({ ready: Ready, empty: Empty });
