import { CollectionScreen } from '@darb/ui/screens/collection/CollectionScreen/CollectionScreen';
import type { CollectionScreenProps } from '@darb/ui/screens/collection/props';
import { href } from '../../href.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { entityOf } from './collection-view.ts';

type Shared = Extract<CollectionScreenProps, { state: 'shared' }>;

/** A shared collection, for whoever has its address (rule collection 5). */
export const loader = page('sharedCollection', async ({ api, visit, student, params, drawn }): Promise<{ screen: Shared }> => {
  const { name, description, owner, entities } = await api.collection.sharedBookmark({ id: params.collection });
  return {
    screen: {
      state: 'shared',
      ...{ name, description, owner },
      entities: entities.map((entity) => entityOf(visit, null, entity, drawn)),
      signUp: student ? null : href(visit, 'signup'),
    },
  };
});

export default function SharedCollectionPage() {
  return <CollectionScreen {...useScreen<typeof loader>()} />;
}
