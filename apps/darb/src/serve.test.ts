import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Readiness, SecurityEvent } from '@darb/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStaticFiles } from './http/static-files.ts';
import { createLog } from './log.ts';
import { serve, type Serving } from './serve.ts';

let serving: Serving;
let folder: string;
let lines: string[];
let release: () => void;
let reached: string[];
let leagueAsked: string[];
let securityEvents: SecurityEvent[];
let readiness: Readiness;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-serve-'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.mkdirSync(path.join(folder, '.vite'));
  fs.writeFileSync(path.join(folder, '.vite', 'manifest.json'), '{}');
  fs.writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\n');
  fs.writeFileSync(path.join(folder, 'assets', 'entry-abc.js'), 'export {};');
  fs.writeFileSync(path.join(folder, 'assets', 'entry-abc.js.br'), brotliCompressSync('export {};'));
  lines = [];
  reached = [];
  leagueAsked = [];
  securityEvents = [];
  readiness = 'ready';
  release = () => undefined;
  serving = await serve({
    port: 0,
    host: '127.0.0.1',
    publicUrl: new URL('http://localhost:3000'),
    onSecurityEvent: (event) => void securityEvents.push(event),
    log: createLog('debug', { write: (line) => lines.push(line) }),
    files: createStaticFiles(folder),
    api: {
      ready: () => Promise.resolve(readiness),
      fetch: async (request, peer) => Response.json({ path: new URL(request.url).pathname, peer, body: await request.text() }),
    },
    league: {
      ready: false,
      async handle(request, response) {
        leagueAsked.push(`${request.method ?? ''} ${request.url ?? ''}`);
        response.end('league');
      },
      async upgrade(request, stream) {
        leagueAsked.push(`upgrade ${request.url ?? ''}`);
        stream.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      },
    },
    web: {
      handle(request, response) {
        reached.push(request.url ?? '');
        if (request.url === '/throws') throw new Error('a secret');
        if (request.url === '/rejects') return Promise.reject(new Error('a secret'));
        if (request.url === '/slow') release = () => response.end('done');
        else response.end('page');
      },
    },
  });
});

afterEach(async () => {
  release();
  await serving.stop(0);
  fs.rmSync(folder, { recursive: true });
});

const at = (address: string) => `http://127.0.0.1:${serving.address.port}${address}`;

/** Sends bytes as they are, and gives the status line's number. */
const raw = async (text: string): Promise<number> => Number((await answerTo(text)).split(' ')[1]);

/** Sends bytes as they are, and gives all that is answered. */
function answerTo(text: string): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = net.connect(serving.address.port, '127.0.0.1', () => socket.end(text));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', fail);
    socket.on('close', () => done(answer));
  });
}

