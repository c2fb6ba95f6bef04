import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon, iconNames } from './Icon.tsx';

const meta = { title: 'Components/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  args: { name: 'home' },
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: 16 }}>
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <Icon name={name} />
          <code dir="ltr" style={{ fontSize: 14 }}>
            {name}
          </code>
        </li>
      ))}
    </ul>
  ),
};
export const Spoken: Story = { args: { name: 'key', label: 'Premium' } };
export const AsButton: Story = {
  args: { name: 'bell' },
  render: () => (
    <>
      <IconButton icon="bell" label="2 new" dot />
      <IconButton icon="back" label="Back" to="#back" />
    </>
  ),
};
