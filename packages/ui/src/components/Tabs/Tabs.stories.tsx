import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSaid } from '../../story.tsx';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Components/Tabs', component: Tabs, args: { label: 'Views', tabs: [] } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

function Views() {
  const said = useSaid();
  return (
    <Tabs
      label={said({ ar: 'أقسام المادة', en: 'Parts of the subject', ur: 'مضمون کے حصے' })}
      tabs={[
        { to: '#path', text: said({ ar: 'الطريق', en: 'Path', ur: 'راستہ' }), current: true },
        { to: '#tests', text: said({ ar: 'الاختبارات', en: 'Tests', ur: 'ٹیسٹ' }) },
        { to: '#about', text: said({ ar: 'عن المادة', en: 'About', ur: 'مضمون کے بارے میں' }) },
      ]}
    />
  );
}
export const Three: Story = { render: () => <Views /> };
