import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState, ErrorState } from './EmptyState.tsx';

const meta = { title: 'Components/EmptyState', component: EmptyState, subcomponents: { ErrorState }, args: { title: '' } } satisfies Meta<
  typeof EmptyState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState
      title={<Said ar="الطريق يبدأ من هنا" en="The road starts here" ur="راستہ یہاں سے شروع ہوتا ہے" />}
      action={
        <Button to="#subjects" iconEnd="arrow">
          <Said ar="اختيار مادة" en="Choose a subject" ur="مضمون چنیں" />
        </Button>
      }
    >
      <Said
        ar="بعد أول درس يظهر تقدّمك في هذا المكان."
        en="After the first lesson your progress stands here."
        ur="پہلے سبق کے بعد آپ کی پیش رفت یہاں دکھائی دے گی۔"
      />
    </EmptyState>
  ),
};
export const Failed: Story = { render: () => <ErrorState retry="#again" /> };
