import { redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { CollectionsScreen } from '@darb/ui/screens/collection/CollectionsScreen/CollectionsScreen';
import type { CollectionsScreenProps } from '@darb/ui/screens/collection/props';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { listedOf, orNameRefused } from './collection-view.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A student's collections. `deleted` in the address offers to take that deletion back. */
export const loader = page('collections', async ({ api, visit, search }): Promise<{ screen: CollectionsScreenProps }> => {
  const { bookmarks } = await api.collection.bookmarks({ limit: 100, first: 4 });
  const action = href(visit, 'collections');
  const asked = search.get('deleted') ?? '';
  const deleted = UUID.test(asked) && !bookmarks.some(({ id }) => id === asked) ? { action, id: asked } : null;
  const form = { action, name: '', description: '', problem: null };
  if (bookmarks.length === 0) return { screen: { state: 'empty', form, deleted, search: href(visit, 'search') } };
  return { screen: { state: 'ready', form, deleted, collections: bookmarks.map((one) => listedOf(visit, one)) } };
});

/** Makes a collection (`save`), or takes a deletion back (`restore`). */
export const action = actionOf('collections', ({ api, visit, fields, context }) =>
  orNameRefused(fields, async () => {
    if (fields.text('intent') === 'restore') {
      const { id } = await api.collection.restore({ id: fields.text('collection') });
      return redirect(pathOf(visit, 'collection', { collection: id }));
    }
    const { id } = await api.collection.create({ name: fields.text('name'), description: fields.text('description') });
    context.tell('collection_saved');
    return redirect(pathOf(visit, 'collection', { collection: id }));
  }),
);

export default function CollectionsPage() {
  const screen = useScreen<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CollectionsScreen {...screen} form={{ ...screen.form, ...refused }} />;
}
