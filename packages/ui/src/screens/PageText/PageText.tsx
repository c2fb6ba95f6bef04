import type { Block } from '@darb/language';
import { useState } from 'react';
import { Blocks, proseClass } from '../../ui.ts';
import type { TextMarkup } from '../learning/props.ts';

const PLACE = 'page-text';

/**
 * The text that a document brought as markup: its server knows it, and the browser finds it in the document.
 */
const markupOf = ({ markup }: TextMarkup): string =>
  markup ?? (typeof document === 'undefined' ? '' : (document.getElementById(PLACE)?.innerHTML ?? ''));

/** The long text of a page, from its blocks or as the document has it. */
export function PageText({ text }: { text: readonly Block[] | TextMarkup }) {
  const [markup] = useState(() => ('length' in text ? null : markupOf(text)));
  if (markup !== null) return <div id={PLACE} className={proseClass} dangerouslySetInnerHTML={{ __html: markup }} />;
  return <Blocks id={PLACE} blocks={'length' in text ? text : []} headingLevel={2} />;
}
