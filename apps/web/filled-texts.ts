import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The texts of one file: sentences and groups of them. */
export interface Texts {
  [key: string]: string | Texts | readonly unknown[];
}

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null && !Array.isArray(value);
const PLURAL = /^(.+)_(zero|other)$/;

/**
 * A language's texts with the English one where a key is missing, as i18next falls back: of a count in every
 * form that the language asks for.
 */
export function filled(texts: Texts, english: Texts, language: string): Texts {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const all: Texts = { ...texts };
  for (const [key, text] of Object.entries(english)) {
    const own = texts[key];
    const [, base, form] = PLURAL.exec(key) ?? [];
    if (isGroup(text)) all[key] = filled(isGroup(own) ? own : {}, text, language);
    else if (base === undefined) all[key] ??= text;
    else if (base in texts) continue;
    else if (form === 'other') for (const one of pluralCategories) all[`${base}_${one}`] ??= english[`${base}_${one}`] ?? text;
    else if (!(`${base}_other` in texts)) all[key] ??= text;
  }
  return all;
}

const FILE = /\/locales\/(\w+)\/(\w+\.json)$/;

/**
 * In the browser's files a missing text stands in English: its reader has one language. Servers look it up
 * (`fallbackLng`). What stands in a page's head (`meta`) is the server's alone.
 */
export const textsOfScreens = (): Plugin => ({
  name: 'texts-of-screens',
  enforce: 'pre',
  transform(code, id, { ssr } = {}) {
    const [, language, name] = FILE.exec(id) ?? [];
    if (ssr || !language || !name) return null;
    const english = id.replace(FILE, `/locales/en/${name}`);
    this.addWatchFile(english);
    const { meta: _meta, ...texts } = filled(JSON.parse(code) as Texts, JSON.parse(readFileSync(english, 'utf8')) as Texts, language);
    return { code: JSON.stringify(texts), map: null };
  },
});
