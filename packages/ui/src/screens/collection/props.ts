import type { Localized, Rich } from '@darb/language';
import type { Drawn } from '../../drawn.tsx';
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

/** What stands for a lesson or a question. */
export type EntityPicture =
  /** The first board of a lesson that may be seen, as `size=100x75`. */
  | { kind: 'board'; src: string }
  /** A formula of a question, made on the server. */
  | { kind: 'formula'; mathml: string }
  | ({ kind: 'subject' } & Pick<SubjectTileProps, 'icon' | 'bgColor'>);

export interface ListedCollection {
  id: string;
  name: string;
  lessons: number;
  questions: number;
  shared: boolean;
  /** ISO. */
  changedAt: string;
  /** Of the first of what is in it. */
  pictures: readonly EntityPicture[];
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

/** What an entity is called, and where it leads. */
export interface EntityName {
  type: 'lesson' | 'question';
  href: Place;
  title: Localized | null;
  stem: Rich | null;
  subject: Localized;
  minutes: number | null;
}

export interface ShownEntity {
  id: string;
  type: 'lesson' | 'question';
  /** The lesson's or question's own id. */
  of: number;
  /** Null where it is not there any more. */
  shown: {
    name: Drawn<EntityName>;
    picture: EntityPicture;
  } | null;
}

/** What was just taken out, and can be put back to its place (1-based). */
export interface TakenOut {
  type: 'lesson' | 'question';
  of: number;
  place: number;
}

/**
 * A collection. The student's own has forms: `intent` is `up`, `down` or `out` (with `entity`), `move` (with
 * `to` too), `back` (with `type`, `of` and `order`), `save`, `share`, `unshare` or `delete`.
 */
export type CollectionScreenProps = { name: string; description: string; entities: readonly ShownEntity[] } & (
  | {
      state: 'own';
      taken: readonly TakenOut[];
      /** Moves an entity to a place (1-based), as the form of its row does. */
      move: (entity: string, to: number) => void;
      back: Place;
      /** Where its questions are asked as a round, and printed; null where it has none. */
      round: Place | null;
      sheet: Place | null;
      search: Place;
      form: NameForm;
      /** Whether its name is being changed; where that begins, and where it is left. */
      isEdited: boolean;
      edit: Place;
      sharedAt: string | null;
      print: () => void;
      copy: (address: string) => Promise<boolean>;
      /** Hands the address to another app, where the browser can. */
      send: (address: string) => void;
    }
  | { state: 'shared'; owner: string; signUp: Place | null }
);

/** A question of a collection, to be answered again. */
export type CollectedQuestionScreenProps = { collection: { name: string; href: Place }; previous: Place | null; next: Place | null } & (
  | { state: 'question'; question: QuestionProps; form: AnswerForm }
  | { state: 'marked'; marked: MarkedProps; again: Place }
  | { state: 'shut'; why: 'must_subscribe' | 'other_program' | 'gone'; subscribe: Place | null }
);
