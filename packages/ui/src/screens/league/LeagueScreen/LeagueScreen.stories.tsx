import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { LeagueScreenProps } from '../props.ts';
import { LeagueScreen } from './LeagueScreen.tsx';

const meta: Meta<typeof LeagueScreen> = { title: 'League/League', component: LeagueScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof LeagueScreen>;

export const Ready: Story = {
  args: {
    state: 'ready',
    subjects: [
      { id: 12, title: ar('الفيزياء'), icon: 'physics', bgColor: '#5B4B8A' },
      { id: 11, title: ar('الرياضيات'), icon: 'math', bgColor: '#2F5D9B' },
    ],
  },
};
export const NoPools: Story = { args: { state: 'noPools', explore: '#explore' } };
export const Guest: Story = { parameters: { frame: 'guest' }, args: { state: 'guest', signUp: '#signup', signIn: '#signin' } };

everyState<LeagueScreenProps>()({ ready: Ready, noPools: NoPools, guest: Guest });
