import { expect, test } from 'vitest';
import { lineOf, lineOfTex } from './line-of.ts';

test.each([
  ['3600\\,\\mathrm{N}', '3600 N'],
  ['3\\,\\mathrm{m/s^2}', '3 m/s²'],
  ['a=\\frac{\\Sigma F}{m}', 'a=ΣF/m'],
  ['\\frac{1}{2}mv^2', '1/2mv²'],
  ['\\sqrt{x+1}', '√(x+1)'],
  ['x^{n-1}', 'xⁿ⁻¹'],
  ['f(x)=\\sin x', 'f(x)=sin x'],
])('the formula %s is one line of signs', (tex, line) => {
  expect(lineOfTex(tex)).toBe(line);
});

test('words stay as they are around a formula', () => {
  expect(
    lineOf({
      lang: 'ar',
      parts: [
        { kind: 'text', text: 'القوة ' },
        { kind: 'math', tex: '12\\,\\mathrm{N}', mathml: '', display: false },
      ],
    }),
  ).toBe('القوة 12 N');
});

test('the lines of a verse are one line', () => {
  expect(lineOf({ lang: 'ar', parts: [{ kind: 'text', text: 'على قدر أهل العزم\nتأتي العزائم' }] })).toBe('على قدر أهل العزم تأتي العزائم');
});
