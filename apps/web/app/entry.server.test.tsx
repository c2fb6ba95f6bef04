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

const raise = (error: unknown): never => {
  throw error;
};

async function ask(data: () => Data, report: (error: unknown) => void = raise): Promise<Response> {
  const context = {
    nonce: 'n',
    visit: async () => ({ language: 'en' }),
    report,
  } as unknown as WebContext as AppLoadContext;
  const build = buildOf({ root: { default: Page, loader: data } });
  return createRequestHandler(build, 'production')(new Request('http://localhost/explore'), context);
}

test('data cannot end the script that it is handed over in', async () => {
  const html = await (await ask(() => ({ now: '</script><script>alert(1)</script>', later: null }))).text();
  expect(html.startsWith('<!DOCTYPE html><html')).toBe(true);
  expect(html).not.toContain('<script>alert(1)');
});

test('a page with deferred data is streamed: first what is there, then the rest', async () => {
  let resolve: (text: string) => void = () => undefined;
  const later = new Promise<string>((done) => {
    resolve = done;
  });
  const response = await ask(() => ({ now: 'here', later }));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let first = '';
  while (!first.includes('waiting')) first += (await reader?.read())?.value ?? '';
  expect(first).not.toContain('came later');
  resolve('came later');
  let rest = first;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) rest += part.value;
  expect(rest).toContain('came later');
});

test('a page that was there in time is not given up afterwards, one that never comes is', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const report = vi.fn();
  expect(await (await ask(() => ({ now: 'here', later: null }), report)).text()).toContain('here');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(report).not.toHaveBeenCalled();
  const never = ask(() => ({ now: 'here', later: new Promise(() => undefined) }), report).then((answer) => answer.text());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await never).toContain('waiting');
  expect(report).toHaveBeenCalled();
  vi.useRealTimers();
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
