import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsPictureName } from '../news-props.ts';
import { NewsPicture } from './NewsPicture.tsx';

const meta: Meta<typeof NewsPicture> = { title: 'Site/NewsPicture', component: NewsPicture };
export default meta;
type Story = StoryObj<typeof NewsPicture>;

const NAMES: readonly NewsPictureName[] = ['road', 'key', 'phone', 'digits', 'kept', 'letters', 'shield', 'cup', 'chart'];

export const All: Story = {
  args: { name: 'road' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 }}>
      {NAMES.map((name) => (
        <NewsPicture key={name} name={name} />
      ))}
    </div>
  ),
};
