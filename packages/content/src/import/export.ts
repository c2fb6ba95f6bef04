import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@darb/language';
import type { QuestionInput } from '../schemas.ts';
import { pictureType } from './foreign-picture.ts';
import type { ForeignBody, ForeignPicture, ForeignQuestion } from './foreign.ts';
import { picturesIn } from '../spans.ts';
import { languagesOf, textIn } from './identity.ts';
import { excerpt, remark, type Remark } from './remarks.ts';

function bodyOf(question: QuestionInput, language: Language): ForeignBody {
  const text = (input: Parameters<typeof textIn>[0]) => textIn(input, language);
  switch (question.type) {
    case 'single_choice':
      return {
        type: 'choice',
        multiple: false,
        options: question.options.map((option) => ({ text: text(option.text), fraction: option.correct ? 1 : 0, feedback: '' })),
      };
    case 'multiple_choice': {
      const asSet = question.options.every(({ weight }) => weight === undefined);
      return {
        type: 'choice',
        multiple: true,
        asSet,
        options: question.options.map((option) => ({
          text: text(option.text),
          fraction: asSet ? (option.correct ? 1 : 0) : (option.weight ?? 0),
          feedback: '',
        })),
      };
    }
    case 'true_false':
      return { type: 'true_false', correct: question.answer === true };
    case 'numeric':
      return {
        type: 'numeric',
        answers: [{ value: Number(question.answer), tolerance: question.tolerance, fraction: 1 }],
        unit: question.unit ?? null,
      };
    case 'short_text':
      return { type: 'short_text', accepted: question.accepted.map((accepted) => ({ text: accepted, fraction: 1 })) };
    case 'ordering':
      return { type: 'ordering', items: question.items.map(text) };
    case 'matching':
      return {
        type: 'matching',
        pairs: question.pairs.map(({ left, right }) => ({ left: text(left), right: text(right) })),
        distractors: [],
      };
  }
}

/** Every text of the answer side, to find its pictures. */
const textsOf = (body: ForeignBody): string[] =>
  body.type === 'choice'
    ? body.options.map(({ text }) => text)
    : body.type === 'ordering'
      ? [...body.items]
      : body.type === 'matching'
        ? body.pairs.flatMap(({ left, right }) => [left, right])
        : [];

/**
 * A question of a pack as other programs take it, in one language, with the pictures that its texts name
 * (from `folder`). Questions with drawn numbers have no one text and stay at home; `remarks` say so, and
 * which languages do not go along.
 */
export async function foreignOf(
  question: QuestionInput,
  language: Language,
  folder: string,
): Promise<{ question: ForeignQuestion | null; remarks: Remark[] }> {
  const { key, difficulty } = question;
  const stem = textIn(question.stem, language);
  const label = excerpt(stem);
  const place = { file: null, line: null, label };
  if (question.parameters) return { question: null, remarks: [remark('notHeldByFormat', { key, what: 'drawnNumbers' }, place)] };
  const remarks: Remark[] = [];
  const others = [...languagesOf(question)].filter((one) => one !== language && (one !== 'ar' || languagesOf(question).has(language)));
  if (others.length > 0) remarks.push(remark('languageNotExported', { key }, place));
  const explanation = question.explanation === undefined ? '' : textIn(question.explanation, language);
  const body = bodyOf(question, language);
  const pictures = new Map<string, ForeignPicture>();
  for (const text of [stem, explanation, ...textsOf(body)])
    for (const { name } of picturesIn(text)) {
      const bytes = /^[a-z0-9.-]+$/.test(name) ? await readFile(join(folder, name)).catch(() => null) : null;
      const type = bytes && pictureType(bytes);
      if (bytes && type) pictures.set(name, { type, bytes });
    }
  return {
    question: { identifier: key, label, line: null, file: null, category: [], stem, explanation, body, difficulty, pictures, remarks: [] },
    remarks,
  };
}
