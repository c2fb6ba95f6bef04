import { createRequestHandler, type AppLoadContext, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { pagePathOf } from './language.ts';
import type { Asked } from './node-bridge.ts';
import { askedOnce, createPlainDocument } from './plain-document.ts';
import type { PlainPage } from './plain-page.ts';
import { compileRoutes } from './route-matcher.ts';

/** How many different prunings are kept; beyond it the full build answers. */
const MAX_HANDLERS = 2_000;

const only = <T>(all: Record<string, T>, ids: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));

/** As React Router decodes a path before it matches: a slash that was encoded stays encoded, a broken code stays as it is. */
function decodedPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** Answers what is asked: a plain document by itself, everything else as Remix does. */
export type PageHandler = (asked: Asked, context: AppLoadContext) => Promise<Response | PlainPage>;

export interface PrunedBuild {
  /** The handler for a pathname as it came, under its basename. */
  handlerFor(basename: string, pathname: string): PageHandler;
  /** The handler of the whole build, which is Remix's. */
  fullFor(basename: string): PageHandler;
}

/** Remix's handler, as one of ours. */
export const remixes =
  (handler: RequestHandler): PageHandler =>
  (asked, context) =>
    handler(asked.request(), context);

/**
 * Serves one Remix build under several basenames. Each request gets a handler whose build holds only the routes that its address
 * needs: the matched branch, and those of every parent path and of `/`, as Remix itself puts them into the first manifest. Answers are the
 * same, byte for byte; Remix's own matching, which compiles every route several times a request, has little left to do.
 */
export function createPrunedBuild(build: ServerBuild, mode: 'production' | 'development' | 'test'): PrunedBuild {
  const match = compileRoutes(build.routes);
  const full = new Map<string, PageHandler>();
  const pruned = new Map<string, PageHandler>();

  const fullFor = (basename: string): PageHandler => {
    const made = full.get(basename) ?? remixes(createRequestHandler({ ...build, basename }, mode));
    full.set(basename, made);
    return made;
  };

  const idsFor = (path: string, leaf: readonly string[]): ReadonlySet<string> => {
    const ids = new Set(leaf);
    for (const id of match('/') ?? []) ids.add(id);
    const segments = path.split('/').filter(Boolean);
    for (segments.pop(); segments.length > 0; segments.pop()) for (const id of match(`/${segments.join('/')}`) ?? []) ids.add(id);
    return ids;
  };

  return {
    fullFor,
    handlerFor(basename, pathname) {
      const below = basename === '/' ? pathname : pathname.slice(basename.length) || '/';
      if (below === '/__manifest') return fullFor(basename);
      const path = decodedPath(pagePathOf(pathname));
      const leaf = match(path);
      if (!leaf) return fullFor(basename);
      const ids = idsFor(path, leaf);
      const key = `${basename}\n${leaf.at(-1)}\n${[...ids].sort().join('\n')}`;
      const found = pruned.get(key);
      if (found) return found;
      if (pruned.size >= MAX_HANDLERS) return fullFor(basename);
      const small = {
        ...build,
        basename,
        routes: only(build.routes, ids),
        assets: { ...build.assets, routes: only(build.assets.routes, ids) },
      };
      const plain = createPlainDocument(small, leaf);
      const remix = remixes(createRequestHandler({ ...small, routes: askedOnce(small.routes) }, mode));
      const handler: PageHandler = async (asked, context) => (await plain(asked, context)) ?? remix(asked, context);
      pruned.set(key, handler);
      return handler;
    },
  };
}
