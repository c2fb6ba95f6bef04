import { isLanguage, LANGUAGES, type Language } from '@darb/language';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nOptions } from './options.ts';

// Bundled into the server build: no path of the file system to get wrong in production.
const files = import.meta.glob<ResourceLanguage>('../../../../locales/*/*.json', { eager: true, import: 'default' });
const resources: Record<string, ResourceLanguage> = {};
for (const [path, texts] of Object.entries(files)) {
  const [language = '', namespace = ''] = path
    .replace(/\.json$/, '')
    .split('/')
    .slice(-2);
  resources[language] = { ...resources[language], [namespace]: texts };
}

function instanceOf(language: Language): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    initImmediate: false,
    ns: Object.keys(resources[language] ?? {}),
    resources,
    react: { useSuspense: false },
  });
  return instance;
}

// One instance a language for the life of the process: a new one for every request costs more than rendering the page.
const instances: Readonly<Record<Language, i18n>> = { ar: instanceOf('ar'), en: instanceOf('en'), ur: instanceOf('ur') };

/** The process's i18next of a language. */
export const textsIn = (language: string): i18n => instances[isLanguage(language) ? language : LANGUAGES[0]];

/** One text that is named at run time, with its slots; null where there is none. */
export function textNamed(language: Language, namespace: string, key: string, slots: Record<string, string> = {}): string | null {
  const instance = textsIn(language);
  if (!instance.exists(key, { ns: namespace as 'site' })) return null;
  // a key that is known at run time only has no type of its own
  const read = instance.t as (key: string, options: object) => string;
  return read(key, { ns: namespace, ...slots });
}
