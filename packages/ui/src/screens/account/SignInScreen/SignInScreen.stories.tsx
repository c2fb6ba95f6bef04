import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { EMPTY_FORM, fields, LOGINS, LONGEST_ADDRESS, refused } from '../account-samples.ts';
import type { SignInScreenProps } from '../props.ts';
import { BusyNotice } from '../BusyNotice.tsx';
import { SignInScreen } from './SignInScreen.tsx';

const meta: Meta<typeof SignInScreen> = { title: 'Account/SignIn', component: SignInScreen, parameters: { frame: 'signIn' } };
export default meta;
type Story = StoryObj<typeof SignInScreen>;

const base: Omit<SignInScreenProps, 'state'> = {
  ...EMPTY_FORM,
  action: '#',
  signUp: '#signup',
  logins: [],
  reason: null,
};

export const AfterDeletion: Story = { args: { ...base, state: 'phone', reason: 'deletion' } };
export const Phone: Story = { args: { ...base, state: 'phone' } };
/** With the ways that an operator has configured. */
export const WithProviders: Story = { args: { ...base, state: 'phone', recover: '#recover', logins: LOGINS } };
export const Email: Story = { args: { ...base, state: 'email' } };
export const BeforeCheckout: Story = { args: { ...base, state: 'phone', reason: 'checkout' } };
export const BeforeLesson: Story = { tags: ['alike'], args: { ...base, state: 'phone', reason: 'lesson' } };
/** Under review, suspended: the right password is told so, and whom to ask. */
export const UnderReview: Story = { args: { ...base, state: 'phone', recover: '#recover', problem: refused('account_under_review') } };
export const Suspended: Story = {
  tags: ['alike'],
  args: { ...base, state: 'phone', recover: '#recover', problem: refused('account_suspended') },
};
export const SessionEnded: Story = { tags: ['alike'], args: { ...base, state: 'email', reason: 'session' } };
export const NothingTyped: Story = {
  args: { ...base, state: 'phone', problem: fields({ phone: 'field_phone_required', password: 'field_password_required' }) },
};
export const EmailCutShort: Story = {
  tags: ['alike'],
  args: { ...base, state: 'email', values: { email: 'salma@' }, problem: fields({ email: 'field_email_invalid' }) },
};
/** Refused as a whole: which of the two was wrong is not said. */
export const WrongPassword: Story = {
  tags: ['alike'],
  args: { ...base, state: 'phone', values: { phone: '0790000123', country_code: 'JO' }, problem: refused('phone_not_valid') },
};
/** The limit says how long to wait. */
export const TooManyTries: Story = {
  tags: ['alike'],
  args: {
    ...base,
    state: 'phone',
    values: { phone: '0790000123', country_code: 'JO' },
    problem: refused('sign_in_fail_exceed_limit', 840),
  },
};
/** Too many at once: without JavaScript it is left to the person, else the page sends it again. */
export const Busy: Story = { args: { ...base, state: 'phone', problem: refused('unavailable', 10) } };
export const BusyAndSentAgain: Story = { tags: ['alike'], args: { ...base, state: 'phone' }, render: () => <BusyNotice again /> };
export const Pending: Story = {
  tags: ['alike'],
  args: { ...base, state: 'phone', pending: true, values: { phone: '0790000123', country_code: 'JO' } },
};
export const LongestAddress: Story = { args: { ...base, state: 'email', values: { email: LONGEST_ADDRESS } } };

everyState<SignInScreenProps>()({ phone: Phone, email: Email });
