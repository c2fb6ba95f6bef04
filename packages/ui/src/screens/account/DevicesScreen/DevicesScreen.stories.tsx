import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { DevicesScreenProps } from '../props.ts';
import { DevicesScreen } from './DevicesScreen.tsx';

const meta: Meta<typeof DevicesScreen> = { title: 'Account/Devices', component: DevicesScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof DevicesScreen>;

const here = {
  id: '1',
  kind: 'phone' as const,
  browser: 'Chrome',
  system: 'Android',
  country: 'الأردن',
  lastUsedAt: '2026-03-05T08:14:00.000Z',
  isThis: true,
};
const base = { devices: [here], back: '#settings', password: '#password', action: '#', pending: false, problem: null };
const others = [
  { ...here, id: '2', kind: 'computer' as const, browser: 'Firefox', system: 'Windows', isThis: false },
  { ...here, id: '3', kind: 'tablet' as const, browser: 'Safari', system: 'iPadOS', country: 'السعودية', isThis: false },
  { ...here, id: '4', kind: 'unknown' as const, browser: null, system: null, country: null, isThis: false },
];

export const One: Story = { args: { ...base, state: 'one' } };
export const Several: Story = { args: { ...base, state: 'several', devices: [here, ...others] } };
export const Unavailable: Story = { args: { ...base, state: 'several', devices: [here, ...others.slice(0, 1)], problem: 'unavailable' } };
export const Pending: Story = { args: { ...base, state: 'several', devices: [here, ...others.slice(0, 1)], pending: true } };

everyState<DevicesScreenProps>()({ one: One, several: Several });
