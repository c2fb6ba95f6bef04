import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSaid } from '../../story.tsx';
import { Card } from '../Card/Card.tsx';
import { Page } from './Page.tsx';

const meta = { title: 'Components/Page', component: Page, args: { children: null } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sample() {
  const said = useSaid();
  return (
    <Page>
      <h1>{said({ ar: 'المواد', en: 'Subjects', ur: 'مضامین' })}</h1>
      <Card>{said({ ar: 'الرياضيات', en: 'Mathematics', ur: 'ریاضی' })}</Card>
      <Card>{said({ ar: 'الفيزياء', en: 'Physics', ur: 'طبیعیات' })}</Card>
    </Page>
  );
}
export const Parts: Story = { render: () => <Sample /> };
