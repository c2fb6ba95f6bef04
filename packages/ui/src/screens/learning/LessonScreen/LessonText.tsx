import { useState } from 'react';
import { Blocks, proseClass } from '../../../ui.ts';
import type { LessonScreenProps } from '../props.ts';

type Text = Extract<LessonScreenProps, { state: 'ready' }>['text'];

const PLACE = 'lesson-text';

/**
 * The text that a document brought as markup: its server knows it, and the browser finds it in the document.
 */
const markupOf = ({ markup }: Exclude<Text, readonly unknown[]>): string =>
  markup ?? (typeof document === 'undefined' ? '' : (document.getElementById(PLACE)?.innerHTML ?? ''));

/** The text version of a lesson, from its blocks or as the document has it. */
export function LessonText({ text }: { text: Text }) {
  const [markup] = useState(() => ('length' in text ? null : markupOf(text)));
  if (markup !== null) return <div id={PLACE} className={proseClass} dangerouslySetInnerHTML={{ __html: markup }} />;
  return <Blocks id={PLACE} blocks={'length' in text ? text : []} headingLevel={2} />;
}
