import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { everyState } from '../../../story.tsx';
import type { FriendMatchScreenProps } from '../match-props.ts';
import { hidden, yazan } from '../match-samples.ts';
import { FriendMatchScreen } from './FriendMatchScreen.tsx';

const meta = {
  title: 'League/FriendMatch',
  component: FriendMatchScreen,
  parameters: { frame: 'stage', frameProps: { title: { text: 'الفيزياء', lang: 'ar' }, subtitle: null, isPassing: true } },
} satisfies Meta<typeof FriendMatchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const invitation = { inviter: yazan, subject: { text: 'الفيزياء', lang: 'ar' as const } };
const open = {
  ...invitation,
  state: 'open' as const,
  minutesLeft: 8,
  problem: null,
  isPending: false,
  signIn: '#signin',
  here: '#',
  onPlay: fn(),
};
const league = '#league';

export const Open: Story = { args: open };
export const OpenByHiddenName: Story = { args: { ...open, inviter: hidden, minutesLeft: 2 } };
export const Pending: Story = { args: { ...open, isPending: true } };
export const Unreachable: Story = { args: { ...open, problem: 'unreachable' } };
export const SignedOut: Story = { args: { ...open, problem: 'signedOut' } };
export const Own: Story = { args: { ...invitation, state: 'own', lobby: '#lobby' } };
export const OtherProgram: Story = { args: { ...invitation, state: 'otherProgram', league } };
export const Gone: Story = { args: { state: 'gone', league } };
export const Down: Story = { args: { state: 'down', league, retry: '#retry' } };

everyState<FriendMatchScreenProps>()({ open: Open, own: Own, otherProgram: OtherProgram, gone: Gone, down: Down });
