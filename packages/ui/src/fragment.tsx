import { createContext, useContext, type ComponentType } from 'react';
import { useLocale } from './locale.tsx';

/** Where the server keeps markup that it has drawn: what depends on nothing but a component's props is drawn once for everybody who gets the same ones. */
export interface Keeper {
  /**
   * Asks for a piece by everything that it depends on. `place` marks where it stands in the page; `state` says whether the keeper has it (nothing is drawn), wants it
   * (it is drawn between two marks), or leaves it alone.
   */
  ask(key: string): { state: 'kept' | 'wanted'; place: number } | { state: 'left' };
}

const KeeperContext = createContext<Keeper | null>(null);

/** Gives what is below a keeper. There is none in a browser, nor in a story. */
export const KeeperProvider = KeeperContext.Provider;

/** What marks a kept piece in the markup, for the keeper to find. */
export const KEPT_MARK = 'data-kept';
const Mark = ({ at }: { at: string }) => <template {...{ [KEPT_MARK]: at }} />;

/**
 * A component that the server draws once for each `props` in each language and country, and a browser as it is. It may depend on nothing but
 * its props, which are plain data, and on texts, locale and navigation. Worth it where many students get the same props, so nothing of one student alone belongs
 * into them. `name` tells components apart.
 */
export function keptOnServer<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  function Kept(props: Props) {
    const keeper = useContext(KeeperContext);
    const { language, region, numberingSystem } = useLocale();
    const asked = keeper?.ask(`${name} ${language} ${region} ${numberingSystem} ${JSON.stringify(props)}`) ?? {
      state: 'left' as const,
    };
    switch (asked.state) {
      case 'kept':
        return <Mark at={`${asked.place}`} />;
      case 'wanted':
        return (
          <>
            <Mark at={`${asked.place}(`} />
            <Component {...props} />
            <Mark at={`${asked.place})`} />
          </>
        );
      case 'left':
        return (
          <>
            {null}
            <Component {...props} />
            {null}
          </>
        );
    }
  }
  return Kept;
}
