import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ExpressionError, readExpression } from './expression.ts';

const valueOf = (source: string, numbers: Record<string, number> = {}) => readExpression(source).valueOf(numbers);

describe('an expression', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['2 ^ 3 ^ 2', 512],
    ['2 * x ^ 2', 18],
    ['-(x ^ 2)', -9],
    ['pow(-x, 2)', 9],
    ['10 - 4 - 3', 3],
    ['0.1 + 0.2', 0.3],
    ['sqrt(2 * 10 * 0.2)', 2],
    ['cos(rad(60))', 0.5],
    ['round(10 / x, 2)', 3.33],
    ['round(1.005, 2)', 1.01],
    ['gcd(12, 18)', 6],
    ['ln(e)', 1],
    ['log(1000)', 3],
    ['max(1, x, 2)', 3],
    ['x >= 3', true],
    ['x != 3', false],
  ])('%s is %s where x is 3', (source, value) => expect(valueOf(source, { x: 3 })).toBe(value));

  test.each([
    'a third',
    '',
    '1 +',
    'x.constructor',
    'x["constructor"]',
    'constructor(1)',
    'toString()',
    'sqrt.call(1)',
    '[1, 2]',
    '"text"',
    'this',
    '1, 2',
    '1; 2',
    'x = 2',
    'x ? 1 : 2',
    '1 << 2',
    '!x',
    'true',
    '-x ^ 2',
    'sqrt()',
    'sqrt(1, 2)',
    `1${' + 1'.repeat(60)}`,
  ])('%s is refused', (source) => expect(() => valueOf(source, { x: 3 })).toThrow(ExpressionError));

  test.each(['y', '__proto__', 'hasOwnProperty', 'x + (x > 2)'])('%s cannot be worked out from x alone', (source) =>
    expect(() => valueOf(source, { x: 3 })).toThrow(ExpressionError),
  );

  test('says which names it uses, without the constants', () => expect([...readExpression('a * pi + sqrt(b)').names]).toEqual(['a', 'b']));

  test('gives a value or an ExpressionError for any text', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.constantFrom('x', '1', '+', '-', '^', '(', ')', ',', '.', 'sqrt', '"', '[', ']', '?', ' '))
            .map((parts) => parts.join('')),
        ),
        (source) => {
          try {
            expect(['number', 'boolean']).toContain(typeof valueOf(source, { x: 3 }));
          } catch (error) {
            expect(error).toBeInstanceOf(ExpressionError);
          }
        },
      ),
    ));
});
