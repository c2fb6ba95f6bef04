import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node';
import { GuestFrame } from '@darb/ui/frame/guest';
import { StageFrame } from '@darb/ui/frame/stage';
import { KeeperProvider, type Keeper } from '@darb/ui/kept';
import { isRouteErrorResponse, RemixServer, Scripts } from '@remix-run/react';
import type { i18n } from 'i18next';
import { isbot } from 'isbot';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { FramesProvider, framesWith } from './frames.tsx';
import { I18nextProvider } from './i18n/react-texts.tsx';
import { textsIn } from './i18n/texts.server.ts';
import { NonceContext } from './nonce.ts';
import { SCRIPTS_PLACE, ScriptsLater } from './page-scripts.tsx';
import { handOffScript, readHandOff } from './server/hand-off.ts';
import { takenApart } from './server/drawn-apart.server.tsx';
import { createKeptDocuments, MARKS } from './server/kept-document.ts';
import { createKeptMarkup } from './server/kept-markup.ts';
import { prefixOf } from './server/language.ts';
import { bytesOf, type Piece } from './server/pieces.ts';
import type { PlainPage } from './server/plain-page.ts';

export const streamTimeout = 5_000;

/** Remix's own field for the loaders' data, which its types leave out. */
type HandOffContext = EntryContext & { serverHandoffStream?: ReadableStream<Uint8Array> | undefined };

/** Logs what a loader or a render threw; a request that was given up is no error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  // a page that is not there, or takes no form, is the caller's mistake: told to them, and no line among our errors
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.report(error);
}

/**
 * The page's scripts without what no browser needs. Remix writes its manifest into them for a reader, with everything that is false of a route, and with the routes
 * of each path above the page's; the browser asks for those anyway, with all that the page links to.
 */
function withDenseManifest(html: string): string {
  const head = 'window.__remixManifest = ';
  const start = html.lastIndexOf(head);
  const end = html.indexOf('\nwindow.__remixRouteModules', start);
  if (start < 0 || end < 0) return html;
  const shown = /^\nwindow\.__remixRouteModules = \{(.*?)\};/.exec(html.slice(end))?.[1] ?? '';
  const manifest = JSON.parse(html.slice(start + head.length, end - 1)) as EntryContext['manifest'];
  const routes = Object.entries(manifest.routes).filter(([id]) => shown.includes(`${JSON.stringify(id)}:`));
  const dense = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }, (_, value: unknown) =>
    value === false ? undefined : value,
  );
  // in a script as React writes it there
  return `${html.slice(0, start)}${head}${dense.replace(/</g, '\\u003c')};${html.slice(end)}`;
}

const keptMarkup = createKeptMarkup();
const keptDocuments = createKeptDocuments();
const frames = framesWith({ guest: GuestFrame, stage: StageFrame });

interface Page {
  readonly url: URL;
  readonly texts: i18n;
  readonly nonce: string | undefined;
  /** Whether its scripts are put in afterwards. */
  readonly scriptsLater?: boolean;
}

/** What a page is asked in; in the language of its address where nobody can say who asks. */
async function pageOf(url: URL, context: AppLoadContext): Promise<Page> {
  const { language } = await context.visit().catch(() => ({ language: url.pathname.slice(1, 3) }));
  return { url, texts: textsIn(language), nonce: context.nonce ?? undefined };
}

const around = ({ texts, nonce, scriptsLater = false }: Page, keeper: Keeper | null, children: ReactElement): ReactElement => (
  <NonceContext.Provider value={nonce}>
    <ScriptsLater.Provider value={scriptsLater}>
      <KeeperProvider value={keeper}>
        <I18nextProvider i18n={texts}>
          <FramesProvider value={frames}>{children}</FramesProvider>
        </I18nextProvider>
      </KeeperProvider>
    </ScriptsLater.Provider>
  </NonceContext.Provider>
);

const treeOf = (page: Page, entry: EntryContext, keeper: Keeper | null = null): ReactElement =>
  around(page, keeper, <RemixServer context={entry} url={page.url.href} {...(page.nonce ? { nonce: page.nonce } : {})} />);

/** Draws at once, with what is kept. */
function drawnOf({ texts, url }: Page, tree: (keeper: Keeper) => ReactElement): readonly Piece[] {
  const { keeper, fill } = keptMarkup.keepingFor(`${texts.language} ${prefixOf(url.pathname)}`);
  return fill(renderToString(tree(keeper)));
}

