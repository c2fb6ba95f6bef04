import type { Meta, StoryObj } from '@storybook/react-vite';
import { Said } from '../../story.tsx';
import { Slab } from '../Slab/Slab.tsx';
import { Chip, type ChipProps } from './Chip.tsx';

const words = <Said ar="5 أيام متتالية" en="5 days in a row" ur="لگاتار 5 دن" />;

const meta = { title: 'Components/Chip', component: Chip, args: { children: words } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (tones: readonly NonNullable<ChipProps['tone']>[]) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {tones.map((tone) => (
      <Chip key={tone} tone={tone}>
        {words}
      </Chip>
    ))}
  </div>
);

export const Tones: Story = { render: () => row(['neutral', 'reward', 'positive', 'caution', 'negative', 'own', 'soft', 'live']) };
export const OnASlab: Story = { render: () => <Slab>{row(['cream'])}</Slab> };
export const WithIcon: Story = { args: { tone: 'reward', icon: 'sun' } };
