import { describe, expect, it } from 'vitest';
import { Refused } from './refused.ts';
import { childNamed, rawText, readXml, rootName } from './xml.ts';

const refusalOf = (source: string): string => {
  try {
    readXml(source);
    return 'read';
  } catch (error) {
    if (error instanceof Refused) return `${error.code} ${error.line}`;
    throw error;
  }
};
const laughs = `<!DOCTYPE quiz [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]><quiz>&j;</quiz>`;

describe('an XML document', () => {
  it('is read with the lines of its elements and without prefixes', () => {
    const root = readXml('\uFEFF<?xml version="1.0"?>\n<a:quiz>\n  <a:question type="x">\n&lt;b&gt;<![CDATA[<i>]]></a:question></a:quiz>');
    const question = childNamed(root, 'question');
    expect([root.name, question?.line, question && rawText(question)]).toEqual(['quiz', 3, '\n<b><i>']);
  });

  it('hands out the children of its root one by one and keeps none of them', () => {
    const lines: number[] = [];
    const root = readXml('<a>\n<b>1</b>\n<b>2</b></a>', ({ line }) => lines.push(line));
    expect(lines).toEqual([2, 3]);
    expect(root.children.filter((child) => typeof child !== 'string')).toEqual([]);
  });

  it('with a billion laughs is refused', () => {
    expect(refusalOf(laughs)).toBe('xmlEntities 1');
    expect(rootName(laughs)).toBe('quiz');
  });

  it('that names another file is refused', () => {
    expect(refusalOf('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<a>&x;</a>')).toBe('xmlEntities 1');
    expect(refusalOf('<!DOCTYPE a [\n<!ENTITY % x SYSTEM "http://example.test/x">%x;]>\n<a/>')).toBe('xmlEntities 2');
  });

  it('whose elements stand too deep in each other is refused', () => {
    expect(refusalOf('<a>'.repeat(100_000))).toBe('xmlTooDeep 1');
  });

  it.each([
    ['<a>\n<b></a>', 'xmlMalformed 2'],
    ['<a/>\n<b/>', 'xmlMalformed 2'],
    ['', 'xmlMalformed 1'],
    ['<a>\n&nbsp;</a>', 'xmlMalformed 2'],
    ['<a b="1" b="2"/>', 'xmlMalformed 1'],
  ])('that is not well formed is refused with its line: %j', (source, refusal) => {
    expect(refusalOf(source)).toBe(refusal);
  });
});
