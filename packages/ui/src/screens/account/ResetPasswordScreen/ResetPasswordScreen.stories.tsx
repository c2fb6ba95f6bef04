import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { EMPTY_FORM, fields, LONGEST_ADDRESS, refused } from '../account-samples.ts';
import type { ResetPasswordScreenProps } from '../code-props.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta: Meta<typeof ResetPasswordScreen> = {
  title: 'Account/ResetPassword',
  component: ResetPasswordScreen,
  parameters: { frame: 'signIn' },
};
export default meta;
type Story = StoryObj<typeof ResetPasswordScreen>;

const base: Omit<ResetPasswordScreenProps, 'state'> = {
  ...EMPTY_FORM,
  tabs: { phone: '#phone', whatsapp: '#whatsapp', email: '#email' },
  action: '#',
  signIn: '#signin',
};
const typed = { phone: '0790000123', country_code: 'JO' };

export const Phone: Story = { args: { ...base, state: 'phone' } };
export const Whatsapp: Story = { tags: ['alike'], args: { ...base, state: 'whatsapp' } };
export const Email: Story = { tags: ['alike'], args: { ...base, state: 'email' } };
export const NothingTyped: Story = { args: { ...base, state: 'phone', problem: fields({ phone: 'field_phone_required' }) } };
export const MessageLimit: Story = {
  tags: ['alike'],
  args: { ...base, state: 'phone', values: typed, problem: refused('sms_otp_fail_exceed_period_limit', 170) },
};
export const Unavailable: Story = { args: { ...base, state: 'whatsapp', values: typed, problem: refused('unavailable') } };
export const Offline: Story = { tags: ['alike'], args: { ...base, state: 'phone', values: typed, problem: refused('you_are_offline') } };
export const Pending: Story = { tags: ['alike'], args: { ...base, state: 'phone', values: typed, pending: true } };
export const LongestAddress: Story = { args: { ...base, state: 'email', values: { email: LONGEST_ADDRESS } } };

everyState<ResetPasswordScreenProps>()({ phone: Phone, whatsapp: Whatsapp, email: Email });
