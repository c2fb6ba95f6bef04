import { searchWords, shapesOf, typingErrors } from '@darb/language';
import type { Db } from '../database/database.ts';
import { formsOf } from './index-words.ts';
import { knownWords, nearWords } from './queries.ts';

/** More words narrow nothing any more. */
const WORDS_MAX = 12;
/** From so many letters on a typing error is forgiven, and a beginning stands for the whole word. */
const FORGIVEN_FROM = 5;
const BEGINNING_FROM = 3;
/** So many of the words that may have been meant are searched for. */
const CORRECTIONS = 5;

/** Words that say nothing of what is looked for, folded; alone they are looked for all the same. */
const SMALL_WORDS = new Set(
  (
    'في من على الي عن ما هو هي هل كيف لماذا ماذا اين متي او ان مع هذا هذه ذلك التي الذي ثم لا كل بين بعد قبل ' +
    'the of a an in on to is are and or for with what how why by كي كا كه مين سي اور پر هي هين كو كيا نيه ايك'
  ).split(' '),
);

/** A word of a search: its forms, as the beginning of what it counts, and what it may be instead. */
export interface QueryWord {
  word: string;
  written: string;
  forms: string[];
  beginnings: string[];
  corrections: { word: string; spelling: string }[];
}

const byErrors = (word: string, most: number) => (near: { word: string; entries: number }) => ({
  ...near,
  errors: typingErrors(word, near.word, most),
});

/**
 * What may have been meant by a word that no entry has, the nearest first. At most `most` typing errors lie
 * between them.
 */
async function correctionsOf(db: Db, forms: readonly string[], most: number, from: number): Promise<{ word: string; spelling: string }[]> {
  const long = forms.filter((form) => [...form].length >= from);
  if (long.length === 0) return [];
  const near = await nearWords(db, [...new Set(long.flatMap(shapesOf))]);
  const found = near.flatMap((row) => {
    const errors = Math.min(...long.map((form) => byErrors(form, most)(row).errors));
    return errors <= most ? [{ ...row, errors }] : [];
  });
  // of the forms of one word the longest: what was typed has its article too
  return found
    .sort((a, b) => a.errors - b.errors || b.word.length - a.word.length || b.entries - a.entries)
    .slice(0, CORRECTIONS)
    .map(({ word, spelling }) => ({ word, spelling }));
}

/** The words of a query, each in its forms (rule search 2); `typing`: the last one may not be finished. */
export async function analyse(db: Db, query: string, typing = false): Promise<QueryWord[]> {
  const all = searchWords(query);
  const telling = all.filter(({ word }) => !SMALL_WORDS.has(word));
  const last = all.at(-1);
  const words = (telling.length > 0 ? telling : all).slice(0, WORDS_MAX);
  const formed = words.map((found) => ({ ...found, ...formsOf(found.word) }));
  const known = await knownWords(db, [...new Set(formed.flatMap(({ forms }) => forms))]);
  return Promise.all(
    formed.map(async ({ word, forms, stems, from, to }): Promise<QueryWord> => {
      const isKnown = forms.some((form) => known.has(form));
      const begins = !isKnown || (typing && to === last?.to);
      return {
        word,
        written: query.slice(from, to),
        forms: [...forms, ...stems],
        beginnings: begins ? forms.filter((form) => form === word || form === word.replace(/^ال/u, '')).filter(isBeginning(typing)) : [],
        corrections: isKnown ? [] : await correctionsOf(db, forms, 1, FORGIVEN_FROM),
      };
    }),
  );
}

const isBeginning = (typing: boolean) => (form: string) => form.length >= (typing ? 2 : BEGINNING_FROM);

/** Other words that entries have, where these have no hits; null when none is near. */
export async function otherWords(db: Db, words: readonly QueryWord[]): Promise<string | null> {
  const near = await Promise.all(
    words.map(async ({ word, written, forms }) => {
      if ((await knownWords(db, forms)).size > 0) return written;
      const [best] = await correctionsOf(db, [word], 2, BEGINNING_FROM + 1);
      return best?.spelling ?? null;
    }),
  );
  const found = near.filter((word) => word !== null);
  return found.length > 0 && found.some((word, index) => word !== words[index]?.written) ? found.join(' ') : null;
}

const quoted = (word: string): string => `'${word}'`;
const anyOf = ({ forms, beginnings, corrections }: QueryWord): string =>
  `(${[...forms.map(quoted), ...beginnings.map((form) => `${quoted(form)}:*`), ...corrections.map(({ word }) => quoted(word))].join('|')})`;

/** The query of PostgreSQL in which all words must be found, and the one in which any does. */
export const queriesOf = (words: readonly QueryWord[]): { all: string; any: string } => ({
  all: words.map(anyOf).join('&'),
  any: words.map(anyOf).join('|'),
});
