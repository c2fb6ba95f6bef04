import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Slab } from '../Slab/Slab.tsx';
import { Button } from './Button.tsx';

const meta = { title: 'Components/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const start = <Said ar="بدء الجولة" en="Start the round" ur="دور شروع کریں" />;
const wideWord = <Said ar="مراجعة الإجابات" en="Review the answers" ur="جوابات کا جائزہ لیں" />;

export const Looks: Story = {
  args: { children: start },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button>{start}</Button>
      <Button look="line">{wideWord}</Button>
      <Button look="quiet">{wideWord}</Button>
      <Button look="live">{start}</Button>
      <Button compact look="line">
        {wideWord}
      </Button>
    </div>
  ),
};
export const OnASlab: Story = {
  args: { children: start },
  render: () => (
    <Slab>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button look="cream" iconEnd="arrow">
          {start}
        </Button>
        <Button look="creamLine">{wideWord}</Button>
      </div>
    </Slab>
  ),
};
export const WithIcons: Story = { args: { children: start, iconEnd: 'arrow', icon: 'key' } };
export const Wide: Story = { args: { children: wideWord, wide: true } };
export const Pending: Story = { args: { children: start, pending: true } };
export const AsLink: Story = { args: { children: start, to: '#somewhere', iconEnd: 'arrow' } };
export const LongestText: Story = {
  args: {
    look: 'line',
    children: (
      <Said
        ar="إكمال التسجيل وإرسال رمز التحقق إلى رقم الهاتف المسجّل"
        en="Complete the registration and send the code to the number that I gave"
        ur="اندراج مکمل کریں اور تصدیقی کوڈ درج شدہ فون نمبر پر بھیجیں"
      />
    ),
  },
};
