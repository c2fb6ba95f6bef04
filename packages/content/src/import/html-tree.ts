import { Parser } from 'htmlparser2';
import type { XmlElement, XmlNode } from './xml.ts';

/** How deep elements are kept in each other; those that stand deeper lose their tags and keep their text. */
const DEEPEST = 100;
/** From here on a text is read without its tags: the parser's time grows with the square of the depth. */
const BOTTOM = 1000;

class TooDeep extends Error {}

/**
 * Reads HTML as browsers forgive it, in time that grows with its length alone, into the same tree as XML;
 * lines are not counted (0).
 */
export function readHtml(source: string): XmlNode[] {
  const root: XmlNode[] = [];
  const open: { name: string; children: XmlNode[] }[] = [{ name: '', children: root }];
  let beyond = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length > DEEPEST) {
          beyond += 1;
          if (beyond > BOTTOM) throw new TooDeep();
          return;
        }
        const element: XmlElement & { children: XmlNode[] } = {
          name,
          attributes: new Map(Object.entries(attributes)),
          children: [],
          line: 0,
        };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        open.at(-1)?.children.push(text);
      },
      onclosetag() {
        if (beyond > 0) beyond -= 1;
        else open.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  );
  try {
    parser.write(source);
    parser.end();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    open.at(-1)?.children.push(source.slice(parser.endIndex + 1).replace(/<[^<>]*>/g, ' '));
  }
  return root;
}

const TAG =
  /<\/?(?:a|audio|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|math|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul|video)(?:\s[^<>]*)?\/?>|&nbsp;/i;

/** Whether a text that may be plain has tags of HTML: `<b>` is one, `a < b` and `<stdio.h>` are none. */
export const hasTags = (text: string): boolean => TAG.test(text);
