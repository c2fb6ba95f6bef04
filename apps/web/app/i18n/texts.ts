import type { i18n } from 'i18next';

type Texts = Readonly<Record<string, unknown>>;
type Slots = Readonly<Record<string, string | number | undefined>>;
type Load = (namespace: string) => Promise<Texts>;
type Read = ((key: string | readonly string[], slots?: Slots) => string) & { ns: string; lng: string };

const interpolate = (text: string, slots: Slots): string =>
  text.includes('{{')
    ? text.replace(/\{\{ ?([^{}\s]+) ?\}\}/g, (whole: string, name: string) => (name in slots ? String(slots[name] ?? '') : whole))
    : text;

/** Every text of a namespace by its whole key (`head.title`). */
function flatten(texts: Texts, prefix = '', flat = new Map<string, string>()): Map<string, string> {
  for (const [key, inner] of Object.entries(texts))
    if (typeof inner === 'string') flat.set(`${prefix}${key}`, inner);
    else if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) flatten(inner as Texts, `${prefix}${key}.`, flat);
  return flat;
}

const NO_SLOTS: Slots = {};

/**
 * Our stand-in for i18next in the browser, a tenth of its weight: texts by namespace and key, slots, plurals
 * by Intl. `texts.test.ts` holds every sentence against i18next, which Storybook and tests use. The server
 * gives `all` texts at once; the browser loads a namespace when a page wants it.
 */
export function createTexts(language: string, defaultNamespace: string, load: Load, all: Readonly<Record<string, Texts>> = {}): i18n {
  const loaded = new Map(Object.entries(all).map(([namespace, texts]) => [namespace, flatten(texts)]));
  const plurals = new Intl.PluralRules(language);

  const find = (namespace: string, written: string, { count, ns }: Slots): string | undefined => {
    const colon = written.indexOf(':');
    const texts = loaded.get(colon > 0 ? written.slice(0, colon) : typeof ns === 'string' ? ns : namespace);
    if (!texts) return undefined;
    const key = colon < 0 ? written : written.slice(colon + 1);
    if (typeof count !== 'number') return texts.get(key);
    return (count === 0 ? texts.get(`${key}_zero`) : undefined) ?? texts.get(`${key}_${plurals.select(count)}`) ?? texts.get(key);
  };
  const readers = new Map<string, Read>();
  const getFixedT = (_language: unknown, namespaces: string | readonly string[] | null = null): Read => {
    const namespace = (typeof namespaces === 'string' ? namespaces : namespaces?.[0]) ?? defaultNamespace;
    const known = readers.get(namespace);
    if (known) return known;
    const t = (key: string | readonly string[], slots: Slots = NO_SLOTS): string => {
      const keys = typeof key === 'string' ? [key] : key;
      for (const one of keys) {
        const text = find(namespace, one, slots);
        if (text !== undefined) return interpolate(text, slots);
      }
      return keys.at(-1)?.replace(/^[^:]*:/, '') ?? '';
    };
    const made = Object.assign(t, { ns: namespace, lng: language });
    readers.set(namespace, made);
    return made;
  };
  const loadNamespaces = async (namespaces: string | readonly string[]): Promise<void> => {
    const missing = [namespaces].flat().filter((namespace) => !loaded.has(namespace));
    await Promise.all(missing.map(async (namespace) => loaded.set(namespace, flatten(await load(namespace)))));
  };

  const stand = {
    language,
    languages: [language],
    isInitialized: true,
    t: getFixedT(language),
    getFixedT,
    exists: (key: string, slots: Slots = NO_SLOTS) => find(defaultNamespace, key, slots) !== undefined,
    hasLoadedNamespace: (namespace: string) => loaded.has(namespace),
    loadNamespaces,
  };
  // The rest of the interface is for programs that change the language or add texts at run time; none of ours
  // does.
  return stand as unknown as i18n;
}
