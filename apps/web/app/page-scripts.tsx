import { Scripts } from '@remix-run/react';
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
