import { foldArabic, searchWords, type Language, type Localized } from '@darb/language';
import type { QueryWord } from './analyse.ts';
import { formsOf } from './index-words.ts';
import type { Passage } from './tables.ts';

/** Letters of a text that are quoted around what was found. */
const BEFORE = 50;
const QUOTED = 150;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

interface Sought {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
}

/** What a search looks for, as words of a text are held against it. */
export const soughtOf = (words: readonly QueryWord[]): Sought => ({
  words: new Set(words.flatMap(({ forms, corrections }) => [...forms, ...corrections.map(({ word }) => word)])),
  beginnings: words.flatMap(({ beginnings }) => beginnings),
});

function isFound({ words, beginnings }: Sought, word: string): boolean {
  const { forms, stems } = formsOf(word);
  return [...forms, ...stems].some((form) => words.has(form)) || beginnings.some((begin) => forms.some((form) => form.startsWith(begin)));
}

interface Place {
  from: number;
  to: number;
}

function placesIn(text: string, sought: Sought): Place[] {
  const folded = foldArabic(text);
  // most passages have nothing, and folding each of their words would take most of the time
  if (![...sought.words, ...sought.beginnings].some((word) => folded.includes(word))) return [];
  const places = searchWords(text).filter(({ word }) => isFound(sought, word));
  return places.filter(({ from }, index) => places[index - 1]?.from !== from);
}

function marked(text: string, places: readonly Place[], from: number, to: number): string {
  let [written, at] = ['', from];
  for (const place of places) {
    if (place.from < at || place.to > to) continue;
    written += `${escaped(text.slice(at, place.from))}<em>${escaped(text.slice(place.from, place.to))}</em>`;
    at = place.to;
  }
  return written + escaped(text.slice(at, to));
}

/** A piece of a text around the first place, cut between words. */
function excerpt(text: string, places: readonly Place[]): string {
  const first = places[0]?.from ?? 0;
  let from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  if (from > first) from = first;
  let to = text.length;
  if (to - from > QUOTED) {
    to = text.lastIndexOf(' ', from + QUOTED);
    if (to <= first) to = from + QUOTED;
  }
  return `${from > 0 ? '… ' : ''}${marked(text, places, from, to)}${to < text.length ? ' …' : ''}`;
}

const ORDER: readonly Passage['kind'][] = ['text', 'question', 'caption'];

/**
 * A title and the best passage of an entry with what was found between `<em>` and `</em>`, all else escaped;
 * empty lists where nothing was.
 */
export function highlightOf(sought: Sought, title: Localized, passages: readonly Passage[], language: Language) {
  const inTitle = placesIn(title.text, sought);
  const found = passages
    .map((passage) => ({ ...passage, places: placesIn(passage.text, sought) }))
    .filter(({ places }) => places.length > 0)
    .sort(
      (a, b) =>
        Number(b.lang === language) - Number(a.lang === language) ||
        distinct(b.text, b.places) - distinct(a.text, a.places) ||
        ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
    );
  const [best] = found;
  return {
    title: inTitle.length > 0 ? [marked(title.text, inTitle, 0, title.text.length)] : [],
    text: best ? [excerpt(best.text, best.places)] : [],
    lang: best?.lang ?? title.lang,
  };
}

const distinct = (text: string, places: readonly Place[]): number =>
  new Set(places.map(({ from, to }) => foldArabic(text.slice(from, to)))).size;
