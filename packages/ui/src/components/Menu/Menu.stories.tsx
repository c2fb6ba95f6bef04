import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { userEvent } from 'storybook/test';
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

/** Three dots, whose list has buttons of the form around them. */
const acts: MenuItem[] = [
  { name: 'intent', value: 'up', text: 'Move up', lang: 'en' },
  { name: 'intent', value: 'down', text: 'Move down', lang: 'en' },
];
export const Dots: Story = {
  render: () => (
    <form style={{ minBlockSize: 160 }}>
      <Menu label="Options" dots align="start" items={acts} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Options'));
  },
};

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
