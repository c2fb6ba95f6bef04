import type { ShownEntity } from '@darb/contract';
import type { EntityPicture } from '@darb/ui/screens/collection/props';

/** How many signs of a formula fit on a picture of 60 px. */
const SIGNS = 7;
/** What is written in TeX and takes no room of its own. */
const UNSEEN = /\\(?:[dt]?frac|mathrm|text|left|right|vec|overline|displaystyle)\b|\\[,;:! ]/g;
const NAMED = /\\[a-zA-Z]+/g;
const LAYOUT = /[{}^_\s]/g;

/** How wide a formula is, in signs: what has a name of its own, such as a root, is as wide as two. */
export const signsOf = (tex: string): number => tex.replace(UNSEEN, '').replace(NAMED, 'xx').replace(LAYOUT, '').length;

/**
 * What stands for a lesson or a question (rule collection 12): a lesson's board, a question's first formula
 * that says more than a letter and fits, else its subject's sign. None of what is not there any more.
 */
export function pictureOf({ thumbnails, stem, place }: Pick<ShownEntity, 'thumbnails' | 'stem' | 'place'>): EntityPicture[] {
  if (!place) return [];
  const [src] = thumbnails;
  if (src !== undefined) return [{ kind: 'board', src }];
  const fitting = (stem?.parts ?? []).flatMap((part) =>
    part.kind === 'math' && part.width === undefined && signsOf(part.tex) <= SIGNS ? [part] : [],
  );
  const formula = fitting.find(({ tex }) => signsOf(tex) > 1);
  if (formula) return [{ kind: 'formula', mathml: formula.mathml }];
  return [{ kind: 'subject', icon: place.subject.icon, bgColor: place.subject.bgColor }];
}
