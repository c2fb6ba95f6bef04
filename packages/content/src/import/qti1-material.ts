import type { QuestionTexts } from './html.ts';
import { attribute, elementsOf, isElement, rawText, type XmlElement } from './xml.ts';

const TEXTS = new Set(['mattext', 'mat_formattedtext', 'matemtext']);

/**
 * The texts and pictures below an element as running text, without those of the elements that `skip` names.
 */
export function readMaterial(texts: QuestionTexts, element: XmlElement, skip: (child: XmlElement) => boolean = () => false): string {
  const made: string[] = [];
  const walk = (one: XmlElement): void => {
    for (const child of elementsOf(one)) {
      if (skip(child)) continue;
      if (TEXTS.has(child.name)) made.push(textOf(texts, child));
      else if (child.name === 'matimage') made.push(imageOf(texts, child));
      else if (/^mat(?:audio|video|applet|application)$/.test(child.name)) texts.say('mediaRemoved', { type: child.name.slice(3) });
      else walk(child);
    }
  };
  walk(element);
  return made.filter((text) => text !== '').join('\n\n');
}

function textOf(texts: QuestionTexts, element: XmlElement): string {
  const type = (attribute(element, 'texttype') ?? attribute(element, 'type') ?? '').toLowerCase();
  // some write their HTML as elements rather than as text
  if (element.children.some(isElement)) return texts.nodes(element.children);
  const source = rawText(element);
  if (/html|smart_text/.test(type) || /<(?:p|br|div|span|b|i|img|sub|sup|strong|em|table)\b|&(?:[a-z]+|#\d+);/i.test(source))
    return texts.html(source);
  return texts.plain(source);
}

function imageOf(texts: QuestionTexts, image: XmlElement): string {
  const data = rawText(image).replace(/\s+/g, '');
  const source =
    /base64/i.test(attribute(image, 'embedded') ?? '') && data !== '' ? `data:image/*;base64,${data}` : (attribute(image, 'uri') ?? '');
  const alt = attribute(image, 'label') ?? '';
  return texts.nodes([
    {
      name: 'img',
      attributes: new Map([
        ['src', source],
        ['alt', alt],
      ]),
      children: [],
      line: image.line,
    },
  ]);
}
