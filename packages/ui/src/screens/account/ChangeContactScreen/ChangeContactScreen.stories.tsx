import type { Meta, StoryObj } from '@storybook/react-vite';
import { clockStopped, everyState } from '../../../story.tsx';
import { DIAL_CODES, fields, LONGEST_ADDRESS, refused } from '../account-samples.ts';
import type { ChangeContactScreenProps } from '../props.ts';
import { ChangeContactScreen } from './ChangeContactScreen.tsx';

const meta: Meta<typeof ChangeContactScreen> = {
  title: 'Account/ChangeContact',
  component: ChangeContactScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof ChangeContactScreen>;

const base = { values: {}, problem: null, pending: false, action: '#', back: '#settings' };
const phone = { ...base, state: 'phone' as const, dialCodes: DIAL_CODES, country: 'JO', needsPassword: true, current: '+962 79 555 0142' };
const email = { ...base, state: 'email' as const, needsPassword: true, current: 'salma.a@mail.example' };
const sentCode = {
  ...base,
  current: '+962 79 555 0142',
  sentTo: '+962 78 555 0190',
  resendAfter: 0,
  resent: false,
};
const phoneCode = { ...sentCode, state: 'phoneCode' as const, channel: 'sms' as const };
const emailCode = { ...sentCode, state: 'emailCode' as const, current: 'salma.a@mail.example', sentTo: 'salma@example.org' };

export const Phone: Story = { args: phone };
export const FirstPhone: Story = { tags: ['alike'], args: { ...phone, current: null, needsPassword: false } };
export const SignInAgainFirst: Story = {
  args: { ...phone, current: null, needsPassword: false, values: { phone: '0785550190' }, problem: refused('proof_needed') },
};
export const PhoneTaken: Story = {
  tags: ['alike'],
  args: { ...phone, values: { phone: '0785550190' }, problem: fields({ phone: 'stud_fail_phone' }) },
};
export const PhoneInvalid: Story = {
  tags: ['alike'],
  args: {
    ...phone,
    values: { phone: '0690123456' },
    problem: fields({ phone: 'stud_fail_valid_phone', password: 'field_password_required' }),
  },
};
export const FirstEmail: Story = { tags: ['alike'], args: { ...email, current: null } };
export const WrongPassword: Story = { tags: ['alike'], args: { ...email, problem: fields({ password: 'stud_chan_pass_fail' }) } };
export const Email: Story = { args: email };
export const EmailTaken: Story = {
  tags: ['alike'],
  args: { ...email, values: { email: 'salma@example.org' }, problem: fields({ email: 'stud_fail_email' }) },
};
export const MailLimit: Story = { tags: ['alike'], args: { ...email, problem: refused('send_fail_exceed_period_limit', 110) } };
export const ProviderDown: Story = {
  tags: ['alike'],
  args: { ...phone, values: { phone: '0785550190' }, problem: refused('unavailable') },
};
export const Offline: Story = { tags: ['alike'], args: { ...phone, values: { phone: '0785550190' }, problem: refused('you_are_offline') } };
export const Pending: Story = { tags: ['alike'], args: { ...phone, values: { phone: '0785550190' }, pending: true } };
export const PhoneCode: Story = { args: phoneCode };
export const EmailCode: Story = { tags: ['alike'], args: emailCode };
/**
 * The seconds are counted on the device; here its clock stands still, so that every picture shows the same.
 */
export const CountdownRuns: Story = { tags: ['alike'], args: { ...phoneCode, resendAfter: 42 }, beforeEach: clockStopped };
export const NotDelivered: Story = { tags: ['alike'], args: { ...phoneCode, trouble: 'failed' } };
export const PhoneChannelDown: Story = {
  tags: ['alike'],
  args: { ...phoneCode, channel: 'whatsapp', trouble: 'down', resendAfter: 42 },
  beforeEach: clockStopped,
};
export const ChannelDown: Story = { tags: ['alike'], args: { ...emailCode, trouble: 'down' } };
export const Resent: Story = { tags: ['alike'], args: { ...phoneCode, resent: true } };
export const WrongCode: Story = {
  tags: ['alike'],
  args: { ...phoneCode, values: { verification_code: '123456' }, problem: fields({ verification_code: 'sms_otp_code_invalid' }) },
};
export const DeadCode: Story = {
  tags: ['alike'],
  args: { ...emailCode, values: { verification_code: '123456' }, problem: fields({ verification_code: 'otp_expired' }) },
};
export const MessageLimit: Story = { tags: ['alike'], args: { ...phoneCode, problem: refused('sms_otp_fail_exceed_period_limit', 170) } };
export const LongestAddress: Story = { args: { ...emailCode, sentTo: LONGEST_ADDRESS } };

everyState<ChangeContactScreenProps>()({ phone: Phone, email: Email, phoneCode: PhoneCode, emailCode: EmailCode });
