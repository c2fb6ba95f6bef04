import { foldArabic } from '@darb/language';

/** Letters of other scripts, and digits, that are read as Latin ones. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ4@'],
    ['c', 'сϲᴄ'],
    ['d', 'ԁ'],
    ['e', 'еёєεҽ3'],
    ['h', 'һнհ'],
    ['i', 'іїιı1!|'],
    ['k', 'кκ'],
    ['m', 'мṃ'],
    ['n', 'пոη'],
    ['o', 'оοօ0'],
    ['p', 'рρ'],
    ['r', 'гᴦя'],
    ['s', 'ѕ5$'],
    ['t', 'тτ7'],
    ['u', 'υս'],
    ['x', 'хχ'],
    ['y', 'уүγ'],
    ['b', 'ьвß8'],
  ].flatMap(([latin = '', others = '']) => [...others].map((other) => [other, latin])),
);

/** Words of the house, each in the letters that `folded` leaves. */
const STAFF =
  /teacher|teaching|tutor|assistant|moderator|admin|support|darb|strike|معلم|مدرس|استاذ|مساعد|اداره|الدعم|فريقدرب|استاد|ٹيچر|تيچر/u;
const folded = (text: string): string => foldArabic(text.normalize('NFKD').replace(/\p{M}/gu, '')).replace(/[^\p{L}\p{N}@$!|]/gu, '');

/**
 * Whether a name reads as if its bearer were of the house, also in letters that only look so
 * (rule community 4): such a name is not shown beside a comment.
 */
export function readsAsStaff(name: string): boolean {
  const plain = folded(name);
  return STAFF.test(plain) || STAFF.test([...plain].map((letter) => LOOKS_LIKE[letter] ?? letter).join(''));
}
