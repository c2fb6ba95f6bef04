import type { Block, Language } from '@darb/language';
import { BlocksInside, LocaleProvider } from '@darb/ui';
import type { TextMarkup } from '@darb/ui/screens/learning/props';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { escaped } from './escaped.ts';

const drawn = (block: Block, language: Language): string =>
  renderToStaticMarkup(
    // of the locale a text asks for the language alone
    <LocaleProvider locale={{ language, region: null, numberingSystem: 'latn' }}>
      <BlocksInside blocks={[block]} headingLevel={2} />
    </LocaleProvider>,
  );

/** At most so many blocks are kept, some 1 kB each. */
const MAX_BLOCKS = 5_000;
/**
 * Around the number of a picture, in the place of its address; no text has this character (a private use
 * area).
 */
const MARK = '\uE0D2';

/**
 * The markup of blocks, cut at the addresses of their pictures, which are a student's own: text, number of
 * the address, text, ….
 */
const blocks = new LRUCache<string, readonly string[]>({ max: MAX_BLOCKS });

/** A picture's address in a block written as JSON. */
const SRC = /"src":"((?:[^"\\]|\\.)*)"/g;

/**
 * The markup of blocks without pictures, as long as the API gives the very same ones: until content
 * changes.
 */
const same: Readonly<Record<Language, WeakMap<Block, string>>> = { ar: new WeakMap(), en: new WeakMap(), ur: new WeakMap() };

function markupOf(block: Block, language: Language): string {
  const found = same[language].get(block);
  if (found !== undefined) return found;
  const addresses: string[] = [];
  const key = JSON.stringify(block).replace(SRC, (_, written: string) => {
    addresses.push(JSON.parse(`"${written}"`) as string);
    return `"src":"${MARK}${addresses.length - 1}${MARK}"`;
  });
  // more marks than addresses have: a text that looks like one
  if (key.split(MARK).length !== 2 * addresses.length + 1) return drawn(block, language);
  const known = blocks.get(`${language} ${key}`);
  const parts = known ?? drawn(JSON.parse(key) as Block, language).split(MARK);
  if (!known) blocks.set(`${language} ${key}`, parts);
  const markup = parts.map((text, index) => (index % 2 === 0 ? text : escaped(addresses[Number(text)] ?? ''))).join('');
  if (addresses.length === 0) same[language].set(block, markup);
  return markup;
}

/**
 * A long text for a document: as markup, which React takes as it is. The markup is no enumerable field, so
 * it is not written into the data of the page, whose document holds it already.
 */
export function textMarkup(text: readonly Block[], language: Language): TextMarkup {
  return Object.defineProperty({}, 'markup', { value: text.map((block) => markupOf(block, language)).join('') });
}
