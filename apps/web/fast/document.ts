import type { AppLoadContext, EntryContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type * as entry from '../entry.server.tsx';
import type { Asked } from './node-bridge.ts';
import { encodePlain } from './plain-data.ts';
import type { PlainPage } from './plain-page.ts';

type Manifest = ServerBuild['assets'];
type DataRoute = EntryContext['staticHandlerContext']['matches'][number]['route'];

/** How many paths of a branch are kept with what they match. */
const MAX_PATHS = 1_000;
const NONCE = 'nonce-of-the-page';
/** What Remix takes out of a request before a loader sees it, or answers in another way. */
const OWN_QUERY = ['index', '_routes', '_data'];

/** The data that a loader gave with 200 and no header; null when it is anything but plain data. */
function plainResult(result: unknown): { data: unknown } | null {
  if (typeof result !== 'object' || result === null || result instanceof Response) return null;
  const { type, data, init } = result as { type?: unknown; data?: unknown; init?: ResponseInit | null };
  if (type !== 'DataWithResponseInit') return { data: result };
  return init?.headers || (init?.status !== undefined && init.status !== 200) ? null : { data };
}

/** What the loaders of a request gave or threw already, for Remix where it answers after all: a loader is asked once. */
const given = new WeakMap<object, Map<string, Promise<unknown>>>();

/** The routes for Remix's own handler, whose loaders give what `createPlainDocument` had from them in the same request. */
export function askedOnce(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const loader = route?.module.loader;
      if (!route || !loader) return [id, route];
      const once: typeof loader = (args) => {
        const outcomes = given.get(args.context);
        const outcome = outcomes?.get(id);
        outcomes?.delete(id);
        return outcome ?? loader(args);
      };
      return [id, { ...route, module: { ...route.module, loader: once } }];
    }),
  );
}

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const escapeHtml = (json: string): string => json.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);

/**
 * Answers `GET` of one branch's document where its loaders give plain data, which nearly every page is: the loaders run, the page is rendered, and what
 * depends on the branch alone is made once. What Remix does besides (matching again for each step, copies of the request, headers and streams) costs as much as the
 * rendering. Null for everything else (a refusal, a redirect, an error, deferred data, a header): then Remix answers, from what the loaders gave (`askedOnce`).
 * `pruned-build.test.ts` holds every answer against Remix's own.
 */
export function createPlainDocument(build: ServerBuild, leaf: readonly string[]) {
  const { renderPage, renderScripts } = build.entry.module as unknown as Pick<typeof entry, 'renderPage' | 'renderScripts'>;
  const branch = leaf.flatMap((id) => build.routes[id] ?? []);
  const isWhole = renderPage !== undefined && branch.length === leaf.length && branch.every(({ module }) => module.headers === undefined);
  const page = branch.at(-1)?.module.default !== undefined;
  const routes = branch.reduceRight<DataRoute[]>(
    (children, { id, path, index, caseSensitive }) => [
      { id, path, caseSensitive, ...(index ? { index } : { index: false, children }) } as unknown as DataRoute,
    ],
    [],
  );
  const assets: Manifest = {
    ...build.assets,
    routes: Object.fromEntries(leaf.map((id) => [id, build.assets.routes[id]])) as Manifest['routes'],
  };
  const modulesOf = (list: typeof branch) => Object.fromEntries(list.map(({ id, module }) => [id, module]));
  const modules = modulesOf(branch);
  // the scripts name the parents' routes too
  const allModules = modulesOf(Object.values(build.routes).flatMap((route) => route ?? []));
  const shared = {
    manifest: assets,
    routeModules: modules,
    criticalCss: undefined,
    serverHandoffString: escapeHtml(JSON.stringify({ basename: build.basename, future: build.future, isSpaMode: build.isSpaMode })),
    renderMeta: {},
    future: build.future,
    isSpaMode: build.isSpaMode,
    serializeError: (error: Error) => error,
  };
  const scripts = new Map<boolean, string>();
  const known = new Map<string, ReturnType<typeof matchRoutes>>();
  /** As Remix matches it, once for each of the latest paths: it compiles the routes anew each time. */
  const matchesOf = (location: { pathname: string }): ReturnType<typeof matchRoutes> => {
    const found = known.get(location.pathname);
    if (found !== undefined) return found;
    if (known.size >= MAX_PATHS) known.clear();
    const made = matchRoutes(routes as never, location, build.basename);
    known.set(location.pathname, made);
    return made;
  };

  return async (asked: Asked, context: AppLoadContext): Promise<PlainPage | null> => {
    const { url } = asked;
    if (!isWhole || !page || asked.method !== 'GET') return null;
    if (url.pathname.endsWith('.data') || OWN_QUERY.some((name) => url.searchParams.has(name))) return null;
    const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' };
    const matches = matchesOf(location);
    if (matches?.length !== leaf.length) return null;
    const params = matches[0]?.params ?? {};
    const args: LoaderFunctionArgs = {
      get request() {
        return asked.request();
      },
      context,
      params,
    };
    const outcomes = new Map<string, Promise<unknown>>();
    given.set(context, outcomes);
    const results = await Promise.all(
      branch.map(async ({ id, module }) => {
        if (!module.loader) return undefined;
        // a loader may throw before it gives a promise
        const outcome = (async () => module.loader?.(args))();
        outcomes.set(id, outcome);
        try {
          return plainResult(await outcome);
        } catch {
          return null;
        }
      }),
    );
    const loaderData: Record<string, unknown> = {};
    for (const [index, result] of results.entries()) {
      if (result === null) return null;
      if (result !== undefined) loaderData[leaf[index] ?? ''] = result.data;
    }
    // as Remix has it: null for a route without a loader, after all that have one
    for (const { id, module } of branch) if (!module.loader) loaderData[id] = null;
    const handOff = encodePlain({ loaderData, actionData: null, errors: null });
    if (handOff === null) return null;
    const made = (more: Partial<typeof shared>): EntryContext =>
      ({
        ...shared,
        ...more,
        staticHandlerContext: {
          basename: build.basename,
          location,
          matches,
          loaderData,
          actionData: null,
          errors: null,
          statusCode: 200,
          loaderHeaders: {},
          actionHeaders: {},
          activeDeferreds: null,
        },
      }) as unknown as EntryContext;
    const nonce = context.nonce ?? undefined;
    let ready = scripts.get(nonce !== undefined);
    if (ready === undefined) {
      ready = renderScripts(made({ manifest: build.assets, routeModules: allModules }), url.href, nonce === undefined ? undefined : NONCE);
      scripts.set(nonce !== undefined, ready);
    }
    try {
      return await renderPage(url, made({}), context, { handOff, scripts: nonce === undefined ? ready : ready.replaceAll(NONCE, nonce) });
    } catch {
      return null;
    }
  };
}
