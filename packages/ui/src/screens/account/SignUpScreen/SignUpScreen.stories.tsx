import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { EMPTY_FORM, fields, LOGINS, LONGEST_ADDRESS, LONGEST_NAME, refused } from '../account-samples.ts';
import type { SignUpScreenProps } from '../props.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta: Meta<typeof SignUpScreen> = { title: 'Account/SignUp', component: SignUpScreen, parameters: { frame: 'signIn' } };
export default meta;
type Story = StoryObj<typeof SignUpScreen>;

const base: Omit<SignUpScreenProps, 'state'> = {
  ...EMPTY_FORM,
  action: '#',
  signIn: '#signin',
  logins: [],
  terms: '#terms',
  privacy: '#privacy',
  invitation: null,
};
const salma = { full_name: 'سلمى الحوراني', phone: '0790000123', country_code: 'JO', terms: 'yes' };

export const Phone: Story = { args: { ...base, state: 'phone' } };
export const Email: Story = { args: { ...base, state: 'email' } };
/** A third way, where codes can go out by WhatsApp. */
export const Whatsapp: Story = {
  tags: ['alike'],
  args: { ...base, state: 'whatsapp', tabs: { phone: '#phone', whatsapp: '#whatsapp', email: '#email' } },
};
/** With the ways that an operator has configured. */
export const WithProviders: Story = { args: { ...base, state: 'email', logins: LOGINS } };
/** Came by a friend's link, and changed the code. */
export const Invited: Story = {
  args: {
    ...base,
    state: 'email',
    invitation: 'K7M4QX',
    values: { referred_by_code: 'K7M4Q' },
    problem: fields({ referred_by_code: 'field_referred_by_code' }),
  },
};
export const NothingTyped: Story = {
  args: {
    ...base,
    state: 'phone',
    problem: fields({
      full_name: 'field_name_required',
      phone: 'field_phone_required',
      password: 'field_password_required',
      terms: 'field_terms_required',
    }),
  },
};
export const EachFieldWrong: Story = {
  args: {
    ...base,
    state: 'email',
    values: { full_name: `${LONGEST_NAME}سم`, email: 'salma@' },
    problem: fields({
      full_name: 'field_name_too_long',
      email: 'field_email_invalid',
      password: 'field_password_too_short',
      terms: 'field_terms_required',
    }),
  },
};
export const LandlineNumber: Story = {
  tags: ['alike'],
  args: { ...base, state: 'phone', values: { ...salma, phone: '065000000' }, problem: fields({ phone: 'stud_fail_valid_phone' }) },
};
export const PhoneTaken: Story = {
  tags: ['alike'],
  args: { ...base, state: 'phone', values: salma, problem: fields({ phone: 'stud_fail_phone' }) },
};
export const WeakPassword: Story = {
  args: { ...base, state: 'phone', values: salma, problem: fields({ password: 'password_too_common' }) },
};
export const Unavailable: Story = { tags: ['alike'], args: { ...base, state: 'phone', values: salma, problem: refused('unavailable') } };
export const MessageLimit: Story = {
  tags: ['alike'],
  args: { ...base, state: 'phone', values: salma, problem: refused('sms_otp_fail_exceed_period_limit', 170) },
};
export const Pending: Story = { tags: ['alike'], args: { ...base, state: 'phone', values: salma, pending: true } };
export const Longest: Story = {
  args: { ...base, state: 'email', values: { full_name: LONGEST_NAME, email: LONGEST_ADDRESS, terms: 'yes' } },
};

everyState<SignUpScreenProps>()({ phone: Phone, whatsapp: Whatsapp, email: Email });
