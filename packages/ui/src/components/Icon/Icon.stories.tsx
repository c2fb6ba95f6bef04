import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSaid } from '../../story.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'key' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Small: Story = { args: { small: true } };

function Premium() {
  const said = useSaid();
  return <Icon name="key" label={said({ ar: 'بمفتاح', en: 'With a key', ur: 'کلید کے ساتھ' })} />;
}
/** Alone, it says to a screen reader what it means. */
export const Spoken: Story = { render: () => <Premium /> };
