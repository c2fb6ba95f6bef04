import type { Block, Language } from '@darb/language';
import { BlocksInside, LocaleProvider } from '@darb/ui';
import type { DrawnText } from '@darb/ui/screens/learning';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The markup of blocks by language. The API gives the very same block to everybody until content changes, except one with a picture, whose address is a student's
 * own: so a block is drawn once, and its markup goes when the block goes.
 */
const drawn: Readonly<Record<Language, WeakMap<Block, string>>> = { ar: new WeakMap(), en: new WeakMap(), ur: new WeakMap() };

function markupOf(block: Block, language: Language): string {
  const known = drawn[language].get(block);
  if (known !== undefined) return known;
  const made = renderToStaticMarkup(
    // of the locale a text asks for the language alone
    <LocaleProvider locale={{ language, region: null, numberingSystem: 'latn' }}>
      <BlocksInside blocks={[block]} headingLevel={2} />
    </LocaleProvider>,
  );
  drawn[language].set(block, made);
  return made;
}

/**
 * A lesson's text for a document: as markup, which React takes as it is. The markup is no enumerable field, so it is not written into the data of the page, whose
 * document holds it already.
 */
export function drawnText(blocks: readonly Block[], language: Language): DrawnText {
  return Object.defineProperty({}, 'markup', { value: blocks.map((block) => markupOf(block, language)).join('') });
}
