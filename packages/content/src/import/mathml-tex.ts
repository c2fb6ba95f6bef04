import { MathMLToLaTeX } from 'mathml-to-latex';
import { FormulaError, readFormula } from '../formula.ts';
import { isElement, rawText, descendants, type XmlElement } from './xml.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A formula as MathML without prefixes, and without what it says about itself in other notations. */
function serialized(element: XmlElement): string {
  const attributes = [...element.attributes].map(([name, value]) =>
    /^[a-z]+$/.test(name) && name !== 'xmlns' ? ` ${name}="${escaped(value)}"` : '',
  );
  const children = element.children.map((child) => {
    if (!isElement(child)) return escaped(child);
    return child.name.startsWith('annotation') ? '' : serialized(child);
  });
  return `<${element.name}${attributes.join('')}>${children.join('')}</${element.name}>`;
}

/**
 * The TeX of a MathML formula: the one that it carries with it, as KaTeX, MathJax and Darb write it, else one
 * worked out from its elements (`worked`). Null when neither can be read.
 */
export function texOfMathml(math: XmlElement): { tex: string; worked: boolean } | null {
  const [annotation] = descendants(math, ({ name, attributes }) => name === 'annotation' && /tex/i.test(attributes.get('encoding') ?? ''));
  if (annotation && readable(rawText(annotation))) return { tex: rawText(annotation), worked: false };
  let tex: string;
  try {
    tex = MathMLToLaTeX.convert(serialized(math));
  } catch {
    return null;
  }
  tex = tex.replace(/\p{Script=Arabic}[\p{Script=Arabic}\p{M}\s]*/gu, (words) => `\\text{${words.trim()}} `).trim();
  return readable(tex) ? { tex, worked: true } : null;
}

/** Whether a text is a formula that pages can show. */
export function readable(tex: string): boolean {
  if (tex.trim() === '') return false;
  try {
    readFormula(tex, false);
    return true;
  } catch (error) {
    if (error instanceof FormulaError) return false;
    throw error;
  }
}
