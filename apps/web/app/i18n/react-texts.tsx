import type { i18n } from 'i18next';
import { cloneElement, createContext, Fragment, useContext, type ReactElement, type ReactNode } from 'react';

/**
 * What the web app's builds get for react-i18next: the three names of it that the screens use, over
 * `texts.ts`. A page's language never changes and its texts are only added to, so nothing is subscribed to or
 * kept in state; a screen whose texts are not there yet waits for them (Suspense). `react-texts.test.tsx`
 * holds it against react-i18next.
 */

const TextsContext = createContext<i18n | null>(null);

interface ProviderProps {
  i18n: i18n;
  children: ReactNode;
}

export const I18nextProvider = ({ i18n, children }: ProviderProps) => (
  <TextsContext.Provider value={i18n}>{children}</TextsContext.Provider>
);

interface Loading {
  done: Promise<void>;
  error: unknown;
}
const loadings = new WeakMap<i18n, Map<string, Loading>>();

/**
 * Waits for a namespace (throws a promise, as Suspense wants it), or says why it cannot be had; asked again
 * later, it is loaded again.
 */
function waitFor(texts: i18n, namespace: string): never {
  const known = loadings.get(texts) ?? new Map<string, Loading>();
  loadings.set(texts, known);
  const found = known.get(namespace);
  if (found?.error) {
    known.delete(namespace);
    throw found.error;
  }
  const loading: Loading = found ?? { done: Promise.resolve(), error: null };
  if (!found) {
    loading.done = texts.loadNamespaces(namespace).then(
      () => void known.delete(namespace),
      (error: unknown) => void (loading.error = error),
    );
    known.set(namespace, loading);
  }
  throw loading.done;
}

/** The texts of a namespace, or of several: a key of another one than the first says which (`errors:key`). */
export function useTranslation(namespaces?: string | readonly string[]) {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('no texts are provided');
  for (const namespace of [namespaces ?? []].flat()) if (!texts.hasLoadedNamespace(namespace)) waitFor(texts, namespace);
  return { t: texts.getFixedT(null, namespaces as 'frame'), i18n: texts };
}

interface TransProps {
  t: (key: string, values: object) => string;
  i18nKey: string;
  values?: object;
  components: Readonly<Record<string, ReactElement>>;
}

/** `<name/>` or `<name>words</name>` in a text. */
const TAG = /<(\w+) ?\/>|<(\w+)>([^<]*)<\/\w+>/g;

/**
 * A text with elements in it, by the names of its tags; the words within a tag become the element's content.
 */
export function Trans({ t, i18nKey, values = {}, components }: TransProps) {
  const text = t(i18nKey, values);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(TAG)) {
    const [whole, alone, around, words] = found;
    const element = components[alone ?? around ?? ''];
    if (!element) continue;
    if (found.index > end) parts.push(text.slice(end, found.index));
    parts.push(words === undefined ? cloneElement(element, { key: found.index }) : cloneElement(element, { key: found.index }, words));
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return <Fragment>{parts}</Fragment>;
}
