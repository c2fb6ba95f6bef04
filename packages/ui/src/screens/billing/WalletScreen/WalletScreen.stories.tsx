import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { WalletScreenProps } from '../wallet-props.ts';
import { WalletScreen } from './WalletScreen.tsx';

const meta: Meta<typeof WalletScreen> = { title: 'Billing/Wallet', component: WalletScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof WalletScreen>;

const row = { friend: null, program: null };
const program = { text: 'التوجيهي، العلمي', lang: 'ar' as const };

export const Rows: Story = {
  args: {
    state: 'ready',
    purse: { credit: 20, rewards: 15 },
    invite: '#invite',
    older: '#older',
    newer: '#newer',
    rows: [
      { ...row, id: '1', kind: 'reward', amount: 5, balance: 20, friend: 'تالا أ.', at: '2026-11-20T10:00:00.000Z' },
      { ...row, id: '2', kind: 'bonus', amount: 10, balance: 15, at: '2026-11-02T10:00:00.000Z' },
      { ...row, id: '3', kind: 'reward', amount: 5, balance: 5, at: '2026-11-02T10:00:00.000Z' },
      { ...row, id: '4', kind: 'spent', amount: -5, balance: 0, program, at: '2026-09-03T10:00:00.000Z' },
      { ...row, id: '5', kind: 'spent', amount: -5, balance: 5, at: '2025-09-14T10:00:00.000Z' },
      { ...row, id: '6', kind: 'welcome', amount: 5, balance: 10, at: '2025-09-10T10:00:00.000Z' },
    ],
  },
};
export const Empty: Story = { args: { state: 'empty', purse: { credit: 0, rewards: 0 }, invite: '#invite', older: null, newer: null } };

everyState<WalletScreenProps>()({ ready: Rows, empty: Empty });
