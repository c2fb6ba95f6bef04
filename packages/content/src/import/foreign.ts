import type { Remark } from './remarks.ts';

/**
 * A question as a file of another program holds it, after reading and before it becomes one of a pack. Texts
 * are running text as packs write it (FORMAT.md): formulas between `\(` and `\)`, `**strong**`, `![what it
 * shows](picture)`, paragraphs with an empty line between them.
 */
export interface ForeignQuestion {
  /**
   * What the file itself calls it, if it calls it anything that stays the same when the file is written anew:
   * an identifier, an id number, a title.
   */
  identifier: string | null;
  /** What a teacher would recognise it by in the report: its name, or the beginning of its text. */
  label: string;
  /**
   * The line on which it begins, counted from 1; null in files without lines (spreadsheets have rows: their
   * number).
   */
  line: number | null;
  /** The file in a package that it stands in; null when the file is no package. */
  file: string | null;
  /** Names of the categories that it stands in, outermost first. */
  category: readonly string[];
  stem: string;
  /** What is told after answering, for every answer together; empty when the file tells nothing. */
  explanation: string;
  body: ForeignBody;
  difficulty: 'easy' | 'medium' | 'hard' | null;
  /** Pictures that its texts name, by the name. */
  pictures: ReadonlyMap<string, ForeignPicture>;
  /** What the reader had to change to understand it. */
  remarks: readonly Remark[];
}

export interface ForeignPicture {
  type: 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  bytes: Uint8Array;
}

export interface ForeignOption {
  text: string;
  /** Its share of the mark: 1 for all of it, 0 for none, below 0 where a wrong choice costs something. */
  fraction: number;
  feedback: string;
}

/**
 * The answer side of a question. Whether it makes sense (one right option, weights that add up) is judged
 * later, in one place for all formats.
 */
export type ForeignBody =
  /**
   * `multiple`: whether several may be chosen; null when the file does not say, then the number of right ones
   * does. `asSet`: only all the right ones and no other count (QTI's match_correct); fractions then only tell
   * right (1) from wrong (0).
   */
  | { type: 'choice'; options: readonly ForeignOption[]; multiple: boolean | null; asSet?: boolean }
  | { type: 'true_false'; correct: boolean }
  /** `fraction` of 1 for the right value; a range is its middle with half its width as the tolerance. */
  | { type: 'numeric'; answers: readonly { value: number; tolerance: number; fraction: number }[]; unit: string | null }
  /** Texts as a student would type them: the reader has dropped wildcards and said so (wildcardIgnored). */
  | { type: 'short_text'; accepted: readonly { text: string; fraction: number }[] }
  | { type: 'ordering'; items: readonly string[] }
  | { type: 'matching'; pairs: readonly { left: string; right: string }[]; distractors: readonly string[] };

/**
 * What reading a file came to. Every question of the file is in one of the two lists: nothing is dropped
 * without a word.
 */
export interface ForeignFile {
  questions: readonly ForeignQuestion[];
  /** Remarks on questions that could not be read, and on the file itself. */
  remarks: readonly Remark[];
}
