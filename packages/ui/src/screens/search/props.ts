import type { Localized } from '@darb/language';
import type { Place, SubjectTileProps } from '../../ui.ts';

/** A text in pieces; those that were found are marked. */
export type MarkedText = readonly { text: string; found: boolean }[];

export type SearchTab = 'all' | 'lessons' | 'assessments' | 'otherprograms';

export interface ShownHit {
  id: string;
  type: 'lesson' | 'quiz' | 'test';
  href: Place;
  /** Where a lesson is put into a collection; null for a guest, and for what cannot be. */
  collect: Place | null;
  title: { parts: MarkedText; lang: Localized['lang'] };
  /** Where it is said; null where only its title has it. */
  text: { parts: MarkedText; lang: Localized['lang'] } | null;
  subject: Localized;
  subtopic: Localized;
  /** Of what another program has. */
  program: Localized | null;
  tile: Pick<SubjectTileProps, 'icon' | 'bgColor'>;
  minutes: number | null;
  questions: number | null;
  /** Whether it needs a subscription that the visitor has not. */
  locked: boolean;
}

export interface HitSection {
  tab: SearchTab;
  hits: readonly ShownHit[];
  /** All of its hits, where there are more. */
  all: { href: Place; count: number } | null;
}

interface Choice {
  text: Localized;
  count: number;
  href: Place;
  current: boolean;
}

export interface SubjectPlace {
  id: number;
  title: Localized;
  tile: Pick<SubjectTileProps, 'icon' | 'bgColor'>;
  href: Place;
}

/** What is offered while somebody types. */
export interface Suggestion {
  type: ShownHit['type'];
  title: Localized;
  href: Place;
}

/** What the box below the field does; it is fetched when the field is touched. */
export interface SearchActions {
  suggest: (query: string) => Promise<readonly Suggestion[]>;
  recent: {
    list: () => readonly string[];
    add: (query: string) => void;
    remove: (query: string) => void;
    clear: () => void;
  };
  /** A hit was taken, the n-th of the page. */
  onTaken: (query: string, order: number) => void;
}

interface Field {
  /** GET with `query`. */
  action: Place;
  query: string;
  country: string;
}

export type SearchScreenProps = Field &
  (
    | { state: 'start'; tooLong: boolean; subjects: readonly SubjectPlace[] }
    | { state: 'empty'; meant: { text: string; href: Place } | null; everywhere: Place | null; subjects: readonly SubjectPlace[] }
    | {
        state: 'results';
        count: number;
        /** What was searched for in place of what was typed; null where that was searched for itself. */
        applied: string | null;
        tabs: readonly { tab: SearchTab; count: number; href: Place; current: boolean }[];
        subjects: readonly Choice[];
        everySubject: Place;
        /** Only what the student may open; null for a guest. */
        open: { href: Place; current: boolean } | null;
        sections: readonly HitSection[];
        newer: Place | null;
        older: Place | null;
      }
  );
