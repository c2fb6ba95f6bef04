import { expect, test } from 'vitest';
import { differingLines } from './differing-lines.ts';

test('the same text differs in no line', () => {
  expect(differingLines('a\nb\n', 'a\nb\n')).toEqual([]);
});

test('a line that went, one that came and one that changed are shown', () => {
  expect(differingLines('a\nb\nc', 'a\nB\nd')).toEqual(['- b', '- c', '+ B', '+ d']);
});

test('of many lines a few are shown, and how many more there are', () => {
  const many = Array.from({ length: 8 }, (_, at) => `row ${at}`).join('\n');
  expect(differingLines('', many)).toEqual(['- ', '+ row 0', '+ row 1', '+ row 2', '+ row 3', '+ row 4', '+ … and 3 more lines']);
});

test('the same lines in another order are told apart', () => {
  expect(differingLines('a\nb', 'b\na')).toEqual(['its lines stand in another order, or in another number']);
});
