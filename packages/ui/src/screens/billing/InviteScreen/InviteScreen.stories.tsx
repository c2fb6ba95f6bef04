import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { everyState } from '../../../story.tsx';
import type { InviteActions, InviteScreenProps } from '../wallet-props.ts';
import { InviteScreen } from './InviteScreen.tsx';

const actions: InviteActions = { copy: () => Promise.resolve(true), share: () => Promise.resolve(false) };
const meta: Meta<typeof InviteScreen> = { title: 'Billing/Invite', component: InviteScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof InviteScreen>;

/** Squares as a code has them; they lead nowhere. */
const squares = Array.from({ length: 29 }, (_, y) =>
  Array.from({ length: 29 }, (_, x) => ((x * 7 + y * 3 + ((x * y) % 5)) % 3 === 0 ? '1' : '0')).join(''),
);
const base = {
  address: 'https://darb.example/ar/referralsignup?code=K7M4QX',
  code: 'K7M4QX',
  squares,
  purse: { credit: 20, rewards: 15 },
  wallet: '#wallet',
  older: null,
  newer: null,
  actions,
};

export const Friends: Story = {
  args: {
    ...base,
    state: 'ready',
    total: 3,
    friends: [
      { name: 'ليان س.', joinedAt: '2026-08-10T10:00:00.000Z', rewardedAt: '2026-08-20T10:00:00.000Z' },
      { name: 'Omar H.', joinedAt: '2026-10-10T10:00:00.000Z', rewardedAt: '2026-11-02T10:00:00.000Z' },
      { name: 'يزن', joinedAt: '2026-11-20T10:00:00.000Z', rewardedAt: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const [copy] = canvasElement.querySelectorAll<HTMLButtonElement>('section button');
    if (copy) await userEvent.click(copy);
    await waitFor(() => expect(canvasElement.querySelector('section [role="status"]')?.textContent).not.toBe(''));
  },
};
export const Empty: Story = { args: { ...base, state: 'empty', purse: { credit: 0, rewards: 0 } } };

everyState<InviteScreenProps>()({ ready: Friends, empty: Empty });
