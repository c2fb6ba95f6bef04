import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Button } from '../Button/Button.tsx';
import { CodeField } from '../Field/CodeField.tsx';
import { DoorArt } from '../Path/Door.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogPage } from './DialogPage.tsx';

const meta = {
  title: 'Components/Dialog',
  component: DialogPage,
  subcomponents: { Dialog },
  args: { title: '', children: null },
} satisfies Meta<typeof DialogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = <Said ar="تفعيل المفتاح" en="Activate the key" ur="کلید فعال کریں" />;
const description = (
  <Said
    ar="الرمز مطبوع على بطاقة المفتاح تحت الشريط الفضي."
    en="The code is printed on the card, under the silver strip."
    ur="کوڈ کارڈ پر چاندی کی پٹی کے نیچے چھپا ہے۔"
  />
);
const content = (
  <div style={{ display: 'grid', gap: 16 }}>
    <CodeField label={<Said ar="رمز المفتاح" en="Key" ur="کلید کا کوڈ" />} name="key" digits={12} />
    <Button wide>
      <Said ar="تفعيل المفتاح" en="Activate the key" ur="کلید فعال کریں" />
    </Button>
  </div>
);

export const Open: Story = {
  render: () => (
    <Dialog open onClose={() => undefined} title={title} description={description}>
      {content}
    </Dialog>
  ),
};
export const WithArt: Story = {
  render: () => (
    <Dialog open onClose={() => undefined} art={<DoorArt />} title={<Said ar="انفتح الدرب" en="The way is open" ur="راستہ کھل گیا" />}>
      <Button wide to="#dashboard">
        <Said ar="إلى لوحة التعلّم" en="To the dashboard" ur="ڈیش بورڈ پر جائیں" />
      </Button>
    </Dialog>
  ),
};
export const AsPage: Story = {
  render: () => (
    <DialogPage title={title} description={description} closeTo="#back">
      {content}
    </DialogPage>
  ),
};
