import { createRequestHandler, type AppLoadContext, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { Block, Language } from '@darb/language';
import type { TextMarkup } from '@darb/ui/screens/learning/props';
import type { Asked } from '../app/server/node-bridge.ts';
import { pagePathOf } from '../app/server/language.ts';
import { keepsShell } from '../app/server/page-key.ts';
import { isRowName, rowOf } from '../app/site-map.ts';
import { askedOnce, createDocuments, isDocument, leadsElsewhere } from './document.ts';
import { createLimiter } from './limiter.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { PlainDocument } from './plain-document.ts';
import type * as rendering from './render.tsx';
import { createRouteMatch, type MatchRoute, type RouteMatch } from './route-match.ts';

export { Overloaded } from './limiter.ts';
export { isPlainDocument } from './plain-document.ts';

/** A long text as its page gets it: as blocks, or drawn. */
export type TextOf = (text: readonly Block[], language: Language) => readonly Block[] | TextMarkup;

/** The one way to a page. */
export interface Door {
  /**
   * Answers what is asked below a basename: as a plain document where that can be, everything else as Remix
   * does. Refuses with `Overloaded` where too many wait for pages that nobody links to.
   */
  answer(basename: string, asked: Asked, context: AppLoadContext): Promise<Response | PlainDocument>;
  /** Whole pages for guests; null where each is rendered by itself. */
  readonly pages: PageCache | null;
  readonly match: MatchRoute;
  /** What becomes of a long text in a document. */
  readonly textOf: TextOf;
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
 * write, and errors. Anybody can make up a thousand of them, so few are drawn at a time, and everything else
 * goes before each.
 */
const UNKEPT = { running: 2, waiting: 100 } as const;

/** Whether a row's page is asked for as the product's links write it. */
function isLinked({ url: { pathname, search } }: Asked, match: RouteMatch): boolean {
  const leaf = match?.at(-1)?.route.id;
  return isRowName(leaf) && keepsShell(rowOf(leaf), pagePathOf(pathname), search);
}

/** Opens the way to the pages of a build. */
export function openDoor({ build, mode, render, policyOf }: DoorOptions): Door {
  if (typeof build === 'function' || render === 'remix') {
    const handlerFor = handlersOf(build, mode);
    return {
      answer: (basename, asked, context) => handlerFor(basename)(asked.request(), context),
      pages: null,
      match: () => null,
      textOf: (text) => text,
    };
  }
  const handlerFor = handlersOf({ ...build, routes: askedOnce(build.routes) }, mode);
  const documentOf = createDocuments(build);
  const match = createRouteMatch(build.routes);
  const { textMarkup } = build.entry.module as unknown as Partial<typeof rendering>;
  const unkept = createLimiter(UNKEPT);
  return {
    async answer(basename, asked, context) {
      const matched = match(basename, asked.url.pathname);
      const plain = () => documentOf(basename, asked, matched, context);
      const byRemix = () => handlerFor(basename)(asked.request(), context);
      if (!isDocument(asked)) return byRemix();
      if (!isLinked(asked, matched)) return unkept.run(async () => (await plain()) ?? byRemix());
      return (await plain()) ?? ((await leadsElsewhere(context)) ? byRemix() : unkept.run(byRemix));
    },
    pages: createPageCache({ policyOf }),
    match,
    textOf: textMarkup ?? ((text) => text),
  };
}
