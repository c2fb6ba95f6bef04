import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSaid } from '../../story.tsx';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Components/IconButton', component: IconButton, args: { icon: 'bell', label: '' } } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Row() {
  const said = useSaid();
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <IconButton icon="bell" label={said({ ar: 'التنبيهات، منها 2 جديدان', en: 'News, 2 of them new', ur: 'اطلاعات، 2 نئی' })} dot />
      <IconButton icon="back" label={said({ ar: 'رجوع', en: 'Back', ur: 'واپس' })} to="#back" />
      <IconButton icon="close" label={said({ ar: 'إغلاق', en: 'Close', ur: 'بند کریں' })} disabled />
    </div>
  );
}
/** Something new behind it, a link, and one that cannot be pressed. */
export const Kinds: Story = { render: () => <Row /> };
