import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { NotFoundScreenProps } from '../props.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta: Meta<typeof NotFoundScreen> = { title: 'Site/NotFound', component: NotFoundScreen, parameters: { frame: 'guest' } };
export default meta;
type Story = StoryObj<typeof NotFoundScreen>;

const requestId = '5f2b1c9e-7d4a-4b1e-9c3f-1a2b3c4d5e6f';
export const Guest: Story = { args: { state: 'guest', signIn: '/ar/signin', home: '/ar' } };
export const Student: Story = { args: { state: 'student', dashboard: '/ar/dashboard', requestId }, parameters: { frame: 'student' } };
export const OtherProgram: Story = {
  args: { state: 'otherProgram', dashboard: '/ar/dashboard', selectProgram: '/ar/SelectProgram', checkout: '#', requestId },
  parameters: { frame: 'student' },
};
/** In a country where keys cannot be activated. */
export const OtherProgramWithoutCheckout: Story = {
  args: { state: 'otherProgram', dashboard: '/ar/dashboard', selectProgram: '/ar/SelectProgram', checkout: null, requestId },
  parameters: { frame: 'student' },
};
export const Failed: Story = { args: { state: 'error', retry: '', home: '/ar', requestId } };
/** It broke in the browser: there is no request to name. */
export const FailedHere: Story = { args: { state: 'error', retry: '', home: '/ar', requestId: null } };
export const Offline: Story = { args: { state: 'offline', retry: '' } };
export const Updating: Story = { args: { state: 'updating', retry: '' }, tags: ['alike'] };

everyState<NotFoundScreenProps>()({
  guest: Guest,
  student: Student,
  otherProgram: OtherProgram,
  error: Failed,
  offline: Offline,
  updating: Updating,
});
