import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { ReferralScreenProps } from '../wallet-props.ts';
import { ReferralScreen } from './ReferralScreen.tsx';

const meta: Meta<typeof ReferralScreen> = { title: 'Billing/Referral', component: ReferralScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof ReferralScreen>;

const base = { signUp: '#signup', explore: '#explore' };

export const Invited: Story = { args: { ...base, state: 'invited', code: 'K7M4QX' } };
export const Wrong: Story = { args: { ...base, state: 'wrong', messageKey: 'stud_fail_referral_code' }, tags: ['alike'] };
export const Campaign: Story = { args: { ...base, state: 'campaign', signIn: '#signin' } };

everyState<ReferralScreenProps>()({ invited: Invited, wrong: Wrong, campaign: Campaign });