const upgrade = (line: string, protocol: string, more = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\n${more}\r\n`;

describe('the league beside the rest', () => {
  test('is asked at the paths of its client alone, by pages of any origin, for it knows no cookies', async () => {
    const foreign = { headers: { origin: 'https://school.example.org' } };
    await fetch(at('/v2/account'), { method: 'PUT', ...foreign });
    await fetch(at('/healthcheck'));
    for (const path of ['/v2', '/v22/x', '/healthcheck/x', '/ws']) await fetch(at(path));
    expect(leagueAsked).toEqual(['PUT /v2/account', 'GET /healthcheck']);
    expect(reached).toEqual(['/v2', '/v22/x', '/healthcheck/x', '/ws']);
  });

  test('gets handshakes at /ws alone, and no token of an address is logged', async () => {
    expect(await raw(upgrade('GET /ws?token=secret-token', 'websocket'))).toBe(401);
    expect(await raw(upgrade('GET /other', 'websocket'))).toBe(200);
    expect(leagueAsked).toEqual(['upgrade /ws?token=secret-token']);
    expect(lines.join('')).not.toContain('secret-token');
  });
});

describe('the front', () => {
  test('refuses a request without a Host in words, below /api in the envelope', async () => {
    expect(await answerTo('GET /ar HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*\r\n\r\n400 Bad Request\n$/);
    expect(await answerTo('GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n')).toContain(
      '{"message_key":"unreadable","detail":"unreadable"}',
    );
  });

  test('says in words that what came is no HTTP', async () => {
    expect(await answerTo('hello\r\n\r\n')).toMatch(/\r\n\r\n400 Bad Request\n$/);
    expect(await answerTo('BREW /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n')).toContain(
      '{"message_key":"unreadable","detail":"unreadable"}',
    );
  });

  test('passes over an expectation that it does not know', async () => {
    expect(await raw('GET /page HTTP/1.1\r\nHost: localhost\r\nExpect: 200-maybe\r\nConnection: close\r\n\r\n')).toBe(200);
  });

  test('answers a request that asks for a protocol it does not speak as it answers any other', async () => {
    const answer = await answerTo(upgrade('GET /page', 'h2c'));
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]*x-request-id: [^]*\r\nConnection: close\r\n[^]*page/i);
    expect(await answerTo(upgrade('HEAD /page', 'h2c'))).toMatch(/^HTTP\/1.1 200 [^]*\r\n\r\n$/);
    expect(await answerTo(upgrade('GET /api/x', 'h2c'))).toContain('"path":"/api/x"');
    expect(await answerTo(upgrade('GET /throws', 'h2c'))).toMatch(/^HTTP\/1.1 500 [^]*500 Internal Server Error\n/);
  });

  test('refuses in words a body behind a question for another protocol, and a tunnel', async () => {
    expect(await answerTo(upgrade('POST /page', 'h2c', 'Content-Length: 5\r\n') + 'hello')).toMatch(
      /^HTTP\/1.1 400 [^]*400 Bad Request\n$/,
    );
    expect(await answerTo(upgrade('POST /page', 'h2c', 'Transfer-Encoding: chunked\r\n') + '0\r\n\r\n')).toMatch(/400 Bad Request\n$/);
    expect(await answerTo('CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n')).toMatch(
      /^HTTP\/1.1 405 [^]*405 Method Not Allowed\n$/,
    );
    expect(reached).toEqual([]);
  });

  test('gives every answer an id and the security headers', async () => {
    for (const address of ['/', '/api/x', '/healthz', '/assets/entry-abc.js', '/%']) {
      const { headers } = await fetch(at(address));
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  });

  test('hands the API its addresses with the caller, and the web host the rest', async () => {
    expect(await (await fetch(at('/api/a?b=1'), { method: 'POST', body: 'text' })).json()).toEqual({
      path: '/api/a',
      peer: { address: '127.0.0.1', loopback: false },
      body: 'text',
    });
    for (const address of ['/media/a.mp4', '/dev/outbox', '/dev/outbox.json?to=x'])
      expect((await fetch(at(address))).headers.get('content-type')).toContain('json');
    for (const address of ['/', '/ar', '/apiary', '/dev/outboxes']) expect(await (await fetch(at(address))).text()).toBe('page');
  });

  test('refuses a write from a foreign page: with the envelope at the API, in plain words elsewhere', async () => {
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    const api = await fetch(at('/api/x'), foreign);
    expect(api.status).toBe(403);
    expect(await api.json()).toEqual({ message_key: 'foreign_origin', detail: 'foreign_origin' });
    for (const address of ['/ar/signin', '/ar/signin?_data=routes%2Fsignin', '/ar/resource.data']) {
      const page = await fetch(at(address), foreign);
      expect(page.status).toBe(403);
      expect(page.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    }
    expect(reached).toEqual([]);
    const event = { event: 'foreign_origin', outcome: 'refused', reason: 'write', network: '127.0.0.0/24' };
    expect(securityEvents).toEqual(Array(4).fill({ ...event, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown }));
  });

  test.each([
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a:99999999\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['CONNECT', 'CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['broken percent-encoding', 'GET /%E0%A4%A HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['an address elsewhere', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['an over-long address', `GET /${'x'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['an over-long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
  ])('answers %s with a 4xx', async (_what, text, status) => {
    expect(await raw(text)).toBe(status);
    expect(reached).toEqual([]);
  });

  test('answers what breaks behind it with 500 and keeps the reason to itself', async () => {
    for (const address of ['/throws', '/rejects']) {
      const response = await fetch(at(address));
      expect(response.status).toBe(500);
      expect(await response.text()).toBe('500 Internal Server Error\n');
    }
    expect(lines.join('')).toContain('request failed');
    expect(lines.join('')).not.toContain('a secret');
  });

  test('logs a request without its query, and never who made it', async () => {
    await (await fetch(at('/ar/verify/0790000001?token=tok-1'))).text();
    await serving.stop(1_000);
    const line = JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;
    expect(line).toMatchObject({ method: 'GET', route: '/ar/*', status: 200, msg: 'request' });
    expect(lines.join('')).not.toMatch(/tok-1|0790000001|127\.0\.0\.1/);
  });

  test('says whether it is alive and ready, which it also is without the league', async () => {
    expect(await (await fetch(at('/healthz'))).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(at('/readyz'))).json()).toEqual({ status: 'ready', database: true, league: false });
  });

  test.each([
    ['database_away', /does not answer/],
    ['storage_full', /disk of the database is full/],
  ] as const)('is not ready while the API says %s, and says why', async (state, reason) => {
    readiness = state;
    const answer = await fetch(at('/readyz'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ status: 'not ready', database: false, reason: expect.stringMatching(reason) as unknown });
    readiness = 'ready';
    expect((await fetch(at('/readyz'))).status).toBe(200);
  });
});

describe('files of the build', () => {
  test('are sent compressed as the build made them, and kept for ever below /assets', async () => {
    const answer = await new Promise<http.IncomingMessage>((done) =>
      http.get(at('/assets/entry-abc.js'), { headers: { 'accept-encoding': 'gzip, br' } }, done),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe('export {};');
  });

  test('are sent plain to a caller that knows no compression', async () => {
    const response = await fetch(at('/assets/entry-abc.js'), { headers: { 'accept-encoding': 'br;q=0' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('export {};');
  });

  test('are not sent again to whom has them', async () => {
    const etag = (await fetch(at('/robots.txt'))).headers.get('etag') ?? '';
    expect((await fetch(at('/robots.txt'), { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test.each(['/.vite/manifest.json', '/assets/../robots.tx', '/assets/entry-abc.js.br', '/assets'])(
    '%s is none of them',
    async (address) => {
      expect(await (await fetch(at(address))).text()).toBe('page');
    },
  );
});

describe('stopping', () => {
  test('lets a running request finish and takes no new one', async () => {
    const running = fetch(at('/slow'));
    while (!reached.includes('/slow')) await new Promise(setImmediate);
    const stopped = serving.stop(60_000);
    // first it reads what was sent before
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
    await expect(fetch(at('/'), { keepalive: false })).rejects.toThrow();
    release();
    expect(await (await running).text()).toBe('done');
    await stopped;
  });

  test('cuts what does not finish in time', async () => {
    const running = fetch(at('/slow')).then((response) => response.text());
    const outcome = expect(running).rejects.toThrow();
    while (!reached.includes('/slow')) await new Promise(setImmediate);
    await serving.stop(1);
    await outcome;
  });
});
