import { describe, expect, test } from 'vitest';
import { securityProblems } from './security-table.ts';

const row = (changes: Partial<Record<'item' | 'level' | 'words' | 'verdict' | 'holds', string>> = {}): string => {
  const { item, level, words, verdict, holds } = {
    item: '1.1.1',
    level: '1',
    words: 'is held',
    verdict: 'pass',
    holds: '`tests/a.test.ts`',
    ...changes,
  };
  return `| ${item} | ${level} | ${words} | ${verdict} | ${holds} |`;
};
const isThere = (file: string): boolean => file === 'tests/a.test.ts';

describe('the page about security', () => {
  test('is right where each item has a verdict and what holds it is there', () => {
    const page = [
      row(),
      row({ item: '1.1.2', verdict: 'set', holds: 'by rule account 6' }),
      row({ item: '1.1.3', verdict: 'not yet applicable', holds: 'not built' }),
    ];
    expect(securityProblems(page.join('\n'), isThere)).toEqual([]);
  });

  test.each([
    ['nothing', '', 'no table of items'],
    ['an item twice', `${row()}\n${row()}`, '1.1.1 stands twice'],
    ['another level', row({ level: '4' }), '1.1.1: level 4'],
    ['no words', row({ words: '' }), '1.1.1 says nothing'],
    ['a verdict of its own', row({ verdict: 'fail' }), '1.1.1: “fail” is no verdict'],
    ['no verdict', row({ verdict: '' }), '1.1.1: “” is no verdict'],
    ['a decision without its rule', row({ verdict: 'set', holds: 'decided' }), '1.1.1 is set by no rule'],
    ['a pass without a file', row({ holds: 'surely' }), '1.1.1 is held by no file'],
    ['a file that is gone', row({ holds: '`tests/b.test.ts`' }), 'tests/b.test.ts is not there'],
    ['a file that is gone, in another table', `${row()}\n| logs | \`apps/gone.ts\` |`, 'apps/gone.ts is not there'],
  ])('%s is found', (_, page, problem) => expect(securityProblems(page, isThere)).toContain(problem));
});
