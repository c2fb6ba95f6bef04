/**
 * What no reader sees, by its property in Unicode (rule site 5): direction marks, joiners, soft hyphens,
 * fillers, variation selectors, tags. The one rule for names, codes, keys, addresses, answers and search.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Of these, what words of Persian and Urdu, emoji and flags are made with. */
const JOINS = /[\u200C\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}]/u;

/** A text without what no reader sees. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A text without what no reader sees, but for the joiners inside its words and emoji. */
export const withJoinersAlone = (text: string): string => text.replace(INVISIBLE, (mark) => (JOINS.test(mark) ? mark : ''));

/** Letters by Unicode's class that are blank: those between hieroglyphs. */
const BLANK_LETTERS = /[\u{13441}\u{13442}]/gu;

/**
 * Whether a text shows a letter or a digit: not only marks, fillers, blanks, or what changes a letter beside
 * it (a tatweel, small raised letters).
 */
export const showsLetters = (text: string): boolean => /(?!\p{Lm})[\p{L}\p{N}]/u.test(withoutInvisible(text).replace(BLANK_LETTERS, ''));

/** Dashes of every kind, the minus sign among them, as people type them between groups. */
export const DASHES = '\\p{Pd}\\u2212\\uFE63\\uFF0D';
