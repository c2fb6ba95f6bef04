import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { Menu, type MenuItem } from './Menu.tsx';

const meta = { title: 'Components/Menu', component: Menu, args: { label: 'العربية', items: [] } } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const items: MenuItem[] = [
  { to: '#ar', text: 'العربية', lang: 'ar', current: true, reload: true },
  { to: '#en', text: 'English', lang: 'en', reload: true },
  { to: '#ur', text: 'اردو', lang: 'ur', reload: true },
  { action: '#leave', fields: { go: 'out' }, text: 'Sign out', icon: 'leave', lang: 'en' },
];

export const Closed: Story = { render: () => <Menu label="العربية" icon="globe" items={items} /> };

function OpenMenu() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = root.current?.querySelector('details');
    if (details) details.open = true;
  }, []);
  return (
    <div ref={root} style={{ minBlockSize: 300 }}>
      <Menu label="العربية" icon="globe" align="start" items={items} />
    </div>
  );
}
export const Open: Story = { render: () => <OpenMenu /> };
