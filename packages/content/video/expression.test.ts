import { expect, test } from 'vitest';
import { sample } from './elements/graphs.ts';
import { parseExpression } from './expression.ts';

test.each([
  ['x^2 - 2x', 3, 3],
  ['-x^2', 2, -4],
  ['2x(x+1)', 2, 12],
  ['3sin(pi x / 2)', 1, 3],
  ['2^-x', 1, 0.5],
  ['1/2x', 4, 2],
  ['sqrt(abs(x)) + ln(e)', -9, 4],
])('%s at %d is %d', (source, x, value) => {
  expect(parseExpression(source)(x)).toBeCloseTo(value);
});

test.each(['x +', 'foo(x)', '(x', 'x $ 2', 'sin x'])('“%s” is refused with its own text in the message', (source) => {
  expect(() => parseExpression(source)).toThrow(source);
});

test('a plot is cut at the border of its axes and broken where the function is not defined', () => {
  const parabola = sample((x) => x * x, [-3, 3], { y: [0, 4] });
  expect(parabola).toHaveLength(1);
  expect(parabola[0]?.[0]?.[1]).toBeCloseTo(4);
  expect(parabola[0]?.[0]?.[0]).toBeCloseTo(-2, 1);
  expect(sample((x) => 1 / x, [-2, 2], { y: [-3, 3] })).toHaveLength(2);
});
