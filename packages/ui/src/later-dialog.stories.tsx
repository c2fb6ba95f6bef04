import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartMissing } from './later-dialog.tsx';

const meta = {
  title: 'Frame/PartMissing',
  component: PartMissing,
  parameters: { frame: 'guest' },
} satisfies Meta<typeof PartMissing>;
export default meta;

/** A dialog that could not be fetched: what was typed stays on the page behind it. */
export const Missing: StoryObj<typeof meta> = { tags: ['alike'] };
