import { redirect } from '@remix-run/node';
import type { Lesson } from '@darb/contract';
import { useActionData } from '@remix-run/react';
import { CollectionsScreen } from '@darb/ui/screens/collection/CollectionsScreen/CollectionsScreen';
import type { CollectionsScreenProps } from '@darb/ui/screens/collection/props';
import { href, pathOf } from '../../href.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { listedOf, orNameRefused } from './collection-view.ts';

type Adding = Extract<CollectionsScreenProps, { state: 'adding' }>;

/** What an address asks to put in: `lesson`, an id; null where it says none. */
function askedOf(search: URLSearchParams): { entity_type: 'lesson'; entity_id: number } | null {
  const id = search.get('lesson') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? { entity_type: 'lesson', entity_id: Number(id) } : null;
}

const placeOf = ({ id, program, subject, subtopic }: Lesson) => ({
  ...{ program: program.id, subject: subject.id, subtopic: subtopic.id },
  lesson: id,
});

/** Where a lesson is put into a collection: the second of two touches. */
export const loader = page('addToCollection', async ({ api, visit, search, to }): Promise<{ screen: Adding }> => {
  const asked = askedOf(search);
  if (!asked) throw to('collections');
  const [lesson, { bookmarks }] = await Promise.all([
    api.learning.lesson({ id: asked.entity_id }),
    api.collection.bookmarks({ limit: 100, ...asked }),
  ]);
  return {
    screen: {
      state: 'adding',
      what: { title: lesson.title, stem: null },
      collections: bookmarks.map((one) => ({ ...listedOf(visit, one), has: one.entity_id !== null })),
      back: href(visit, 'lesson', placeOf(lesson)),
      form: { action: href(visit, 'addToCollection', null, { lesson: asked.entity_id }), name: '', description: '', problem: null },
    },
  };
});

/** Puts the lesson into a collection, or into a new one. */
export const action = actionOf('addToCollection', ({ api, visit, search, fields, context }) =>
  orNameRefused(fields, async () => {
    const asked = askedOf(search);
    if (!asked) return redirect(pathOf(visit, 'collections'));
    const lesson = await api.learning.lesson({ id: asked.entity_id });
    const isNew = fields.text('intent') === 'save';
    const id = isNew
      ? (await api.collection.create({ name: fields.text('name'), description: fields.text('description') })).id
      : fields.text('collection');
    await api.collection.addEntity({ bookmark_id: id, ...asked });
    context.tell('collection_saved');
    return redirect(pathOf(visit, 'lesson', placeOf(lesson)));
  }),
);

export default function AddToCollectionPage() {
  const screen = useScreen<typeof loader>();
  const refused = useActionData<typeof action>();
  return <CollectionsScreen {...screen} form={{ ...screen.form, ...refused }} />;
}
