import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { PaywallScreenProps } from '../props.ts';
import { SAMPLE_OFFER } from '../sample-offer.ts';
import { PaywallScreen } from './PaywallScreen.tsx';

const meta: Meta<typeof PaywallScreen> = { title: 'Billing/Paywall', component: PaywallScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof PaywallScreen>;

const base = {
  explore: '#explore',
  offer: SAMPLE_OFFER,
};

export const Guest: Story = { args: { ...base, state: 'guest', signUp: '#signup' } };
export const Free: Story = { args: { ...base, state: 'free', checkout: '#checkout' }, tags: ['alike'] };
export const Open: Story = { args: { ...base, state: 'open', until: '2027-08-31' }, tags: ['alike'] };
export const Closed: Story = { args: { ...base, state: 'closed' }, tags: ['alike'] };
/** A country whose price the operator has not set. */
export const WithoutPrice: Story = {
  args: { ...base, offer: { ...SAMPLE_OFFER, price: null }, state: 'guest', signUp: '#signup' },
  tags: ['alike'],
};

everyState<PaywallScreenProps>()({ guest: Guest, free: Free, open: Open, closed: Closed });
