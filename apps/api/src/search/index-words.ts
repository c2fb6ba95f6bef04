import { prefixForms, searchWords, shapesOf, stemOf } from '@darb/language';

/** Longer ones are no words; PostgreSQL takes 2 kB at most. */
const WORD_MAX = 40;
const MARKS = /[^\p{L}\p{N}]/gu;

interface Forms {
  word: string;
  forms: string[];
  stems: string[];
}

/** How much a word counts where it stands, from the title (A) to the places around it (D). */
type Weight = 'A' | 'B' | 'C' | 'D';

/** The forms of a folded word, and their stems. */
export function formsOf(word: string): Forms {
  const forms = prefixForms(word.slice(0, WORD_MAX));
  const stems = forms.flatMap((form) => stemOf(form) ?? []);
  return { word, forms, stems: [...new Set(stems)].filter((stem) => !forms.includes(stem)) };
}

/** Makes the words of entries; what a word is made of is found out once for all of them. */
export class WordIndex {
  readonly #known = new Map<string, Forms[]>();
  readonly #words = new Map<string, { spelling: string; entries: number }>();

  #formsIn(text: string): Forms[] {
    return (text.match(/\S+/gu) ?? []).flatMap((piece) => {
      const known = this.#known.get(piece);
      if (known) return known;
      const made = searchWords(piece).map(({ word, from, to }) => {
        const found = formsOf(word);
        this.#spell(found, piece.slice(from, to).normalize('NFC').replace(MARKS, ''));
        return found;
      });
      this.#known.set(piece, made);
      return made;
    });
  }

  #spell({ forms }: Forms, written: string): void {
    for (const form of forms)
      if (!this.#words.has(form)) {
        const spelling = written.length >= form.length ? written.slice(written.length - form.length) : form;
        this.#words.set(form, { spelling, entries: 0 });
      }
  }

  /** The words of an entry and of its title alone, as PostgreSQL reads a `tsvector`; counts the entry. */
  vectorsOf({ title, body, around }: Record<'title' | 'body' | 'around', readonly string[]>): { words: string; titleWords: string } {
    const titleWords = new Map<string, Weight>();
    const words = new Map<string, Weight>();
    for (const text of title) this.#add(titleWords, text, 'A', 'B');
    for (const [word, weight] of titleWords) words.set(word, weight);
    for (const text of body) this.#add(words, text, 'C', 'D');
    for (const text of around) this.#add(words, text, 'D', 'D');
    for (const word of words.keys()) {
      const known = this.#words.get(word);
      if (known) known.entries += 1;
    }
    return { words: written(words), titleWords: written(titleWords) };
  }

  #add(to: Map<string, Weight>, text: string, whole: Weight, stem: Weight): void {
    const raise = (word: string, weight: Weight) => {
      const before = to.get(word);
      if (before === undefined || weight < before) to.set(word, weight);
    };
    for (const { forms, stems } of this.#formsIn(text)) {
      for (const form of forms) raise(form, whole);
      for (const form of stems) raise(form, stem);
    }
  }

  /** All words of the entries so far, as rows of `search_words`. */
  rows(): { word: string; spelling: string; entries: number; shapes: string[] }[] {
    return [...this.#words].map(([word, { spelling, entries }]) => ({ word, spelling, entries, shapes: shapesOf(word) }));
  }
}

/** Words are letters and digits, so that none needs escaping. */
const written = (words: ReadonlyMap<string, Weight>): string => [...words].map(([word, weight]) => `'${word}':1${weight}`).join(' ');
