import type { Block, Rich } from '@darb/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale.tsx';
import { Blocks } from '../Blocks/Blocks.tsx';
import { LocalizedText, RichText } from './RichText.tsx';

const arabic: Rich = { lang: 'ar', parts: [{ kind: 'text', text: 'ما معنى الكلمة؟' }] };
const blocks: Block[] = [
  { kind: 'heading', text: arabic },
  { kind: 'paragraph', text: arabic },
  { kind: 'law', formula: arabic, note: arabic },
  { kind: 'steps', items: [arabic] },
  { kind: 'list', items: [arabic] },
];
const everything = (
  <>
    <RichText value={arabic} />
    <LocalizedText value={{ text: 'عنوان', lang: 'ar' }} />
    <Blocks blocks={blocks} />
  </>
);
/** How many elements of a page in a language say that they are Arabic. */
const marked = (language: 'ar' | 'en' | 'ur') => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale={{ language, region: null, numberingSystem: 'latn' }}>{everything}</LocaleProvider>,
  );
  return html.match(/<[a-z0-9]+ lang="ar" dir="rtl"/g)?.length ?? 0;
};

test.each([
  ['en', 8],
  ['ur', 8],
  ['ar', 0],
] as const)('on a page in %s %d Arabic texts of questions and lessons say their language and direction', (language, count) =>
  expect(marked(language)).toBe(count),
);

test('a text of several lines is shown line by line, and one of a single line as it always was', () => {
  const html = (text: string) => renderToStaticMarkup(<RichText value={{ lang: 'ar', parts: [{ kind: 'text', text }] }} />);
  expect(html('على قدر أهل العزم\nتأتي العزائم')).toMatch(/^<span class="[^"]*lines[^"]*">على قدر أهل العزم\nتأتي العزائم<\/span>$/);
  expect(html('سطر واحد')).toBe('<span>سطر واحد</span>');
});
