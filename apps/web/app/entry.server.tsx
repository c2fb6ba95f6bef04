import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
// the stream for Node of React 18 tears letters of several bytes apart where a buffer ends
import { renderToReadableStream } from 'react-dom/server.browser';
import { detection, textsIn } from './i18n/texts.server.ts';
import { PageContexts } from './page-contexts.server.tsx';

// what the fast path draws with, in the bundle that has the pages
export { renderDocument, textMarkup } from '../fast/render.tsx';

export const streamTimeout = 5_000;

/** Logs what a loader or a render threw; a request that was given up is no error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  // a page that is not there, or takes no form, is the caller's mistake: told to them, and no line among
  // our errors
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.report(error);
}

/** Renders a page as a stream: to a robot when all of it is there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const language = await context.visit().then(
    (visit) => visit.language,
    () => detection.getLocale(request),
  );
  const nonce = context.nonce ?? undefined;
  const givingUp = new AbortController();
  const timer = setTimeout(() => givingUp.abort(), streamTimeout + 1_000);
  let begun = false;
  let shown = status;
  const stream = await renderToReadableStream(
    <PageContexts texts={textsIn(language)} nonce={nonce}>
      <RemixServer context={remixContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </PageContexts>,
    {
      ...(nonce ? { nonce } : {}),
      signal: givingUp.signal,
      onError(error: unknown) {
        shown = 500;
        if (begun) context.report(error);
      },
    },
  );
  // a stream that has ended can be given up no more
  const done = stream.allReady.finally(() => clearTimeout(timer)).catch(() => undefined);
  if (isbot(request.headers.get('user-agent') ?? '')) await done;
  begun = true;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  return new Response(stream, { status: shown, headers });
}
