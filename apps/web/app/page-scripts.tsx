import { Scripts, ScrollRestoration } from '@remix-run/react';
import { createContext, useContext } from 'react';
import { useNonce } from './nonce.ts';

/** Whether the page's scripts are put in their place afterwards: they depend on the route alone, and making them anew costs as much as a sixth of a page. */
export const ScriptsLater = createContext(false);
/** What stands in their place until then. */
export const SCRIPTS_PLACE = '<template data-scripts="true"></template>';

/** Remix's scripts of the page. */
export function PageScripts() {
  const nonce = useNonce();
  if (useContext(ScriptsLater)) return <template data-scripts="true" />;
  return <Scripts {...(nonce ? { nonce } : {})} />;
}

/** Remix's script that scrolls to where the page was before it is shown, in few words. */
const SCROLLS =
  'try{let h=history,p=JSON.parse(sessionStorage.positions||"{}");h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");let y=p[h.state.key];typeof y=="number"&&scrollTo(0,y)}catch{sessionStorage.removeItem("positions")}';

/** Keeps where each page was scrolled to. On the server it is its script alone; a browser takes that over as it is. */
export function Scrolled() {
  const nonce = useNonce();
  const props = nonce ? { nonce } : {};
  return import.meta.env.SSR ? <script {...props} dangerouslySetInnerHTML={{ __html: SCROLLS }} /> : <ScrollRestoration {...props} />;
}
