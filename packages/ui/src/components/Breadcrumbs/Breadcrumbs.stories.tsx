import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const subject = { text: <Said ar="الفيزياء" en="Physics" ur="طبیعیات" />, to: '#physics' };
const unit = { text: <Said ar="الميكانيكا" en="Mechanics" ur="میکانیات" />, to: '#mechanics' };
const lesson = { text: <Said ar="قانون نيوتن الثاني" en="Newton’s second law" ur="نیوٹن کا دوسرا قانون" /> };

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [subject, unit, lesson] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
/** A step without an address in between, as a unit that has no page of its own. */
export const StepWithoutPage: Story = { args: { items: [subject, { text: unit.text }, lesson] } };
/** The line breaks; nothing is cut off. */
export const LongestNames: Story = {
  args: {
    items: [
      subject,
      {
        to: '#unit',
        text: (
          <Said
            ar="الحركة الدورانية واتزان الأجسام الجاسئة وعزم القصور الذاتي"
            en="Rotation, equilibrium of rigid bodies and the moment of inertia"
            ur="گردشی حرکت، ٹھوس اجسام کا توازن اور جمود کا معیارِ اثر"
          />
        ),
      },
      {
        text: (
          <Said
            ar="تطبيقات على حفظ الزخم الزاوي في الأنظمة المعزولة"
            en="Using the conservation of angular momentum in closed systems"
            ur="بند نظاموں میں زاویائی مومینٹم کی بقا کے استعمال"
          />
        ),
      },
    ],
  },
};
