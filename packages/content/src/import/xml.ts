import { SaxesParser } from 'saxes';
import { Refused, refused } from './refused.ts';

/** An element, named without its prefix, as are its attributes (all but `xml:lang` and `xml:base`). */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
  /** The line on which it begins, counted from 1. */
  readonly line: number;
}
export type XmlNode = XmlElement | string;

/** How deep elements may stand in each other; question files come to twenty. */
const DEEPEST = 200;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

interface Growing {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlNode[];
  line: number;
}

/** A name without its prefix: `m:math` is `math`. `xml:lang` keeps its own. */
export const localName = (name: string): string => (name.startsWith('xml:') ? name : name.slice(name.indexOf(':') + 1));

/**
 * What XML 1.0 does not allow in a document, however it is written: stray control characters that came with a
 * copied text.
 */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A document without the characters that no XML document may hold, and how many there were. */
export function withoutForbidden(source: string): { source: string; count: number } {
  let count = 0;
  const clean = source.replace(FORBIDDEN, () => {
    count += 1;
    return '';
  });
  return { source: clean, count };
}

/**
 * Reads an XML document, strictly. With `take` each child of the root is handed over when it is whole and not
 * kept, so that ten thousand questions need the memory of one. Throws `Refused`, with its line, for what is
 * not well formed, declares entities, or is nested too deep.
 */
export function readXml(source: string, take?: (child: XmlElement, root: XmlElement) => void): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Growing[] = [];
  let root: Growing | null = null;
  let line = 1;
  parser.on('error', () => {
    throw refused('xmlMalformed', {}, parser.line);
  });
  parser.on('doctype', (type) => {
    if (type.includes('[') || /<!ENTITY/i.test(type)) throw refused('xmlEntities', {}, parser.line);
  });
  parser.on('opentagstart', () => {
    line = parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const entries = Object.entries(attributes);
    const element: Growing = {
      name: localName(name),
      attributes: entries.length === 0 ? NO_ATTRIBUTES : new Map(entries.map(([key, value]) => [localName(key), value])),
      children: [],
      line,
    };
    if (open.length >= DEEPEST) throw refused('xmlTooDeep', {}, line);
    if (!(take && open.length === 1)) open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    const [only] = open;
    if (take && closed && only && open.length === 1) take(closed, only);
  });
  const text = (part: string): void => {
    open.at(-1)?.children.push(part);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  try {
    parser.write(source.startsWith('\uFEFF') ? source.slice(1) : source).close();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw refused('xmlMalformed', {}, parser.line);
  }
  if (!root) throw refused('xmlMalformed', {}, 1);
  return root;
}

const PROLOG = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
] as const;
/** A document without what may stand before its root. */
function afterProlog(source: string): string {
  for (let rest = source; ;) {
    const [open, close] = PROLOG.find(([opening]) => rest.startsWith(opening)) ?? [];
    const end = open === undefined ? -1 : rest.indexOf(close, open.length);
    if (close === undefined || end < 0) return rest;
    rest = rest.slice(end + close.length).trimStart();
  }
}

/** The name of a document's root, from its beginning alone; null when it does not begin like XML. */
export function rootName(source: string): string | null {
  const beginning = source.slice(0, 20_000).replace(/^\uFEFF?\s*/, '');
  const found = /^<([A-Za-z_][\w:.-]*)/.exec(afterProlog(beginning));
  const name = found?.[1] ?? /<!DOCTYPE\s+([A-Za-z_][\w:.-]*)\s*\[/.exec(beginning)?.[1];
  return name ? localName(name) : null;
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';
export const elementsOf = (element: XmlElement): XmlElement[] => element.children.filter(isElement);
export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name);
export const childNamed = (element: XmlElement, name: string): XmlElement | null => childrenNamed(element, name)[0] ?? null;
export const attribute = (element: XmlElement, name: string): string | null => element.attributes.get(name) ?? null;

/**
 * Every element below one that satisfies a test, in the order of the document; those within a found one too.
 */
export function descendants(element: XmlElement, test: (candidate: XmlElement) => boolean): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of elementsOf(element)) {
    if (test(child)) found.push(child);
    found.push(...descendants(child, test));
  }
  return found;
}
export const descendantsNamed = (element: XmlElement, ...names: string[]): XmlElement[] =>
  descendants(element, ({ name }) => names.includes(name));

/** All of the text in an element, without its elements, as it stands. */
export const rawText = (element: XmlElement): string =>
  element.children.map((child) => (isElement(child) ? rawText(child) : child)).join('');

/** The text of a child, trimmed; empty when there is none. */
export const childText = (element: XmlElement, name: string): string => {
  const child = childNamed(element, name);
  return child ? rawText(child).trim() : '';
};
