import { redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { CollectionScreen } from '@darb/ui/screens/collection/CollectionScreen/CollectionScreen';
import type { CollectionScreenProps } from '@darb/ui/screens/collection/props';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { entityOf, orNameRefused } from './collection-view.ts';

type Own = Omit<Extract<CollectionScreenProps, { state: 'own' }>, 'print' | 'copy'>;

/** A student's own collection. */
export const loader = page('collection', async ({ api, visit, params }): Promise<{ screen: Own }> => {
  const found = await api.collection.bookmark({ id: params.collection });
  const { id, name, description, is_shared: shared } = found;
  return {
    screen: {
      state: 'own',
      name,
      description,
      entities: found.entities.map((entity) => entityOf(visit, id, entity)),
      back: href(visit, 'collections'),
      search: href(visit, 'search'),
      form: { action: href(visit, 'collection', { collection: id }), name, description, problem: null },
      sharedAt: shared
        ? `${visit.origin}${href({ ...visit, prefix: `/${visit.language}` }, 'sharedCollection', { collection: id })}`
        : null,
    },
  };
});

/** Moves or takes out what is in it, renames, shares, unshares and deletes it (`intent`). */
export const action = actionOf('collection', ({ api, visit, params, fields, context }) =>
  orNameRefused(fields, async () => {
    const id = params.collection;
    const entity = { bookmark_id: id, entityId: fields.text('entity') };
    const order = Number(fields.text('order'));
    switch (fields.text('intent')) {
      case 'up':
        await api.collection.moveEntity({ ...entity, order: order - 1 });
        break;
      case 'down':
        await api.collection.moveEntity({ ...entity, order: order + 1 });
        break;
      case 'out':
        await api.collection.removeEntity(entity);
        break;
      case 'share':
      case 'unshare':
        await api.collection.change({ id, is_shared: fields.text('intent') === 'share' });
        break;
      case 'delete':
        await api.collection.remove({ id });
        return redirect(pathOf(visit, 'collections', null, { deleted: id }));
      default:
        await api.collection.change({ id, name: fields.text('name'), description: fields.text('description') });
        context.tell('collection_saved');
    }
    return redirect(pathOf(visit, 'collection', params));
  }),
);

const copy = (address: string): Promise<boolean> =>
  navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );

export default function CollectionPage() {
  const screen = useScreen<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CollectionScreen {...screen} form={{ ...screen.form, ...refused }} print={() => window.print()} copy={copy} />;
}
