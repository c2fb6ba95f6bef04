/**
 * Stands in the place of Remix's own (`scripts-in-time.ts`), which is words to developers on the page: where
 * a page's script is missing nothing is shown until the page is reloaded.
 */
export const RemixRootDefaultHydrateFallback = (): null => null;
