import type { Inline } from '@darb/language';

type Text = Extract<Inline, { kind: 'text' }>;
export type MathPart = Extract<Inline, { kind: 'math' }>;
/** A formula and the marks after it, which no line may part. */
export interface Held {
  kind: 'held';
  formula: MathPart;
  mark: Text;
}

/** A word of one letter, or opening marks, at the end of a text. */
const BEFORE = /(?:(?:^|\s)\p{L}\p{M}*[ \u00A0]?[«([“‹]*|[«([“‹])$/u;
/** Marks at the beginning of a text, with the word that a dash ties to the formula. */
const AFTER = /^(?:[-‑][^\s]*|[^\s\p{L}\p{N}]+)/u;
/** Joins what stands on its two sides into one line; a space beside it has to be one that joins too. */
const JOINER = '\u2060';

const isFormula = (part: Inline | undefined): part is MathPart => part?.kind === 'math' && !part.display;
const marksAfter = (formula: Inline | undefined, part: Inline | undefined): string =>
  isFormula(formula) && part?.kind === 'text' ? (AFTER.exec(part.text)?.[0] ?? '') : '';

/**
 * Parts of which no line ends between a formula and the one-letter word or mark that belongs to it. Before a
 * formula a joiner does that; browsers break a line after one whatever character follows.
 */
export const besideFormulas = (parts: readonly Inline[]): (Inline | Held)[] =>
  parts.map((part, index) => {
    const next = parts[index + 1];
    if (isFormula(part)) {
      const marks = marksAfter(part, next);
      return marks !== '' && next?.kind === 'text' ? { kind: 'held', formula: part, mark: { ...next, text: marks } } : part;
    }
    if (part.kind !== 'text') return part;
    const rest = part.text.slice(marksAfter(parts[index - 1], part).length);
    const joins = isFormula(next) && BEFORE.test(part.text);
    return { ...part, text: joins ? `${rest.replace(/ $/, '\u00A0')}${JOINER}` : rest };
  });
