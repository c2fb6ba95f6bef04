import type { Meta, StoryObj } from '@storybook/react-vite';
import { space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, NAMESPACES, useSamples } from './said.ts';

/**
 * Every text that counts something, with a number for each form that Arabic knows. Screens show one of them
 * at a time.
 */
const meta = { title: 'Texts/Counts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NUMBERS = [0, 1, 2, 3, 11, 100];

function Forms({ namespace, name }: { namespace: string; name: string }) {
  const say = useSamples(namespace);
  return (
    <li>
      {NUMBERS.map((count) => (
        <p key={count}>{say(name, { count })}</p>
      ))}
    </li>
  );
}

const counted = NAMESPACES.flatMap((namespace) => keysOf(namespace, { plural: true }).map((name) => ({ namespace, name })));

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: space.l }}>
      {counted.map((text) => (
        <Forms key={`${text.namespace}:${text.name}`} {...text} />
      ))}
    </ul>
  ),
};
