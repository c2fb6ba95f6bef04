import type { Meta, StoryObj } from '@storybook/react-vite';
import { clockStopped, everyState } from '../../../story.tsx';
import { fields, LONGEST_ADDRESS, refused } from '../account-samples.ts';
import type { CodeScreenProps } from '../code-props.ts';
import { CodeScreen } from './CodeScreen.tsx';

const meta: Meta<typeof CodeScreen> = { title: 'Account/Code', component: CodeScreen, parameters: { frame: 'signIn' } };
export default meta;
type Story = StoryObj<typeof CodeScreen>;

const base: Omit<CodeScreenProps, 'state'> = {
  values: {},
  problem: null,
  pending: false,
  action: '#',
  sentTo: '+962 79 000 0123',
  resendAfter: 0,
  resent: false,
  change: '#change',
};

export const Sms: Story = { args: { ...base, state: 'sms' } };
const others = [
  { channel: 'sms', to: null },
  { channel: 'email', to: '#email' },
] as const;
export const Whatsapp: Story = { tags: ['alike'], args: { ...base, state: 'whatsapp', others } };
export const Email: Story = { tags: ['alike'], args: { ...base, state: 'email', sentTo: 'salma@example.org' } };
/**
 * The seconds are counted on the device; here its clock stands still, so that every picture shows the same.
 */
export const CountdownRuns: Story = {
  args: { ...base, state: 'whatsapp', others, resendAfter: 42 },
  beforeEach: clockStopped,
};
export const Resent: Story = { tags: ['alike'], args: { ...base, state: 'sms', resent: true } };
export const NotSixDigits: Story = {
  args: { ...base, state: 'sms', values: { verification_code: '123' }, problem: fields({ verification_code: 'field_code_six_digits' }) },
};
export const WrongCode: Story = {
  tags: ['alike'],
  args: { ...base, state: 'sms', values: { verification_code: '123456' }, problem: fields({ verification_code: 'sms_otp_code_invalid' }) },
};
export const Expired: Story = {
  tags: ['alike'],
  args: {
    ...base,
    state: 'email',
    sentTo: 'salma@example.org',
    values: { verification_code: '123456' },
    problem: fields({ verification_code: 'otp_expired' }),
  },
};
export const MessageLimit: Story = { args: { ...base, state: 'sms', problem: refused('sms_otp_fail_exceed_period_limit', 170) } };
export const DayLimit: Story = {
  tags: ['alike'],
  args: { ...base, state: 'sms', problem: refused('sms_otp_fail_exceed_count_limit', 39_000) },
};
/** The other ways stand open while one waits, and where a limit is reached. */
export const WhatsappLimit: Story = {
  tags: ['alike'],
  args: { ...base, state: 'whatsapp', others, problem: refused('sms_otp_fail_exceed_count_limit', 39_000) },
};
export const NotDelivered: Story = { tags: ['alike'], args: { ...base, state: 'whatsapp', others, trouble: 'failed' } };
export const ChannelDown: Story = {
  args: { ...base, state: 'sms', others: [{ channel: 'whatsapp', to: null }, others[1]], trouble: 'down' },
};
export const DeadCode: Story = {
  tags: ['alike'],
  args: {
    ...base,
    state: 'whatsapp',
    others,
    values: { verification_code: '123456' },
    problem: fields({ verification_code: 'otp_expired' }),
  },
};
export const Offline: Story = { args: { ...base, state: 'whatsapp', others, problem: refused('you_are_offline') } };
export const Pending: Story = { tags: ['alike'], args: { ...base, state: 'sms', pending: true, values: { verification_code: '123456' } } };
export const LongestAddress: Story = { args: { ...base, state: 'email', sentTo: LONGEST_ADDRESS } };

everyState<CodeScreenProps>()({ sms: Sms, whatsapp: Whatsapp, email: Email });
