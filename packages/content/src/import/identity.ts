import { createHash } from 'node:crypto';
import type { Language } from '@darb/language';
import { foldLook } from '../characters.ts';
import type { QuestionInput, TextsInput } from '../schemas.ts';
import type { NewQuestion } from './judge.ts';

const hash = (text: string, length: number): string => createHash('sha256').update(text).digest('hex').slice(0, length);
const SLUG_MAXIMUM = 48;

/** A question as it stands in a pack, or as it will. */
export type Question = QuestionInput | (NewQuestion & { key?: string });

/** A text in one language, Arabic where it lacks it. */
export const textIn = (text: TextsInput, language: Language): string => (typeof text === 'string' ? text : (text[language] ?? text.ar));

/** A text as it is shown: pages fold white space. */
export const shownText = (text: TextsInput, language: Language): string => textIn(text, language).replace(/\s+/g, ' ').trim();

/**
 * What a question asks and takes for right, in one language, whatever the file writes around it. Its
 * explanation and difficulty are no part of it.
 */
export function contentOf(question: Question, language: Language): string {
  const text = (input: TextsInput) => shownText(input, language);
  const answer = () => {
    switch (question.type) {
      case 'single_choice':
        return question.options.map((option) => [text(option.text), option.correct]);
      case 'multiple_choice':
        return question.options.map((option) => [
          text(option.text),
          option.correct,
          option.weight === undefined ? null : option.weight.toFixed(4),
        ]);
      case 'true_false':
        return question.answer;
      case 'numeric':
        return [question.answer, question.tolerance, question.unit ?? null];
      case 'short_text':
        return question.accepted;
      case 'ordering':
        return question.items.map(text);
      case 'matching':
        return question.pairs.map(({ left, right }) => [text(left), text(right)]);
    }
  };
  return hash(JSON.stringify([question.type, text(question.stem), answer()]), 64);
}

/**
 * The key that a question has in a pack wherever and however often it is imported: what the file calls it,
 * else its text. An identifier that may be a key is one, so that exported questions find themselves again.
 */
export function keyOf(identifier: string | null, question: NewQuestion, language: Language): string {
  if (identifier === null) return `q-${hash(foldLook(textIn(question.stem, language)), 12)}`;
  const slug = identifier
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === identifier && slug.length <= 80) return slug;
  return `${slug.slice(0, SLUG_MAXIMUM).replace(/-$/, '') || 'q'}-${hash(identifier, 8)}`;
}

/** A second key for a question whose first is taken by another one. */
export const secondKey = (key: string, question: NewQuestion, language: Language): string =>
  `${key.slice(0, 68).replace(/-$/, '')}-${hash(contentOf(question, language), 8)}`;

/** The key that a second one was made of; null for one that is no second key. */
export const firstKeyOf = (key: string): string | null => /^(.+)-[0-9a-f]{8}$/.exec(key)?.[1] ?? null;

/** The languages in which a question has texts. */
export function languagesOf(question: Question): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) {
        if (name === 'ar' || name === 'en' || name === 'ur') found.add(name);
        else walk(part);
      }
  };
  walk(question);
  return found;
}
