import type { Block } from '@darb/language';
import { expect, test } from 'vitest';
import { writtenIn } from './lesson-head.ts';

const title = { lang: 'ur', text: 'نیوٹن کا دوسرا قانون' } as const;
const rich = { lang: 'ar', parts: [{ kind: 'text', text: 'القوة والتسارع' }] } as const;
const inArabic = { ...rich, parts: [...rich.parts] };

test.each<[string, Block]>([
  ['a heading', { kind: 'heading', text: inArabic }],
  ['a law', { kind: 'law', formula: inArabic, note: null }],
  ['a list', { kind: 'list', items: [inArabic] }],
])('a lesson whose title is translated and whose text, beginning with %s, is not, is an Arabic one', (_, block) =>
  expect(writtenIn({ title, text: [block] })).toBe('ar'),
);

test('a lesson without a text is in the language of its title', () => expect(writtenIn({ title, text: [] })).toBe('ur'));
