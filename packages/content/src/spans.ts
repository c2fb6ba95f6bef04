/** A part of a text: where it begins and ends, and what stands between its signs. */
export interface Span {
  start: number;
  end: number;
  inside: string;
}

/** A picture that a text names, as in `![words](name)`. */
export interface NamedPicture extends Span {
  words: string;
  name: string;
}

/**
 * Finds the next place of a sign, -1 when there is none. Asked for places that never go back it reads a text
 * but once, where an expression looks for an end anew at every beginning.
 */
export function finder(text: string, sign: string | RegExp): (from: number) => number {
  let place = -1;
  let isOver = false;
  const search = (from: number): number => {
    if (typeof sign === 'string') return text.indexOf(sign, from);
    const after = text.slice(from).search(sign);
    return after < 0 ? -1 : from + after;
  };
  return (from) => {
    if (!isOver && place < from) {
      place = search(from);
      isOver = place < 0;
    }
    return place;
  };
}

/** The parts of a text from one of the openings to the next closing of its pair, from left to right. */
export function spansOf(text: string, ...pairs: readonly (readonly [open: string, close: string])[]): Span[] {
  const kinds = pairs.map(([open, close]) => ({ open, close, opening: finder(text, open), closing: finder(text, close) }));
  const spans: Span[] = [];
  for (let at = 0; ;) {
    let first: Span | null = null;
    for (const { open, close, opening, closing } of kinds) {
      const start = opening(at);
      const end = start < 0 ? -1 : closing(start + open.length);
      if (end >= 0 && start < (first?.start ?? text.length))
        first = { start, end: end + close.length, inside: text.slice(start + open.length, end) };
    }
    if (!first) return spans;
    spans.push(first);
    at = first.end;
  }
}

/** A text with something in the place of each of its parts. */
export function replaced<Part extends Span>(text: string, spans: readonly Part[], change: (span: Part, whole: string) => string): string {
  let made = '';
  let at = 0;
  for (const span of spans) {
    made += text.slice(at, span.start) + change(span, text.slice(span.start, span.end));
    at = span.end;
  }
  return made + text.slice(at);
}

/** The formulas of running text, without judging them. */
export const formulasIn = (text: string): Span[] => spansOf(text, ['\\(', '\\)'], ['\\[', '\\]']);

/** The tags of markup whose texts hold no bare `<`. */
export const tagsIn = (markup: string): Span[] => spansOf(markup, ['<', '>']);
export const withoutTags = (markup: string, instead = ''): string => replaced(markup, tagsIn(markup), () => instead);

/**
 * Reads the picture that begins at a place of a text, null where none does; asked from left to right. A name
 * ends at white space, which no picture survives, unless `close` says otherwise.
 */
export function pictureReader(text: string, close: string | RegExp = /[)\s]/): (start: number) => NamedPicture | null {
  const [bracket, end] = [finder(text, ']'), finder(text, close)];
  return (start) => {
    const middle = bracket(start + 2);
    if (middle < 0 || text[middle + 1] !== '(') return null;
    const last = end(middle + 2);
    if (last < 0 || text[last] !== ')') return null;
    const name = text.slice(middle + 2, last);
    return { start, end: last + 1, inside: text.slice(start + 2, last), words: text.slice(start + 2, middle), name };
  };
}

/** The pictures that running text names. */
export function picturesIn(text: string): NamedPicture[] {
  const [opening, read] = [finder(text, '!['), pictureReader(text)];
  const pictures: NamedPicture[] = [];
  for (let at = opening(0); at >= 0;) {
    const picture = read(at);
    if (picture) pictures.push(picture);
    at = opening(picture?.end ?? at + 2);
  }
  return pictures;
}
