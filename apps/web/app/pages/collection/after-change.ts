import type { ShownEntity, TakenOut } from '@darb/ui/screens/collection/props';

export interface InIt {
  entities: readonly ShownEntity[];
  taken: readonly TakenOut[];
}

/** How many that were taken out an address keeps. */
const KEPT = 20;
const WRITTEN = /^(lesson|question)-([1-9]\d{0,8})-([1-9]\d{0,2})$/;

/** What was taken out, in an address: `lesson-1203-2.question-17-5`. What makes no sense is left out. */
export const takenOf = (written: string | null): TakenOut[] =>
  (written ?? '').split('.').flatMap((one) => {
    const [, type, of, place] = WRITTEN.exec(one) ?? [];
    return type === 'lesson' || type === 'question' ? [{ type, of: Number(of), place: Number(place) }] : [];
  });

/** As an address has it; null for nothing. */
export const writtenOf = (taken: readonly TakenOut[]): string | null =>
  taken.length === 0
    ? null
    : taken
        .slice(-KEPT)
        .map(({ type, of, place }) => `${type}-${of}-${place}`)
        .join('.');

const isSame = (one: Pick<TakenOut, 'type' | 'of'>, other: Pick<TakenOut, 'type' | 'of'>): boolean =>
  one.type === other.type && one.of === other.of;

/** What is left that can be put back: what is in again is not. */
export const stillOut = ({ entities, taken }: InIt): TakenOut[] =>
  taken.filter((one, index) => !entities.some((entity) => isSame(entity, one)) && taken.findIndex((other) => isSame(other, one)) === index);

/** Entities with the one at a place (1-based) moved to another. */
function moved(entities: readonly ShownEntity[], id: string, to: number): ShownEntity[] {
  const one = entities.find((entity) => entity.id === id);
  const others = entities.filter((entity) => entity.id !== id);
  return one ? [...others.slice(0, to - 1), one, ...others.slice(to - 1)] : [...entities];
}

/** What the collection is when a form that is under way has arrived; its word is not waited for. */
export function afterChange({ entities, taken }: InIt, form: FormData): InIt {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const id = text('entity');
  const place = entities.findIndex((entity) => entity.id === id) + 1;
  switch (text('intent')) {
    case 'up':
      return { entities: moved(entities, id, place - 1), taken };
    case 'down':
      return { entities: moved(entities, id, place + 1), taken };
    case 'move':
      return { entities: moved(entities, id, Number(text('to'))), taken };
    case 'out': {
      const one = entities.find((entity) => entity.id === id);
      const rest = entities.filter((entity) => entity.id !== id);
      return one ? { entities: rest, taken: [...taken, { type: one.type, of: one.of, place }] } : { entities, taken };
    }
    default:
      return { entities, taken };
  }
}
