import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SubscriptionPopup } from './SubscriptionPopup.tsx';

const meta: Meta<typeof SubscriptionPopup> = {
  title: 'Frame/SubscriptionPopup',
  component: SubscriptionPopup,
  parameters: { frame: 'student' },
  args: { checkout: '#checkout', onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof SubscriptionPopup>;

/** Once a session, on a free student's dashboard. */
export const Shown: Story = {};
/** It takes no focus; whoever is in it closes it by Escape, and everybody by its button. */
export const Closed: Story = {
  tags: ['alike'],
  play: async ({ canvasElement, args }) => {
    const popup = within(canvasElement.querySelector('#main') ?? canvasElement);
    await expect(canvasElement.querySelector('#main')?.contains(document.activeElement)).toBe(false);
    await userEvent.click(popup.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    // the keys are heard a moment after the page is drawn
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalledTimes(1);
    });
  },
};
