import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { ChallengeResultScreenProps, Finished } from '../props.ts';
import { hard, roundsOf, student } from '../samples.ts';
import { ChallengeResultScreen } from './ChallengeResultScreen.tsx';

const meta: Meta<typeof ChallengeResultScreen> = {
  title: 'League/Result',
  component: ChallengeResultScreen,
  parameters: { frame: 'stage', frameProps: { title: ar('الفيزياء'), subtitle: undefined } },
};
export default meta;
type Story = StoryObj<typeof ChallengeResultScreen>;

const head = { board: '#board', league: '#league' };
const won: Finished = {
  ...head,
  state: 'won',
  self: student('سلمى ع.'),
  opponent: student('يزن عبد الرحمن الخطيب'),
  points: 698,
  opponentPoints: 650,
  forfeit: null,
  gain: { added: 748, bonus: 50 },
  ranks: { before: 12, after: 9 },
  rounds: roundsOf([0, 180, 155, 172, 0, 191], [165, 0, 172, 0, 185, 128]),
  again: '#lobby',
  practice: null,
};
const lost: Finished = {
  ...won,
  state: 'lost',
  opponent: student('تالا ن.'),
  points: 512,
  opponentPoints: 884,
  gain: { added: 512, bonus: 0 },
  ranks: { before: 12, after: 12 },
  rounds: roundsOf([0, 155, 0, 162, null, 195], [178, 0, 189, 171, 183, 163]),
};

const shown = (result: Finished) => ({ state: result.state, result: { props: result } });

export const Won: Story = { args: shown(won) };
export const WonFromTheFirst: Story = {
  tags: ['alike'],
  args: shown({
    ...won,
    points: 1150,
    opponentPoints: 310,
    gain: { added: 1200, bonus: 50 },
    ranks: { before: null, after: 1 },
    rounds: roundsOf([190, 195, 190, 185, 195, 195], [0, 155, 0, 0, 155, 0]),
  }),
};
export const WonInTheEnd: Story = {
  tags: ['alike'],
  args: shown({
    ...won,
    points: 700,
    opponentPoints: 500,
    gain: { added: 750, bonus: 50 },
    ranks: { before: 3, after: 2 },
    rounds: roundsOf([0, 190, 180, 165, 165, 0], [170, 0, 165, 0, 165, 0]),
  }),
};
export const Lost: Story = { args: shown(lost) };
/** The third lost match in a row in its subject (rule league 22). */
export const LostAgain: Story = { tags: ['alike'], args: shown({ ...lost, practice: '#practice' }) };
export const LostInTheLastRound: Story = {
  tags: ['alike'],
  args: shown({
    ...lost,
    points: 650,
    opponentPoints: 698,
    gain: { added: 650, bonus: 0 },
    ranks: null,
    rounds: roundsOf([165, 0, 172, 0, 185, 128], [0, 180, 155, 172, 0, 191]),
  }),
};
export const Nothing: Story = {
  tags: ['alike'],
  args: shown({
    ...lost,
    points: 0,
    gain: { added: 0, bonus: 0 },
    ranks: null,
    rounds: roundsOf([0, null, 0, 0, null, 0], [178, 0, 189, 171, 183, 163]),
  }),
};
/** Another round was opened, and its explanation stands below. */
export const AnotherRound: Story = { args: shown({ ...won, rounds: roundsOf([0, 180, 155, 172, 0, 191], [165, 0, 172, 0, 185, 128], 4) }) };
export const Draw: Story = {
  args: shown({
    ...won,
    state: 'draw',
    points: 480,
    opponentPoints: 480,
    gain: { added: 505, bonus: 25 },
    ranks: { before: 4, after: 3 },
    rounds: roundsOf([160, 0, 160, 0, 160, 0], [0, 160, 0, 160, 0, 160]),
  }),
};
export const OpponentLeft: Story = {
  tags: ['alike'],
  args: shown({
    ...won,
    forfeit: 'opponentLeft',
    points: 180,
    opponentPoints: 165,
    gain: { added: 230, bonus: 50 },
    rounds: roundsOf([0, 180], [165, 0]),
  }),
};
/** Before the first round was over. */
export const OpponentAway: Story = {
  tags: ['alike'],
  args: shown({
    ...won,
    forfeit: 'opponentAway',
    points: 0,
    opponentPoints: 0,
    gain: { added: 50, bonus: 50 },
    rounds: [],
  }),
};
export const YouLeft: Story = {
  tags: ['alike'],
  args: shown({
    ...lost,
    forfeit: 'youLeft',
    points: 180,
    opponentPoints: 165,
    gain: { added: 180, bonus: 0 },
    rounds: roundsOf([0, 180], [165, 0]),
  }),
};
export const YouAway: Story = {
  tags: ['alike'],
  args: shown({
    ...lost,
    forfeit: 'youAway',
    points: 155,
    opponentPoints: 0,
    gain: { added: 155, bonus: 0 },
    rounds: roundsOf([155], [0]),
  }),
};
/** The fourth match of a day against the same person (rule league 17). */
export const WithoutPoints: Story = { args: shown({ ...won, gain: null, ranks: null }) };
export const LongName: Story = { tags: ['alike'], args: shown({ ...won, self: student('Omar_99.'), opponent: hard[3] ?? student(null) }) };
export const OtherDirection: Story = { args: shown({ ...lost, self: hard[4] ?? student(null), opponent: hard[2] ?? student(null) }) };
export const TurnedName: Story = {
  tags: ['alike'],
  args: shown({ ...lost, self: hard[6] ?? student(null), opponent: hard[5] ?? student(null) }),
};
export const Hidden: Story = {
  args: shown({ ...won, self: student(null), opponent: { name: null, avatar: null, isBot: true }, again: null }),
};

const page = { frame: 'student' };
export const StillRunning: Story = { parameters: page, args: { ...head, state: 'running', match: '#match' } };
export const Void: Story = { parameters: page, args: { ...head, state: 'void' } };
export const Down: Story = { parameters: page, args: { ...head, state: 'down', retry: '#retry' } };

everyState<ChallengeResultScreenProps>()({ won: Won, lost: Lost, draw: Draw, running: StillRunning, void: Void, down: Down });
