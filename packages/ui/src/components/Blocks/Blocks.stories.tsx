import type { Block, Rich } from '@darb/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Blocks } from './Blocks.tsx';

const say = (text: string): Rich => ({ lang: 'ar', parts: [{ kind: 'text', text }] });
const sum = '<math><mi>m</mi><mo>=</mo><mn>4</mn><mspace width=".2em"/><mi mathvariant="normal">kg</mi></math>';
const law =
  '<math display="block"><mi>a</mi><mo>=</mo><mfrac><mrow><mi mathvariant="normal">Σ</mi><mi>F</mi></mrow><mi>m</mi></mfrac></math>';
const task: Rich = {
  lang: 'ar',
  parts: [
    { kind: 'text', text: 'عربة كتلتها ' },
    { kind: 'math', mathml: sum, tex: 'm = 4\\,\\mathrm{kg}', display: false },
    { kind: 'text', text: ' تؤثر فيها قوة محصّلة. ' },
    { kind: 'text', text: 'ما مقدار تسارعها؟', strong: true },
  ],
};
const heading: Block = { kind: 'heading', text: say('قانون نيوتن الثاني') };
const lawBlock: Block = {
  kind: 'law',
  formula: { lang: 'ar', parts: [{ kind: 'math', mathml: law, tex: 'a = \\frac{\\Sigma F}{m}', display: true }] },
  note: say('القوة المحصّلة بوحدة N، والكتلة kg، والتسارع m/s²'),
};
const steps: Block = { kind: 'steps', items: [task, say('نعوّض القيم.'), task] };
const list: Block = {
  kind: 'list',
  items: [
    { lang: 'en', parts: [{ kind: 'text', text: 'A trolley is pulled along a level track.' }] },
    { lang: 'ur', parts: [{ kind: 'text', text: 'ایک گاڑی جس کی کمیت چار کلوگرام ہے، اس پر کل قوت عمل کرتی ہے۔' }] },
    say('نكتب القانون.'),
  ],
};

const meta = {
  title: 'Components/Blocks',
  component: Blocks,
  args: { blocks: [heading, { kind: 'paragraph', text: task }, lawBlock, steps, list] },
} satisfies Meta<typeof Blocks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = {};
export const BelowAHeading: Story = { args: { headingLevel: 3, blocks: [heading, { kind: 'paragraph', text: task }] } };
export const Law: Story = { args: { blocks: [lawBlock] } };
export const Steps: Story = { args: { blocks: [steps] } };
export const List: Story = { args: { blocks: [list] } };
