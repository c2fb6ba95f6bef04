import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Card } from '../Card/Card.tsx';
import { Num } from '../Text/Text.tsx';
import { Slope, type SlopeStretch } from './Slope.tsx';

const of = (right: number, count: number): SlopeStretch => ({
  share: right / count,
  figure: <Said ar={`${right} من ${count}`} en={`${right} of ${count}`} ur={`${count} میں سے ${right}`} />,
});
const percent = (value: number): SlopeStretch => ({ share: value / 100, figure: <Num>{value}%</Num> });
const none: SlopeStretch = { share: null, figure: '–' };

const meta = {
  title: 'Components/Slope',
  component: Slope,
  args: { easy: of(7, 7), medium: of(6, 8), hard: of(3, 5) },
  decorators: [
    (Story) => (
      <Card>
        <div style={{ maxInlineSize: 320 }}>
          <Story />
        </div>
      </Card>
    ),
  ],
} satisfies Meta<typeof Slope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfATest: Story = {};
/** All of it asked, none of the hard ones right. */
export const NoneRight: Story = { args: { easy: of(5, 7), medium: of(3, 8), hard: of(0, 5) } };
/** What was not asked yet is dots. */
export const NotBegun: Story = { args: { easy: of(2, 3), medium: none, hard: none } };
export const InARow: Story = { args: { small: true, easy: percent(96), medium: percent(78), hard: percent(60) } };
