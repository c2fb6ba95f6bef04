import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { fields, refused } from '../account-samples.ts';
import type { CreatePasswordScreenProps } from '../code-props.ts';
import { CreatePasswordScreen } from './CreatePasswordScreen.tsx';

const meta: Meta<typeof CreatePasswordScreen> = {
  title: 'Account/CreatePassword',
  component: CreatePasswordScreen,
  parameters: { frame: 'signIn' },
};
export default meta;
type Story = StoryObj<typeof CreatePasswordScreen>;

const base = { state: 'ready', values: {}, problem: null, pending: false, action: '#' } as const;

export const Ready: Story = { args: base };
export const NothingTyped: Story = {
  args: { ...base, problem: fields({ password: 'field_password_required', password_again: 'field_password_again_required' }) },
};
export const NotTheSame: Story = { args: { ...base, problem: fields({ password_again: 'field_passwords_differ' }) } };
export const TooCommon: Story = { args: { ...base, problem: fields({ password: 'password_too_common' }) } };
export const Unavailable: Story = { args: { ...base, problem: refused('unavailable') } };
export const Pending: Story = { args: { ...base, pending: true } };
export const Expired: Story = { args: { state: 'expired', again: '#again', signIn: '#signin' } };

everyState<CreatePasswordScreenProps>()({ ready: Ready, expired: Expired });
