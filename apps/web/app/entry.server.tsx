import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { I18nextProvider } from './i18n/react-texts.tsx';
import { textsIn } from './i18n/texts.server.ts';
import { NonceContext } from './nonce.ts';
import { handOffScript, readHandOff } from './server/hand-off.ts';

export const streamTimeout = 5_000;

/** Remix's own field for the loaders' data, which its types leave out. */
type HandOffContext = EntryContext & { serverHandoffStream?: ReadableStream<Uint8Array> | undefined };

/** Logs what a loader or a render threw; a request that was given up is no error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  // a page that is not there, or takes no form, is the caller's mistake: told to them, and no line among our errors
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.report(error);
}

/** Takes out the line breaks and spaces with which Remix writes its routes into the page for a reader. A text in them holds no line break as such. */
function withDenseManifest(html: string): string {
  const start = html.lastIndexOf('window.__remixManifest = ');
  const end = html.indexOf('\nwindow.__remixRouteModules', start);
  return start < 0 || end < 0 ? html : html.slice(0, start) + html.slice(start, end).replace(/\n */g, '') + html.slice(end);
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
  const { language } = await context.visit().catch(() => ({ language: new URL(request.url).pathname.slice(1, 3) }));
  const nonce = context.nonce ?? undefined;
  const tree = (entry: EntryContext): ReactElement => (
    <NonceContext.Provider value={nonce}>
      <I18nextProvider i18n={textsIn(language)}>
        <RemixServer context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
      </I18nextProvider>
    </NonceContext.Provider>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', textsIn(language).language);

  const handOff = remixContext.serverHandoffStream ? await readHandOff(remixContext.serverHandoffStream) : null;
  if (handOff === null || handOff.finished !== null) {
    const html = withDenseManifest(`<!DOCTYPE html>${renderToString(tree({ ...remixContext, serverHandoffStream: undefined }))}`);
    const end = html.lastIndexOf('</body>');
    context.page.html =
      handOff?.finished == null ? html : `${html.slice(0, end)}${handOffScript(handOff.finished, nonce)}${html.slice(end)}`;
    return new Response(null, { status, headers });
  }
  return streamed(tree({ ...remixContext, serverHandoffStream: handOff.stream }), request, status, headers, context, nonce);
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
