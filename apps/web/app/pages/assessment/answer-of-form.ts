import type { Answer, Question } from '@darb/contract';
import { lengthOf, NUMBER_ANSWER_MAX, WORDS_ANSWER_MAX } from '@darb/contract/limits';

/** The fields of an answer's form, by whichever side reads them. */
export interface FormFields {
  text(name: string): string;
  all(name: string): string[];
}

/** An answer, or a key of `errors` that says what is missing. */
export type ReadAnswer =
  { answer: Answer } | { problem: 'field_answer_required' | 'field_answer_number' | 'field_too_long' | 'answer_does_not_fit' };

const missing: ReadAnswer = { problem: 'field_answer_required' };
const tooLong: ReadAnswer = { problem: 'field_too_long' };

function orderOf(items: readonly { key: string }[], fields: FormFields): ReadAnswer {
  const placed = items.map(({ key }) => ({ key, place: Number(fields.text(`order.${key}`)) }));
  if (placed.some(({ place }) => !Number.isInteger(place) || place < 1)) return missing;
  if (new Set(placed.map(({ place }) => place)).size < placed.length) return { problem: 'answer_does_not_fit' };
  return { answer: { type: 'ordering', order: placed.sort((a, b) => a.place - b.place).map(({ key }) => key) } };
}

/** Whether a typed number, perhaps with its unit, can be read (`quantity.ts`). */
export type IsQuantity = (typed: string, unit: string | null) => boolean;

/**
 * Reads the answer to a question from its form (fields as in the screen's `AnswerForm`): the same without
 * JavaScript, on the server, and with it, in the browser.
 */
export function answerOfForm(question: Question, fields: FormFields, isQuantity: IsQuantity): ReadAnswer {
  switch (question.type) {
    case 'single_choice': {
      const choice = fields.text('choice');
      return choice === '' ? missing : { answer: { type: 'single_choice', choice } };
    }
    case 'multiple_choice': {
      const choices = fields.all('choices').filter((key) => key !== '');
      return choices.length === 0 ? missing : { answer: { type: 'multiple_choice', choices } };
    }
    case 'true_false': {
      const value = fields.text('value');
      return value === 'true' || value === 'false' ? { answer: { type: 'true_false', value: value === 'true' } } : missing;
    }
    case 'numeric': {
      const value = fields.text('value').trim();
      if (value === '') return missing;
      if (lengthOf(value) > NUMBER_ANSWER_MAX) return tooLong;
      return isQuantity(value, question.unit) ? { answer: { type: 'numeric', value } } : { problem: 'field_answer_number' };
    }
    case 'short_text': {
      const text = fields.text('text').trim();
      if (lengthOf(text) > WORDS_ANSWER_MAX) return tooLong;
      return text === '' ? missing : { answer: { type: 'short_text', text } };
    }
    case 'ordering':
      return orderOf(question.items, fields);
    case 'matching': {
      const pairs = Object.fromEntries(question.left.map(({ key }) => [key, fields.text(`pair.${key}`)]));
      return Object.values(pairs).some((key) => key === '') ? missing : { answer: { type: 'matching', pairs } };
    }
  }
}
