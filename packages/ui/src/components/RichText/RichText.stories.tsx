import type { Rich } from '@darb/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
const piece = (text: string) => `<math dir="ltr"><mrow><mi>${text}</mi></mrow></math>`;
const formula = (...pieces: string[]) => ({
  kind: 'math' as const,
  mathml: pieces.map(piece).join(''),
  tex: pieces.join(''),
  display: false,
});
const marked: Rich = {
  lang: 'ar',
  parts: [
    { kind: 'text', text: 'كانت القوة المحصّلة ' },
    formula('N-mg'),
    { kind: 'text', text: '، ومنه نجد أن ' },
    formula('v', '=120', '+4t'),
    { kind: 'text', text: '. كم ' },
    { ...formula('y=a+b+c', '=d+e+f+g+h', '=k'), width: 6 },
    { kind: 'text', text: '؟' },
  ],
};
/** However narrow the column is, no line begins with the mark after a formula. */
export const MarksAfterFormulas: Story = {
  args: { value: marked },
  render: ({ value }) => <RichText as="p" value={value} />,
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('p');
    if (!column) throw new Error('no text is shown');
    const begun = new Set<string>();
    for (let width = 130; width < 330; width += 1) {
      column.style.inlineSize = `${width}px`;
      for (const shown of column.querySelectorAll('[dir=ltr]:has(> math)')) {
        const mark = shown.nextSibling;
        const last = shown.lastElementChild;
        if (!mark || !last) throw new Error('a formula without its mark');
        const place = document.createRange();
        const at = /[،.؟]/u.exec(mark.textContent ?? '')?.index ?? 0;
        place.setStart(mark, at);
        place.setEnd(mark, at + 1);
        if (place.getBoundingClientRect().top >= last.getBoundingClientRect().bottom) begun.add(`${shown.textContent} at ${width} px`);
      }
    }
    column.style.inlineSize = '';
    await expect([...begun]).toEqual([]);
  },
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
