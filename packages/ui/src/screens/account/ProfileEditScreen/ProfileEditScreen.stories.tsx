import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { fields, LONGEST_NAME, refused } from '../account-samples.ts';
import type { ProfileEditScreenProps } from '../props.ts';
import { ProfileEditScreen } from './ProfileEditScreen.tsx';

const meta: Meta<typeof ProfileEditScreen> = {
  title: 'Account/ProfileEdit',
  component: ProfileEditScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof ProfileEditScreen>;

const base = {
  state: 'ready' as const,
  values: { full_name: 'سلمى العبد الله', alias: 'salma.99', bio: 'أحب الفيزياء والمسائل الطويلة.' },
  problem: null,
  pending: false,
  action: '#',
  back: '#settings',
  picture: null,
  changePicture: '#picture',
};

export const Ready: Story = { args: base };
export const OnlyName: Story = { args: { ...base, values: { full_name: 'Omar' } } };
export const LongestName: Story = { args: { ...base, values: { ...base.values, full_name: LONGEST_NAME } } };
export const NoName: Story = { args: { ...base, values: { full_name: '' }, problem: fields({ full_name: 'field_name_required' }) } };
export const Offline: Story = { args: { ...base, problem: refused('you_are_offline') } };
export const Pending: Story = { args: { ...base, pending: true } };

everyState<ProfileEditScreenProps>()({ ready: Ready });
