import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { PaywallScreenProps } from '../props.ts';
import { PaywallScreen } from './PaywallScreen.tsx';

const meta: Meta<typeof PaywallScreen> = { title: 'Billing/Paywall', component: PaywallScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof PaywallScreen>;

const base = {
  explore: '#explore',
  offer: {
    program: { text: 'التوجيهي، العلمي', lang: 'ar' as const },
    subjectsCount: 2,
    testsOnly: false,
    price: { amount: 35, oldAmount: 200, currency: 'JOD' },
    credit: 0,
    special: null,
    validUntil: '2027-08-31',
  },
};

export const Guest: Story = { args: { ...base, state: 'guest', signUp: '#signup' } };
export const Free: Story = { args: { ...base, state: 'free', checkout: '#checkout' }, tags: ['alike'] };
export const Open: Story = { args: { ...base, state: 'open', until: '2027-08-31' }, tags: ['alike'] };
export const Closed: Story = { args: { ...base, state: 'closed' }, tags: ['alike'] };

everyState<PaywallScreenProps>()({ guest: Guest, free: Free, open: Open, closed: Closed });
