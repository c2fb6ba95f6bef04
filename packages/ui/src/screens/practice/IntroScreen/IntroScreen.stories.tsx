import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { IntroScreenProps } from '../props.ts';
import { IntroScreen } from './IntroScreen.tsx';

const meta: Meta<typeof IntroScreen> = { title: 'Practice/Intro', component: IntroScreen, parameters: { frame: 'guest' } };
export default meta;

export const Guest: StoryObj<typeof IntroScreen> = {
  args: { state: 'guest', percentages: [100, 90, 80, 70], signUp: '#signup', signIn: '#signin', subjects: '#subjects' },
};

everyState<IntroScreenProps>()({ guest: Guest });
