import { redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { CollectionScreen } from '@darb/ui/screens/collection/CollectionScreen/CollectionScreen';
import type { CollectionScreenProps } from '@darb/ui/screens/collection/props';
import type { FormEvent } from 'react';
import { copyAddress } from '../../client/sharing.ts';
import { href, pathOf } from '../../href.ts';
import { belowPrefix } from '../../navigation.tsx';
import { usePrefix } from '../../prefix.ts';
import { action as actionOf } from '../../server/action.ts';
import { page } from '../../server/page.ts';
import { useScreen } from '../../shown-screen.ts';
import { sentForm } from '../assessment/sent-form.ts';
import { afterChange, stillOut, takenOf, writtenOf } from './after-change.ts';
import { entityOf, orNameRefused } from './collection-view.ts';
import { useSubmitInTurn } from './in-turn.ts';

type Own = Omit<Extract<CollectionScreenProps, { state: 'own' }>, 'print' | 'copy' | 'send' | 'move'>;

/** A student's own collection. `out` in the address: what was just taken out; `edit`: its name is changed. */
export const loader = page('collection', async ({ api, visit, params, search, drawn }): Promise<{ screen: Own }> => {
  const found = await api.collection.bookmark({ id: params.collection });
  const { id, name, description, is_shared: shared } = found;
  const entities = found.entities.map((entity) => entityOf(visit, id, entity, drawn));
  const taken = stillOut({ entities, taken: takenOf(search.get('out')) });
  const asks = found.entities.some(({ entity_type, is_deleted }) => entity_type === 'question' && !is_deleted);
  return {
    screen: {
      state: 'own',
      ...{ name, description, entities, taken },
      back: href(visit, 'collections'),
      search: href(visit, 'search'),
      round: asks ? href(visit, 'collectionRound', { collection: id }) : null,
      sheet: asks ? href(visit, 'collectionSheet', { collection: id }) : null,
      isEdited: search.has('edit'),
      edit: href(visit, 'collection', { collection: id }, { edit: 1 }),
      form: { action: href(visit, 'collection', { collection: id }, { out: writtenOf(taken) }), name, description, problem: null },
      sharedAt: shared
        ? `${visit.origin}${href({ ...visit, prefix: `/${visit.language}` }, 'sharedCollection', { collection: id })}`
        : null,
    },
  };
});

/** Moves, takes out or puts back what is in it, renames, shares, unshares and deletes it (`intent`). */
export const action = actionOf('collection', ({ api, visit, params, search, fields, context }) =>
  orNameRefused(fields, async () => {
    const id = params.collection;
    /** An entity as it stands now; another device may have moved it since the page was drawn. */
    const inIt = async ({ entityId }: { entityId: string }) => {
      const { entities } = await api.collection.bookmark({ id });
      return { found: entities.find((one) => one.id === entityId), place: entities.findIndex((one) => one.id === entityId) + 1 };
    };
    const entity = { bookmark_id: id, entityId: fields.text('entity') };
    let taken = takenOf(search.get('out'));
    const intent = fields.text('intent');
    switch (intent) {
      case 'up':
      case 'down': {
        const { place } = await inIt(entity);
        await api.collection.moveEntity({ ...entity, order: Math.max(1, place + (intent === 'up' ? -1 : 1)) });
        break;
      }
      case 'move':
        await api.collection.moveEntity({ ...entity, order: Number(fields.text('to')) });
        break;
      case 'out': {
        const { found, place } = await inIt(entity);
        await api.collection.removeEntity(entity);
        if (found) taken = [...taken, { type: found.entity_type, of: found.entity_id, place }];
        break;
      }
      case 'back': {
        const [named] = takenOf(`${fields.text('type')}-${fields.text('of')}-${fields.text('order')}`);
        if (named) await api.collection.addEntity({ bookmark_id: id, entity_type: named.type, entity_id: named.of, order: named.place });
        break;
      }
      case 'share':
      case 'unshare':
        await api.collection.change({ id, is_shared: intent === 'share' });
        break;
      case 'delete':
        await api.collection.remove({ id });
        return redirect(pathOf(visit, 'collections', null, { deleted: id }));
      default:
        await api.collection.change({ id, name: fields.text('name'), description: fields.text('description') });
        context.tell('collection_saved');
    }
    return redirect(pathOf(visit, 'collection', params, { out: writtenOf(taken) }));
  }),
);

/** Whoever closes the choice of apps has chosen none. */
const send = (url: string): void => void navigator.share({ url }).catch(() => undefined);

/** The intents after which the list stays where it is. */
const IN_PLACE: ReadonlySet<unknown> = new Set(['up', 'down', 'out', 'back']);

export default function CollectionPage() {
  const screen = useScreen<typeof loader>();
  const refused = useActionData<typeof action>();
  const prefix = usePrefix();
  const { send: change, underWay } = useSubmitInTurn(belowPrefix(prefix, screen.form.action) ?? '/');
  const capture = (event: FormEvent<HTMLElement>): void => {
    const fields = sentForm(event);
    if (!fields) return;
    event.preventDefault();
    change({ fields, inPlace: IN_PLACE.has(fields.get('intent')) });
  };
  const move = (entity: string, to: number): void => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ intent: 'move', entity, to: String(to) })) fields.set(name, value);
    change({ fields, inPlace: true });
  };
  return (
    <div onSubmitCapture={capture}>
      <CollectionScreen
        {...screen}
        {...underWay.reduce(afterChange, screen)}
        form={{ ...screen.form, ...refused }}
        isEdited={screen.isEdited || refused !== undefined}
        send={send}
        print={() => window.print()}
        copy={copyAddress}
        move={move}
      />
    </div>
  );
}
