import { initialOf } from '@darb/ui/initial';
import { SCRIPTS_PLACE } from '../page-scripts.tsx';
import { SCREEN_PLACE } from '../screen-place.tsx';
import { dropOldest } from './drop-oldest.ts';
import { escaped } from './escaped.ts';
import { addText, type Piece } from './pieces.ts';

/** At most so many documents are kept, 30 kB each; the one longest unused goes first. */
const KEPT = 400;

/** Characters that no text of a page has (a private use area), for a name and for its first letter, which is the first character of the name's mark. */
const NAME_MARK = '\uE0D0\uE0D1';
const INITIAL_MARK = '\uE0D0';
const NONCE_MARK = 'nonce-of-the-page';

/** What is put into a kept document. */
export interface Filling {
  readonly screen: readonly Piece[];
  readonly scripts: string;
  /** The script with the page's data. */
  readonly data: string;
  readonly name: string;
  readonly nonce: string;
}
type Place = keyof Filling | 'initial';

/** A document around its screen, cut at the places where something is put in: text, place, text, place …, text. */
interface Cut {
  readonly texts: readonly Buffer<ArrayBuffer>[];
  readonly places: readonly Place[];
}

const PLACES = new Map<string, Place>([
  [SCREEN_PLACE, 'screen'],
  [SCRIPTS_PLACE, 'scripts'],
  [NAME_MARK, 'name'],
  [INITIAL_MARK, 'initial'],
  [NONCE_MARK, 'nonce'],
  ['</body></html>', 'data'],
]);
const AT_PLACES = new RegExp(`(${[...PLACES.keys()].join('|')})`);

/** Null where a place is missing or there twice: such a document is not one of ours. */
function cut(html: string): Cut | null {
  const parts = html.split(AT_PLACES);
  const places = parts.filter((_, index) => index % 2 === 1).map((mark) => PLACES.get(mark) ?? 'screen');
  const once = (['screen', 'scripts', 'data'] as const).every((place) => places.filter((one) => one === place).length === 1);
  return once ? { texts: parts.filter((_, index) => index % 2 === 0).map((text) => Buffer.from(text)), places } : null;
}

function filled({ texts, places }: Cut, filling: Filling): readonly Piece[] {
  const pieces: Piece[] = [texts[0] ?? ''];
  for (const [index, place] of places.entries()) {
    switch (place) {
      case 'name':
        addText(pieces, escaped(filling.name));
        break;
      case 'initial':
        addText(pieces, escaped(initialOf(filling.name)));
        break;
      case 'data':
        addText(pieces, `${filling.data}</body></html>`);
        break;
      case 'screen':
        pieces.push(...filling.screen);
        break;
      default:
        addText(pieces, filling[place]);
    }
    const after = texts[index + 1];
    if (after?.length) pieces.push(after);
  }
  return pieces;
}

/** What stands in the place of a student's name, and of a nonce, while a document is drawn to be kept. */
export const MARKS = { name: NAME_MARK, nonce: NONCE_MARK } as const;

/** Whether nothing in a text looks like a mark. */
export const isUnmarked = (text: string): boolean => !text.includes(INITIAL_MARK) && !text.includes(NONCE_MARK);

/**
 * Keeps the document around a page's screen (head, frame, the places of screen, scripts and data), by everything that it depends on; nothing in it ever gets
 * stale. What is one student's own, their name, is put in for each answer.
 */
export function createKeptDocuments(limit = KEPT) {
  const kept = new Map<string, Cut>();

  return {
    /** The document of `key` with what belongs into it; drawn when it is not there. Null where it cannot be kept: then the page has to be drawn whole. */
    fill(key: string, draw: () => string, filling: Filling): readonly Piece[] | null {
      if (!isUnmarked(key)) return null;
      const known = kept.get(key);
      const found = known ?? cut(draw());
      if (found === null) return null;
      if (known) kept.delete(key);
      kept.set(key, found);
      dropOldest(kept, limit);
      return filled(found, filling);
    },
  };
}
