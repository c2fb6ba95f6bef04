import { expect, test } from 'vitest';
import { createKeptDocuments, MARKS, type Filling } from './kept-document.ts';
import { bytesOf, type Piece } from './pieces.ts';

const drawn: string[] = [];
const draw = (words: string) => (): string => {
  drawn.push(words);
  return `<html><script nonce="${MARKS.nonce}"></script><b>${MARKS.name}</b><i>${[...MARKS.name][0]}</i><p>${words}</p><template data-screen="true"></template><template data-scripts="true"></template></body></html>`;
};
const textOf = (pieces: readonly Piece[] | null): string | undefined => (pieces?.length ? bytesOf(pieces).toString() : undefined);
const filling = (part: Partial<Filling>): Filling => ({
  screen: ['<main></main>'],
  scripts: '<s></s>',
  data: '<d></d>',
  name: '',
  nonce: '',
  ...part,
});

test('a document is drawn once, and gets each student’s own name, nonce and screen', () => {
  const documents = createKeptDocuments();
  drawn.length = 0;
  expect(
    textOf(documents.fill('a', draw('a'), filling({ name: ' <i>o’"\'&', nonce: 'n/1+', screen: ['<h1>$& 1', Buffer.from('</h1>')] }))),
  ).toBe(
    '<html><script nonce="n/1+"></script><b> &lt;i&gt;o’&quot;&#x27;&amp;</b><i>&lt;</i><p>a</p><h1>$& 1</h1><s></s><d></d></body></html>',
  );
  expect(textOf(documents.fill('a', draw('a'), filling({ name: 'سلمى', nonce: 'm' })))).toBe(
    '<html><script nonce="m"></script><b>سلمى</b><i>س</i><p>a</p><main></main><s></s><d></d></body></html>',
  );
  expect(drawn).toEqual(['a']);
});

test('what looks like a mark, or has no place for the screen, is not kept', () => {
  const documents = createKeptDocuments();
  expect(documents.fill(`x${MARKS.name}`, draw('x'), filling({}))).toBeNull();
  expect(documents.fill(`x${MARKS.nonce}`, draw('x'), filling({}))).toBeNull();
  expect(documents.fill('y', () => '<html></body></html>', filling({}))).toBeNull();
});

test('the one longest unused goes first', () => {
  const documents = createKeptDocuments(2);
  drawn.length = 0;
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) documents.fill(key, draw(key), filling({}));
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
