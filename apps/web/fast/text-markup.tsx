import type { Block, Language } from '@darb/language';
import { BlocksInside, LocaleProvider } from '@darb/ui';
import type { DrawnText } from '@darb/ui/screens/learning';
import { renderToStaticMarkup } from 'react-dom/server';
import { escaped } from './escaped.ts';

const drawn = (block: Block, language: Language): string =>
  renderToStaticMarkup(
    // of the locale a text asks for the language alone
    <LocaleProvider locale={{ language, region: null, numberingSystem: 'latn' }}>
      <BlocksInside blocks={[block]} headingLevel={2} />
    </LocaleProvider>,
  );

/** What each language keeps of the things that it was made from. */
const byLanguage = <Key extends object>(): Readonly<Record<Language, WeakMap<Key, string>>> => ({
  ar: new WeakMap(),
  en: new WeakMap(),
  ur: new WeakMap(),
});

/** The markup of blocks, and of whole texts, as long as the API gives the very same ones: until content changes, where there is no picture in them. */
const ofBlocks = byLanguage<Block>();
const ofTexts = byLanguage<readonly Block[]>();

/** At most so many blocks with pictures are kept. */
const PICTURED = 500;
/** Around the number of a picture, in the place of its address; no text has this character (a private use area). */
const MARK = '\uE0D2';

/** Markup of blocks with pictures, cut at the addresses, which are a student's own: text, number of the address, text, …. */
const pictured = new Map<string, readonly string[]>();

/** A block as text without its pictures' addresses, and these. */
function withoutAddresses(block: Block): { key: string; addresses: readonly string[] } {
  const addresses: string[] = [];
  const key = JSON.stringify(block, (name, value: unknown) => {
    if (name !== 'src') return value;
    addresses.push(String(value));
    return `${MARK}${addresses.length - 1}${MARK}`;
  });
  return { key, addresses };
}

const ofPictured = (key: string, language: Language): readonly string[] => {
  const name = `${language} ${key}`;
  const known = pictured.get(name);
  if (known) return known;
  const made = drawn(JSON.parse(key) as Block, language).split(MARK);
  if (pictured.size >= PICTURED) pictured.clear();
  pictured.set(name, made);
  return made;
};

function markupOf(block: Block, language: Language): string {
  const known = ofBlocks[language].get(block);
  if (known !== undefined) return known;
  const { key, addresses } = withoutAddresses(block);
  // more marks than addresses have: a text that looks like one
  if (addresses.length === 0 || key.split(MARK).length !== 2 * addresses.length + 1) {
    const made = drawn(block, language);
    ofBlocks[language].set(block, made);
    return made;
  }
  return ofPictured(key, language)
    .map((text, index) => (index % 2 === 0 ? text : escaped(addresses[Number(text)] ?? '')))
    .join('');
}

/** A text with a picture comes anew each time: nothing is kept of it, and it is put together without a copy. */
function markupOfAll(blocks: readonly Block[], language: Language): string {
  const known = ofTexts[language].get(blocks);
  if (known !== undefined) return known;
  let made = '';
  for (const block of blocks) made += markupOf(block, language);
  if (blocks.every((block) => ofBlocks[language].has(block))) ofTexts[language].set(blocks, made);
  return made;
}

/**
 * A lesson's text for a document: as markup, which React takes as it is. The markup is no enumerable field, so it is not written into the data of the page, whose
 * document holds it already.
 */
export function drawnText(blocks: readonly Block[], language: Language): DrawnText {
  return Object.defineProperty({}, 'markup', { value: markupOfAll(blocks, language) });
}
