import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgePairs, wordPairs, type ColourPair, type Role } from './colour-pairs.ts';
import { contrast } from './contrast.ts';
import { palettes } from './tokens.ts';

/**
 * Colours are roles, and each role has a value in both themes. A component names the role (`color.inkSoft`);
 * the values stand in `theme/tokens.ts` alone. Colour is never the only sign: right and wrong, done and
 * locked have a shape and a word beside it.
 */
const meta = { title: 'Foundations/Colours', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const THEMES = ['light', 'dark'] as const;
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 };
const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', marginBlockStart: 4 };
const box = { display: 'grid', placeItems: 'center', minBlockSize: 48, padding: 4 };
const ratioOf = ([front, ground]: ColourPair, theme: (typeof THEMES)[number]): string =>
  contrast(palettes[theme][front], palettes[theme][ground]).toFixed(1);

const Name = ({ children }: { children: string }) => (
  <code dir="ltr" lang="en" style={{ fontSize: 14 }}>
    {children}
  </code>
);

/** Every role, light beside dark. */
export const Roles: Story = {
  render: () => (
    <ul style={grid}>
      {(Object.keys(palettes.light) as Role[]).map((role) => (
        <li key={role}>
          <Name>{role}</Name>
          <div style={pair}>
            {THEMES.map((theme) => (
              <div key={theme} style={{ ...box, background: palettes[theme][role] }} />
            ))}
          </div>
          {THEMES.map((theme) => (
            <div key={theme}>
              <Name>{palettes[theme][role]}</Name>
            </div>
          ))}
        </li>
      ))}
    </ul>
  ),
};

/**
 * Words in every ink on every ground that they stand on, with the contrast of the two: 4.5 at least, worked
 * out from the values and held by a test.
 */
export const Words: Story = {
  render: () => (
    <ul style={grid}>
      {wordPairs.map(([front, ground]) => (
        <li key={`${front} ${ground}`}>
          <Name>{`${front} on ${ground}`}</Name>
          <div style={pair}>
            {THEMES.map((theme) => (
              <div key={theme} style={{ ...box, background: palettes[theme][ground], color: palettes[theme][front] }}>
                <span dir="ltr">{ratioOf([front, ground], theme)}</span>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  ),
};

/** Edges, signs and the ring of the focus on every ground: 3 at least. */
export const Edges: Story = {
  render: () => (
    <ul style={grid}>
      {edgePairs.map(([front, ground]) => (
        <li key={`${front} ${ground}`}>
          <Name>{`${front} on ${ground}`}</Name>
          <div style={pair}>
            {THEMES.map((theme) => (
              <div key={theme} style={{ ...box, background: palettes[theme][ground] }}>
                <div style={{ inlineSize: '80%', blockSize: 24, borderRadius: 8, border: `3px solid ${palettes[theme][front]}` }} />
              </div>
            ))}
          </div>
          <Name>{THEMES.map((theme) => ratioOf([front, ground], theme)).join(' · ')}</Name>
        </li>
      ))}
    </ul>
  ),
};
