import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { fields, refused } from '../account-samples.ts';
import type { PasswordScreenProps } from '../props.ts';
import { PasswordScreen } from './PasswordScreen.tsx';

const meta: Meta<typeof PasswordScreen> = { title: 'Account/Password', component: PasswordScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof PasswordScreen>;

const base = { values: {}, problem: null, pending: false, action: '#', back: '#settings', forgotten: '#forgotten' };

export const Change: Story = { args: { ...base, state: 'change' } };
export const Add: Story = { args: { ...base, state: 'add' } };
export const TooShort: Story = {
  args: {
    ...base,
    state: 'change',
    problem: fields({ old_password: 'field_password_required', password: 'field_password_too_short' }),
  },
};
export const TooCommon: Story = { args: { ...base, state: 'change', problem: fields({ password: 'password_too_common' }) } };
export const TooManyTries: Story = { args: { ...base, state: 'change', problem: refused('sign_in_fail_exceed_limit', 840) } };
export const Offline: Story = { args: { ...base, state: 'change', problem: refused('you_are_offline') } };
export const Pending: Story = { args: { ...base, state: 'change', pending: true } };

everyState<PasswordScreenProps>()({ change: Change, add: Add });
