import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyState } from '../../../story.tsx';
import type { LobbyScreenProps } from '../match-props.ts';
import { hardNames, hidden, salma } from '../match-samples.ts';
import { NeedsScriptNotice } from '../NeedsScript.tsx';
import { LobbyScreen } from './LobbyScreen.tsx';

const meta = {
  title: 'League/Lobby',
  component: LobbyScreen,
  parameters: { frame: 'stage', frameProps: { title: { text: 'الفيزياء', lang: 'ar' }, subtitle: null, isPassing: true } },
} satisfies Meta<typeof LobbyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const subject = { text: 'الفيزياء', lang: 'ar' as const };
const league = '#league';
const name = { choice: 'initial' as const, hasAlias: true, action: '#', pending: false, isRefused: false };
const signals = { areOn: false, onChange: fn() };
const lobby = { subject, self: salma, name, signals, league };
const ready = { ...lobby, state: 'ready' as const, problem: null, signIn: '#signin', here: '#', onFind: fn(), onInvite: fn() };
const inviting = {
  ...lobby,
  state: 'inviting' as const,
  link: 'https://darb.example.org/ar/league/friend/Zm9vYmFyYmF6cXV4MTIzNA?country=JO',
  minutesLeft: 9,
  isCopied: false,
  isLinkUp: true,
  onCopy: fn(),
  onShare: fn(),
  onCancel: fn(),
};

export const Ready: Story = { args: ready };
export const UnderFullName: Story = { args: { ...ready, name: { ...name, choice: 'full' } } };
export const UnderAlias: Story = { tags: ['alike'], args: { ...ready, name: { ...name, choice: 'alias' } } };
/** Shown by browsers that run no script. */
export const WithoutScript: Story = {
  args: ready,
  render: (args) => (
    <>
      <LobbyScreen {...args} />
      <NeedsScriptNotice />
    </>
  ),
};
/** The names that a student can choose from stand below the line that says which one it is. */
export const NameChoice: Story = {
  args: { ...ready, self: hidden, name: { ...name, choice: 'hidden' } },
  play: async ({ canvasElement }) => {
    const group = canvasElement.querySelector('details');
    group?.querySelector('summary')?.click();
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(4);
  },
};
export const NameRefused: Story = {
  args: { ...ready, self: { ...salma, name: hardNames[3] ?? '' }, name: { ...name, hasAlias: false, isRefused: true } },
};
export const Connecting: Story = { args: { ...lobby, state: 'connecting', goal: 'find', onCancel: fn() } };
export const Searching: Story = {
  args: { ...lobby, state: 'searching', seconds: 6, isLinkUp: true, onCancel: fn() },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveAccessibleName(/6/);
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    if (args.state === 'searching') await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const SearchingWithoutLine: Story = {
  tags: ['alike'],
  args: { ...lobby, state: 'searching', seconds: 11, isLinkUp: false, onCancel: fn() },
};
export const Signals: Story = {
  args: { ...lobby, signals: { areOn: true, onChange: fn() }, state: 'searching', seconds: 0, isLinkUp: true, onCancel: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { checked: true }));
    if (args.state === 'searching') await expect(args.signals.onChange).toHaveBeenCalledWith(false);
  },
};
export const Inviting: Story = {
  args: inviting,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /إرسال الرابط|Send link|لنک بھیجیں/ }));
    if (args.state === 'inviting') await expect(args.onShare).toHaveBeenCalled();
  },
};
export const InvitingCopied: Story = { tags: ['alike'], args: { ...inviting, isCopied: true, onShare: null, minutesLeft: 1 } };
export const Unreachable: Story = { args: { ...ready, problem: 'unreachable' } };
export const SignedOut: Story = { tags: ['alike'], args: { ...ready, problem: 'signedOut' } };
export const NotOffered: Story = { args: { ...ready, problem: 'notOffered' } };
export const Refused: Story = { tags: ['alike'], args: { ...ready, problem: 'refused' } };
export const TooMany: Story = { tags: ['alike'], args: { ...ready, problem: 'tooMany' } };
/** The friend did not come in time. */
export const Unmet: Story = { tags: ['alike'], args: { ...ready, problem: 'unmet' } };
export const Void: Story = { args: { ...ready, problem: 'void' } };
export const NoPool: Story = { args: { state: 'noPool', league } };
export const Down: Story = { args: { state: 'down', league, retry: '#retry' } };

everyState<LobbyScreenProps>()({
  noPool: NoPool,
  down: Down,
  ready: Ready,
  connecting: Connecting,
  searching: Searching,
  inviting: Inviting,
});
