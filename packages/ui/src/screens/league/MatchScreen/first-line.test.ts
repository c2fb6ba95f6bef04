import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

const text = (words: string) => ({ kind: 'text' as const, text: words });
const formula = { kind: 'math' as const, mathml: '<math></math>', tex: 'a', display: false };
const picture = { kind: 'picture' as const, src: '/a.png', alt: 'a', width: 1, height: 1 };

test('an explanation is told up to its first break, with the formulas before it', () => {
  expect(firstLine({ lang: 'ar', parts: [text('لأن '), formula, text(' ثابت.\nثم'), formula] })).toEqual({
    lang: 'ar',
    parts: [text('لأن '), formula, text(' ثابت.')],
  });
});

test('an explanation without a break is told whole, and one that begins with a break begins after it', () => {
  expect(firstLine({ lang: 'en', parts: [text('Because.')] }).parts).toEqual([text('Because.')]);
  expect(firstLine({ lang: 'en', parts: [text('\nBecause.\nThen.')] }).parts).toEqual([text('Because.')]);
});

test('a picture is no line', () => {
  expect(firstLine({ lang: 'en', parts: [picture, text('Because.')] }).parts).toEqual([text('Because.')]);
});
