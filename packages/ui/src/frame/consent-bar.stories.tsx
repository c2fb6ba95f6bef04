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
    const bar = canvasElement.querySelector<HTMLElement>('section[aria-labelledby=consent-title]');
    if (!bar) throw new Error('nothing is asked');
    const [no, yes] = within(bar).getAllByRole('button');
    if (!no || !yes) throw new Error('there are two answers');
    await userEvent.click(no);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no');
    await userEvent.click(yes);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes');
  },
};
/** On the page about cookies. */
export const Allowed: Story = { args: { names: ['analytics'], answer: 'yes' }, tags: ['alike'] };
export const Refused: Story = { args: { names: ['zendesk'], answer: 'no' }, tags: ['alike'] };
