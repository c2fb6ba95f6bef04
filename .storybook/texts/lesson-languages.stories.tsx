import type { Meta, StoryObj } from '@storybook/react-vite';
import { keysOf, useSamples } from './said.ts';

/** What a lesson says whose language is not the page's. A page never says its own. */
const meta = { title: 'Texts/LessonLanguages' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = keysOf('learning', { prefix: 'writtenIn.' });

function Sentences() {
  const say = useSamples('learning');
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{say(name)}</li>
      ))}
    </ul>
  );
}

export const All: Story = { render: () => <Sentences /> };
