import { redirect } from '@remix-run/node';
import { useActionData, useNavigation } from '@remix-run/react';
import { CollectionsScreen } from '@darb/ui/screens/collection/CollectionsScreen/CollectionsScreen';
import type { CollectionsScreenProps } from '@darb/ui/screens/collection/props';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { nextPath } from '../../server/guards.ts';
import { page } from '../../server/page.ts';
import { notFound } from '../../server/session.ts';
import { useScreen } from '../../shown-screen.ts';
import { afterAdding } from './after-adding.ts';
import { listedOf, nameOf, orNameRefused } from './collection-view.ts';

type Adding = Extract<CollectionsScreenProps, { state: 'adding' }>;

const TYPES = ['lesson', 'question'] as const;

/** What an address asks to put in: `lesson` or `question`, an id; null where it says none. */
function askedOf(search: URLSearchParams) {
  const type = TYPES.find((one) => search.has(one));
  const id = (type && search.get(type)) ?? '';
  return type && /^[1-9]\d{0,8}$/.test(id) ? { entity_type: type, entity_id: Number(id) } : null;
}

/** Where a lesson or question is put into a collection: the second of two touches. `next` leads back. */
export const loader = page('addToCollection', async ({ api, visit, search, to }): Promise<{ screen: Adding }> => {
  const which = askedOf(search);
  if (!which) throw to('collections');
  const { bookmarks, asked } = await api.collection.bookmarks({ limit: 100, ...which });
  if (!asked?.place) throw notFound();
  const shown = nameOf(visit, null, asked, asked.place);
  const next = nextPath(visit);
  return {
    screen: {
      state: 'adding',
      type: which.entity_type,
      what: { title: shown.title, stem: shown.stem },
      collections: bookmarks.map((one) => ({ ...listedOf(visit, one), entity: one.entity_id })),
      back: next === null ? shown.href : `${visit.prefix}${next}`,
      form: {
        action: href(visit, 'addToCollection', null, { [which.entity_type]: which.entity_id, next }),
        ...{ name: '', description: '', problem: null },
      },
    },
  };
});

/** Puts it into a collection (`add`), or into a new one (`save`), or takes it out again (`out`). */
export const action = actionOf('addToCollection', ({ api, visit, search, fields }) =>
  orNameRefused(fields, async () => {
    const asked = askedOf(search);
    if (!asked) return redirect(pathOf(visit, 'collections'));
    const collection = fields.text('collection');
    switch (fields.text('intent')) {
      case 'out':
        await api.collection.removeEntity({ bookmark_id: collection, entityId: fields.text('entity') });
        break;
      case 'save': {
        const { id } = await api.collection.create({ name: fields.text('name'), description: fields.text('description') });
        await api.collection.addEntity({ bookmark_id: id, ...asked });
        break;
      }
      default:
        await api.collection.addEntity({ bookmark_id: collection, ...asked });
    }
    return redirect(pathOf(visit, 'addToCollection', null, { [asked.entity_type]: asked.entity_id, next: nextPath(visit) }));
  }),
);

export default function AddToCollectionPage() {
  const screen = useScreen<typeof loader>();
  const refused = useActionData<typeof action>();
  const { formData } = useNavigation();
  const collections = afterAdding(screen.collections, formData);
  return <CollectionsScreen {...screen} collections={collections} form={{ ...screen.form, ...refused }} />;
}
