import type { ForeignPicture } from './foreign.ts';
import { isPackName, pictureName, pictureType, safeDrawing } from './foreign-picture.ts';
import { readHtml } from './html-tree.ts';
import { readable, texOfMathml } from './mathml-tex.ts';
import { excerpt, remark, type Place, type RemarkCode, type RemarkValuesOf, type Remark } from './remarks.ts';
import { assemble, markFree, type Mark } from './running-text-maker.ts';
import { isElement, rawText, type XmlElement, type XmlNode } from './xml.ts';

/**
 * Finds the bytes of a picture by the address that a text gives it. `elsewhere`: on another computer, where
 * nobody looks.
 */
export type FindBytes = (address: string) => { bytes: Uint8Array } | 'missing' | 'elsewhere';

/**
 * Decides what an element of the question's own becomes (an interaction, a gap): a text, or null for what
 * texts make of it anyway.
 */
export type Special = (element: XmlElement) => string | null;

const PARAGRAPHS = new Set(
  (
    'p div h1 h2 h3 h4 h5 h6 blockquote pre section article header footer aside main figure figcaption center address dl dt dd hr prompt ' +
    'caption'
  ).split(' '),
);
const STRONG = new Set(['b', 'strong']);
const EMPHASIS = new Set(['em', 'u', 'mark', 'ins']);
const SIMPLIFIED = new Set(['i', 'cite', 's', 'del', 'strike', 'ruby', 'code', 'kbd', 'samp', 'tt']);
const SILENT = new Set(['head', 'style', 'title', 'link', 'meta', 'stylesheet', 'rp', 'wbr', 'colgroup', 'col', 'template']);
const MEDIA = new Set(
  (
    'script noscript audio video iframe object embed applet canvas svg form input button select textarea map track source media ' +
    'portableCustomInteraction'
  ).split(' '),
);

const EMBEDDED = /^data:[^,]*?(;\s*base64)?,/i;

/**
 * Texts of one question: makes running text of HTML and of content in XML, keeps its pictures, and says what
 * could not be kept.
 */
export class QuestionTexts {
  readonly remarks: Remark[] = [];
  readonly pictures = new Map<string, ForeignPicture>();
  readonly #simplified = new Set<string>();
  readonly #find: FindBytes;
  readonly #keepNames: boolean;
  readonly place: Place;

  /** `keepNames`: pictures keep names that packs may use, as in files that were exported from one. */
  constructor(place: Place, find: FindBytes, keepNames = false) {
    this.place = place;
    this.#find = find;
    this.#keepNames = keepNames;
  }

  say<Code extends RemarkCode>(code: Code, values: RemarkValuesOf[Code]): void {
    const made = remark(code, values, this.place);
    if (!this.remarks.some((one) => one.code === code && JSON.stringify(one.values) === JSON.stringify(values))) this.remarks.push(made);
  }

  /** All remarks; those on simplified elements come as one. */
  finished(): Remark[] {
    if (this.#simplified.size > 0) this.say('htmlSimplified', { elements: [...this.#simplified].map((name) => `<${name}>`).join(' ') });
    this.#simplified.clear();
    return this.remarks;
  }

  /** Running text of a text without markup; empty lines divide paragraphs. */
  plain(source: string): string {
    return assemble(lines(markFree(source).replace(/\n[ \t]*\n\s*/g, '\u2029')));
  }

  html(source: string, special: Special = () => null): string {
    return this.nodes(readHtml(source), special);
  }

  nodes(nodes: readonly XmlNode[], special: Special = () => null): string {
    const marks: Mark[] = [];
    this.#walk(nodes, special, false, marks);
    return assemble(marks);
  }

  #walk(nodes: readonly XmlNode[], special: Special, strong: boolean, marks: Mark[]): void {
    for (const node of nodes) {
      if (isElement(node)) this.#element(node, special, strong, marks);
      else marks.push({ kind: 'text', text: markFree(node), strong });
    }
  }

  #element(element: XmlElement, special: Special, strong: boolean, marks: Mark[]): void {
    const made = special(element);
    if (made !== null) {
      if (made !== '') marks.push({ kind: 'text', text: made, strong });
      return;
    }
    const { name, children } = element;
    const inside = (now: boolean) => this.#walk(children, special, now, marks);
    if (SILENT.has(name)) return;
    if (name === 'br') marks.push({ kind: 'break', lines: 1 });
    else if (name === 'math') this.#math(element, strong, marks);
    else if (name === 'img' || (name === 'object' && /^image\//.test(element.attributes.get('type') ?? '')))
      this.#picture(element, strong, marks);
    else if (MEDIA.has(name)) this.say('mediaRemoved', { type: name });
    else if (name === 'sub' || name === 'sup') this.#script(element, strong, marks);
    else if (name === 'ul' || name === 'ol') this.#list(element, special, strong, marks);
    else if (name === 'tr') this.#row(element, special, strong, marks);
    else if (name === 'table') {
      this.#simplified.add('table');
      marks.push({ kind: 'break', lines: 2 });
      inside(strong);
      marks.push({ kind: 'break', lines: 2 });
    } else if (name === 'a') this.#link(element, inside, strong);
    else if (STRONG.has(name) || EMPHASIS.has(name)) {
      if (EMPHASIS.has(name)) this.#simplified.add(name);
      inside(true);
    } else {
      if (SIMPLIFIED.has(name)) this.#simplified.add(name);
      const apart = PARAGRAPHS.has(name);
      if (apart) marks.push({ kind: 'break', lines: 2 });
      inside(strong);
      if (apart) marks.push({ kind: 'break', lines: 2 });
    }
  }

  #link(element: XmlElement, inside: (strong: boolean) => void, strong: boolean): void {
    const address = element.attributes.get('href') ?? '';
    if (address !== '' && !address.startsWith('#')) this.say('linkRemoved', { address: excerpt(address) });
    inside(strong);
  }

