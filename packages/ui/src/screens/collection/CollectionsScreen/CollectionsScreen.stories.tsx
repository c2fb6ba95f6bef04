import type { Meta, StoryObj } from '@storybook/react-vite';
import { ar, everyState } from '../../../story.tsx';
import type { CollectionsScreenProps } from '../props.ts';
import { COLLECTIONS, FORM } from '../samples.ts';
import { CollectionsScreen } from './CollectionsScreen.tsx';

const meta: Meta<typeof CollectionsScreen> = {
  title: 'Collection/Collections',
  component: CollectionsScreen,
  parameters: { frame: 'student' },
};
export default meta;
type Story = StoryObj<typeof CollectionsScreen>;

export const Ready: Story = { args: { state: 'ready', form: FORM, collections: COLLECTIONS, deleted: { action: '#restore', id: 'e' } } };
export const Empty: Story = { args: { state: 'empty', form: FORM, search: '#search', deleted: null } };
/** A name with a sign that it may not have. */
export const NameRefused: Story = {
  args: {
    state: 'ready',
    form: { ...FORM, name: 'جبر/هندسة', problem: 'field_collection_name' },
    collections: COLLECTIONS.slice(0, 1),
    deleted: null,
  },
};
export const Full: Story = {
  args: {
    state: 'ready',
    form: { ...FORM, name: 'جبر', problem: 'collections_full' },
    collections: COLLECTIONS.slice(1, 2),
    deleted: null,
  },
};
export const Adding: Story = {
  args: {
    state: 'adding',
    form: FORM,
    back: '#lesson',
    type: 'lesson',
    what: { title: ar('قانون نيوتن الثالث'), stem: null },
    collections: COLLECTIONS.map((one, index) => ({ ...one, entity: index === 0 ? 'e' : index === 1 ? 'coming' : null })),
  },
};
export const AddingTheFirst: Story = {
  args: {
    state: 'adding',
    form: { ...FORM, problem: 'collection_full' },
    back: '#quiz',
    type: 'question',
    what: { title: null, stem: { lang: 'ar', parts: [{ kind: 'text', text: 'ما محصّلة قوتين متعامدتين؟' }] } },
    collections: [],
  },
};

everyState<CollectionsScreenProps>()({ ready: Ready, empty: Empty, adding: Adding });
