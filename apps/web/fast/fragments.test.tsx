// @vitest-environment node
import { KeeperProvider, keptOnServer } from '@darb/ui/kept';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createKeptMarkup } from './kept-markup.ts';
import { bytesOf } from './pieces.ts';

const drawing = vi.fn();
const Inner = keptOnServer('inner', ({ text }: { text: string }) => {
  drawing(text);
  return <b>{text}</b>;
});
const Outer = keptOnServer('outer', ({ text, other }: { text: string; other: string }) => (
  <p>
    {text}: <Inner text={text} /> <Inner text={other} />
  </p>
));
const Page = ({ texts, children }: { texts: readonly string[]; children?: ReactNode }) => (
  <main>
    {texts.map((text) => (
      <Outer key={text} text={text} other="same" />
    ))}
    {children}
  </main>
);
type Kept = ReturnType<typeof createKeptMarkup>;

function draw(kept: Kept, scope: string, ...texts: string[]): { html: string; drawn: number } {
  drawing.mockClear();
  const { keeper, fill } = kept.keepingFor(scope);
  const page = <Page texts={texts} />;
  const html = bytesOf(fill(renderToString(<KeeperProvider value={keeper}>{page}</KeeperProvider>))).toString();
  return { html, drawn: drawing.mock.calls.length };
}

const HOSTILE = '"></template><template data-kept="0"></template>';

test('a page is the same with and without what is kept, hostile texts too, and a piece that is asked for again is not drawn', () => {
  const kept = createKeptMarkup();
  const plain = renderToString(<Page texts={['a', HOSTILE]} />);
  const pages = [1, 2, 3, 4].map(() => draw(kept, 'ar', 'a', HOSTILE));
  expect(new Set(pages.map(({ html }) => html))).toEqual(new Set([plain]));
  expect(pages.map(({ drawn }) => drawn)).toEqual([4, 2, 0, 0]);
});

test('a piece of another page, language or text is another piece', () => {
  const kept = createKeptMarkup();
  for (const _ of [1, 2]) draw(kept, 'ar', 'a');
  expect(draw(kept, 'en', 'a').drawn).toBe(2);
  expect(draw(kept, 'ar', 'b').html).toBe(renderToString(<Page texts={['b']} />));
});

test('what only one page ever asks for is not kept, and the oldest goes when there is too much', () => {
  const kept = createKeptMarkup(2_000);
  for (let one = 0; one < 200; one += 1) expect(draw(kept, `student ${one}`, 'a').drawn).toBe(2);
  for (let many = 0; many < 60; many += 1) for (const _ of [1, 2]) draw(kept, 'ar', `often ${many}`);
  expect(draw(kept, 'ar', 'often 59').drawn).toBe(0);
  expect(draw(kept, 'ar', 'often 0').drawn).toBeGreaterThan(0);
});
