import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Facts, Isolate, Ltr, Num, SkipLink, VisuallyHidden } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Num,
  subcomponents: { Facts, Ltr, Isolate, VisuallyHidden, SkipLink },
  args: { children: '1,234' },
} satisfies Meta<typeof Num>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of equal width, so that figures below each other stand in columns. */
export const Figures: Story = {
  render: () => (
    <div style={{ display: 'grid' }}>
      <Num>1,111</Num>
      <Num>2,848</Num>
    </div>
  ),
};
/** What a row says of itself. */
export const InALine: Story = {
  render: () => (
    <Facts>
      <span>
        <Said ar="9 دروس" en="9 lessons" ur="9 اسباق" />
      </span>
      <span>
        <Said ar="9 اختبارات قصيرة" en="9 quizzes" ur="9 کوئز" />
      </span>
    </Facts>
  ),
};
/** A phone, a sign and a time read from left to right in every language. */
export const Islands: Story = {
  render: () => (
    <p>
      <Said ar="الرقم" en="The number" ur="نمبر" /> <Ltr>+962 79 000 0000</Ltr>
      <Said ar="، والفرق " en=", the difference " ur="، فرق " />
      <Ltr>−3.5</Ltr>
      <Said ar="، والوقت " en=", the time " ur="، وقت " />
      <Ltr>1:03:42</Ltr>
    </p>
  ),
};
/** A name of another direction leaves the words around it where they are. */
export const Names: Story = {
  render: () => (
    <p>
      <Said ar="أهلًا " en="Welcome " ur="خوش آمدید " />
      <Isolate>Salma (2)</Isolate>
      <Said ar="، مع " en=", with " ur="، ساتھ " />
      <Isolate>سلمى الحوراني</Isolate>.
    </p>
  ),
};
/**
 * Both are there for the keyboard and for screen readers; the link shows itself when the focus comes to it.
 */
export const Unseen: Story = {
  render: () => (
    <>
      <SkipLink to="#content" />
      <p id="content" tabIndex={-1}>
        <Said ar="12 نقطة" en="12 points" ur="12 پوائنٹ" />
        <VisuallyHidden>
          <Said ar=" من 20" en=" of 20" ur=" از 20" />
        </VisuallyHidden>
      </p>
    </>
  ),
};
