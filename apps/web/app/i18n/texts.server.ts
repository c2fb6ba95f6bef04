/// <reference types="vite/client" />
import { isLanguage, LANGUAGES, type Language } from '@darb/language';
import type { i18n, ResourceLanguage } from 'i18next';
import { FRAME_TEXTS } from './options.ts';
import { createTexts } from './texts.ts';

// Bundled into the server build: no path of the file system to get wrong in production.
const files = import.meta.glob<ResourceLanguage>('../../../../locales/*/*.json', { eager: true, import: 'default' });
const resources: Record<string, Record<string, ResourceLanguage>> = {};
for (const [path, texts] of Object.entries(files)) {
  const [language = '', namespace = ''] = path
    .replace(/\.json$/, '')
    .split('/')
    .slice(-2);
  resources[language] = { ...resources[language], [namespace]: texts };
}

const textsOf = (language: Language): i18n =>
  createTexts(
    language,
    FRAME_TEXTS,
    (namespace) => Promise.reject(new Error(`there are no texts ${language}/${namespace}`)),
    resources[language],
  );

const instances: Readonly<Record<Language, i18n>> = { ar: textsOf('ar'), en: textsOf('en'), ur: textsOf('ur') };

/** The process's texts of a language. */
export const textsIn = (language: string): i18n => instances[isLanguage(language) ? language : LANGUAGES[0]];

/** One text that is named at run time, with its slots; null where there is none. */
export function textNamed(language: Language, namespace: string, key: string, slots: Record<string, string> = {}): string | null {
  const instance = textsIn(language);
  if (!instance.exists(key, { ns: namespace as 'site' })) return null;
  // a key that is known at run time only has no type of its own
  const read = instance.t as (key: string, options: object) => string;
  return read(key, { ns: namespace, ...slots });
}
