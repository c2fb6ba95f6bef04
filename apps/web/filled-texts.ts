import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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
 * A browser's file of texts: a missing one stands in English, as its reader has one language, where servers
 * look it up (`fallbackLng`). What stands in a page's head (`meta`) is the server's alone.
 */
function shown(texts: Texts, englishFile: string, language: string): Texts {
  const { meta: _meta, ...rest } = filled(texts, JSON.parse(readFileSync(englishFile, 'utf8')) as Texts, language);
  return rest;
}

const LOCALES = fileURLToPath(new URL('../../locales', import.meta.url));
/** What no screen says. */
const UNSEEN = /^(?:apiErrors|check|delivery|download|import|policies|reportFile|success)\.json$/;

/** Every file of the browser's texts, as a script, by its place: `ar/quiz.js`. */
export function textFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const language of readdirSync(LOCALES)) {
    for (const name of readdirSync(path.join(LOCALES, language))) {
      if (UNSEEN.test(name)) continue;
      const texts = JSON.parse(readFileSync(path.join(LOCALES, language, name), 'utf8')) as Texts;
      const seen = JSON.stringify(shown(texts, path.join(LOCALES, 'en', name), language));
      files.set(`${language}/${name.replace('.json', '.js')}`, `export default ${seen};\n`);
    }
  }
  return files;
}

/**
 * The texts of screens in a browser. A build writes them as files of one version, found by language and name:
 * a list of their hashed names would be 2 kB more on every page. In development they are read as they are.
 */
export function textsOfScreens(): Plugin {
  const files = textFiles();
  const hash = createHash('sha256');
  for (const [place, code] of files) hash.update(place).update(code);
  const version = hash.digest('hex').slice(0, 8);
  let isClient = false;
  return {
    name: 'texts-of-screens',
    enforce: 'pre',
    config: () => ({ define: { TEXTS_VERSION: JSON.stringify(version) } }),
    configResolved(config) {
      isClient = config.command === 'build' && !config.build.ssr;
    },
    transform(code, id, { ssr } = {}) {
      const [, language, name] = FILE.exec(id) ?? [];
      if (ssr || !language || !name) return null;
      const english = id.replace(FILE, `/locales/en/${name}`);
      this.addWatchFile(english);
      return { code: JSON.stringify(shown(JSON.parse(code) as Texts, english, language)), map: null };
    },
    generateBundle() {
      if (!isClient) return;
      for (const [place, source] of files) this.emitFile({ type: 'asset', fileName: `assets/texts-${version}/${place}`, source });
    },
  };
}
