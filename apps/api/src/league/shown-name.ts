import type { NameChoice } from '@darb/contract';
import type { Account } from '../account/profile.ts';

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

type Named = Pick<Account, 'fullName' | 'alias'>;

/** What each choice shows (rule league 15). */
export const namesOf = ({ fullName, alias }: Named): { full: string; initial: string; alias: string | null } => ({
  full: fullName,
  initial: withInitial(fullName),
  alias,
});

/**
 * How a student is shown by a choice; null is hidden. An alias that is gone is a first name with an
 * initial.
 */
export function shownName(account: Named, choice: NameChoice): string | null {
  const names = namesOf(account);
  switch (choice) {
    case 'full':
      return names.full;
    case 'alias':
      return names.alias ?? names.initial;
    case 'hidden':
      return null;
    case 'initial':
      return names.initial;
  }
}
