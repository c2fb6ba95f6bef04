const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });
/** The article of an Arabic family name, which is no initial. */
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** A first name of two words: «عبد الله». */
const FIRST_OF_TWO = 'عبد';

/**
 * The first name with the initial of the last one, as «سلمى ع.»; of a name of one word, or whose last one
 * begins with no letter, the first word alone.
 */
export function withInitial(fullName: string): string {
  const words = fullName.split(/\s+/).filter((word) => word !== '');
  const firstWords = words.slice(0, words[0] === FIRST_OF_TWO ? 2 : 1);
  const first = firstWords.join(' ');
  const last = words.slice(firstWords.length).at(-1) ?? '';
  const [initial] = graphemes.segment(last.replace(ARTICLE, ''));
  return initial !== undefined && /^\p{L}/u.test(initial.segment) ? `${first} ${initial.segment}.` : first;
}
