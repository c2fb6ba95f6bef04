import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubjectTile, type SubjectIconName } from './SubjectTile.tsx';

const subjects: [SubjectIconName, string][] = [
  ['math', '#2F5D9B'],
  ['physics', '#5B4B8A'],
  ['chemistry', '#9A560C'],
  ['biology', '#44702F'],
  ['science', '#F2C94C'],
  ['arabic', '#A2452B'],
  ['english', '#2E6C74'],
  ['book', '#777777'],
];

const meta = {
  title: 'Components/SubjectTile',
  component: SubjectTile,
  args: { icon: 'math', bgColor: '#2F5D9B' },
} satisfies Meta<typeof SubjectTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** White stands on a dark colour, the ink of the page on a light one. */
export const Subjects: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {subjects.map(([icon, bgColor]) => (
        <SubjectTile key={icon} icon={icon} bgColor={bgColor} />
      ))}
    </div>
  ),
};
export const Large: Story = { args: { large: true } };
