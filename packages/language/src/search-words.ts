import { foldArabic } from './fold.ts';

/** A word of a text as a search sees it, and where it stands there. */
export interface FoundWord {
  word: string;
  from: number;
  to: number;
}

/** Letters, digits and their marks; what joins or stretches letters stands within a word. */
const WORD = /[\p{L}\p{N}\p{M}\u200C\u200D\u0640]+/gu;
const ARABIC = /^[\u0621-\u06D3]+$/u;

/** The words of a text, folded (rule site 6), in their order. */
export function searchWords(text: string): FoundWord[] {
  // a composed letter has one length in every spelling of the text that is cut by these places
  return [...text.matchAll(WORD)].flatMap(({ 0: found, index }) =>
    (foldArabic(found).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ({ word, from: index, to: index + found.length })),
  );
}

/** A word without an article, and without what may stand before one. */
function withoutArticle(word: string): string[] {
  if (/^ال..+/u.test(word)) return [word.slice(2)];
  if (/^لل..+/u.test(word)) return [word.slice(2)];
  if (/^[بك]ال..+/u.test(word)) return [word.slice(1), word.slice(3)];
  return /^[بكل]...+/u.test(word) ? [word.slice(1)] : [];
}

/**
 * A folded word, and it without what Arabic writes together with it: و and ف, ب and ك and ل, the article. Two
 * words with a form in common find each other (rule search 2).
 */
export function prefixForms(word: string): string[] {
  if (!ARABIC.test(word)) return [word];
  const starts = /^[وف]...+/u.test(word) ? [word, word.slice(1)] : [word];
  return [...new Set(starts.flatMap((start) => [start, ...withoutArticle(start)]))];
}

/** A word without a usual ending of plural or feminine; null where it has none, or too little is left. */
export function stemOf(word: string): string | null {
  const [, stem] = /^(.{3,}?)(?:ات|ين|ون|يه|ها|ه)$/u.exec(word) ?? /^([a-z]{3,})s$/u.exec(word) ?? [];
  return stem ?? null;
}

/** A word, and it with each of its letters left out: two words with one in common are nearly the same. */
export function shapesOf(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, index) => letters.filter((_letter, at) => at !== index).join(''))])];
}

/**
 * How many typing errors lie between two words, at most `most` + 1: a letter too many, too few, another one,
 * or two neighbours exchanged.
 */
export function typingErrors(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], b.map((_, index) => index)];
  last.push(b.length);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    [before, last] = [last, next];
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}