  /** A row of a table as a line, its cells apart. */
  #row(row: XmlElement, special: Special, strong: boolean, marks: Mark[]): void {
    marks.push({ kind: 'break', lines: 1 });
    for (const [index, cell] of row.children.filter(isElement).entries()) {
      if (index > 0) marks.push({ kind: 'text', text: ' | ', strong: false });
      this.#walk(cell.children, special, strong, marks);
    }
  }

  #list(list: XmlElement, special: Special, strong: boolean, marks: Mark[]): void {
    this.#simplified.add(list.name);
    let number = Number(list.attributes.get('start') ?? '1') || 1;
    marks.push({ kind: 'break', lines: 2 });
    for (const child of list.children) {
      if (isElement(child) && child.name === 'li') {
        marks.push({ kind: 'break', lines: 1 }, { kind: 'text', text: list.name === 'ol' ? `${number}. ` : '- ', strong: false });
        number += 1;
        this.#walk(child.children, special, strong, marks);
      } else this.#walk([child], special, strong, marks);
    }
    marks.push({ kind: 'break', lines: 2 });
  }

  #script(element: XmlElement, strong: boolean, marks: Mark[]): void {
    const text = rawText(element).trim();
    const side = element.name === 'sub' ? '_' : '^';
    if (
      text !== '' &&
      element.children.every((child) => !isElement(child) || ['b', 'i', 'em', 'strong', 'span', 'font'].includes(child.name))
    )
      marks.push({ kind: 'script', side, text: markFree(text), strong });
    else this.#walk(element.children, () => null, strong, marks);
  }

  #math(element: XmlElement, strong: boolean, marks: Mark[]): void {
    const [opening, closing] = element.attributes.get('display') === 'block' ? ['\\[', '\\]'] : ['\\(', '\\)'];
    const found = texOfMathml(element);
    if (found) {
      if (found.worked) this.say('formulaConverted', { formula: excerpt(found.tex) });
      marks.push({ kind: 'whole', text: `${opening}${markFree(found.tex)}${closing}`, strong });
    } else this.say('formulaUnreadable', { formula: excerpt(rawText(element)) });
  }

  /** A picture with its words; formulas that editors keep as pictures become formulas. */
  #picture(element: XmlElement, strong: boolean, marks: Mark[]): void {
    const { attributes } = element;
    const equation =
      attributes.get('data-equation-content') ??
      (/equation_image|texrender|Wirisformula/i.test(attributes.get('class') ?? '') ? attributes.get('alt') : undefined);
    if (equation !== undefined && readable(equation)) {
      marks.push({ kind: 'whole', text: `\\(${markFree(equation).trim()}\\)`, strong });
      return;
    }
    const name = this.#keep(attributes.get('src') ?? attributes.get('data') ?? '');
    const words = (attributes.get('alt') ?? attributes.get('title') ?? (element.name === 'object' ? rawText(element) : ''))
      .replace(/\s+/g, ' ')
      .replace(/\[/g, '(')
      .replace(/\]/g, ')')
      .trim();
    if (name !== null) marks.push({ kind: 'whole', text: `![${markFree(words)}](${name})`, strong });
  }

  /** Keeps a picture that a text names; its name, or null with a remark. */
  #keep(address: string): string | null {
    const embedded = EMBEDDED.exec(address);
    const shown = embedded ? 'base64' : excerpt(address);
    let bytes: Uint8Array;
    if (embedded) {
      const data = address.slice(embedded[0].length);
      bytes = embedded[1] === undefined ? Buffer.from(unescaped(data), 'utf8') : Buffer.from(data, 'base64');
    } else {
      const found = address.trim() === '' ? 'missing' : this.#find(unescaped(address.trim()));
      if (found === 'missing') this.say('pictureMissing', { name: shown });
      if (found === 'elsewhere') this.say('pictureElsewhere', { address: shown });
      if (typeof found === 'string') return null;
      ({ bytes } = found);
    }
    const type = pictureType(bytes);
    if (type === null) {
      this.say('pictureUnreadable', { name: shown });
      return null;
    }
    const safe = type === 'image/svg+xml' ? safeDrawing(bytes) : bytes;
    if (safe === null) {
      this.say('pictureUnsafe', { name: shown });
      return null;
    }
    const picture = { type, bytes: safe };
    const base = unescaped(address).split('/').at(-1) ?? '';
    const name = this.#keepNames && isPackName(base, type) ? base : pictureName(picture);
    this.pictures.set(name, picture);
    return name;
  }
}

/** An address without its percent signs; as it stands where they are none. */
function unescaped(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Divides a text at its marks of paragraphs and at its line breaks. */
function lines(source: string): Mark[] {
  return source.split('\u2029').flatMap((paragraph, index): Mark[] => [
    ...(index === 0 ? [] : [{ kind: 'break' as const, lines: 2 as const }]),
    ...paragraph
      .trim()
      .split('\n')
      .flatMap((line, place): Mark[] => [
        ...(place === 0 ? [] : [{ kind: 'break' as const, lines: 1 as const }]),
        { kind: 'text', text: line, strong: false },
      ]),
  ]);
}
