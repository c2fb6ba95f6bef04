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

function Catalogue({
  of = 'errors',
  only = () => true,
}: {
  of?: 'errors' | 'apiErrors' | 'answerErrors' | 'collectionErrors' | 'communityErrors' | 'formErrors' | 'success';
  only?: (key: string) => boolean;
}) {
  const say = useSamples(of);
  return (
    <div style={{ display: 'grid', gap: space.s, maxInlineSize: 560 }}>
      {keysOf(of)
        .filter(only)
        .map((key) => (
          <Notice key={key} tone="info">
            {say(key)}
          </Notice>
        ))}
    </div>
  );
}

/** What any page may meet. */
export const Everywhere: Story = { render: () => <Catalogue /> };
/** What only other programs are told: no page of ours asks that way. */
export const OfTheApi: Story = { tags: ['alike'], render: () => <Catalogue of="apiErrors" /> };
export const OfAnswers: Story = { render: () => <Catalogue of="answerErrors" /> };
export const OfCollections: Story = { render: () => <Catalogue of="collectionErrors" /> };
export const OfTheCommunity: Story = { render: () => <Catalogue of="communityErrors" />, tags: ['alike'] };
export const OfFields: Story = { render: () => <Catalogue of="formErrors" only={isField} /> };
export const OfForms: Story = { render: () => <Catalogue of="formErrors" only={(key) => !isField(key)} /> };
/** What the API answers when it went well: for its other programs, no screen shows it. */
export const Successes: Story = { render: () => <Catalogue of="success" /> };
