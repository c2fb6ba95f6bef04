import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSaid } from '../../story.tsx';
import { SearchInput } from './SearchInput.tsx';

const meta = {
  title: 'Components/SearchInput',
  component: SearchInput,
  args: { label: '', placeholder: '', submit: '', onFocus: () => undefined },
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

function Sample({ query, wrong }: { query?: string; wrong?: string }) {
  const said = useSaid();
  const label = said({ ar: 'ابحث عن درس', en: 'Find a lesson', ur: 'سبق تلاش کریں' });
  return (
    <>
      <SearchInput
        label={label}
        placeholder={label}
        submit={said({ ar: 'ابحث', en: 'Search', ur: 'تلاش' })}
        query={query}
        wrong={wrong ? 'wrong' : undefined}
        onFocus={() => undefined}
      />
      {wrong ? <p id="wrong">{wrong}</p> : null}
    </>
  );
}

export const Empty: Story = { render: () => <Sample /> };
export const Filled: Story = { render: () => <Sample query="قانون نيوتن" /> };
export const Wrong: Story = { render: () => <Sample query="x" wrong="!" /> };
