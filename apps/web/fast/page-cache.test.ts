import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentSecurity } from '../app/server/content-security.ts';
import type { Answer } from '../app/server/node-bridge.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const policyOf = contentSecurity({ publicUrl: 'https://darb.example.org' }).byHashes;

const html = (text: string): string => `<!DOCTYPE html><html><head></head><body>${text}<script>window.x=1</script></body></html>`;
const page = (text: string, part: Partial<Answer> = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'ar' },
  cookies: [],
  body: html(text),
  ...part,
});

async function ask(cache: PageCache, key: string, render: () => Promise<Answer>, headers: Record<string, string> = {}) {
  const sent: { status: number; headers: Record<string, unknown>; body: Buffer | undefined } = { status: 0, headers: {}, body: undefined };
  const response: ServerResponse = {
    statusCode: 0,
    setHeader: (name: string, value: unknown) => void (sent.headers[name.toLowerCase()] = value),
    end(body?: Buffer) {
      sent.status = response.statusCode;
      sent.body = body;
    },
  } as unknown as ServerResponse;
  const unkept = await cache.answer({ method: 'GET', headers } as unknown as IncomingMessage, response, key, render);
  return { ...sent, unkept };
}

test('a page is rendered once for all who ask at the same time, and for all who ask later', async () => {
  const cache = createPageCache({ policyOf });
  let renders = 0;
  const render = async () => {
    renders += 1;
    return page('once');
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(cache, 'home', render)));
  answers.push(await ask(cache, 'home', render));
  expect(renders).toBe(1);
  expect(answers.every(({ body }) => body?.toString() === html('once'))).toBe(true);
});

test('a page that sets a cookie is given to the one who rendered it, and to nobody else', async () => {
  const cache = createPageCache({ policyOf });
  let visitor = 0;
  const render = async () => {
    visitor += 1;
    return page(`for ${visitor}`, { cookies: [`who=${visitor}`] });
  };
  const answers = await Promise.all([1, 2, 3].map(() => ask(cache, 'home', render)));
  const texts = answers.map(({ unkept }) => unkept?.body);
  expect(new Set(texts)).toEqual(new Set([html('for 1'), html('for 2'), html('for 3')]));
  expect(cache.size).toBe(0);
});

test.each([404, 500, 302])('an answer of status %i is not kept', async (status) => {
  const cache = createPageCache({ policyOf });
  await ask(cache, 'lost', async () => page('lost', { status }));
  expect(cache.size).toBe(0);
});

test('after a write that a guest can see the page is rendered anew, also one that was under way', async () => {
  const cache = createPageCache({ policyOf });
  let text = 'old';
  await ask(cache, 'home', async () => page(text));
  text = 'new';
  cache.invalidate();
  expect((await ask(cache, 'home', async () => page(text))).body?.toString()).toBe(html('new'));

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const under = ask(cache, 'slow', async () => {
    await held;
    return page('before the write');
  });
  cache.invalidate();
  release();
  await under;
  expect((await ask(cache, 'slow', async () => page('after the write'))).body?.toString()).toBe(html('after the write'));
});

test('a render that fails is not kept, and fails for the one who asked', async () => {
  const cache = createPageCache({ policyOf });
  await expect(ask(cache, 'home', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await ask(cache, 'home', async () => page('up'))).body?.toString()).toBe(html('up'));
});

test('the policy names the inline scripts by their hashes, and an unchanged page is 304 with the same policy', async () => {
  const cache = createPageCache({ policyOf });
  const first = await ask(cache, 'home', async () => page('x'), { 'accept-encoding': 'gzip, br' });
  expect(first.headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update('window.x=1').digest('base64')}'`);
  expect(first.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(first.body ?? Buffer.alloc(0)).toString()).toBe(html('x'));
  const again = await ask(cache, 'home', async () => page('x'), { 'if-none-match': String(first.headers['etag']) });
  expect(again.status).toBe(304);
  expect(again.body).toBeUndefined();
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('the oldest page goes when there is no more room', async () => {
  const cache = createPageCache({ policyOf, maxPages: 2 });
  for (const key of ['a', 'b', 'c']) await ask(cache, key, async () => page(key));
  expect(cache.size).toBe(2);
  let rendered = false;
  await ask(cache, 'a', async () => {
    rendered = true;
    return page('a');
  });
  expect(rendered).toBe(true);
});
