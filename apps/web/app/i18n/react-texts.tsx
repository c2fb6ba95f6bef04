import type { i18n } from 'i18next';
import { cloneElement, createContext, Fragment, useContext, type ReactElement, type ReactNode } from 'react';

/**
 * What the web app's builds get for react-i18next: the three names of it that the screens use, over `texts.ts`. A page's language and texts are there before it
 * is drawn and never change, so nothing is subscribed to, suspended or kept in state. `react-texts.test.tsx` holds it against react-i18next.
 */

const TextsContext = createContext<i18n | null>(null);

interface ProviderProps {
  i18n: i18n;
  children: ReactNode;
}

export const I18nextProvider = ({ i18n, children }: ProviderProps) => (
  <TextsContext.Provider value={i18n}>{children}</TextsContext.Provider>
);

export function useTranslation(namespace?: string) {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('no texts are provided');
  return { t: texts.getFixedT(null, namespace as 'frame'), i18n: texts };
}

interface TransProps {
  t: (key: string, values: object) => string;
  i18nKey: string;
  values?: object;
  components: Readonly<Record<string, ReactElement>>;
}

/** `<name/>` or `<name>words</name>` in a text. */
const TAG = /<(\w+)\s*\/>|<(\w+)>(.*?)<\/\2>/g;

/** A text with elements in it, by the names of its tags; the words within a tag become the element's content. */
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
