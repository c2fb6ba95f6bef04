import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Said } from '../story.tsx';
import { Button } from '../components/Button/Button.tsx';
import { PathBar } from '../components/Path/PathBar.tsx';
import { color } from './contract.css.ts';
import { motions } from './tokens.ts';

/**
 * Three durations: `fast` answers a finger, `enter` brings something in, `cheer` lets the ink run on when
 * something was achieved. Nothing moves for its own sake, and nothing at all for who asked their system for
 * less motion.
 */
const meta = { title: 'Foundations/Motion', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Durations() {
  const [there, setThere] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button type="button" onClick={() => setThere(!there)}>
        <Said ar="تحريك" en="Move" ur="حرکت دیں" />
      </Button>
      {Object.entries(motions).map(([name, duration]) => (
        <div key={name} style={{ inlineSize: '100%' }}>
          <code dir="ltr" lang="en" style={{ fontSize: 14 }}>{`${name} ${duration}`}</code>
          <div style={{ paddingInlineStart: there ? 'calc(100% - 24px)' : 0, transition: `padding ${duration}` }}>
            <div style={{ inlineSize: 24, blockSize: 24, borderRadius: '50%', background: color.primary }} />
          </div>
        </div>
      ))}
    </div>
  );
}
export const Speeds: Story = { render: () => <Durations /> };
/** The ink runs on from where it was, once. */
export const Cheer: Story = { render: () => <PathBar percent={62} achieved={31} label="62 %" /> };
