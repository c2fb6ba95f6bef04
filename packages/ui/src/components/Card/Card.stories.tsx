import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSaid } from '../../story.tsx';
import { Card } from './Card.tsx';

const meta = { title: 'Components/Card', component: Card, args: { children: null } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sample() {
  const said = useSaid();
  return (
    <Card
      titleId="subjects-title"
      title={said({ ar: 'المواد', en: 'Subjects', ur: 'مضامین' })}
      action={{ to: '#all', text: said({ ar: 'عرض الكل', en: 'Show all', ur: 'سب دیکھیں' }) }}
    >
      <p>
        {said({
          ar: 'كل مادة طريقٌ واضح: درس، ثم تدريب، ثم اختبار.',
          en: 'Every subject is a clear way: a lesson, practice, a test.',
          ur: 'ہر مضمون ایک صاف راستہ ہے: سبق، پھر مشق، پھر امتحان۔',
        })}
      </p>
    </Card>
  );
}
export const WithHead: Story = { render: () => <Sample /> };
/** Content reaches the edges, as a list of rows does. */
export const Flush: Story = { args: { flush: true, children: 'سلمى الحوراني' } };
