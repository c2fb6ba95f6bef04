import { data } from '@remix-run/node';
import type { CollectionEntity, CollectionSummary, ShownEntity as ShownEntityReply } from '@darb/contract';
import { rowOf } from '@darb/contract/message-keys';
import type { EntityName, ListedCollection, ShownEntity } from '@darb/ui/screens/collection/props';
import { href, type Whereabouts } from '../../href.ts';
import type { DrawnOf } from '../../../fast/door.ts';
import type { Fields } from '../../server/fields.ts';
import { isRefusal } from '../../server/session.ts';
import { pictureOf } from './picture.ts';

/** A collection in a list. */
export const listedOf = (at: Whereabouts, one: CollectionSummary): ListedCollection => ({
  id: one.id,
  name: one.name,
  lessons: one.lessons_count,
  questions: one.questions_count,
  shared: one.is_shared,
  changedAt: one.changed_at,
  pictures: one.first.flatMap(pictureOf),
  href: href(at, 'collection', { collection: one.id }),
});

/**
 * What stands in a collection. A question of one's own collection (`id`) is answered there; of another's it
 * leads to the lesson that asks it.
 */
export const entityOf = (at: Whereabouts, id: string | null, entity: CollectionEntity, drawn: DrawnOf): ShownEntity => ({
  id: entity.id,
  type: entity.entity_type,
  of: entity.entity_id,
  shown: entity.is_deleted || !entity.place ? null : shownOf(at, id, entity, entity.place, drawn),
});

type Where = NonNullable<CollectionEntity['place']>;

const shownOf = (at: Whereabouts, id: string | null, entity: CollectionEntity, place: Where, drawn: DrawnOf) => ({
  name: drawn(nameOf(at, id, entity, place)),
  picture: pictureOf(entity)[0] ?? { kind: 'subject' as const, icon: place.subject.icon, bgColor: place.subject.bgColor },
});

/** What an entity is called, and where it leads. */
export const nameOf = (
  at: Whereabouts,
  id: string | null,
  { entity_type: type, entity_id, title, stem, duration }: ShownEntityReply,
  place: Where,
): EntityName => ({
  ...{ type, title, stem },
  subject: place.subject.title,
  minutes: duration === null ? null : Math.max(1, Math.round(duration / 60)),
  href: hrefOf(at, id, { type, entity_id }, place),
});

function hrefOf(at: Whereabouts, id: string | null, of: Pick<EntityName, 'type'> & { entity_id: number }, place: Where): string {
  const { subject, program_id: program, subtopic_id: subtopic, lesson_id: lesson } = place;
  if (of.type === 'question' && id !== null) return href(at, 'collectedQuestion', { collection: id, question: of.entity_id });
  if (lesson === null) return href(at, 'subject', { program, subject: subject.id });
  return href(at, 'lesson', { program, subject: subject.id, subtopic, lesson });
}

/** What the page shows again when a name was not taken. */
export interface NameRefused {
  problem: string;
  name: string;
  description: string;
}

/** Acts on a form; a refusal that leads nowhere else stands beside the name, with what was typed. */
export async function orNameRefused<Result>(fields: Fields, act: () => Promise<Result>) {
  try {
    return await act();
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    const { status, leadsTo } = rowOf(thrown.messageKey);
    if (leadsTo !== undefined || status >= 500) throw thrown;
    const tooLong = thrown.errors.some(({ path }) => path === 'description');
    const problem = thrown.messageKey !== 'rule_broken' ? thrown.messageKey : tooLong ? 'field_too_long' : 'field_collection_name';
    const refused: NameRefused = { problem, name: fields.text('name'), description: fields.text('description') };
    return data(refused, { status });
  }
}
