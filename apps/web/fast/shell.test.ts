import { expect, test } from 'vitest';
import { bytesOf, type Chunk } from './chunks.ts';
import { createShells, MARKS, type Filling } from './shell.ts';

const drawn: string[] = [];
const draw = (words: string) => (): string => {
  drawn.push(words);
  return `<html><script nonce="${MARKS.nonce}"></script><b>${MARKS.name}</b><i>${[...MARKS.name][0]}</i><img src="${MARKS.picture}"/><p>${words}</p><template data-screen="true"></template></body></html>`;
};
const textOf = (chunks: readonly Chunk[] | null): string | undefined => (chunks?.length ? bytesOf(chunks).toString() : undefined);
const filling = (part: Partial<Filling>): Filling => ({
  screen: ['<main></main>'],
  data: '<d></d>',
  name: '',
  picture: '',
  nonce: '',
  ...part,
});

test('a shell is drawn once, and gets each student’s own name, nonce and screen', () => {
  const shells = createShells();
  drawn.length = 0;
  expect(
    textOf(
      shells.fill(
        'a',
        draw('a'),
        filling({ name: ' <i>o’"\'&', picture: '/p"&', nonce: 'n/1+', screen: ['<h1>$& 1', Buffer.from('</h1>')] }),
      ),
    ),
  ).toBe(
    '<html><script nonce="n/1+"></script><b> &lt;i&gt;o’&quot;&#x27;&amp;</b><i>&lt;</i><img src="/p&quot;&amp;"/><p>a</p><h1>$& 1</h1><d></d></body></html>',
  );
  expect(textOf(shells.fill('a', draw('a'), filling({ name: 'سلمى', nonce: 'm' })))).toBe(
    '<html><script nonce="m"></script><b>سلمى</b><i>س</i><img src=""/><p>a</p><main></main><d></d></body></html>',
  );
  expect(drawn).toEqual(['a']);
});

test('what looks like a mark, or has no place for the screen, is not kept', () => {
  const shells = createShells();
  expect(shells.fill(`x${MARKS.name}`, draw('x'), filling({}))).toBeNull();
  expect(shells.fill(`x${MARKS.picture}`, draw('x'), filling({}))).toBeNull();
  expect(shells.fill(`x${MARKS.nonce}`, draw('x'), filling({}))).toBeNull();
  expect(shells.fill('y', () => '<html></body></html>', filling({}))).toBeNull();
});

test('the one longest unused goes first', () => {
  const shells = createShells(2);
  drawn.length = 0;
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) shells.fill(key, draw(key), filling({}));
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
