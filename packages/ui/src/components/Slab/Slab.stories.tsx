import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { PathBar } from '../Path/PathBar.tsx';
import { Slab } from './Slab.tsx';

const content = (
  <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
    <h2 id="continue-title">
      <Said ar="أكمل من حيث توقفت" en="Go on where you stopped" ur="جہاں رکے تھے وہیں سے آگے بڑھیں" />
    </h2>
    <Chip tone="cream">
      <Said ar="الفيزياء" en="Physics" ur="طبیعیات" />
    </Chip>
    <Button look="cream" iconEnd="arrow">
      <Said ar="متابعة الدرس" en="Continue the lesson" ur="سبق جاری رکھیں" />
    </Button>
    <Button look="creamLine">
      <Said ar="كل الدروس" en="All lessons" ur="تمام اسباق" />
    </Button>
  </div>
);

const meta = { title: 'Components/Slab', component: Slab, args: { labelledBy: 'continue-title', children: content } } satisfies Meta<
  typeof Slab
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithButtons: Story = {};
/** What is drawn in it reaches its edges. */
export const Flush: Story = { args: { flush: true } };
/** The path knows the ground that it is drawn on. */
export const WithAPath: Story = {
  args: {
    labelledBy: undefined,
    as: 'div',
    children: <PathBar percent={62} label="62 %" />,
  },
};
