import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import { LONGEST_NAME } from '../account-samples.ts';
import type { WelcomeScreenProps } from '../props.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const meta: Meta<typeof WelcomeScreen> = { title: 'Account/Welcome', component: WelcomeScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof WelcomeScreen>;

export const Ready: Story = { args: { state: 'ready', fullName: 'سلمى الحوراني', selectProgram: '#program' } };
export const LatinName: Story = { args: { state: 'ready', fullName: 'Salma', selectProgram: '#program' } };
export const LongestName: Story = { args: { state: 'ready', fullName: LONGEST_NAME, selectProgram: '#program' } };

everyState<WelcomeScreenProps>()({ ready: Ready });
