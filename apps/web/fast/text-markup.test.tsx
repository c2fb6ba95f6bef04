// @vitest-environment node
import type { Block } from '@darb/language';
import { Blocks } from '@darb/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { encodeData } from './data-stream.ts';
import { textMarkup } from './text-markup.tsx';

const text = (words: string) => ({ lang: 'ar' as const, parts: [{ kind: 'text' as const, text: words }] });
const picture = (sign: string) => ({ kind: 'picture' as const, src: `/media/a.webp?sign=${sign}&x="<`, alt: 'شكل', width: 10, height: 10 });
const blocks: Block[] = [
  { kind: 'heading', text: text('عنوان') },
  { kind: 'list', items: [text('أول'), text('ثانٍ & <b>')] },
  { kind: 'law', formula: text('ق = ك ت'), note: null },
];

test('the markup of a text is what the screen draws of its blocks, and no data of the page', () => {
  const drawn = textMarkup(blocks, 'ar');
  const screen = renderToStaticMarkup(<Blocks blocks={blocks} />);
  expect(screen).toContain('>' + String(drawn.markup) + '</div>');
  expect(encodeData({ drawn })).toBe(encodeData({ drawn: {} }));
  expect(JSON.stringify(drawn)).toBe('{}');
});

test('a text of another language is marked on a page, and a block that changed is drawn anew', () => {
  expect(textMarkup(blocks, 'en').markup).toContain('lang="ar"');
  expect(textMarkup(blocks, 'ar').markup).not.toContain('lang="ar"');
  const changed: Block[] = [{ kind: 'heading', text: text('عنوان آخر') }, ...blocks.slice(1)];
  expect(textMarkup(changed, 'ar').markup).toContain('عنوان آخر');
  expect(textMarkup(changed, 'ar').markup).toContain('أول');
});

test('a text with pictures is what the screen draws of it, whoever’s addresses they have, and though a text looks like a mark', () => {
  const withPictures = (student: string, words: string): Block[] => [
    { kind: 'paragraph', text: { lang: 'ar', parts: [{ kind: 'text', text: words }, picture(`${student}-1`), picture(`${student}-2`)] } },
    { kind: 'list', items: [{ lang: 'ar', parts: [picture(`${student}-1`)] }, text('ثانٍ')] },
  ];
  for (const words of ['انظر إلى الشكل:', '\uE0D20\uE0D2', '$&']) {
    for (const student of ['first', 'second', 'first']) {
      const given = withPictures(student, words);
      const screen = renderToStaticMarkup(<Blocks blocks={given} />);
      expect(screen.split(`sign=${student}-1&amp;x=`)).toHaveLength(3);
      expect(screen).toContain('>' + String(textMarkup(given, 'ar').markup) + '</div>');
    }
  }
});
