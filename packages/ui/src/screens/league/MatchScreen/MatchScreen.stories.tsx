import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { everyState } from '../../../story.tsx';
import type { MatchScreenProps } from '../match-props.ts';
import { bot, explanation, hardNames, hidden, long, salma, short, yazan } from '../match-samples.ts';
import LeaveDialog from './LeaveDialog.tsx';
import { MatchScreen } from './MatchScreen.tsx';

const meta = {
  title: 'League/Match',
  component: MatchScreen,
  parameters: { frame: 'stage', frameProps: { title: { text: 'الفيزياء', lang: 'ar' }, subtitle: null, isPassing: true } },
} satisfies Meta<typeof MatchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const meeting = { self: salma, opponent: yazan, absence: null, counts: true };
const asked = { ...meeting, round: 3, rounds: 6, selfPoints: 180, opponentPoints: 165, question: short, choice: null };
const round = {
  ...asked,
  state: 'round' as const,
  time: { total: 20_000, passed: 8_000 },
  seconds: 12,
  hasOpponentAnswered: true,
  onAnswer: fn(),
};
const revealed = {
  ...asked,
  state: 'reveal' as const,
  selfPoints: 362,
  opponentPoints: 165,
  choice: 1,
  correct: 1,
  own: { kind: 'correct' as const, points: 182, isPerfect: true },
  other: { kind: 'incorrect' as const, points: 0, isPerfect: false },
  explanation,
};
const league = '#league';

export const Joining: Story = { tags: ['alike'], args: { state: 'joining' } };
export const Found: Story = { args: { ...meeting, state: 'found' } };
export const FoundBot: Story = { tags: ['alike'], args: { ...meeting, state: 'found', opponent: bot } };
/** A fourth match with the same friend on a day. */
export const FoundNotCounted: Story = { tags: ['alike'], args: { ...meeting, state: 'found', counts: false } };
export const StartingSoon: Story = { tags: ['alike'], args: { ...meeting, state: 'countdown', count: 4 } };
export const Three: Story = { tags: ['alike'], args: { ...meeting, state: 'countdown', count: 3 } };
export const Go: Story = { args: { ...meeting, state: 'countdown', count: 0, opponent: hidden } };
export const Round: Story = {
  args: round,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    // the question has the focus, and reads its choices with their numbers
    await expect(document.activeElement).toHaveAccessibleDescription(/1: .*2: .*3: .*4: /);
    await expect(page.getByRole('timer')).toHaveAccessibleName(/12/);
    await userEvent.keyboard('2');
    if (args.state === 'round') await expect(args.onAnswer).toHaveBeenCalledWith(1);
  },
};
export const Answered: Story = {
  tags: ['alike'],
  args: { ...round, choice: 1, hasOpponentAnswered: false, onAnswer: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.keyboard('3');
    await userEvent.click(within(canvasElement).getAllByRole('button', { pressed: false })[0] ?? canvasElement);
    if (args.state === 'round') await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
export const BothAnswered: Story = { tags: ['alike'], args: { ...round, choice: 1 } };
export const Leaving: Story = {
  args: round,
  render: (args) => (
    <>
      <MatchScreen {...args} />
      <LeaveDialog onStay={fn()} onLeave={fn()} />
    </>
  ),
};
/** Said at ten and at five seconds, and only to who has not answered. */
export const LastSeconds: Story = {
  tags: ['alike'],
  args: { ...round, time: { total: 20_000, passed: 15_500 }, seconds: 5, hasOpponentAnswered: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/5/));
  },
};
export const LongOptions: Story = { args: { ...round, question: long } };
export const LongOptionsOnSmallPhone: Story = {
  args: { ...round, question: long },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Inner) => (
      <div style={{ maxInlineSize: 288 }}>
        <Inner />
      </div>
    ),
  ],
};
export const Reconnecting: Story = { args: { ...round, absence: { who: 'self', seconds: 11 } } };
export const ReconnectingLate: Story = { tags: ['alike'], args: { ...round, absence: { who: 'self', seconds: 0 } } };
export const OpponentAway: Story = {
  tags: ['alike'],
  args: { ...round, hasOpponentAnswered: false, absence: { who: 'opponent', seconds: 2 } },
};
export const AgainstHiddenName: Story = { tags: ['alike'], args: { ...round, opponent: hidden } };
export const AgainstBot: Story = { tags: ['alike'], args: { ...round, opponent: bot, self: { ...salma, name: hardNames[2] ?? '' } } };
export const Perfect: Story = {
  args: revealed,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/182.*362.*165/));
  },
};
export const Correct: Story = { tags: ['alike'], args: { ...revealed, own: { kind: 'correct', points: 121, isPerfect: false } } };
export const Incorrect: Story = {
  args: {
    ...revealed,
    question: long,
    choice: 0,
    selfPoints: 180,
    opponentPoints: 331,
    own: { kind: 'incorrect', points: 0, isPerfect: false },
    other: { kind: 'correct', points: 166, isPerfect: false },
  },
};
export const NoAnswer: Story = {
  tags: ['alike'],
  args: {
    ...revealed,
    choice: null,
    selfPoints: 180,
    own: { kind: 'none', points: 0, isPerfect: false },
    other: { kind: 'none', points: 0, isPerfect: false },
    explanation: null,
  },
};
export const Won: Story = { args: { state: 'over', result: 'won', ending: 'played', to: '#result' } };
export const WonByForfeit: Story = { tags: ['alike'], args: { state: 'over', result: 'won', ending: 'left', to: '#result' } };
export const WonByAbsence: Story = { tags: ['alike'], args: { state: 'over', result: 'won', ending: 'away', to: '#result' } };
export const Lost: Story = { tags: ['alike'], args: { state: 'over', result: 'lost', ending: 'played', to: '#result' } };
export const Draw: Story = { tags: ['alike'], args: { state: 'over', result: 'draw', ending: 'played', to: '#result' } };
export const Void: Story = { args: { state: 'void', again: '#again', league } };
export const Unmet: Story = { tags: ['alike'], args: { state: 'unmet', again: '#again', league } };
export const Quit: Story = { tags: ['alike'], args: { state: 'quit', league } };
export const Replaced: Story = { tags: ['alike'], args: { state: 'replaced', league, onPlayHere: fn() } };
export const Unreachable: Story = {
  tags: ['alike'],
  args: { state: 'failed', problem: 'unreachable', signIn: '#signin', league, onRetry: fn() },
};
export const SignedOut: Story = {
  tags: ['alike'],
  args: { state: 'failed', problem: 'signedOut', signIn: '#signin', league, onRetry: fn() },
};

const called = (self: number, opponent: number) => ({
  self: { ...salma, name: hardNames[self] ?? '' },
  opponent: { ...yazan, name: hardNames[opponent] ?? '' },
});
/** Names that are hard to show: each in its own order, cut at its own end; points never swap sides. */
export const HardNames: Story = { args: { ...round, ...called(1, 2) } };
export const HardNamesLong: Story = { tags: ['alike'], args: { ...round, ...called(3, 4) } };
export const HardNamesTurned: Story = { tags: ['alike'], args: { ...round, ...called(5, 6) } };
export const HardNamesMeet: Story = { tags: ['alike'], args: { ...meeting, state: 'found', ...called(2, 3) } };

everyState<MatchScreenProps>()({
  joining: Joining,
  found: Found,
  countdown: Three,
  round: Round,
  reveal: Perfect,
  over: Won,
  void: Void,
  unmet: Unmet,
  quit: Quit,
  replaced: Replaced,
  failed: Unreachable,
});
