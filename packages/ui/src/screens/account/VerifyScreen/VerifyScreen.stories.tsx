import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { fields, LONGEST_ADDRESS, refused } from '../account-samples.ts';
import type { VerifyScreenProps } from '../code-props.ts';
import { VerifyScreen } from './VerifyScreen.tsx';

/** Nothing stands around it: who comes from a message has one thing to do. */
const meta: Meta<typeof VerifyScreen> = { title: 'Account/Verify', component: VerifyScreen };
export default meta;
type Story = StoryObj<typeof VerifyScreen>;

const form = { values: {}, problem: null, pending: false, action: '#' };
const ends = { again: '#again', signIn: '#signin' };

export const Working: Story = { args: { state: 'working', about: 'email', problem: null, pending: true, action: '#' } };
/** Without JavaScript the button is pressed by hand. */
export const WorkingNewEmail: Story = {
  tags: ['alike'],
  args: { state: 'working', about: 'newEmail', problem: null, pending: false, action: '#' },
};
/** The owner of the mailbox is told why the account does not open. */
export const UnderReview: Story = {
  args: { state: 'working', about: 'email', problem: refused('account_under_review'), pending: false, action: '#' },
};
export const NeedsPassword: Story = { args: { ...form, state: 'needsPassword' } };
export const WrongPassword: Story = {
  tags: ['alike'],
  args: { ...form, state: 'needsPassword', problem: fields({ password: 'stud_login_fail' }) },
};
export const TooManyTries: Story = {
  tags: ['alike'],
  args: { ...form, state: 'needsPassword', problem: refused('sign_in_fail_exceed_limit', 840) },
};
export const Confirmed: Story = { args: { state: 'confirmed', address: 'salma@example.org', next: '#next' } };
export const Changed: Story = { tags: ['alike'], args: { state: 'changed', address: LONGEST_ADDRESS, next: '#next' } };
export const SignIn: Story = { tags: ['alike'], args: { state: 'signIn', signIn: '#signin' } };
export const Expired: Story = { args: { state: 'expired', ...ends } };

everyState<VerifyScreenProps>()({
  working: Working,
  needsPassword: NeedsPassword,
  confirmed: Confirmed,
  changed: Changed,
  signIn: SignIn,
  expired: Expired,
});
