import type { Meta, StoryObj } from '@storybook/react-vite';
import { clockStopped, everyState } from '../../../story.tsx';
import { fields, refused } from '../account-samples.ts';
import type { DeletionScreenProps } from '../props.ts';
import { DeletionScreen } from './DeletionScreen.tsx';

const meta: Meta<typeof DeletionScreen> = { title: 'Account/Deletion', component: DeletionScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof DeletionScreen>;

const base = { values: {}, problem: null, pending: false, action: '#', back: '#settings', until: '2026-03-19T08:00:00.000Z' };

export const Password: Story = { args: { ...base, state: 'password' } };
export const NoPassword: Story = { args: { ...base, state: 'password', problem: fields({ password: 'field_password_required' }) } };
export const TooManyTries: Story = {
  tags: ['alike'],
  args: { ...base, state: 'password', problem: refused('sign_in_fail_exceed_limit', 840) },
};
export const SendBySms: Story = { args: { ...base, state: 'send', channel: 'sms' } };
export const SendByEmail: Story = { tags: ['alike'], args: { ...base, state: 'send', channel: 'email' } };
export const ByLogin: Story = { args: { ...base, state: 'login', provider: 'google', prove: '#google' } };
export const ByLoginProven: Story = { args: { ...base, state: 'login', provider: 'facebook', prove: null } };
export const Code: Story = { args: { ...base, state: 'code', channel: 'sms', resendAfter: 0 } };
export const CodeJustSent: Story = {
  tags: ['alike'],
  args: { ...base, state: 'code', channel: 'sms', resendAfter: 42 },
  beforeEach: clockStopped,
};
export const WrongCode: Story = {
  tags: ['alike'],
  args: { ...base, state: 'code', channel: 'email', resendAfter: 0, problem: fields({ verification_code: 'invalid_otp_code' }) },
};
export const Pending: Story = { tags: ['alike'], args: { ...base, state: 'password', pending: true } };

everyState<DeletionScreenProps>()({ password: Password, login: ByLogin, send: SendBySms, code: Code });
