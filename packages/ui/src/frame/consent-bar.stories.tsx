import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConsentBar } from './ConsentBar.tsx';

const meta = {
  title: 'Frame/ConsentBar',
  component: ConsentBar,
  parameters: { frame: 'guest' },
  args: { names: ['analytics', 'freshchat', 'zendesk'], answer: null, about: '#', onAnswer: fn() },
} satisfies Meta<typeof ConsentBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    const [no, yes] = within(canvasElement).getAllByRole('button').slice(-2);
    if (no) await userEvent.click(no);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
    if (yes) await userEvent.click(yes);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
  },
};
/** On the page about cookies. */
export const Allowed: Story = { args: { names: ['analytics'], answer: 'yes' }, tags: ['alike'] };
export const Refused: Story = { args: { names: ['zendesk'], answer: 'no' }, tags: ['alike'] };
