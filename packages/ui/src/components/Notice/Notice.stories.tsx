import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Notice } from './Notice.tsx';

const meta = { title: 'Components/Notice', component: Notice, args: { tone: 'info' } } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 560 }}>
      <Notice tone="positive">
        <Said ar="حُفظت التغييرات." en="The changes are saved." ur="تبدیلیاں محفوظ ہو گئیں۔" />
      </Notice>
      <Notice tone="negative" title={<Said ar="لم يُرسل الرمز" en="The code was not sent" ur="کوڈ نہیں بھیجا گیا" />}>
        <Said
          ar="يمكن طلب رمز جديد بعد دقيقة واحدة."
          en="A new code can be asked for in a minute."
          ur="ایک منٹ بعد نیا کوڈ مانگا جا سکتا ہے۔"
        />
      </Notice>
      <Notice tone="info">
        <Said
          ar="السرعة ثابتة، فالتسارع صفر."
          en="The speed is constant, so there is no acceleration."
          ur="رفتار یکساں ہے، اس لیے اسراع صفر ہے۔"
        />
      </Notice>
    </div>
  ),
};
