import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'سلمى' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {([0, 1, 2, 3] as const).map((tone) => (
        <Avatar key={tone} name={tone === 1 ? 'Rami' : 'ليان'} tone={tone} />
      ))}
    </div>
  ),
};
export const Large: Story = { args: { large: true, tone: 2 } };
