import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, useSamples } from './said.ts';

/** What the author of a pack reads from `darb content check` and `darb content load`. */
const meta = { title: 'Texts/PackCheck' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const paper = { display: 'grid', gap: space.xs, padding: space.m, borderRadius: radius.s, background: color.sunken } as const;

function Sentences({ keys }: { keys: readonly string[] }) {
  const say = useSamples('check');
  return (
    <div style={paper}>
      {keys.map((key) => (
        <p key={key}>{say(key)}</p>
      ))}
    </div>
  );
}

export const Report: Story = { render: () => <Sentences keys={keysOf('check').filter((key) => !key.startsWith('problems.'))} /> };
export const Problems: Story = { render: () => <Sentences keys={keysOf('check', { prefix: 'problems.' })} /> };
