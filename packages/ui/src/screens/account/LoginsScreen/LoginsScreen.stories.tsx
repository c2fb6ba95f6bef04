import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { LoginsScreenProps } from '../login-props.ts';
import { LoginsScreen } from './LoginsScreen.tsx';

const meta: Meta<typeof LoginsScreen> = { title: 'Account/Logins', component: LoginsScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof LoginsScreen>;

const base: LoginsScreenProps = {
  state: 'free',
  logins: [
    { provider: 'google', linkedAt: '2026-09-03T10:00:00.000Z', connect: '#google' },
    { provider: 'facebook', linkedAt: null, connect: '#facebook' },
  ],
  back: '#settings',
  ways: { phone: '#phone', email: '#email' },
  action: '#',
  pending: false,
};

export const OneConnected: Story = { args: base };
export const NoneConnected: Story = { args: { ...base, logins: base.logins.map((row) => ({ ...row, linkedAt: null })) } };
/** Nothing else opens the account: it stays connected until there is another way in. */
export const TheOnlyWay: Story = { args: { ...base, state: 'only' } };
/** It was connected, and is configured no more: it can be given up, and not be had again. */
export const NotOfferedAnyMore: Story = {
  args: { ...base, logins: [{ provider: 'facebook', linkedAt: '2026-09-03T10:00:00.000Z', connect: null }] },
};
export const Pending: Story = { args: { ...base, pending: true } };

everyState<LoginsScreenProps>()({ free: OneConnected, only: TheOnlyWay });
