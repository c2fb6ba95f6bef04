import type { Meta, StoryObj } from '@storybook/react-vite';
import { MicroTutoringScreen } from './MicroTutoringScreen.tsx';

const meta: Meta<typeof MicroTutoringScreen> = {
  title: 'Site/MicroTutoring',
  component: MicroTutoringScreen,
  parameters: { frame: 'guest' },
};
export default meta;

export const Presentation: StoryObj<typeof MicroTutoringScreen> = { args: { explore: '#explore', contact: '#contact' } };
