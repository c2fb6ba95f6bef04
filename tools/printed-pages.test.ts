import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { differingLines, printPages } from './printed-pages.ts';

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

test('of pages those that differ are written and named, and a check alone writes none and says how they differ', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'darb-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'a.md'), 'old\n');
  writeFileSync(path.join(folder, 'b.md'), 'same\n');
  const pages = { 'a.md': 'new\n', 'b.md': 'same\n', 'c.md': 'first\n' };
  const { written, problems } = printPages(pages, folder, true);
  expect(written).toEqual([]);
  expect(problems).toEqual([
    'a.md is out of date: npm run docs prints it\n  - old\n  + new',
    'c.md is out of date: npm run docs prints it\n  + first',
  ]);
  expect(readFileSync(path.join(folder, 'a.md'), 'utf8')).toBe('old\n');
  expect(printPages(pages, folder, false)).toEqual({ written: ['a.md', 'c.md'], problems: [] });
  expect(readFileSync(path.join(folder, 'a.md'), 'utf8')).toBe('new\n');
  expect(printPages(pages, folder, true)).toEqual({ written: [], problems: [] });
});
