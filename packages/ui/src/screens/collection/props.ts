import type { Localized, Rich } from '@darb/language';
import type { Place, SubjectTileProps } from '../../ui.ts';
import type { AnswerForm, MarkedProps, QuestionProps } from '../assessment/props.ts';

/** A form for a collection's name and what it is for. Fields: `name`, `description`. */
export interface NameForm {
  action: Place;
  name: string;
  description: string;
  /** A key of `errors`, beside the name. */
  problem: string | null;
}

export interface ListedCollection {
  id: string;
  name: string;
  lessons: number;
  questions: number;
  shared: boolean;
  /** ISO. */
  changedAt: string;
  href: Place;
}

export interface AddableCollection extends ListedCollection {
  /** Its entity of what is added, `coming` while that is under way; null where it has none. */
  entity: string | null;
}

/**
 * A student's collections. With `adding` one is chosen for a lesson or question: field `collection`, or a
 * new one by its name. `intent` is `add`, `out` (with `entity`) or `save`.
 */
export type CollectionsScreenProps = { form: NameForm } & (
  | { state: 'empty'; search: Place; deleted: { action: Place; id: string } | null }
  | { state: 'ready'; collections: readonly ListedCollection[]; deleted: { action: Place; id: string } | null }
  | {
      state: 'adding';
      type: 'lesson' | 'question';
      /** What is put in. */
      what: { title: Localized | null; stem: Rich | null };
      collections: readonly AddableCollection[];
      back: Place;
    }
);

export interface ShownEntity {
  id: string;
  type: 'lesson' | 'question';
  /** Null where it is not there any more. */
  shown: {
    href: Place;
    title: Localized | null;
    stem: Rich | null;
    subject: Localized;
    tile: Pick<SubjectTileProps, 'icon' | 'bgColor'>;
    minutes: number | null;
  } | null;
}

/**
 * A collection. The student's own has forms: `intent` is `up`, `down` or `out` (with `entity`, its place in
 * `order`), `save`, `share`, `unshare` or `delete`.
 */
export type CollectionScreenProps = { name: string; description: string; entities: readonly ShownEntity[] } & (
  | {
      state: 'own';
      back: Place;
      search: Place;
      form: NameForm;
      sharedAt: string | null;
      print: () => void;
      copy: (address: string) => Promise<boolean>;
    }
  | { state: 'shared'; owner: string; signUp: Place | null }
);

/** A question of a collection, to be answered again. */
export type CollectedQuestionScreenProps = { collection: { name: string; href: Place }; previous: Place | null; next: Place | null } & (
  | { state: 'question'; question: QuestionProps; form: AnswerForm }
  | { state: 'marked'; marked: MarkedProps; again: Place }
  | { state: 'shut'; why: 'must_subscribe' | 'other_program' | 'gone'; subscribe: Place | null }
);
