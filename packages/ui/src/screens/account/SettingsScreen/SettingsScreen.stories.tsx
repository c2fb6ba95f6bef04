import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import { LONGEST_ADDRESS, LONGEST_NAME } from '../account-samples.ts';
import type { SettingsScreenProps } from '../props.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const meta: Meta<typeof SettingsScreen> = { title: 'Account/Settings', component: SettingsScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof SettingsScreen>;

const base: SettingsScreenProps = {
  state: 'ready',
  fullName: 'سلمى العبد الله',
  alias: 'salma.99',
  picture: null,
  phone: { value: '+962 79 555 0142', isVerified: true, pending: null, change: '#phone' },
  email: { value: null, isVerified: false, pending: 'salma.a@mail.example', change: '#email' },
  password: { isSet: true, changedAt: '2026-09-03T10:00:00.000Z', change: '#password' },
  logins: null,
  program: { title: ar('التوجيهي، العلمي'), country: 'الأردن', change: '#curriculum' },
  look: { language: 'ar', theme: 'system', digits: null },
  visibility: { full_name: true, picture: true, bio: false, program: true },
  places: { picture: '#picture', edit: '#edit', devices: '#devices', data: '#data', billings: '#billings', invite: '#invite' },
  signOutAction: '#sign-out',
  action: '#',
  pending: false,
};

export const Ready: Story = { args: base };
export const WithoutPassword: Story = {
  args: {
    ...base,
    alias: null,
    phone: { value: '+962 79 555 0142', isVerified: true, pending: '+962 78 555 0190', change: '#phone' },
    email: { value: null, isVerified: false, pending: null, change: '#email' },
    password: { isSet: false, changedAt: null, change: '#password' },
    logins: { providers: ['google'], change: '#logins' },
    look: { language: 'ar', theme: 'dark', digits: 'arab' },
  },
};
export const Longest: Story = {
  args: {
    ...base,
    fullName: LONGEST_NAME,
    email: { value: LONGEST_ADDRESS, isVerified: true, pending: null, change: '#email' },
    program: {
      title: ar('التعليم الثانوي الشامل، الفرع المهني: الفندقة والسياحة وتكنولوجيا المعلومات'),
      country: 'الأردن',
      change: '#curriculum',
    },
  },
};
export const Shortest: Story = {
  args: {
    ...base,
    fullName: 'Omar',
    phone: { value: '+962 79 555 0142', isVerified: true, pending: null, change: null },
    email: { value: null, isVerified: false, pending: null, change: null },
    password: { isSet: true, changedAt: null, change: null },
    look: { language: 'ar', theme: 'system' },
    visibility: null,
    places: { picture: null, edit: null, devices: null, data: null, billings: '#billings', invite: null },
  },
};
export const Pending: Story = { args: { ...base, pending: true } };

everyState<SettingsScreenProps>()({ ready: Ready });
