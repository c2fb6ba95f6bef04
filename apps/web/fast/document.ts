import type { AppLoadContext, EntryContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import type { Asked } from '../app/server/node-bridge.ts';
import { encodeData } from './data-stream.ts';
import type { PlainDocument } from './plain-document.ts';
import type * as rendering from './render.tsx';
import type { RouteMatch } from './route-match.ts';

/** What Remix answers in another way, or takes out of a request before a loader sees it. */
const OWN_ADDRESS = /\.data$|\/__manifest$/;
const OWN_QUERY = ['index', '_routes', '_data'];

/** The data that a loader gave with 200 or 404 and no header; null when it is anything but plain data. */
function plainResult(result: unknown): { data: unknown; status: PlainDocument['status'] } | null {
  if (result === null) return { data: null, status: 200 };
  if (typeof result !== 'object' || result instanceof Response) return null;
  const { type, data, init } = result as { type?: unknown; data?: unknown; init?: ResponseInit | null };
  if (type !== 'DataWithResponseInit') return { data: result, status: 200 };
  const { status = 200, headers } = init ?? {};
  return headers || (status !== 200 && status !== 404) ? null : { data, status };
}

/**
 * What the loaders of a request gave or threw already, for Remix where it answers after all: a loader is
 * asked once.
 */
const given = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * The routes for Remix's own handler, whose loaders give what `createDocuments` had from them in the same
 * request.
 */
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

/** Whether a loader of a request has led elsewhere already: then there is nothing for Remix to draw. */
export async function leadsElsewhere(context: AppLoadContext): Promise<boolean> {
  const outcomes = [...(given.get(context)?.values() ?? [])];
  const settled = await Promise.all(outcomes.map((outcome) => outcome.catch((thrown: unknown) => thrown)));
  return settled.some((one) => one instanceof Response && one.status >= 300 && one.status < 400);
}

/** Whether a page is asked for: no form, and nothing of what Remix's script asks for. */
export const isDocument = ({ method, url }: Pick<Asked, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !OWN_ADDRESS.test(url.pathname);

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const escapeHtml = (json: string): string => json.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? character);

type Ids = Readonly<Record<string, unknown>>;

/**
 * Answers `GET` of a document where its loaders give plain data, which nearly every page is: the loaders
 * run, and the page is rendered. What Remix does besides (matching again for each step, copies of the
 * request, headers and streams) costs as much as the rendering. Null for everything else (a refusal, a
 * redirect, an error, a header): then Remix answers, from what the loaders gave (`askedOnce`).
 */
export function createDocuments(build: ServerBuild) {
  const { renderDocument } = build.entry.module as unknown as Partial<typeof rendering>;

  /** Of what Remix's server components read, the part that depends on the branch alone; one for each row. */
  const branches = new Map<string, Pick<EntryContext, 'manifest' | 'routeModules'>>();
  const branchOf = (match: NonNullable<RouteMatch>): Pick<EntryContext, 'manifest' | 'routeModules'> => {
    const leaf = match.at(-1)?.route.id ?? '';
    const ids = match.map(({ route }) => route.id);
    const known = branches.get(leaf);
    if (known) return known;
    const made = {
      manifest: { ...build.assets, routes: Object.fromEntries(ids.map((id) => [id, build.assets.routes[id]])) },
      routeModules: Object.fromEntries(ids.map((id) => [id, build.routes[id]?.module])),
    } as Pick<EntryContext, 'manifest' | 'routeModules'>;
    branches.set(leaf, made);
    return made;
  };

  /** All that Remix's server components read, for a branch of routes that lies in `data`. */
  const entryOf = (basename: string, url: URL, match: NonNullable<RouteMatch>, data: Ids): EntryContext =>
    ({
      ...branchOf(match),
      criticalCss: undefined,
      serverHandoffString: escapeHtml(JSON.stringify({ basename, future: build.future, isSpaMode: build.isSpaMode })),
      renderMeta: {},
      future: build.future,
      isSpaMode: build.isSpaMode,
      serializeError: (error: Error) => error,
      staticHandlerContext: {
        basename,
        location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' },
        matches: match,
        loaderData: data,
        actionData: null,
        errors: null,
        statusCode: 200,
        loaderHeaders: {},
        actionHeaders: {},
        activeDeferreds: null,
      },
    }) as unknown as EntryContext;

  return async (basename: string, asked: Asked, match: RouteMatch, context: AppLoadContext): Promise<PlainDocument | null> => {
    const { url } = asked;
    const routes = (match ?? []).flatMap(({ route }) => build.routes[route.id] ?? []);
    const isPage = routes.at(-1)?.module.default !== undefined && routes.every(({ module }) => module.headers === undefined);
    if (match === null || renderDocument === undefined || !isPage || asked.method !== 'GET') return null;
    if (!isDocument(asked) || OWN_QUERY.some((name) => url.searchParams.has(name))) return null;
    const args: LoaderFunctionArgs = {
      get request() {
        return asked.request();
      },
      context,
      params: match[0]?.params ?? {},
    };
    const outcomes = new Map<string, Promise<unknown>>();
    given.set(context, outcomes);
    const results = await Promise.all(
      routes.map(async ({ id, module }) => {
        if (!module.loader) return { id, result: plainResult(null) };
        // a loader may throw before it gives a promise
        const outcome = (async () => module.loader?.(args))();
        outcomes.set(id, outcome);
        return { id, result: plainResult(await outcome.catch(() => new Response())) };
      }),
    );
    const data: Record<string, unknown> = {};
    let status: PlainDocument['status'] = 200;
    for (const { id, result } of results) {
      if (result === null) return null;
      data[id] = result.data;
      if (result.status !== 200) status = result.status;
    }
    const encoded = encodeData({ loaderData: data, actionData: null, errors: null });
    if (encoded === null) return null;
    try {
      return { ...(await renderDocument(entryOf(basename, url, match, data), context, encoded)), status };
    } catch {
      return null;
    }
  };
}
