import type { Block, Inline, Language, Localized, Rich } from '@darb/language';
import type { RichTexts, Texts } from '@darb/content';

/** A text in the asked language where the pack has it, else in Arabic; it says which (rule catalog 15). */
export const localize = (texts: Texts, language: Language): Localized => {
  const text = texts[language];
  return text === undefined ? { text: texts.ar, lang: 'ar' } : { text, lang: language };
};

/** Gives the address under which a file may be fetched, for the name that it is stored by. */
export type AddressOf = (name: string) => string;

const isPicture = ({ kind }: Inline): boolean => kind === 'picture';

const STORED = '/media/';
const address = (part: Inline, addressOf: AddressOf): Inline =>
  part.kind === 'picture' ? { ...part, src: addressOf(part.src.slice(STORED.length)) } : part;
const withAddresses = (rich: Rich, addressOf: AddressOf): Rich =>
  rich.parts.some(isPicture) ? { lang: rich.lang, parts: rich.parts.map((part) => address(part, addressOf)) } : rich;

/**
 * Running text in the asked language, else in Arabic, with addresses for its pictures. What is given is
 * shared and must not be changed.
 */
export const localizeRich = (texts: RichTexts, language: Language, addressOf: AddressOf): Rich =>
  withAddresses(texts[language] ?? texts.ar, addressOf);

const partsOf = (block: Block): Inline[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text.parts;
    case 'law':
      return [...block.formula.parts, ...(block.note?.parts ?? [])];
    case 'steps':
    case 'list':
      return block.items.flatMap(({ parts }) => parts);
  }
};

/**
 * Texts without a picture, which are the same for everybody, so that the very same blocks are given each
 * time.
 */
const pictureless = new WeakMap<readonly Block[], boolean>();

function hasPicture(blocks: readonly Block[]): boolean {
  const known = pictureless.get(blocks) ?? !blocks.flatMap(partsOf).some(isPicture);
  pictureless.set(blocks, known);
  return !known;
}

/**
 * A lesson's text version in the asked language, else in Arabic, with addresses for its pictures. What is
 * given is shared and must not be changed.
 */
export function localizeBlocks(
  texts: { ar: Block[] } & Partial<Record<Language, Block[]>>,
  language: Language,
  addressOf: AddressOf,
): Block[] {
  const blocks = texts[language] ?? texts.ar;
  if (!hasPicture(blocks)) return blocks;
  const rich = (text: Rich) => withAddresses(text, addressOf);
  return blocks.map((block): Block => {
    if (!partsOf(block).some(isPicture)) return block;
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return { kind: block.kind, text: rich(block.text) };
      case 'law':
        return { kind: 'law', formula: rich(block.formula), note: block.note && rich(block.note) };
      case 'steps':
      case 'list':
        return { kind: block.kind, items: block.items.map(rich) };
    }
  });
}
