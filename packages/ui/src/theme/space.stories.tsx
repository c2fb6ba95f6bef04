import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from './contract.css.ts';
import { aside, phone, pushed, twoColumns, wide } from './media.ts';
import { gutters, radii, shadows, spaces } from './tokens.ts';

/**
 * Distances are steps of a 4 px grid, the same in every language and theme; what depends on a script is the
 * room of its letters (Foundations, Type).
 */
const meta = { title: 'Foundations/Space', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = { display: 'grid', gap: 12 };
const Name = ({ children }: { children: string }) => (
  <code dir="ltr" lang="en" style={{ fontSize: 14 }}>
    {children}
  </code>
);

const bars = (steps: Record<string, string>) => (
  <div style={rows}>
    {Object.entries(steps).map(([name, width]) => (
      <div key={name}>
        <Name>{`${name} ${width}`}</Name>
        <div style={{ inlineSize: width, blockSize: 16, background: color.primary }} />
      </div>
    ))}
  </div>
);

export const Steps: Story = { render: () => bars(spaces) };
/** Between the page and the edge of the window: on a phone, from `wide` on, and from `pushed` on. */
export const Gutters: Story = { render: () => bars(gutters) };
export const Corners: Story = {
  render: () => (
    <div style={{ ...rows, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {Object.entries(radii).map(([name, radius]) => (
        <div key={name}>
          <Name>{`${name} ${radius}`}</Name>
          <div style={{ blockSize: 64, border: `2px solid ${color.edge}`, borderRadius: radius, background: color.surface }} />
        </div>
      ))}
    </div>
  ),
};
/**
 * A card lies on the paper, a menu or dialog floats above it. In the dark a card has no shadow; its surface
 * is lighter.
 */
export const Shadows: Story = {
  render: () => (
    <div style={{ ...rows, gap: 32 }}>
      {Object.entries(shadows.light).map(([name, shadow]) => (
        <div key={name} style={{ padding: 24, borderRadius: radii.m, background: color.surface, boxShadow: shadow }}>
          <Name>{name}</Name>
        </div>
      ))}
    </div>
  ),
};
/** The widths at which the product changes its shape. */
export const Widths: Story = {
  render: () => (
    <ul style={rows}>
      {Object.entries({ phone, wide, twoColumns, aside, pushed }).map(([name, query]) => (
        <li key={name}>
          <Name>{`${name} ${query}`}</Name>
        </li>
      ))}
    </ul>
  ),
};
