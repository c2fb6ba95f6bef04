import { foldLook } from '../characters.ts';
import type { QuestionInput, TextsInput } from '../schemas.ts';
import { finder, pictureReader } from '../spans.ts';
import type { Language } from '@darb/language';
import { contentOf, shownText, textIn } from './identity.ts';
import type { NewQuestion } from './judge.ts';

type Question = QuestionInput | NewQuestion;

const TOKEN = /\{\{|\\[([]|!\[|[\p{L}\p{M}]+(?:\p{N}[\p{L}\p{M}\p{N}.,٫]*)?|\p{N}[\p{L}\p{M}\p{N}.,٫]*/gu;

/** A text's words, and what makes another question of it when it changes: formulas, numbers, pictures. */
function partsOf(text: string): { exact: string[]; words: string[] } {
  const [exact, words]: [string[], string[]] = [[], []];
  const [braces, inline, display] = [finder(text, '}'), finder(text, '\\)'), finder(text, '\\]')];
  const pictureAt = pictureReader(text, ')');
  const endOf = (token: string, at: number): number => {
    if (token === '![') return pictureAt(at)?.end ?? -1;
    const end = (token === '{{' ? braces : token === '\\(' ? inline : display)(at + 2);
    return end < 0 || (token === '{{' && text[end + 1] !== '}') ? -1 : end + 2;
  };
  let from = 0;
  for (const { index, 0: token } of text.matchAll(TOKEN)) {
    if (index < from) continue;
    if (/^[\p{L}\p{M}\p{N}]/u.test(token)) (/\p{N}/u.test(token) ? exact : words).push(foldLook(token));
    else {
      const end = endOf(token, index);
      if (end < 0) continue;
      exact.push(foldLook(text.slice(index, end)));
      from = end;
    }
  }
  return { exact, words };
}
const exactOf = (text: string): string => partsOf(text).exact.sort().join('\n');
const wordsOf = (text: string): Set<string> => new Set(partsOf(text).words);

/** Whether one word is the other with a letter more, less, changed or two of them swapped. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [restShort, restLong] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return restShort === restLong.slice(1);
  return (
    restShort.slice(1) === restLong.slice(1) ||
    (restShort[0] === restLong[1] && restShort[1] === restLong[0] && restShort.slice(2) === restLong.slice(2))
  );
}

/**
 * How far one wording is from another: `mended` by slips or by words more or less, `reworded` by half at
 * most.
 */
function wording(before: string, after: string, numbers: 'exact' | 'drawn'): 'same' | 'mended' | 'reworded' | 'other' {
  if (foldLook(before) === foldLook(after)) return 'same';
  if (numbers === 'exact' && exactOf(before) !== exactOf(after)) return 'other';
  const [first, second] = [wordsOf(before), wordsOf(after)];
  const gone = [...first].filter((word) => !second.has(word));
  const come = [...second].filter((word) => !first.has(word));
  const common = first.size - gone.length;
  const slips = gone.filter((word) => come.some((one) => isSlip(word, one))).length;
  const half = (common + slips) * 2 >= common + gone.length + come.length - slips;
  if (!half) return 'other';
  return gone.length - slips === 0 || come.length - slips === 0 ? 'mended' : 'reworded';
}

/** What there is to choose from, or to put in place, and what of it is right. */
function entriesOf(question: Question, language: Language): { all: string[]; right: string[] } {
  const text = (input: TextsInput) => foldLook(textIn(input, language));
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return {
        all: question.options.map((option) => text(option.text)),
        right: question.options.filter(({ correct }) => correct).map((option) => text(option.text)),
      };
    case 'ordering':
      return { all: question.items.map(text), right: [] };
    case 'matching':
      return { all: question.pairs.map(({ left, right }) => `${text(left)}\n${text(right)}`), right: [] };
    case 'short_text':
      return { all: question.accepted.map(foldLook), right: [] };
    case 'true_false':
    case 'numeric':
      return { all: [], right: [] };
  }
}

/**
 * An option that speaks of the others, as `foldLook` leaves it: it says nothing of what is asked, and many
 * questions with one stem have it.
 */
const SPEAKS_OF_OTHERS = /^(?:all|none|both|neither|any)of(?:the|these)|(?:مما|ما)(?:سبق|ذكر|تقدم|ورد)|مذکورہ/iu;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join('\n\n') === [...other].sort().join('\n\n');

/**
 * Whether the answers of two questions with one stem may be those of one question before and after a
 * change.
 */
function answersAlike(before: Question, after: Question, language: Language): boolean {
  // the stem of these says everything that they ask
  if (after.type === 'true_false' || after.type === 'numeric') return true;
  const [old, now] = [entriesOf(before, language), entriesOf(after, language)];
  if (isSame(old.all, now.all)) return true;
  const [own, ownNow] = [old.all, now.all].map((all) => all.filter((entry) => !SPEAKS_OF_OTHERS.test(entry))) as [string[], string[]];
  const common = own.filter((entry) => ownNow.includes(entry)).length;
  const enough = after.type === 'short_text' ? common > 0 : common * 2 >= Math.max(own.length, ownNow.length);
  return enough && isSame(old.right, now.right);
}

const isChoice = ({ type }: Question): boolean => type === 'single_choice' || type === 'multiple_choice';

/**
 * Whether a question is another one before a change, rather than a different question of the same name or
 * beginning. Either its stem or its answers are as they were; numbers, formulas and pictures of a stem are.
 */
export function isSameQuestion(before: Question, after: Question, language: Language): boolean {
  if (before.type !== after.type && !(isChoice(before) && isChoice(after))) return false;
  const stems = [textIn(before.stem, language), textIn(after.stem, language)] as const;
  // its numbers and its answers are others in each variant: words alone tell
  if ('parameters' in before && before.parameters) return wording(...stems, 'drawn') !== 'other';
  const how = wording(...stems, 'exact');
  if (how === 'same') return answersAlike(before, after, language);
  if (how === 'other' || contentOf({ ...before, stem: after.stem }, language) !== contentOf(after, language)) return false;
  // few answers say little: a statement is true as often as not
  return how === 'mended' || entriesOf(after, language).all.length > 2;
}

/** The answers of a question as a report shows them. */
function answersShown(question: Question, language: Language): string {
  const text = (input: TextsInput) => shownText(input, language);
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
      return question.options.map((option) => `${option.correct ? '✓ ' : ''}${text(option.text)}`).join('، ');
    case 'true_false':
      return question.answer ? '✓' : '✗';
    case 'numeric':
      return [
        String(question.answer),
        ...(question.tolerance > 0 ? [`± ${question.tolerance}`] : []),
        ...(question.unit === undefined ? [] : [question.unit]),
      ].join(' ');
    case 'short_text':
      return question.accepted.join(' | ');
    case 'ordering':
      return question.items.map(text).join('، ');
    case 'matching':
      return question.pairs.map(({ left, right }) => `${text(left)} → ${text(right)}`).join('، ');
  }
}

/** The two texts in which a question differs before and after a change. */
export function difference(before: Question, after: Question, language: Language): { before: string; after: string } {
  const parts: ((question: Question) => string)[] = [
    ({ stem }) => shownText(stem, language),
    (question) => answersShown(question, language),
    ({ explanation }) => (explanation === undefined ? '—' : shownText(explanation, language)),
    ({ difficulty }) => difficulty,
  ];
  for (const part of parts) {
    const [old, now] = [part(before), part(after)];
    if (old !== now) return { before: old, after: now };
  }
  return { before: before.type, after: after.type };
}
