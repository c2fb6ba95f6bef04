import type { Inline } from '@darb/language';

/** A word of one letter, or opening marks, at the end of a text. */
const BEFORE = /(?:(?:^|\s)\p{L}\p{M}*[ \u00A0]?[«([“‹]*|[«([“‹])$/u;
/** Marks at the beginning of a text. */
const AFTER = /^[^\s\p{L}\p{N}]/u;
/** Joins what stands on its two sides into one line; a space beside it has to be one that joins too. */
const JOINER = '\u2060';

const isFormula = (part: Inline | undefined): boolean => part?.kind === 'math' && !part.display;

/** Parts of which no line ends between a formula and the one-letter word or mark that belongs to it. */
export const besideFormulas = (parts: readonly Inline[]): Inline[] =>
  parts.map((part, index) => {
    if (part.kind !== 'text') return part;
    const before = isFormula(parts[index + 1]) && BEFORE.test(part.text);
    const after = isFormula(parts[index - 1]) && AFTER.test(part.text);
    if (!before && !after) return part;
    const text = before ? `${part.text.replace(/ $/, '\u00A0')}${JOINER}` : part.text;
    return { ...part, text: after ? `${JOINER}${text}` : text };
  });
