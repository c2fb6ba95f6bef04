import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { iconNames } from './icon-names.ts';

/**
 * Line icons of 24 px with round ends, drawn for reading from right to left and from left to right: those
 * that point along the line flip by themselves. `small` is 20 px. An icon beside words says nothing to a
 * screen reader; one that stands alone has a `label`.
 */
const meta = { title: 'Foundations/Icons', component: Icon, args: { name: 'home' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: 16 };

export const All: Story = {
  render: () => (
    <ul style={grid}>
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
/** What points along the line points to its end, or to its beginning, in either direction of reading. */
export const Flipping: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {(['arrow', 'back', 'chev', 'leave', 'list'] as const).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  ),
};
