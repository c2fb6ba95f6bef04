import { describe, expect, test } from 'vitest';
import { faultsOf } from './check-comments.ts';
import { citable, wrongCitations } from './citations.ts';

const docstring = (lines: number) => ['/**', ...Array<string>(lines).fill(' * words'), ' */', 'const one = 1;'].join('\n');
const comment = (lines: number) => [...Array<string>(lines).fill('// words'), 'const one = 1;'].join('\n');
const known = { rules: new Map([['account', [1, 2, 3, 4]]]), decisions: new Set([1, 6]) };

describe('a comment', () => {
  test('of three lines, and a docstring of six, are good; one line more is refused', () => {
    expect([faultsOf(comment(3)), faultsOf(docstring(6))]).toEqual([[], []]);
    expect(faultsOf(comment(4))).toEqual(['1: a comment of 4 lines; at most 3']);
    expect(faultsOf(docstring(7))).toEqual(['2: a docstring of 7 lines; at most 6']);
  });

  test('of more than 110 columns is refused wherever it stands alone; code beside it may be wider', () => {
    const wide = 'w'.repeat(108);
    for (const line of [`// ${wide}`, `/** ${wide} */`, `{/* ${wide} */}`, `/**\n * ${wide}\n */`]) expect(faultsOf(line)).toHaveLength(1);
    expect(faultsOf(`const wide = '${wide}'; // why`)).toEqual([]);
  });

  test('that breaks a citation between lines is refused', () => {
    expect(faultsOf('/**\n * What is kept (rule\n * account 8).\n */')).toHaveLength(1);
    expect(faultsOf('/**\n * What is kept (rule account\n * 8).\n */')).toHaveLength(1);
    expect(faultsOf('/**\n * What is kept\n * (rule account 8).\n */')).toEqual([]);
  });
});

describe('a citation', () => {
  test('of what is there is good', () => {
    expect(wrongCitations('/** (rule account 4, rule account 1; ADR 6) */', known)).toEqual([]);
  });

  test.for([
    ['rule account', 5],
    ['rule acount', 4],
    ['rule\n * account', 5],
    ['ADR', 7],
    ['decisions', 4],
    ['Decision', 12],
    ['specification, calls', 8],
    ['specification', 9],
  ] as const)('of what is not there is refused: %s %i', ([words, number]) => {
    expect(wrongCitations(`/** (${words} ${number}) */`, known)).toHaveLength(1);
  });

  test('that is wrong is said with the number of its line, one that is broken between lines too', () => {
    const text = 'one\n\n// rule account 9\n/**\n * words (rule\n * account 8)\n */';
    expect(wrongCitations(text, known)).toEqual(['3: rule account 9 is not in docs/rules', '5: rule account 8 is not in docs/rules']);
  });

  test('finds every rule under its own capability, numbered without a gap', () => {
    const { rules, faults } = citable();
    expect(faults).toEqual([]);
    expect([...rules.values()].every((numbers) => numbers.length > 0)).toBe(true);
  });
});
