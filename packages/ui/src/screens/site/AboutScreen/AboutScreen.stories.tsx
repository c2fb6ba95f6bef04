import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutScreen } from './AboutScreen.tsx';

const meta: Meta<typeof AboutScreen> = { title: 'Site/About', component: AboutScreen, parameters: { frame: 'guest' } };
export default meta;

export const Ready: StoryObj<typeof AboutScreen> = { args: { explore: '#explore', news: '#news' } };
