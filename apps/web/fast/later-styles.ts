import type { EntryContext } from '@remix-run/node';
import type { RowName } from '../app/site-map.ts';

/**
 * By row the sheets of which nothing on the first screen has a rule, by the names of their chunks
 * (`vite.config.ts`). Its screen says where they come (`LaterStyles`).
 */
const LATER: Partial<Record<RowName, readonly string[]>> = {
  home: ['home-below', 'strip', 'Slab'],
  lesson: ['lesson-below'],
  quiz: ['fields'],
  testResult: ['result-details', 'two-columns', 'strip', 'Slope'],
  reports: ['report-details', 'strip', 'Slope', 'fields'],
  league: ['league-details', 'league-guest', 'ScorePair', 'PlayerName'],
  challengeResult: ['challenge-details', 'ScorePair', 'RankStrip', 'strip', 'Page'],
  collection: ['Blocks', 'fields', 'strip'],
  collectionSheet: ['Choice', 'collection', 'strip'],
  today: ['today', 'marked'],
  sellingPoints: ['strip'],
  sharedProgress: ['report-details', 'strip', 'Slope'],
};

/** A page's sheets that may stand within its document. */
export function laterStyles(entry: EntryContext, leaf: RowName) {
  const names = LATER[leaf];
  const all = entry.manifest.routes[leaf]?.css ?? [];
  const later = names ? all.filter((address) => names.some((name) => address.includes(`/${name}-`))) : [];
  let areTaken = false;
  return {
    take: later.length === 0 ? null : () => ((areTaken = true), later),
    /** Whether the screen has them: else they belong into the head. */
    areTaken: () => areTaken,
    /** Without them in the document's head, nor in what the browser knows of the route. */
    without(shell: EntryContext): EntryContext {
      const { manifest } = shell;
      const route = manifest.routes[leaf];
      if (!areTaken || !route) return shell;
      const css = all.filter((address) => !later.includes(address));
      return { ...shell, manifest: { ...manifest, routes: { ...manifest.routes, [leaf]: { ...route, css } } } };
    },
  };
}
