import type { Rich } from '@darb/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocalizedText, RichText } from './RichText.tsx';

const sum = '<math><mi>m</mi><mo>=</mo><mn>4</mn><mspace width=".2em"/><mi mathvariant="normal">kg</mi></math>';
const arabic: Rich = {
  lang: 'ar',
  parts: [
    { kind: 'text', text: 'عربة كتلتها ' },
    { kind: 'math', mathml: sum, tex: 'm = 4\\,\\mathrm{kg}', display: false },
    { kind: 'text', text: ' تؤثر فيها قوة محصّلة. ' },
    { kind: 'text', text: 'ما مقدار تسارعها؟', strong: true },
  ],
};
const urdu: Rich = { lang: 'ur', parts: [{ kind: 'text', text: 'ایک گاڑی جس کی کمیت چار کلوگرام ہے، اس پر کل قوت عمل کرتی ہے۔' }] };
const english: Rich = { lang: 'en', parts: [{ kind: 'text', text: 'A trolley is pulled along a level track.' }] };
const meta = {
  title: 'Components/RichText',
  component: RichText,
  subcomponents: { LocalizedText },
  args: { value: arabic },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFormula: Story = {};
export const InOtherLanguages: Story = {
  render: () => (
    <>
      <RichText as="p" value={english} />
      <RichText as="p" value={urdu} />
      <LocalizedText as="p" value={{ text: 'المساحة تحت المنحنى', lang: 'ar' }} />
    </>
  ),
};
/** Each line from its own side, and no further apart than the widest of them. */
export const InLines: Story = {
  args: {
    value: { lang: 'ar', parts: [{ kind: 'text', text: 'أكمل بالصيغة الصحيحة:\nIf you ______ ice, it melts.\n\nثم اقرأ الجملة.' }] },
  },
  render: ({ value }) => (
    <>
      <RichText value={value} />
      <RichText as="p" value={value} />
    </>
  ),
};