const documentOf = (page: Page, entry: EntryContext): string =>
  `<!DOCTYPE html>${bytesOf(drawnOf(page, (keeper) => treeOf(page, entry, keeper))).toString()}`;

const END = '</body>';
const withHandOff = (html: string, data: string | null, nonce: string | undefined): string => {
  if (data === null) return html;
  const end = html.lastIndexOf(END);
  return `${html.slice(0, end)}${handOffScript(data, nonce)}${html.slice(end)}`;
};

/** A page of a screen in a frame: the screen alone is drawn, into a document that is kept. */
function drawnApart(page: Page, entry: EntryContext, handOff: string, scripts: string): readonly Piece[] | null {
  const apart = takenApart(entry);
  if (apart === null) return null;
  const { nonce } = page;
  const marked = { ...page, nonce: nonce === undefined ? undefined : MARKS.nonce };
  return keptDocuments.fill(`${nonce === undefined} ${apart.key}`, () => documentOf(marked, apart.document), {
    screen: drawnOf(page, (keeper) => around(page, keeper, apart.screen)),
    scripts,
    data: handOffScript(handOff, nonce),
    name: apart.name,
    nonce: nonce ?? '',
  });
}

/** Renders a page whose data is all there, with the scripts that were made for its route before. */
export async function renderPage(
  url: URL,
  entry: EntryContext,
  context: AppLoadContext,
  { handOff, scripts }: { handOff: string; scripts: string },
): Promise<PlainPage> {
  const page = { ...(await pageOf(url, context)), scriptsLater: true };
  const { language } = page.texts;
  const apart = drawnApart(page, entry, handOff, scripts);
  if (apart !== null) return { html: bytesOf(apart), language };
  const html = documentOf(page, entry);
  const place = html.lastIndexOf(SCRIPTS_PLACE);
  if (place < 0) throw new Error('the document has no place for its scripts');
  const whole = `${html.slice(0, place)}${scripts}${html.slice(place + SCRIPTS_PLACE.length)}`;
  return { html: Buffer.from(withHandOff(whole, handOff, page.nonce)), language };
}

/** The scripts of a page as Remix writes them: they depend on the route alone, and on the nonce. */
export function renderScripts(entry: EntryContext, url: string, nonce: string | undefined): string {
  const OnlyScripts = () => <Scripts {...(nonce ? { nonce } : {})} />;
  const routeModules = { ...entry.routeModules, root: { default: OnlyScripts } } as EntryContext['routeModules'];
  return withDenseManifest(renderToString(<RemixServer context={{ ...entry, routeModules }} url={url} />));
}

/**
 * Renders a page. Where all data is there at once (every page without deferred data) the whole page is made as one text, with the data in one script
 * at its end, and laid down in `context.page`: a third cheaper than a stream. Else it is streamed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: HandOffContext,
  context: AppLoadContext,
): Promise<Response> {
  const page = await pageOf(new URL(request.url), context);
  const { nonce } = page;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', page.texts.language);
  const handOff = remixContext.serverHandoffStream ? await readHandOff(remixContext.serverHandoffStream) : null;
  if (handOff === null || handOff.finished !== null) {
    const html = withDenseManifest(documentOf(page, { ...remixContext, serverHandoffStream: undefined }));
    context.page.html = withHandOff(html, handOff?.finished ?? null, nonce);
    return new Response(null, { status, headers });
  }
  return streamed(treeOf(page, { ...remixContext, serverHandoffStream: handOff.stream }), request, status, headers, context, nonce);
}

function streamed(
  tree: ReactElement,
  request: Request,
  status: number,
  headers: Headers,
  context: AppLoadContext,
  nonce: string | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let begun = false;
    let shown = status;
    const begin = (): void => {
      begun = true;
      const body = new PassThrough();
      body.once('close', () => clearTimeout(timer));
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: shown }));
      pipe(body);
    };
    const waitsForAll = isbot(request.headers.get('user-agent') ?? '');
    const { pipe, abort } = renderToPipeableStream(tree, {
      ...(nonce ? { nonce } : {}),
      [waitsForAll ? 'onAllReady' : 'onShellReady']: begin,
      onShellError(error: unknown) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error('the page could not be rendered'));
      },
      onError(error: unknown) {
        shown = 500;
        if (begun) context.report(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
