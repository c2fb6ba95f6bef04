import { createContext, useContext, useEffect, useState } from 'react';

/**
 * Takes the stylesheets that stand within a document, since nothing above them needs them. Null where a
 * document has all of its sheets in its head.
 */
export type TakeLaterStyles = (() => readonly string[]) | null;

const LaterStylesContext = createContext<TakeLaterStyles>(null);

/** Gives a document its later stylesheets. There are none in a browser, nor in a story. */
export const LaterStylesProvider = LaterStylesContext.Provider;

const PLACE = 'later-styles';

/**
 * The end of what a page shows first: what stands above is drawn before the page's later stylesheets are
 * there (`docs/fast-path.md`).
 */
export function LaterStyles() {
  const take = useContext(LaterStylesContext);
  const [found] = useState(() => (typeof document === 'undefined' ? '' : (document.getElementById(PLACE)?.innerHTML ?? '')));
  useEffect(() => {
    // what was fetched once stays when this page goes
    for (const link of document.querySelectorAll<HTMLLinkElement>(`#${PLACE} > link`)) document.head.append(link.cloneNode());
  }, []);
  if (take === null) return <div id={PLACE} hidden dangerouslySetInnerHTML={{ __html: found }} />;
  return (
    <div id={PLACE} hidden>
      {take().map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </div>
  );
}
