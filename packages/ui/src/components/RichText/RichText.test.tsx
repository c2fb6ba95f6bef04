import type { Block, Inline, Rich } from '@darb/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale.tsx';
import { Blocks } from '../Blocks/Blocks.tsx';
import { LocalizedText, RichText } from './RichText.tsx';

const arabic: Rich = { lang: 'ar', parts: [{ kind: 'text', text: 'ما معنى الكلمة؟' }] };
const FORMULA: Inline = { kind: 'math', tex: 'x', display: false, mathml: '<math><mi>x</mi></math>' };
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

/** The markup of a text with formulas, which are written as `$`; the joiner is shown as `~`, what is held
 * together in brackets. */
const joined = (text: string) => {
  const parts = text.split(/([$])/).map((piece): Inline => (piece === '$' ? FORMULA : { kind: 'text', text: piece }));
  const html = renderToStaticMarkup(<RichText value={{ lang: 'ar', parts }} />);
  return html
    .replace(/<span class="[^"]+" dir="ltr">.*?<\/math><\/span>/g, '$')
    .replace(/<span class="[^"]*held[^"]*">(.*?)<\/span>/g, '[$1]')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u2060', '~')
    .replaceAll('\u00a0', '_');
};

test.each([
  ['إذا كان $، فإن', 'إذا كان [$،] فإن'],
  ['س و $ معًا', 'س و_~$ معًا'],
  ['س و$ معًا', 'س و~$ معًا'],
  ['a $-axis', 'a_~[$-axis]'],
  ['($)', '(~[$)]'],
  ['ما قيمة $؟', 'ما قيمة [$؟]'],
  ['بين $ وبين $ فرق', 'بين $ وبين $ فرق'],
])('no line ends between a formula and the one-letter word or mark beside it: %s', (text, shown) => expect(joined(text)).toBe(shown));

test('a formula that says how wide it is gets room for that; another one stands as it is', () => {
  const drawn = (width?: number) => renderToStaticMarkup(<RichText value={{ lang: 'ar', parts: [{ ...FORMULA, width }] }} />);
  expect(drawn(10.4)).toMatch(/style="--[^"]*10\.4"/);
  expect(drawn()).not.toContain('style');
});
