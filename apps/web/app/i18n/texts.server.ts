/// <reference types="vite/client" />
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@darb/language';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { prefixOf } from '../server/language.ts';
import { i18nOptions } from './options.ts';

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

/** One instance of i18next a language for the life of the process: making one costs as much as a page. */
function instanceIn(language: Language): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .init({ ...i18nOptions, lng: language, ns: Object.keys(resources[language] ?? {}), resources, initImmediate: false });
  return instance;
}
const instances: Readonly<Record<Language, i18n>> = { ar: instanceIn('ar'), en: instanceIn('en'), ur: instanceIn('ur') };

/** The process's texts of a language. */
export const textsIn = (language: string): i18n => instances[isLanguage(language) ? language : LANGUAGES[0]];

/** What a page is answered in when nobody can say who asks: by its address, else the default language. */
export const detection = new RemixI18Next({
  detection: {
    supportedLanguages: [...LANGUAGES],
    fallbackLanguage: DEFAULT_LANGUAGE,
    order: ['custom'],
    findLocale: (request) => Promise.resolve(prefixOf(new URL(request.url).pathname).slice(1) || null),
  },
});

/** One text that is named at run time, with its slots; null where there is none. */
export function textNamed(language: Language, namespace: string, key: string, slots: Record<string, string> = {}): string | null {
  const instance = textsIn(language);
  if (!instance.exists(key, { ns: namespace as 'site' })) return null;
  // a key that is known at run time only has no type of its own
  const read = instance.t as (key: string, options: object) => string;
  return read(key, { ns: namespace, ...slots });
}
