import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useSaid } from '../story.tsx';
import { BriefNotice, type BriefNoticeProps } from './BriefNotice.tsx';

const said = {
  positive: {
    ar: 'تغيّرت كلمة المرور. يُرجى تسجيل الدخول بالجديدة.',
    en: 'Your password was changed. Sign in with the new one.',
    ur: 'آپ کا پاس ورڈ بدل گیا۔ نئے سے سائن اِن کریں۔',
  },
  negative: { ar: 'انتهت جلستك.', en: 'Your session has ended.', ur: 'آپ کا سیشن ختم ہو گیا۔' },
};

function Shown(props: BriefNoticeProps) {
  const words = useSaid();
  return <BriefNotice {...props} text={words(said[props.tone])} />;
}

const meta = {
  title: 'Frame/BriefNotice',
  component: BriefNotice,
  parameters: { frame: 'guest' },
  args: { tone: 'positive', text: '', onHeld: fn(), onClose: fn() },
  render: (props) => <Shown {...props} />,
} satisfies Meta<typeof BriefNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {};
export const Negative: Story = { args: { tone: 'negative' } };
/** It stays as long as the pointer is on it or the focus in it. */
export const Held: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /إغلاق|Close|بند/ });
    await userEvent.hover(button);
    await expect(args.onHeld).toHaveBeenLastCalledWith(true);
    button.focus();
    await userEvent.unhover(button);
    await expect(args.onHeld).toHaveBeenLastCalledWith(true);
    button.blur();
    await waitFor(() => expect(args.onHeld).toHaveBeenLastCalledWith(false));
  },
};
