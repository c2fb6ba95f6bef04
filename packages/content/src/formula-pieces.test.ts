import { expect, test } from 'vitest';
import { readFormula } from './formula.ts';

const piecesOf = (tex: string, display = false): string[] =>
  readFormula(tex, display)
    .mathml.split(/(?<=<\/math>)/)
    .map((piece) => piece.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<'));

test('a long formula may end a line before each relation, never after it', () => {
  expect(piecesOf('\\Delta = b^2 - 4ac = (-3)^2 - 4(2)(-4) = 41')).toEqual(['Δ', '=b2−4ac', '=(−3)2', '−4(2)(−4)', '=41']);
});

test('a formula is not cut within brackets, before a sign, or where it is short', () => {
  expect(piecesOf('f(x + h) = x')).toEqual(['f(x+h)=x']);
  expect(piecesOf('P(A \\cup B = C + D + E + F + G)')).toHaveLength(1);
  expect(piecesOf('x = -12 + 345 = -1 + 234')).toEqual(['x', '=−12+345', '=−1+234']);
});

test('a bracket that carries an exponent or a prime closes what it opened', () => {
  expect(piecesOf("(f \\circ g)''(2) = f''(3) \\cdot (-4) = -20").at(-1)).toBe('=−20');
});

test('a prime behind an exponent leaves whole elements', () => {
  const { mathml } = readFormula("{x^2}'", false);
  expect(mathml).toContain('<mrow><msup><mi>x</mi><mn>2</mn></msup><mo ');
  expect(mathml.match(/<msup>/g)?.length).toBe(mathml.match(/<\/msup>/g)?.length);
});

test('after a comma and after a wide room a line may end', () => {
  expect(piecesOf('A = T \\qquad G = C \\qquad A + G = 50', true).map((piece) => piece.trim())).toContain('G');
  expect(piecesOf('(1, 2),(3, 4),(5, 6),(7, 8)')).toEqual(['(1,2),', '(3,4),', '(5,6),', '(7,8)']);
});

test('an operator that begins a line keeps its room, and a displayed formula its size', () => {
  const made = readFormula('\\frac{a}{b} = 1234 + 5 = 12', true).mathml;
  expect(made.match(/<math [^>]*displaystyle="true"/g)).toHaveLength(3);
  expect(made).not.toContain('display="block"');
  expect(made.match(/<mo form="infix"[^>]*>=/g)).toHaveLength(2);
});

test('a prime stands beside its letter and is not raised twice; other exponents are', () => {
  expect(readFormula("f'(x)", false).mathml).toContain('<mrow><mi>f</mi><mo');
  expect(readFormula("f'(x)", false).mathml).not.toContain('<msup>');
  expect(readFormula("x^2 + f''(x)", false).mathml).toContain('<msup><mi>x</mi><mn>2</mn></msup>');
});

test('the sets of numbers are letters that every browser knows', () => {
  expect(readFormula('\\mathbb{R}', false).mathml).toContain('<mi>ℝ</mi>');
});

test('a formula that may be too wide for a phone says how wide it is; one in short pieces, or a fraction, does not', () => {
  const letters = (count: number, letter = 'x') => letter.repeat(count);
  expect(readFormula(letters(20), false).width).toBe(10.4);
  expect(readFormula(`${letters(12)} = ${letters(12)}`, false)).not.toHaveProperty('width');
  expect(readFormula(`\\frac{${letters(12)}}{${letters(12, 'y')}}`, false)).not.toHaveProperty('width');
});
