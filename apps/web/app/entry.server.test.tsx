// @vitest-environment node
import type { AppLoadContext } from '@remix-run/node';
import { createRequestHandler } from '@remix-run/node';
import { Await, Scripts, useLoaderData } from '@remix-run/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { handleError } from './entry.server.tsx';
import type { WebContext } from './server/context.ts';
import { buildOf } from './server/testing.ts';

interface Data {
  now: string;
  later: Promise<string> | null;
}

function Page() {
  const { now, later } = useLoaderData<Data>();
  return (
    <html lang="en">
      <body>
        <p>{now}</p>
        {later ? (
          <Suspense fallback={<p>waiting</p>}>
            <Await resolve={later}>{(text) => <p>{text}</p>}</Await>
          </Suspense>
        ) : null}
        <Scripts nonce="n" />
      </body>
    </html>
  );
}

function ask(data: () => Data) {
  const page: WebContext['page'] = { html: null };
  const context = {
    nonce: 'n',
    page,
    visit: async () => ({ language: 'en' }),
    report: (error: unknown) => {
      throw error;
    },
  } as unknown as WebContext as AppLoadContext;
  const build = buildOf({ root: { default: Page, loader: data } });
  return createRequestHandler(build, 'production')(new Request('http://localhost/explore'), context).then((response) => ({
    response,
    page,
  }));
}

test('a page whose data is all there is laid down whole, with its data in one script that cannot be ended from within', async () => {
  const { response, page } = await ask(() => ({ now: '</script><script>alert(1)</script>', later: null }));
  expect(response.body).toBeNull();
  expect(page.html?.startsWith('<!DOCTYPE html><html')).toBe(true);
  expect(page.html?.match(/streamController\.enqueue\(/g)).toHaveLength(1);
  expect(page.html).not.toContain('<script>alert(1)');
  expect(page.html?.endsWith('</body></html>')).toBe(true);
});

test('a page with deferred data is streamed: first what is there, then the rest', async () => {
  let resolve: (text: string) => void = () => undefined;
  const later = new Promise<string>((done) => {
    resolve = done;
  });
  const { response, page } = await ask(() => ({ now: 'here', later }));
  expect(page.html).toBeNull();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let first = '';
  while (!first.includes('waiting')) first += (await reader?.read())?.value ?? '';
  expect(first).not.toContain('came later');
  resolve('came later');
  let rest = first;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value;
  expect(rest).toContain('came later');
});

test('what a visitor did wrong is not logged as an error, what we did wrong is', () => {
  const report = vi.fn();
  const args = { request: new Request('http://localhost/explore'), context: { report } as unknown as AppLoadContext };
  handleError({ status: 405, statusText: 'Method Not Allowed', internal: true, data: '', error: new Error('no action') }, args);
  expect(report).not.toHaveBeenCalled();
  handleError({ status: 500, statusText: 'Internal Server Error', internal: true, data: '' }, args);
  handleError(new Error('defect'), args);
  expect(report).toHaveBeenCalledTimes(2);
});
