import { expect, test } from 'vitest';
import { answer } from './attempt.ts';
import { freeText } from './free-text.ts';

test('a typed text is as long as a person counts it, with each end of a line once', () => {
  const ten = freeText(10);
  expect(ten.safeParse('😀'.repeat(10)).success).toBe(true);
  expect(ten.safeParse('😀'.repeat(11)).success).toBe(false);
  expect(ten.safeParse('12345\r\n7890').success).toBe(true);
  expect(ten.parse('  ab\r\nc ')).toBe('ab\nc');
});

test.each([
  ['short_text', 'text', 200],
  ['numeric', 'value', 40],
] as const)('an answer of %s takes as many characters as its page does', (type, field, max) => {
  expect(answer.safeParse({ type, [field]: '😀'.repeat(max) }).success).toBe(true);
  expect(answer.safeParse({ type, [field]: '😀'.repeat(max + 1) }).success).toBe(false);
  expect(answer.safeParse({ type, [field]: ' ' }).success).toBe(false);
});
