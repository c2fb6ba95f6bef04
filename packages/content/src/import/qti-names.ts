import type { XmlElement, XmlNode } from './xml.ts';
import { isElement } from './xml.ts';

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * A tree of QTI 3 in the names of QTI 2: `qti-simple-choice` is `simpleChoice`, `response-identifier` is
 * `responseIdentifier`. Names of QTI 2, HTML and MathML stay.
 */
export function qtiNames(element: XmlElement): XmlElement {
  return {
    name: element.name.startsWith('qti-') ? camel(element.name.slice(4)) : element.name,
    attributes: new Map([...element.attributes].map(([name, value]) => [/^(?:data|aria)-/.test(name) ? name : camel(name), value])),
    children: element.children.map((child): XmlNode => (isElement(child) ? qtiNames(child) : child)),
    line: element.line,
  };
}
