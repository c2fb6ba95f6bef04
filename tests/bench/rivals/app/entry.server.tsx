import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';

export const streamTimeout = 5_000;

/** As Remix's template has it, but for the timer, which the template leaves running after each answer. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      [isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady']() {
        const body = new PassThrough();
        body.once('close', () => clearTimeout(timer));
        headers.set('Content-Type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
