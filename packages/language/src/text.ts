import type { Language } from './languages.ts';

/**
 * A plain text in the language that it is really in; a page marks it with `lang` and `dir` where that is not
 * its own.
 */
export interface Localized {
  text: string;
  lang: Language;
}

/**
 * A piece of running text. `mathml` was made on the server from `tex`; `width` says, in ems, how wide its
 * widest piece is, where a narrow phone may not hold it. A picture's `src` is an address of ours.
 */
export type Inline =
  | { kind: 'text'; text: string; strong?: boolean | undefined }
  | { kind: 'math'; mathml: string; tex: string; display: boolean; width?: number | undefined }
  | { kind: 'picture'; src: string; alt: string; width: number; height: number };

/** Running text with formulas and pictures, in one language. */
export interface Rich {
  lang: Language;
  parts: Inline[];
}

/** A block of a lesson's text version. A `law` is a formula that stands alone, with what its letters mean. */
export type Block =
  | { kind: 'heading'; text: Rich }
  | { kind: 'paragraph'; text: Rich }
  | { kind: 'law'; formula: Rich; note: Rich | null }
  | { kind: 'steps'; items: Rich[] }
  | { kind: 'list'; items: Rich[] };
