import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, radius, space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, useSamples } from './said.ts';

/**
 * What a teacher reads after an import (`darb content import`): where it was, which question, and what became
 * of it.
 */
const meta = { title: 'Texts/ImportReport' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const paper = { display: 'grid', gap: space.xs, padding: space.m, borderRadius: radius.s, background: color.sunken } as const;
const below = (prefix: string) => keysOf('import', { prefix });

function Report() {
  const say = useSamples('import');
  const where = (line: string) => `${say(line, { line: 12 })}${say('separator')}${say('quoted', { label: 'force-3' })}`;
  return (
    <div style={paper}>
      <p>{say('reading')}</p>
      <p>{say('judging')}</p>
      <p>{say('into', { file: 'questions.xlsx', target: 'jordan/physics' })}</p>
      {below('headings.').map((key, index) => (
        <p key={key}>
          {say(key)} {where(index % 2 === 0 ? 'line' : 'row')}
        </p>
      ))}
      {keysOf('import', { plural: true }).map((key) => (
        <p key={key}>{say(key)}</p>
      ))}
      <p>{say('unwritten')}</p>
    </div>
  );
}

function Sentences({ prefix }: { prefix: string }) {
  const say = useSamples('import');
  return (
    <div style={paper}>
      {below(prefix).map((key) => (
        <p key={key}>{say(key)}</p>
      ))}
    </div>
  );
}

export const Whole: Story = { render: () => <Report /> };
export const Remarks: Story = { render: () => <Sentences prefix="remarks." /> };
/**
 * Kinds of questions that do not come in, and what a format cannot hold: they stand in the slots of remarks.
 */
export const Kinds: Story = {
  render: () => (
    <>
      <Sentences prefix="types." />
      <Sentences prefix="held." />
    </>
  ),
};
export const Refusals: Story = { render: () => <Sentences prefix="refusals." /> };
