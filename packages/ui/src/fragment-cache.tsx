import { createContext, useContext, type ComponentType } from 'react';
import { useLocale } from './locale.tsx';

/**
 * Where a server keeps the markup of components: what depends on nothing but its props is drawn once for
 * everybody who gets the same ones.
 */
export interface FragmentCache {
  /**
   * Asks for markup by everything that it depends on. Nothing is drawn for what is cached; all else is
   * drawn between two marks. `place` is what the marks are told apart by.
   */
  ask(key: string): { isCached: boolean; place: number };
}

const FragmentCacheContext = createContext<FragmentCache | null>(null);

/** Gives what is below a cache. There is none in a browser, nor in a story. */
export const FragmentCacheProvider = FragmentCacheContext.Provider;

/** What marks the place of a fragment in the markup. */
export const FRAGMENT_MARK = 'data-fragment';
const Mark = ({ at }: { at: string }) => <template {...{ [FRAGMENT_MARK]: at }} />;

let components = 0;

/** Three children, with and without marks: React's ids below are made of places. */
const inItsPlace = <Props extends object>(Component: ComponentType<Props>): ComponentType<Props> =>
  function Fragment(props) {
    return (
      <>
        {null}
        <Component {...props} />
        {null}
      </>
    );
  };

/**
 * A component that a server draws once for each `props` in each language and country, and a browser as it
 * is. It may depend on nothing but its props, which are plain data, and on texts, locale and navigation.
 * All of that is the key: nobody gets what was drawn of another's data. Worth it where many students get
 * the same props.
 */
export function cachedFragment<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return inItsPlace(Component);
  components += 1;
  const id = components;
  function CachedFragment(props: Props) {
    const cache = useContext(FragmentCacheContext);
    const { language, region, numberingSystem } = useLocale();
    const asked = cache?.ask(`${id} ${language} ${region} ${numberingSystem} ${JSON.stringify(props)}`);
    if (asked?.isCached) return <Mark at={`${asked.place}`} />;
    return (
      <>
        {asked ? <Mark at={`${asked.place}(`} /> : null}
        <Component {...props} />
        {asked ? <Mark at={`${asked.place})`} /> : null}
      </>
    );
  }
  return CachedFragment;
}
