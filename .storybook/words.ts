import { LANGUAGES, type Language } from '@darb/language';
import { createInstance, type i18n, type PostProcessorModule, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { TEXTS_SHOWN, type ShownText } from './shown-text.ts';

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [path, words] of Object.entries(files)) {
  const [, language, namespace] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
  if (language === undefined || namespace === undefined) continue;
  (resources[language] ??= {})[namespace] = words;
}
const namespaces = [...new Set(LANGUAGES.flatMap((language) => Object.keys(resources[language] ?? {})))];

interface Resolved {
  usedKey: string;
  exactUsedKey: string;
  usedNS: string;
  usedParams?: Record<string, unknown>;
}

const shown = new Map<string, ShownText>();
let tell: (texts: ShownText[]) => void = () => undefined;
let isTelling = false;

/**
 * Notes a text that the story in the page shows, and tells all of them once what is drawn together is drawn.
 */
function note({ usedKey, exactUsedKey, usedNS, usedParams }: Resolved, text: string): void {
  const key = `${usedNS}:${usedKey}`;
  const values = Object.entries(usedParams ?? {}).map(([slot, value]): [string, string] => [slot, String(value)]);
  shown.set(key, { key, exact: `${usedNS}:${exactUsedKey}`, text, values: Object.fromEntries(values) });
  if (isTelling) return;
  isTelling = true;
  queueMicrotask(() => {
    isTelling = false;
    tell([...shown.values()]);
  });
}

/**
 * Begins anew: a story has come. `say` is called with all texts of the story whenever there is another one.
 */
export function listenToTexts(say: (event: typeof TEXTS_SHOWN, texts: ShownText[]) => void): void {
  shown.clear();
  tell = (texts) => say(TEXTS_SHOWN, texts);
}

/**
 * Stands between the sentences and the page: notes each, and shows its key instead where the toolbar asks for
 * keys.
 */
const listener = (keys: boolean): PostProcessorModule => ({
  type: 'postProcessor',
  name: 'listener',
  process(value: string, _key: string | string[], { i18nResolved }: { i18nResolved?: Resolved }) {
    if (!i18nResolved) return value;
    note(i18nResolved, value);
    return keys ? `${i18nResolved.usedNS}:${i18nResolved.exactUsedKey}` : value;
  },
});

const made = new Map<string, i18n>();

/** The words of a language; with `keys` each text shows the key that it stands under. */
export function wordsIn(language: Language, keys: boolean): i18n {
  const name = `${language} ${String(keys)}`;
  const found = made.get(name);
  if (found) return found;
  const words = createInstance().use(initReactI18next).use(listener(keys));
  void words.init({
    lng: language,
    resources,
    ns: namespaces,
    defaultNS: 'frame',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    postProcess: ['listener'],
    postProcessPassResolved: true,
    returnNull: false,
    initImmediate: false,
    react: { useSuspense: false },
  });
  made.set(name, words);
  return words;
}
