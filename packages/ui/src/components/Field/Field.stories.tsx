import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useSaid } from '../../story.tsx';
import { CodeField } from './CodeField.tsx';
import { Field, SelectField } from './Field.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  subcomponents: { FieldFrame, TextArea, SelectField, PhoneField, PasswordField, CodeField },
  args: { label: '', name: 'sample' },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = { display: 'grid', gap: 24, maxInlineSize: 440 };

function All({ wrong = false }: { wrong?: boolean }) {
  const said = useSaid();
  const codes = [
    { code: 'JO', dial: '+962', name: said({ ar: 'الأردن', en: 'Jordan', ur: 'اردن' }) },
    { code: 'PS', dial: '+970', name: said({ ar: 'فلسطين', en: 'Palestine', ur: 'فلسطین' }) },
  ];
  return (
    <form style={grid}>
      <Field
        label={said({ ar: 'الاسم الكامل', en: 'Full name', ur: 'پورا نام' })}
        name="name"
        autoComplete="name"
        dir="auto"
        hint={said({ ar: 'كما يُكتب في الشهادة.', en: 'As it stands on the certificate.', ur: 'جیسا سند پر لکھا ہے۔' })}
        error={
          wrong
            ? said({
                ar: 'الاسم قصير جدًا، والمطلوب حرفان على الأقل.',
                en: 'The name is too short, two letters are the least.',
                ur: 'نام بہت چھوٹا ہے، کم از کم دو حروف لکھیں۔',
              })
            : undefined
        }
        defaultValue={wrong ? 'س' : 'سلمى العبد الله'}
      />
      <Field
        label={said({ ar: 'البريد الإلكتروني', en: 'E-mail', ur: 'ای میل' })}
        name="email"
        type="email"
        inputMode="email"
        ltr
        optional
        placeholder="name@example.com"
      />
      <PhoneField
        label={said({ ar: 'رقم الهاتف', en: 'Phone', ur: 'فون نمبر' })}
        name="phone"
        codeName="country_code"
        codes={codes}
        defaultNumber="079 000 0000"
        error={
          wrong
            ? said({
                ar: 'هذا الرقم لا يتبع الدولة المختارة.',
                en: 'This number is not one of the chosen country.',
                ur: 'یہ نمبر منتخب ملک کا نہیں ہے۔',
              })
            : undefined
        }
      />
      <PasswordField
        label={said({ ar: 'كلمة المرور', en: 'Password', ur: 'پاس ورڈ' })}
        name="password"
        autoComplete="new-password"
        defaultValue="sample words"
      />
      <CodeField
        label={said({ ar: 'رمز التحقق', en: 'Code', ur: 'تصدیقی کوڈ' })}
        name="code"
        digits={6}
        defaultValue="٤٨٢٠١٧"
        error={
          wrong
            ? said({
                ar: 'الرمز غير صحيح. بقيت محاولتان.',
                en: 'The code is not right. Two tries are left.',
                ur: 'کوڈ درست نہیں۔ دو کوششیں باقی ہیں۔',
              })
            : undefined
        }
      />
      <SelectField
        label={said({ ar: 'الصف', en: 'Grade', ur: 'جماعت' })}
        name="grade"
        placeholder={said({ ar: 'اختيار الصف', en: 'Choose a grade', ur: 'جماعت چنیں' })}
        options={[
          { value: '11', text: said({ ar: 'الحادي عشر', en: 'Grade 11', ur: 'گیارہویں' }) },
          { value: '12', text: said({ ar: 'الثاني عشر العلمي', en: 'Grade 12, scientific', ur: 'بارہویں، سائنسی' }) },
        ]}
      />
      <TextArea label={said({ ar: 'الرسالة', en: 'Message', ur: 'پیغام' })} name="message" rows={4} />
    </form>
  );
}

export const Empty: Story = { render: () => <All /> };
export const WithErrors: Story = { render: () => <All wrong /> };
/** The password is shown while the switch says so. */
export const PasswordShown: Story = {
  render: () => <All />,
  play: async ({ canvasElement }) => {
    const password = canvasElement.querySelector<HTMLInputElement>('input[type="password"]');
    const reveal = password?.parentElement?.querySelector('button');
    if (!password || !reveal) throw new Error('the field shows no switch');
    await userEvent.click(reveal);
    await expect(password.type).toBe('text');
    reveal.blur();
  },
};
