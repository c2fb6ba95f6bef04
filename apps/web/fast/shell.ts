import { initialOf } from '@darb/ui/initial';
import { LRUCache } from 'lru-cache';
import { escaped } from './escaped.ts';
import { addText, type Chunk } from './chunks.ts';
import { SCREEN_PLACE } from './screen-place.tsx';

/** At most so many shells are kept, 30 kB each. */
const MAX_SHELLS = 400;

/**
 * Characters that no text of a page has (a private use area), for a name and for its first letter, which is
 * the first character of the name's mark.
 */
const NAME_MARK = '\uE0D0\uE0D1';
const INITIAL_MARK = '\uE0D0';
/** In the place of the address of a picture. */
const PICTURE_MARK = '\uE0D2';
const NONCE_MARK = 'nonce-of-the-page';

/**
 * What one answer alone has, and is put into a shell: a shell is made from types that have nothing
 * personal.
 */
export interface Filling {
  readonly screen: readonly Chunk[];
  /** The script with the page's data. */
  readonly data: string;
  readonly name: string;
  /** The address of the student's picture; empty where the shell has the first letter. */
  readonly picture: string;
  readonly nonce: string;
}
type Place = keyof Filling | 'initial';

/**
 * A document around its screen, cut at the places where something is put in: text, place, text, place …,
 * text.
 */
interface Shell {
  readonly texts: readonly Buffer<ArrayBuffer>[];
  readonly places: readonly Place[];
}

const PLACES = new Map<string, Place>([
  [SCREEN_PLACE, 'screen'],
  [NAME_MARK, 'name'],
  [INITIAL_MARK, 'initial'],
  [PICTURE_MARK, 'picture'],
  [NONCE_MARK, 'nonce'],
  ['</body></html>', 'data'],
]);
const AT_PLACES = new RegExp(`(${[...PLACES.keys()].join('|')})`);

/** Null where a place is missing or there twice: such a document is not one of ours. */
function shellOf(html: string): Shell | null {
  const parts = html.split(AT_PLACES);
  const places = parts.filter((_, index) => index % 2 === 1).map((mark) => PLACES.get(mark) ?? 'screen');
  const once = (['screen', 'data'] as const).every((place) => places.filter((one) => one === place).length === 1);
  return once ? { texts: parts.filter((_, index) => index % 2 === 0).map((text) => Buffer.from(text)), places } : null;
}

function filled({ texts, places }: Shell, { screen, data, name, picture, nonce }: Filling): readonly Chunk[] {
  const chunks: Chunk[] = [texts[0] ?? ''];
  const letters = { name: escaped(name), initial: escaped(initialOf(name)), picture: escaped(picture) };
  const written = { ...letters, data: `${data}</body></html>`, nonce };
  for (const [index, place] of places.entries()) {
    if (place === 'screen') chunks.push(...screen);
    else addText(chunks, written[place]);
    const after = texts[index + 1];
    if (after?.length) chunks.push(after);
  }
  return chunks;
}

/** What stands in the place of a student's name and picture, and of a nonce, while a shell is drawn. */
export const MARKS = { name: NAME_MARK, picture: PICTURE_MARK, nonce: NONCE_MARK } as const;

/** Whether nothing in a text looks like a mark. */
export const isUnmarked = (text: string): boolean => ![INITIAL_MARK, PICTURE_MARK, NONCE_MARK].some((mark) => text.includes(mark));

/** Keeps the documents around screens by everything that they depend on: nothing in one gets stale. */
export function createShells(max = MAX_SHELLS) {
  const shells = new LRUCache<string, Shell>({ max });

  return {
    /**
     * The shell of `key`, filled; drawn when it is not there. Null where it cannot be kept: then the page
     * has to be drawn whole.
     */
    fill(key: string, draw: () => string, filling: Filling): readonly Chunk[] | null {
      if (!isUnmarked(key)) return null;
      const known = shells.get(key);
      if (known) return filled(known, filling);
      const shell = shellOf(draw());
      if (shell === null) return null;
      shells.set(key, shell);
      return filled(shell, filling);
    },
  };
}
