import { foldArabic } from '@darb/language';

/** Names of a table's cells as they are compared: without marks, signs and case. */
export const folded = (text: string): string =>
  foldArabic(text)
    .replace(/[_\-./:*()[\]#،]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const LETTERS = ['abcdefghij', 'ابجدهوزحطي'] as const;
/** The words of a place, from the first on. */
const ORDINALS: readonly (readonly string[])[] = [
  ['first', 'one', 'الاول', 'اول', 'الاولى', 'الف', 'پہلا', 'پہلی'],
  ['second', 'two', 'الثاني', 'ثاني', 'الثانية', 'دوسرا', 'دوسری'],
  ['third', 'three', 'الثالث', 'ثالث', 'الثالثة', 'تیسرا', 'تیسری'],
  ['fourth', 'four', 'الرابع', 'رابع', 'الرابعة', 'چوتھا', 'چوتھی'],
  ['fifth', 'five', 'الخامس', 'خامس', 'الخامسة', 'پانچواں'],
  ['sixth', 'six', 'السادس', 'سادس', 'السادسة', 'چھٹا'],
  ['seventh', 'seven', 'السابع', 'سابع', 'السابعة', 'ساتواں'],
  ['eighth', 'eight', 'الثامن', 'ثامن', 'الثامنة', 'آٹھواں'],
];
const PLACES = new Map(ORDINALS.flatMap((words, place) => words.map((word) => [folded(word), place] as const)));
const NAMES = new Set(['الخيار', 'خيار', 'الاختيار', 'اختيار', 'البديل', 'بديل', 'option', 'choice', 'alternative', 'انتخاب'].map(folded));
/** What one column an option calls itself where another says which of them is right. */
const ANSWER_NAMES = new Set(['answer', 'الإجابة', 'إجابة', 'الجواب', 'جواب'].map(folded));
/** Words that a column has only when it speaks of options. */
const OPTION_WORD = /(?:^|\s)(?:option|choice|distractor|alternative|(?:ال)?خيار|(?:ال)?اختيار|(?:ال)?بديل|(?:ال)?بدايل|انتخاب)/;

/** How a column or an answer says which option it means. */
interface Mark {
  place: number;
  kind: 'letter' | 'number';
}

/**
 * The place that a letter (A, أ) or a number in any digits names, `(B)` and `b.` too; null for anything
 * else.
 */
export function placeOf(mark: string): Mark | null {
  const name = folded(mark);
  const letter = name.length === 1 ? Math.max(...LETTERS.map((letters) => letters.indexOf(name))) : -1;
  if (letter >= 0) return { place: letter, kind: 'letter' };
  return /^[1-9]\d?$/.test(name) ? { place: Number(name) - 1, kind: 'number' } : null;
}

const placeInWords = (mark: string): Mark | null => {
  const place = PLACES.get(mark);
  return placeOf(mark) ?? (place === undefined ? null : { place, kind: mark === folded('الف') ? 'letter' : 'number' });
};

/** What a cell of the header says of an option; `place` is null where it is `option` without more. */
interface OptionHeading {
  base: 'option' | 'answer' | 'bare';
  place: number | null;
  kind: Mark['kind'] | null;
}

/** The name without its place, and the place, behind it or before it. */
function divided(name: string): [base: string, mark: string] | null {
  const behind = /^(.+?)(?:\s(\S+)|(\d{1,2}))$/.exec(name);
  const mark = behind?.[2] ?? behind?.[3];
  if (behind?.[1] !== undefined && mark !== undefined && placeInWords(mark)) return [behind[1], mark];
  const [, before, rest] = /^(\S+)\s(.+)$/.exec(name) ?? [];
  return before !== undefined && rest !== undefined && placeInWords(before) ? [rest, before] : null;
}

function headingOf(cell: string): OptionHeading | null {
  const name = folded(cell);
  if (NAMES.has(name)) return { base: 'option', place: null, kind: null };
  const alone = placeInWords(name);
  if (alone) return { base: 'bare', ...alone };
  const [base, mark] = divided(name) ?? [];
  if (base === undefined || mark === undefined) return null;
  const kind = NAMES.has(base) ? 'option' : ANSWER_NAMES.has(base) ? 'answer' : null;
  const place = placeInWords(mark);
  return kind && place ? { base: kind, ...place } : null;
}

/** Whether a cell of a header may name an option; which one, `optionColumns` says by all of them. */
export const namesOption = (cell: string): boolean => {
  const heading = headingOf(cell);
  return heading !== null && heading.base !== 'answer';
};
/**
 * The option that an answer means by its letter, its number or its name (`Option B`); null for anything
 * else.
 */
export function optionMeant(answer: string): number | null {
  const mark = placeOf(answer);
  return mark?.place ?? headingOf(answer)?.place ?? null;
}

/** The columns of a table's options: which option stands in which column. */
export interface OptionColumns {
  /** The place of the option by the place of its column. */
  places: ReadonlyMap<number, number>;
}

/** A cell of the header, and where it stands. */
interface Heading {
  index: number;
  name: string;
}

/**
 * Finds the columns of options among those that have no other meaning (`free`: by their places in the row).
 * Gives the names of what cannot be told apart, of which a place is missing, or which count something else.
 */
export function optionColumns(free: readonly Heading[]): OptionColumns | { code: 'optionsUnclear' | 'columnsUnclear'; names: string[] } {
  const named = free.flatMap(({ index, name }) => {
    const heading = headingOf(name);
    return heading ? [{ index, name, heading }] : [];
  });
  const others = free.filter(({ index }) => !named.some((one) => one.index === index));
  const hinting = others.filter((column) => OPTION_WORD.test(folded(column.name)) || named.some((one) => continuesOptions(column, one)));
  const unclear = (columns: readonly { name: string }[]) => ({ code: 'optionsUnclear' as const, names: columns.map(({ name }) => name) });
  if (hinting.length > 0) return unclear([...named, ...hinting]);
  const counting = countingColumns(others);
  if (counting.length > 0) return { code: 'columnsUnclear', names: counting.map(({ name }) => name) };
  if (named.length === 0) return { places: new Map() };
  const [first] = named;
  const alike = named.every(({ heading }) => heading.base === first?.heading.base && heading.kind === first.heading.kind);
  const places = new Map(named.map(({ index, heading }, order) => [index, heading.place ?? order]));
  const distinct = new Set(places.values());
  const whole = distinct.size === named.length && Math.max(...distinct) === named.length - 1;
  return alike && whole && named.length > 1 ? { places } : unclear(named);
}

/** A letter, a Roman number or an ordinal that we do not count by (ت, iii, 3rd). */
const OTHER_MARK = /^(?:\p{L}\p{M}*|[ivx]{1,4}|\p{N}+\p{L}{0,2})$/u;

/**
 * Whether a column that names no option we know looks like the next one of those that we do (`ت` beside `ب`):
 * without it a question would come in with some of its options.
 */
function continuesOptions(column: Heading, option: Heading & { heading: OptionHeading }): boolean {
  const words = folded(column.name).split(' ');
  const base = words.slice(0, -1).join(' ');
  if (!OTHER_MARK.test(words.at(-1) ?? '')) return false;
  // a letter elsewhere is another column's short name, as م is the row's number
  const isNext = base === '' && Math.abs(column.index - option.index) === 1;
  return option.heading.base === 'bare' ? isNext : option.heading.base === 'answer' && ANSWER_NAMES.has(base);
}

/** Columns that have one name and a number or letter of their own: what they count, nobody has told us. */
function countingColumns(others: readonly { name: string }[]): readonly { name: string }[] {
  const families = new Map<string, { name: string }[]>();
  for (const one of others) {
    const [base] = divided(folded(one.name)) ?? [];
    if (base !== undefined) families.set(base, [...(families.get(base) ?? []), one]);
  }
  return [...families.values()].filter((family) => family.length > 1).flat();
}
