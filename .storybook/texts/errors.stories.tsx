import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../../packages/ui/src/components/Notice/Notice.tsx';
import { space } from '../../packages/ui/src/theme/contract.css.ts';
import { keysOf, useSamples } from './said.ts';

/**
 * The error catalogue. A screen shows what the API answers beside the field or above the form; these are all
 * that it can answer, those included that only other programs ask for.
 */
const meta = { title: 'Texts/Errors' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isField = (key: string) => key.startsWith('field_');

function Catalogue({ only }: { only: (key: string) => boolean }) {
  const say = useSamples('errors');
  return (
    <div style={{ display: 'grid', gap: space.s, maxInlineSize: 560 }}>
      {keysOf('errors')
        .filter(only)
        .map((key) => (
          <Notice key={key} tone="info">
            {say(key)}
          </Notice>
        ))}
    </div>
  );
}

export const OfFields: Story = { render: () => <Catalogue only={isField} /> };
export const OfForms: Story = { render: () => <Catalogue only={(key) => !isField(key)} /> };
