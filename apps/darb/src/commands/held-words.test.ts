import { expect, test } from 'vitest';
import { wordsOf } from './held-words.ts';

test('each line of a list is a word or several, whatever ends it; remarks and empty lines are none', () => {
  expect(wordsOf('\uFEFFكلمة\r\n\r\n# remark\n buy now \n')).toEqual(['كلمة', 'buy now']);
});
