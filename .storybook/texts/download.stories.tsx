import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, useSamples } from './said.ts';

/** What stands in the download of one’s data and in no screen. */
const meta = { title: 'Texts/Download' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const paper = { display: 'grid', gap: space.xs, padding: space.m, borderRadius: radius.s, background: color.sunken } as const;
const KEYS = keysOf('download');

function Words() {
  const say = useSamples('download');
  return (
    <div style={paper}>
      {KEYS.map((key) => (
        <p key={key}>{say(key)}</p>
      ))}
    </div>
  );
}

export const All: Story = { render: () => <Words /> };
