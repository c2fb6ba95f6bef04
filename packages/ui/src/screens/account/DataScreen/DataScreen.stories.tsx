import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyState } from '../../../story.tsx';
import type { DataScreenProps } from '../props.ts';
import { DataScreen } from './DataScreen.tsx';

const meta: Meta<typeof DataScreen> = { title: 'Account/Data', component: DataScreen, parameters: { frame: 'student' } };
export default meta;
type Story = StoryObj<typeof DataScreen>;

const base = { state: 'ready' as const, back: '#settings', file: '#file', deletion: '#deletion', problem: null };

export const Ready: Story = { args: base };
export const AskedTooOften: Story = { args: { ...base, problem: 'too_many_requests' } };

everyState<DataScreenProps>()({ ready: Ready });
