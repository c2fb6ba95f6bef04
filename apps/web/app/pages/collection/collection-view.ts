import { data } from '@remix-run/node';
import type { CollectionEntity, CollectionSummary } from '@darb/contract';
import { rowOf } from '@darb/contract/message-keys';
import type { ListedCollection, ShownEntity } from '@darb/ui/screens/collection/props';
import { href, type Whereabouts } from '../../href.ts';
import type { Fields } from '../../server/fields.ts';
import { isRefusal } from '../../server/session.ts';

/** A collection in a list. */
export const listedOf = (at: Whereabouts, one: CollectionSummary): ListedCollection => ({
  id: one.id,
  name: one.name,
  lessons: one.lessons_count,
  questions: one.questions_count,
  shared: one.is_shared,
  changedAt: one.changed_at,
  href: href(at, 'collection', { collection: one.id }),
});

/**
 * What stands in a collection. A question of one's own collection (`id`) is answered there; of another's it
 * leads to the lesson that asks it.
 */
export const entityOf = (at: Whereabouts, id: string | null, entity: CollectionEntity): ShownEntity => ({
  id: entity.id,
  type: entity.entity_type,
  of: entity.entity_id,
  shown: entity.is_deleted || !entity.place ? null : { ...wordsOf(entity), ...placeOf(at, id, entity, entity.place) },
});

const wordsOf = ({ title, stem, duration }: CollectionEntity) => ({
  title,
  stem,
  minutes: duration === null ? null : Math.max(1, Math.round(duration / 60)),
});

function placeOf(at: Whereabouts, id: string | null, entity: CollectionEntity, place: NonNullable<CollectionEntity['place']>) {
  const { subject, program_id: program, subtopic_id: subtopic, lesson_id: lesson } = place;
  const looks = { subject: subject.title, tile: { icon: subject.icon, bgColor: subject.bgColor } };
  if (entity.entity_type === 'question' && id !== null)
    return { ...looks, href: href(at, 'collectedQuestion', { collection: id, question: entity.entity_id }) };
  if (lesson === null) return { ...looks, href: href(at, 'subject', { program, subject: subject.id }) };
  return { ...looks, href: href(at, 'lesson', { program, subject: subject.id, subtopic, lesson }) };
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
