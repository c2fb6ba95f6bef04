import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@darb/language';
import type { Prefix } from '../visit.ts';

const PREFIX = /^\/(ar|en|ur)(?=\/|\.data$|$)/;

/** The language prefix of a path, or the empty text. */
export const prefixOf = (pathname: string): Prefix => {
  const language = PREFIX.exec(pathname)?.[1];
  return isLanguage(language) ? `/${language}` : '';
};

/** The basename under which Remix serves a prefix. */
export const basenameOf = (prefix: Prefix): string => prefix || '/';

/**
 * A path without its language prefix, and without what marks a data request (`/ar/x.data` is the page `/x`).
 */
export function pagePathOf(pathname: string): string {
  const below = pathname.slice(prefixOf(pathname).length) || '/';
  if (!below.endsWith('.data')) return below;
  return below === '/_root.data' ? '/' : below.slice(0, -'.data'.length) || '/';
}

/**
 * The language of a page: its prefix, else the visitor's choice, else the country's language, else Arabic
 * (rule site 2).
 */
export function languageOf(prefix: Prefix, chosen: string | undefined, ofCountry: Language): Language {
  const written = prefix.slice(1);
  if (isLanguage(written)) return written;
  return isLanguage(chosen) ? chosen : (ofCountry ?? DEFAULT_LANGUAGE);
}
