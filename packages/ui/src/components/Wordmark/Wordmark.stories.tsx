import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slab } from '../Slab/Slab.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = { title: 'Components/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
/** On a page in English the name stands beside it. */
export const WithName: Story = { args: { withName: true } };
export const OnASlab: Story = {
  render: () => (
    <Slab>
      <Wordmark height={56} withName />
    </Slab>
  ),
};
