import { createRequestHandler, type AppLoadContext, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { Block, Language } from '@darb/language';
import type { Drawn } from '@darb/ui/drawn';
import type { TextMarkup } from '@darb/ui/screens/learning/props';
import type { Asked } from '../app/server/node-bridge.ts';
import { pagePathOf, prefixOf } from '../app/server/language.ts';
import { keepsShell } from '../app/server/page-key.ts';
import { isRowName, rowOf } from '../app/site-map.ts';
import { askedOnce, createDocuments, isDocument, leadsElsewhere } from './document.ts';
import { createLimiter, Overloaded, type Limiter } from './limiter.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PlainDocument } from './plain-document.ts';
import type * as rendering from './render.tsx';
import { createRouteMatch, routesOfRows, type MatchRoute, type RouteMatch } from './route-match.ts';

export { Overloaded } from './limiter.ts';
export { isPlainDocument } from './plain-document.ts';

/** A long text as its page gets it: as blocks, or drawn. */
export type TextOf = (text: readonly Block[], language: Language) => readonly Block[] | TextMarkup;

/** The props of a part that only shows something, as its page gets them: as data too, or drawn alone. */
export type DrawnOf = <Props>(props: Props) => Drawn<Props>;

/** As data too: what a browser goes on to, and what nothing but Remix answers. */
export const withProps: DrawnOf = (props) => ({ props });

/** The one way to a page. */
export interface Door {
  /**
   * Answers what is asked below a basename: as a plain document where that can be, everything else as Remix
   * does. Refuses with `Overloaded` where too many wait for pages that nobody links to.
   */
  answer(basename: string, asked: Asked, context: AppLoadContext): Promise<Response | PlainDocument>;
  /** Whole pages for guests; null where each is rendered by itself. */
  readonly pages: PageCache | null;
  /** Which rows an address is of, whatever draws their pages. */
  readonly match: MatchRoute;
  /** What becomes of a long text in a document. */
  readonly textOf: TextOf;
  /** What becomes of the props of a part that only shows something in a document. */
  readonly drawnOf: DrawnOf;
}

export interface DoorOptions {
  /** Remix's server build; in development a function that loads the newest. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  mode: 'production' | 'development';
  /** `remix`: nothing but Remix's own handler answers. `docs/fast-path.md` says what `fast` does besides. */
  render: 'fast' | 'remix';
  /** The policy of a page that is kept, by its whole text. */
  policyOf: (html: string) => string;
}

/** Remix's handler below each basename: the same build serves every language. */
function handlersOf(build: DoorOptions['build'], mode: DoorOptions['mode']): (basename: string) => RequestHandler {
  const handlers = new Map<string, RequestHandler>();
  const load = typeof build === 'function' ? build : null;
  return (basename) => {
    const made =
      handlers.get(basename) ??
      createRequestHandler(load ? async () => ({ ...(await load()), basename }) : { ...(build as ServerBuild), basename }, mode);
    handlers.set(basename, made);
    return made;
  };
}

/**
 * Pages that are drawn whole each time, since nothing of them is kept: at addresses that the product does not
 * write, errors, and the answers of forms. Anybody can make up a thousand of them, so few are drawn at a
 * time, for each network in turn, and everything else goes before each.
 */
const UNKEPT = { running: 2, waiting: 100 } as const;

/** Whether a row's page, or its data, is asked for as the product's links write it. */
function isLinked({ pathname, search }: URL, match: RouteMatch): boolean {
  const leaf = match?.at(-1)?.route.id;
  return isRowName(leaf) && keepsShell(rowOf(leaf), pagePathOf(pathname), search);
}

const isData = ({ url, method }: Asked): boolean => isRead(method) && url.pathname.endsWith('.data');
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * The address of the page whose data is asked for: without the ending, and without what Remix's script
 * adds.
 */
function pageOf(url: URL): URL {
  const page = new URL(url);
  page.pathname = `${prefixOf(url.pathname)}${pagePathOf(url.pathname)}`;
  for (const name of ['_routes', 'index']) if (page.searchParams.has(name)) page.searchParams.delete(name);
  return page;
}

/**
 * The build, whose pages for the answers of forms take their turns: acting itself does not wait for them.
 * Remix would take a refusal for an error of the page, so who was refused stands in `refused`.
 */
function drawnInTurns(build: ServerBuild, turns: Limiter, refused: WeakSet<AppLoadContext>): ServerBuild {
  const { default: draw } = build.entry.module;
  const drawInTurn: typeof draw = async (request, status, headers, entry, context) => {
    const drawn = async () => draw(request, status, headers, entry, context);
    if (isRead(request.method)) return drawn();
    try {
      return await turns.run(context.network, drawn);
    } catch (thrown) {
      if (!(thrown instanceof Overloaded)) throw thrown;
      refused.add(context);
      return new Response(null, { status: 503 });
    }
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: drawInTurn } } };
}

/** Opens the way to the pages of a build. */
export function openDoor({ build, mode, render, policyOf }: DoorOptions): Door {
  if (typeof build === 'function' || render === 'remix') {
    const handlerFor = handlersOf(build, mode);
    return {
      answer: (basename, asked, context) => handlerFor(basename)(asked.request(), context),
      pages: null,
      match: createRouteMatch(typeof build === 'function' ? routesOfRows() : build.routes),
      textOf: (text) => text,
      drawnOf: withProps,
    };
  }
  const unkept = createLimiter(UNKEPT);
  const refused = new WeakSet<AppLoadContext>();
  const handlerFor = handlersOf(drawnInTurns({ ...build, routes: askedOnce(build.routes) }, unkept, refused), mode);
  const documentOf = createDocuments(build);
  const match = createRouteMatch(build.routes);
  const { textMarkup } = build.entry.module as unknown as Partial<typeof rendering>;
  return {
    async answer(basename, asked, context) {
      const matched = match(basename, asked.url.pathname);
      const plain = () => documentOf(basename, asked, matched, context);
      const byRemix = () => handlerFor(basename)(asked.request(), context);
      const inTurn = <T>(draw: () => Promise<T>): Promise<T> => unkept.run(context.network, draw);
      if (isData(asked)) {
        const page = pageOf(asked.url);
        return isLinked(page, match(basename, page.pathname)) ? byRemix() : inTurn(byRemix);
      }
      if (!isDocument(asked)) {
        const answer = await byRemix();
        if (refused.has(context)) throw new Overloaded();
        return answer;
      }
      if (!isLinked(asked.url, matched)) return inTurn(async () => (await plain()) ?? byRemix());
      return (await plain()) ?? ((await leadsElsewhere(context)) ? byRemix() : inTurn(byRemix));
    },
    pages: createPageCache({ policyOf }),
    match,
    textOf: textMarkup ?? ((text) => text),
    // no enumerable field is no data of the page
    drawnOf: (props) => Object.defineProperty({}, 'props', { value: props }),
  };
}
