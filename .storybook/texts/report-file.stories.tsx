import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, useSamples } from './said.ts';

/** What stands in the file of a report (CSV) and in no screen. */
const meta = { title: 'Texts/ReportFile' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const paper = { display: 'grid', gap: space.xs, padding: space.m, borderRadius: radius.s, background: color.sunken } as const;
const KEYS = keysOf('reportFile');

function Heads() {
  const say = useSamples('reportFile');
  return (
    <div style={paper}>
      {KEYS.map((key) => (
        <p key={key}>{say(key)}</p>
      ))}
    </div>
  );
}

export const All: Story = { render: () => <Heads /> };
