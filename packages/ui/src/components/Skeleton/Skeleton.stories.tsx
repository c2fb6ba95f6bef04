import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <SkeletonGroup>
      {(['title', 'line', 'tile', 'block'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </SkeletonGroup>
  ),
};
/** The last line is shorter, as in a paragraph. */
export const Lines: Story = {
  render: () => (
    <SkeletonGroup>
      <Skeleton lines={4} />
    </SkeletonGroup>
  ),
};
export const InACard: Story = {
  render: () => (
    <Card>
      <SkeletonGroup>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </Card>
  ),
};
