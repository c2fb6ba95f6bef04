import type { Language } from '@darb/language';
import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [path, words] of Object.entries(files)) {
  const [, language, namespace] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  if (language === undefined || namespace === undefined) continue;
  (resources[language] ??= {})[namespace] = words;
}

const kept = new Map<string, i18n>();

/** The words of a language; with `keys` each text shows the key that it stands under. */
export function wordsIn(language: Language, keys: boolean): i18n {
  const name = keys ? 'cimode' : language;
  const found = kept.get(name);
  if (found) return found;
  const words = createInstance().use(initReactI18next);
  void words.init({
    lng: name,
    resources,
    ns: Object.keys(resources[language] ?? {}),
    defaultNS: 'frame',
    fallbackLng: false,
    appendNamespaceToCIMode: true,
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
    react: { useSuspense: false },
  });
  kept.set(name, words);
  return words;
}
