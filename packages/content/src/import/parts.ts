import type { ForeignBody, ForeignOption, ForeignQuestion } from './foreign.ts';
import type { QuestionTexts } from './html.ts';
import { excerpt } from './remarks.ts';

/** A question, or one of several that a question of another program falls into. */
export interface Part {
  /** Which of several it is; null for the only one. */
  part: string | null;
  stem: string;
  body: ForeignBody;
  /** What is told after this part besides what is told for all of them. */
  explanation?: string;
}

const GAP = /\uFDE0(\d+)\uFDE1/g;
export const ASKED = '____';
const OTHER = '(…)';

/** The place of a gap in a text that is still being made. */
export const gapMark = (gap: number): string => `\uFDE0${gap}\uFDE1`;
/** The gaps that a text has, in its order. */
export const gapsIn = (text: string): number[] => [...text.matchAll(GAP)].map(([, gap]) => Number(gap));
/** A text that asks for one of its gaps; without `asked`, for any of them. */
export const askingFor = (text: string, asked: number | null): string =>
  text.replace(GAP, (_, gap: string) => (asked === null || Number(gap) === asked ? ASKED : OTHER));
/** A text whose gaps have their numbers. */
const numbered = (text: string, order: readonly number[]): string =>
  text.replace(GAP, (_, gap: string) => `(${order.indexOf(Number(gap)) + 1}) ${ASKED}`);

export interface Gap {
  gap: number;
  options: readonly string[];
  correct: string;
}

/**
 * A text with gaps to be filled from lists becomes one choice, or, where the gaps share one list without
 * repeats, one question that matches numbers of gaps with words, or else a choice for each gap. Says which.
 */
export function partsOfGaps(texts: QuestionTexts, text: string, gaps: readonly Gap[]): Part[] {
  const [first] = gaps;
  if (!first) return [];
  const choice = ({ gap, options, correct }: Gap, part: string | null): Part => ({
    part,
    stem: askingFor(text, gap),
    body: {
      type: 'choice',
      multiple: false,
      options: options.map((option) => ({ text: option, fraction: option === correct ? 1 : 0, feedback: '' })),
    },
  });
  if (gaps.length === 1) {
    texts.say('gapsMadeChoice', {});
    return [choice(first, null)];
  }
  const order = gaps.map(({ gap }) => gap);
  const words = new Set(gaps.map(({ correct }) => correct));
  if (words.size === gaps.length && gaps.every(({ options }) => options.join('\n') === first.options.join('\n'))) {
    texts.say('gapsMadeMatching', {});
    const pairs = gaps.map(({ correct }, index) => ({ left: `(${index + 1})`, right: correct }));
    const distractors = first.options.filter((option) => !words.has(option));
    return [{ part: null, stem: numbered(text, order), body: { type: 'matching', pairs, distractors } }];
  }
  texts.say('clozeSplit', { count: gaps.length });
  return gaps.map((gap, index) => choice(gap, String(index + 1)));
}

/**
 * A matching question: as it is where each right side belongs to one left side, else (a table of true and
 * false, a sorting into groups) a choice for each left side, which is said.
 */
export function partsOfMatching(
  texts: QuestionTexts,
  stem: string,
  pairs: readonly { left: string; right: string }[],
  distractors: readonly string[],
): Part[] {
  const rights = new Set(pairs.map(({ right }) => right));
  const lefts = new Set(pairs.map(({ left }) => left));
  if (rights.size === pairs.length && lefts.size === pairs.length)
    return [{ part: null, stem, body: { type: 'matching', pairs, distractors } }];
  texts.say('matchingSplit', { count: lefts.size });
  const all = [...rights, ...distractors.filter((one) => !rights.has(one))];
  return [...lefts].map((left, index) => {
    const right = new Set(pairs.filter((pair) => pair.left === left).map((pair) => pair.right));
    const options = all.map((text): ForeignOption => ({ text, fraction: right.has(text) ? 1 : 0, feedback: '' }));
    const body: ForeignBody = { type: 'choice', options, multiple: right.size > 1, ...(right.size > 1 && { asSet: true }) };
    return { part: String(index + 1), stem: [stem, left].filter((text) => text !== '').join('\n\n'), body };
  });
}

/** What the parts of one question have in common. */
export interface Common {
  identifier: string | null;
  name: string;
  category: readonly string[];
  explanation: string;
  difficulty: ForeignQuestion['difficulty'];
}

/** Makes questions of the parts; those of several are told apart by their number. */
export function questionsOf(texts: QuestionTexts, parts: readonly Part[], common: Common): ForeignQuestion[] {
  const { place } = texts;
  const remarks = texts.finished();
  return parts.map(({ part, stem, body, explanation }) => ({
    identifier: common.identifier === null || part === null ? common.identifier : `${common.identifier}-${part}`,
    label: labelOf(common.name, stem) + (part === null ? '' : ` (${part})`),
    line: place.line,
    file: place.file,
    category: common.category,
    stem,
    explanation: [common.explanation, explanation ?? ''].filter((text) => text !== '').join('\n\n'),
    body,
    difficulty: common.difficulty,
    pictures: texts.pictures,
    remarks,
  }));
}

/** What a teacher recognises a question by. */
export const labelOf = (name: string, stem: string): string => excerpt(name.trim() === '' ? stem : name);

const DIFFICULTIES: Record<string, ForeignQuestion['difficulty']> = {
  'easy': 'easy',
  'very easy': 'easy',
  'سهل': 'easy',
  'آسان': 'easy',
  'medium': 'medium',
  'moderate': 'medium',
  'متوسط': 'medium',
  'درمیانہ': 'medium',
  'hard': 'hard',
  'difficult': 'hard',
  'very difficult': 'hard',
  'صعب': 'hard',
  'مشکل': 'hard',
};
/** The difficulty that a word means, in the words of the three languages and of LOM. */
export const difficultyOf = (word: string): ForeignQuestion['difficulty'] => DIFFICULTIES[word.trim().toLowerCase()] ?? null;
