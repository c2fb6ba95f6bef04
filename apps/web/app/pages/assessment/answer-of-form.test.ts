import type { Question } from '@darb/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOfForm } from './answer-of-form.ts';
import { isQuantity } from './quantity.ts';

const rich = { lang: 'ar' as const, parts: [] };
const base = { id: 1, order: 1, difficulty: 'easy' as const, stem: rich };
const options = ['k1', 'k2', 'k3'].map((key) => ({ key, text: rich }));
const ask = (question: Question, form: Record<string, string | string[]>) =>
  answerOfForm(
    question,
    {
      text: (name) => [form[name] ?? ''].flat()[0] ?? '',
      all: (name) => (form[name] === undefined ? [] : [form[name]].flat()),
    },
    isQuantity,
  );

describe('each type of question reads its own fields', () => {
  test.each<[Question, Record<string, string | string[]>, object]>([
    [{ ...base, type: 'single_choice', options }, { choice: 'k2' }, { type: 'single_choice', choice: 'k2' }],
    [{ ...base, type: 'multiple_choice', options }, { choices: ['k1', 'k3'] }, { type: 'multiple_choice', choices: ['k1', 'k3'] }],
    [{ ...base, type: 'true_false' }, { value: 'false' }, { type: 'true_false', value: false }],
    [{ ...base, type: 'numeric', unit: null }, { value: ' ٣٫٥ ' }, { type: 'numeric', value: '٣٫٥' }],
    [{ ...base, type: 'short_text' }, { text: ' التسارع ' }, { type: 'short_text', text: 'التسارع' }],
    [
      { ...base, type: 'ordering', items: options },
      { 'order.k1': '3', 'order.k2': '1', 'order.k3': '2' },
      { type: 'ordering', order: ['k2', 'k3', 'k1'] },
    ],
    [
      { ...base, type: 'matching', left: options, right: options },
      { 'pair.k1': 'k3', 'pair.k2': 'k2', 'pair.k3': 'k1' },
      { type: 'matching', pairs: { k1: 'k3', k2: 'k2', k3: 'k1' } },
    ],
  ])('%#', (question, form, answer) => {
    expect(ask(question, form)).toEqual({ answer });
  });
});

test('what is missing or no number is said, not sent', () => {
  expect(ask({ ...base, type: 'single_choice', options }, {})).toEqual({ problem: 'field_answer_required' });
  expect(ask({ ...base, type: 'numeric', unit: 'm' }, { value: '1'.repeat(41) })).toEqual({ problem: 'field_too_long' });
  expect(ask({ ...base, type: 'short_text' }, { text: 'س'.repeat(201) })).toEqual({ problem: 'field_too_long' });
  expect(ask({ ...base, type: 'short_text' }, { text: '😀'.repeat(200) })).toMatchObject({ answer: { type: 'short_text' } });
  expect(ask({ ...base, type: 'short_text' }, { text: '😀'.repeat(201) })).toEqual({ problem: 'field_too_long' });
  expect(ask({ ...base, type: 'short_text' }, { text: ` ${'س'.repeat(200)} ` })).toMatchObject({ answer: { type: 'short_text' } });
  expect(ask({ ...base, type: 'numeric', unit: 'm' }, { value: 'كثير' })).toEqual({ problem: 'field_answer_number' });
  expect(ask({ ...base, type: 'ordering', items: options }, { 'order.k1': '1', 'order.k2': '1', 'order.k3': '2' })).toEqual({
    problem: 'answer_does_not_fit',
  });
  expect(ask({ ...base, type: 'matching', left: options, right: options }, { 'pair.k1': 'k3' })).toEqual({
    problem: 'field_answer_required',
  });
});

test('whatever stands in the fields, the answer is of the question’s type or there is a problem', () => {
  const type = fc.constantFrom<Question>(
    { ...base, type: 'ordering', items: options },
    { ...base, type: 'numeric', unit: null },
    { ...base, type: 'true_false' },
    { ...base, type: 'short_text' },
  );
  const form = fc.dictionary(fc.constantFrom('choice', 'value', 'text', 'order.k1', 'order.k2', 'order.k3'), fc.string());
  fc.assert(
    fc.property(type, form, (question, fields) => {
      const read = ask(question, fields);
      if ('answer' in read) expect(read.answer.type).toBe(question.type);
    }),
  );
});
