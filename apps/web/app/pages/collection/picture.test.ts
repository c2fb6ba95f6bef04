import type { ShownEntity } from '@darb/contract';
import type { Inline } from '@darb/language';
import { expect, test } from 'vitest';
import { pictureOf, signsOf } from './picture.ts';

const math = (tex: string, more: { width?: number } = {}): Inline => ({
  kind: 'math',
  mathml: `<math>${tex}</math>`,
  tex,
  display: false,
  ...more,
});
const place = { subject: { icon: 'physics', bgColor: '#5B4B8A' } } as unknown as ShownEntity['place'];
const shown = (parts: Inline[], thumbnails: string[] = []) => pictureOf({ thumbnails, place, stem: { lang: 'ar', parts } });
const SIGN = [{ kind: 'subject', icon: 'physics', bgColor: '#5B4B8A' }];

test('a formula counts what it shows, not what its TeX is written with', () => {
  expect(['F = ma', '0.2\\,\\mathrm{kg}', '60^\\circ', 'x', 'f(x) = \\frac{1}{x}', 'f(x) = \\sqrt{x}'].map(signsOf)).toEqual([
    4, 5, 4, 1, 7, 8,
  ]);
});

test('a board goes before a formula; a formula fits and says more than a letter, else the subject stands', () => {
  expect(shown([math('F = ma')], ['/media/a?size=100x75'])).toEqual([{ kind: 'board', src: '/media/a?size=100x75' }]);
  const [wide, long] = [math('x', { width: 30 }), math('f(x) = x^3 - 12x + 5')];
  expect(shown([{ kind: 'text', text: 'ما' }, math('x'), wide, long, math('F = ma')])).toEqual([
    { kind: 'formula', mathml: '<math>F = ma</math>' },
  ]);
  expect(shown([math('x'), wide, long])).toEqual(SIGN);
  expect(shown([])).toEqual(SIGN);
});

test('what is not there any more has no picture', () => {
  expect(pictureOf({ thumbnails: [], stem: null, place: null })).toEqual([]);
});
