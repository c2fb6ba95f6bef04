import { expect, test } from 'vitest';
import { jsonFault, readJson } from './json-files.ts';

test('a text that is JSON has no fault, and a file of the repository is read', () => {
  expect(jsonFault('{ "title": "درب" }\n')).toBeNull();
  expect(readJson('package.json')).toMatchObject({ name: 'darb' });
});

test.each([
  ['a comma too many', '{\n  "one": "1",\n}\n', 3],
  ['a comma too few', '{\n  "one": "1"\n  "two": "2"\n}\n', 3],
  ['a conflict of git', '{\n  "one": "1"\n}\n<<<<<<< HEAD\n', 4],
  ['an end that is missing', '{\n  "one": "1"\n', 3],
])('%s is told with its line', (_, text, line) => {
  expect(jsonFault(text)).toMatch(new RegExp(`^${line}: this is no JSON`));
});
