import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Slab } from '../Slab/Slab.tsx';
import { PathBar } from './PathBar.tsx';
import { PathStrip } from './PathStrip.tsx';
import { Station, type StationState, type Stop } from './Station.tsx';

/**
 * The path is one drawing with a grammar. A circle is a lesson or a question, a turned square is a test. What
 * is walked is inked, what is to come is dotted. The ink ends where the student is, to the part of a station.
 * Each state has a shape and a word, so that colour is never the only sign: done and right have a check,
 * wrong a cross, locked a key and a broken edge, and the student's own station is larger with a pip. On a
 * slab the walked part is cream and the student's station gold. The line runs with the reading direction.
 */
const meta = { title: 'Foundations/Path', component: Station, args: { state: 'here' } } satisfies Meta<typeof Station>;
export default meta;
type Story = StoryObj<typeof meta>;

const STATES: readonly StationState[] = ['done', 'here', 'todo', 'locked', 'right', 'wrong'];
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))', gap: 24 };

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <div style={{ display: 'grid', justifyItems: 'center', alignContent: 'end', gap: 12 }}>
    {children}
    <code dir="ltr" lang="en" style={{ fontSize: 14 }}>
      {name}
    </code>
  </div>
);

const stations = (
  <div style={grid}>
    {STATES.map((state) => (
      <Named key={state} name={state}>
        <Station state={state} />
      </Named>
    ))}
    {STATES.map((state) => (
      <Named key={state} name={`${state} test`}>
        <Station state={state} test />
      </Named>
    ))}
    <Named name="mark">
      <Station state="todo" mark="4" />
    </Named>
  </div>
);

export const Stations: Story = { render: () => stations };
export const StationsOnASlab: Story = { render: () => <Slab>{stations}</Slab> };

const stops: Stop[] = (['done', 'done', 'here', 'todo', 'todo'] as const).map((state, index) => ({ id: String(index), state }));
/** Past the third station by none, four and eight tenths of the way to the next. */
export const Ink: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[2, 2.4, 2.8].map((at) => (
        <PathStrip key={at} label={String(at)} stops={stops} at={at} />
      ))}
    </div>
  ),
};
/** The same line as a measure. */
export const Share: Story = { render: () => <PathBar percent={40} label="40 %" /> };
