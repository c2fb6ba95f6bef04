import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { EMPTY_FORM, fields, LONGEST_ADDRESS, LONGEST_NAME, refused } from '../account-samples.ts';
import type { LoginScreenProps } from '../login-props.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta: Meta<typeof LoginScreen> = { title: 'Account/Login', component: LoginScreen, parameters: { frame: 'signIn' } };
export default meta;
type Story = StoryObj<typeof LoginScreen>;

const base = { ...EMPTY_FORM, action: '#', provider: 'google' as const, signIn: '#signin', terms: '#terms', privacy: '#privacy' };
const made = { ...base, state: 'new' as const, email: 'salma.a@mail.example', values: { full_name: 'سلمى العبد الله' } };
const connect = {
  ...EMPTY_FORM,
  action: '#',
  provider: 'google' as const,
  state: 'link' as const,
  fullName: 'سلمى العبد الله',
  leave: '#settings',
};

export const New: Story = { args: made };
/** Facebook says neither a name nor an address that it has proven. */
export const NewWithoutAddress: Story = { tags: ['alike'], args: { ...made, provider: 'facebook', email: null, values: {} } };
export const NothingTyped: Story = {
  tags: ['alike'],
  args: { ...made, values: {}, problem: fields({ full_name: 'field_name_required', terms: 'field_terms_required' }) },
};
/** Somebody has signed up with the address in the meantime. */
export const AddressTaken: Story = { args: { ...made, problem: refused('stud_fail_email') } };
export const KnownAddress: Story = {
  args: {
    ...EMPTY_FORM,
    action: '#',
    provider: 'google',
    state: 'knownAddress',
    email: 'salma.a@mail.example',
    signIn: '#signin',
    recover: '#recover',
  },
};
export const LongestAddress: Story = {
  args: {
    ...EMPTY_FORM,
    action: '#',
    provider: 'facebook',
    state: 'knownAddress',
    email: LONGEST_ADDRESS,
    signIn: '#signin',
    recover: '#recover',
  },
};
export const Connect: Story = { args: connect };
export const ConnectLongest: Story = { tags: ['alike'], args: { ...connect, provider: 'facebook', fullName: LONGEST_NAME } };
export const Pending: Story = { tags: ['alike'], args: { ...connect, pending: true } };

everyState<LoginScreenProps>()({ new: New, knownAddress: KnownAddress, link: Connect });
