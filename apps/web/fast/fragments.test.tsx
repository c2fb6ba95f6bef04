// @vitest-environment node
import { cachedFragment, FragmentCacheProvider } from '@darb/ui/fragment-cache';
import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { bytesOf } from './chunks.ts';
import { createFragments, hasPlacedId } from './fragments.ts';

const drawing = vi.fn();
const Inner = cachedFragment(({ text }: { text: string }) => {
  drawing(text);
  return <b>{text}</b>;
});
const Outer = cachedFragment(({ text, other }: { text: string; other: string }) => (
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
type Fragments = ReturnType<typeof createFragments>;

function draw(fragments: Fragments, scope: string, ...texts: string[]): { html: string; drawn: number } {
  drawing.mockClear();
  const { cache, fill } = fragments.forPage(scope);
  const page = <Page texts={texts} />;
  const html = bytesOf(fill(renderToString(<FragmentCacheProvider value={cache}>{page}</FragmentCacheProvider>))).toString();
  return { html, drawn: drawing.mock.calls.length };
}

const HOSTILE = '"></template><template data-fragment="0"></template>';

test('a page is the same with and without kept fragments, hostile texts too, and a fragment that is asked for again is not drawn', () => {
  const fragments = createFragments();
  const plain = renderToString(<Page texts={['a', HOSTILE]} />);
  const pages = [1, 2, 3, 4].map(() => draw(fragments, 'ar', 'a', HOSTILE));
  expect(new Set(pages.map(({ html }) => html))).toEqual(new Set([plain]));
  expect(pages.map(({ drawn }) => drawn)).toEqual([4, 0, 0, 0]);
});

test('a fragment of another page, language or text is another fragment', () => {
  const fragments = createFragments();
  draw(fragments, 'ar', 'a');
  expect(draw(fragments, 'en', 'a').drawn).toBe(2);
  expect(draw(fragments, 'ar', 'b').html).toBe(renderToString(<Page texts={['b']} />));
});

test('the fragment longest unused goes when there is too much', () => {
  const fragments = createFragments(2_000);
  for (let one = 0; one < 60; one += 1) {
    draw(fragments, 'ar', `seldom ${one}`);
    if (one > 0) expect(draw(fragments, 'ar', 'often').drawn).toBe(0);
    else draw(fragments, 'ar', 'often');
  }
  expect(draw(fragments, 'ar', 'seldom 0').drawn).toBeGreaterThan(0);
});

test('two components with the same props, and even the same name, never get each other’s markup', () => {
  const [One, Two] = [cachedFragment(() => <i>one</i>), cachedFragment(() => <i>two</i>)];
  const fragments = createFragments();
  const drawn = [One, Two, One, Two].map((Component) => {
    const { cache, fill } = fragments.forPage('ar');
    return bytesOf(
      fill(
        renderToString(
          <FragmentCacheProvider value={cache}>
            <Component />
          </FragmentCacheProvider>,
        ),
      ),
    ).toString();
  });
  expect(drawn).toEqual(['<i>one</i>', '<i>two</i>', '<i>one</i>', '<i>two</i>']);
});

test('markup with an id that React made of its place is drawn in each place', () => {
  const Named = cachedFragment(() => <b id={useId()} />);
  const page = (
    <main>
      {[1, 2, 3].map((one) => (
        <Named key={one} />
      ))}
    </main>
  );
  const fragments = createFragments();
  const { cache, fill } = fragments.forPage('ar');
  const html = bytesOf(fill(renderToString(<FragmentCacheProvider value={cache}>{page}</FragmentCacheProvider>))).toString();
  expect(html).toBe(renderToString(page));
  expect(hasPlacedId([html])).toBe(true);
  expect(new Set(html.match(/:R\w+:/g)).size).toBe(3);
});
