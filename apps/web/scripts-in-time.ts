import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = (name: string): string => fileURLToPath(new URL(`app/client/${name}.ts`, import.meta.url));
/** Ours in the place of Remix's own. */
const IN_PLACE: Readonly<Record<string, string>> = {
  './routeModules.js': ours('route-modules'),
  './fallback.js': ours('no-fallback'),
};
/** Vite's own, through which each `import()` of a build goes. */
const HELPER = '\0vite/preload-helper.js';
const FETCHED = 'baseModule().catch(';

/** Vite's helper with our patience. Throws where it has changed. */
export function inTimeToo(code: string): string {
  if (!code.includes(FETCHED)) throw new Error('Vite’s preload helper has changed: look at apps/web/scripts-in-time.ts');
  return `import { inTime } from ${JSON.stringify(ours('route-modules'))};\n${code.replace(FETCHED, `inTime(${FETCHED.replace('.catch(', ').catch(')}`)}`;
}

/**
 * Scripts that are fetched later are waited for 120 s. The page whose script fails is reloaded once, where
 * Remix would reload the one before it for as often as it fails (rule site 36).
 */
export const scriptsInTime = (): Plugin => ({
  name: 'scripts-in-time',
  enforce: 'pre',
  resolveId: (source, importer, { ssr }) => (importer?.includes('/@remix-run/react/') && !ssr ? IN_PLACE[source] : undefined),
  transform: (code, id, { ssr } = {}) => (ssr || id !== HELPER ? null : { code: inTimeToo(code), map: null }),
});
