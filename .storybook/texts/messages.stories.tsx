import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { color, radius, space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, useSamples } from './said.ts';

/**
 * What Darb sends, as a phone shows it. The code has Latin digits in every country, for it is typed on keys
 * that have them.
 */
const meta = { title: 'Texts/Messages' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Screen = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      maxInlineSize: 320,
      marginInline: 'auto',
      padding: space.m,
      border: `2px solid ${color.edge}`,
      borderRadius: 28,
      background: color.surface,
    }}
  >
    {children}
  </div>
);
const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

function Bubble({ name }: { name: string }) {
  const say = useSamples('delivery');
  return <p style={{ ...asWritten, padding: space.s, borderRadius: radius.m, background: color.sunken }}>{say(name)}</p>;
}

function Letter({ name }: { name: string }) {
  const say = useSamples('delivery');
  return (
    <>
      <h2>{say(`${name}Subject`)}</h2>
      <p style={{ ...asWritten, marginBlockStart: space.m }}>{say(name)}</p>
    </>
  );
}

const names = keysOf('delivery');

export const Sms: Story = {
  render: () => (
    <Screen>
      <div style={{ display: 'grid', gap: space.s }}>
        {names
          .filter((name) => name.endsWith('Sms'))
          .map((name) => (
            <Bubble key={name} name={name} />
          ))}
      </div>
    </Screen>
  ),
};
export const Mail: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: space.l }}>
      {names
        .filter((name) => name.endsWith('Email'))
        .map((name) => (
          <Screen key={name}>
            <Letter name={name} />
          </Screen>
        ))}
    </div>
  ),
};
