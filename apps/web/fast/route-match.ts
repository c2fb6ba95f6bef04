import { matchRoutes, type AgnosticDataRouteMatch, type AgnosticDataRouteObject } from '@remix-run/router';
import type { ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { rowNames, rowOf } from '../app/site-map.ts';

/** What an address matches, from the root to the page; null when nothing takes it. */
export type RouteMatch = readonly AgnosticDataRouteMatch[] | null;
/** Matches a path as it came, below its basename. */
export type MatchRoute = (basename: string, pathname: string) => RouteMatch;

/** What is matched of a route. */
type Matchable = Pick<NonNullable<ServerBuild['routes'][string]>, 'id' | 'parentId' | 'path' | 'index' | 'caseSensitive'>;

/** The routes that a build of the site map has, where the build itself is not at hand. */
export const routesOfRows = (): Record<string, Matchable> => ({
  root: { id: 'root', path: '' },
  ...Object.fromEntries(
    rowNames.map((id) => {
      const { path } = rowOf(id);
      return [id, { id, parentId: 'root', ...(path === '' ? { index: true } : { path }) }];
    }),
  ),
});

/** How many addresses are remembered with what they match. */
const MAX_ADDRESSES = 5_000;

/**
 * Remix's own matching, remembered for the latest addresses: it ranks and compiles every route anew each
 * time.
 */
export function createRouteMatch(routes: Readonly<Record<string, Matchable | undefined>>): MatchRoute {
  const below = (parent: string): AgnosticDataRouteObject[] =>
    Object.values(routes)
      .filter((route) => (route?.parentId ?? '') === parent)
      .flatMap((route) => route ?? [])
      .map(({ id, path, index, caseSensitive }) => ({
        id,
        path,
        caseSensitive,
        ...(index ? { index } : { index: false, children: below(id) }),
      }));
  const tree = below('');
  const remembered = new LRUCache<string, { match: RouteMatch }>({ max: MAX_ADDRESSES });
  return (basename, pathname) => {
    const key = `${basename} ${pathname}`;
    const known = remembered.get(key);
    if (known) return known.match;
    const match = matchRoutes(tree, { pathname }, basename);
    remembered.set(key, { match });
    return match;
  };
}
