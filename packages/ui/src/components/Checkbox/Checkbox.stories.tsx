import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: {
    name: 'terms',
    label: (
      <Said
        ar="أوافق على شروط الاستخدام وسياسة الخصوصية"
        en="I agree to the terms and the privacy policy"
        ur="مجھے شرائط اور رازداری کی پالیسی منظور ہے"
      />
    ),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Wrong: Story = {
  args: { error: <Said ar="الموافقة لازمة لإنشاء الحساب." en="An account needs this." ur="اکاؤنٹ بنانے کے لیے یہ ضروری ہے۔" /> },
};
