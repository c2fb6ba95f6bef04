import type { i18n } from 'i18next';

type Texts = Readonly<Record<string, unknown>>;
type Slots = Readonly<Record<string, string | number | undefined>>;
type Load = (namespace: string) => Promise<Texts>;

const interpolate = (text: string, slots: Slots): string =>
  text.replace(/\{\{\s*([^}\s]+)\s*\}\}/g, (whole: string, name: string) => (name in slots ? String(slots[name] ?? '') : whole));

const at = (texts: Texts | undefined, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<unknown>((inner, part) => (typeof inner === 'object' && inner !== null ? (inner as Texts)[part] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
};

/**
 * The browser's stand-in for i18next, a tenth of its weight: one language, texts by namespace and key (`errors:not_found`, `head.title`), slots, and plurals
 * by Intl. As much of i18next's instance as react-i18next touches; the server, Storybook and the tests use i18next itself, and `browser-texts.test.ts` holds
 * every sentence against it.
 */
export function createBrowserTexts(language: string, defaultNamespace: string, load: Load): i18n {
  const loaded = new Map<string, Texts>();
  const plurals = new Intl.PluralRules(language);

  const find = (namespace: string, written: string, { count, ns }: Slots): string | undefined => {
    const colon = written.indexOf(':');
    const texts = loaded.get(colon > 0 ? written.slice(0, colon) : typeof ns === 'string' ? ns : namespace);
    const key = written.slice(colon + 1);
    if (typeof count !== 'number') return at(texts, key);
    return (count === 0 ? at(texts, `${key}_zero`) : undefined) ?? at(texts, `${key}_${plurals.select(count)}`) ?? at(texts, key);
  };
  const getFixedT = (_language: unknown, namespaces: string | readonly string[] | null = null) => {
    const namespace = (typeof namespaces === 'string' ? namespaces : namespaces?.[0]) ?? defaultNamespace;
    const t = (key: string | readonly string[], slots: Slots = {}): string => {
      const keys = typeof key === 'string' ? [key] : key;
      for (const one of keys) {
        const text = find(namespace, one, slots);
        if (text !== undefined) return interpolate(text, slots);
      }
      return keys.at(-1)?.replace(/^[^:]*:/, '') ?? '';
    };
    return Object.assign(t, { ns: namespace, lng: language });
  };
  const loadNamespaces = async (namespaces: string | readonly string[], done?: (error?: unknown) => void): Promise<void> => {
    try {
      const missing = [namespaces].flat().filter((namespace) => !loaded.has(namespace));
      await Promise.all(missing.map(async (namespace) => loaded.set(namespace, await load(namespace))));
      done?.();
    } catch (error) {
      if (!done) throw error;
      done(error);
    }
  };

  const stand = {
    language,
    languages: [language],
    isInitialized: true,
    options: { defaultNS: defaultNamespace, ns: [], react: {} },
    services: { interpolator: { interpolate } },
    t: getFixedT(language),
    getFixedT,
    exists: (key: string, slots: Slots = {}) => find(defaultNamespace, key, slots) !== undefined,
    hasLoadedNamespace: (namespace: string) => loaded.has(namespace),
    loadNamespaces,
    loadLanguages: (_languages: unknown, done?: (error?: unknown) => void) => done?.(),
    on: () => undefined,
    off: () => undefined,
  };
  // The rest of the interface is for programs that change the language or add texts at run time; none of ours does.
  return stand as unknown as i18n;
}
