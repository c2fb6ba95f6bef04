import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openHost, type LeagueHost } from '@darb/league/host';
import { createWebHost } from '@darb/web/host';
import { expect } from 'vitest';
import { test as learning } from '../../../api/src/testing/learner.ts';
import { OUTBOX_TOKEN } from '../../../api/src/testing/test.ts';
import { page } from '../../../web/app/server/page.ts';
import { buildOf } from '../../../web/app/server/testing.ts';
import { createLog } from '../log.ts';
import { paths } from '../paths.ts';
import { openServer, serve } from '../serve.ts';
import { securityHeaders } from './answers.ts';
import { createStaticFiles } from './static-files.ts';

const PUBLIC_URL = new URL('https://darb.example.org');
const SET = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/) as unknown,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'strict-transport-security': 'max-age=31536000',
};
const DEFAULT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A module that lets everybody in. */
const OPEN_LEAGUE = `
function socketPass(ctx, logger, nk) {
  return nk.authenticateTokenGenerate(ctx.userId, ctx.username, Math.floor(Date.now() / 1000) + 30, { lock: 'x' }).token;
}
function InitModule(ctx, logger, nk, initializer) { initializer.registerRpc('socket_pass', socketPass); }`;

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as they are, and reads the first answer. */
const exchange = (port: number, text: string): Promise<Answered> =>
  new Promise((done, fail) => {
    let all = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (all += data.toString()));
    socket.on('error', fail);
    socket.on('close', () => {
      const [head = '', ...body] = all.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers: Record<string, string> = {};
      for (const line of lines) headers[line.split(': ', 1)[0]?.toLowerCase() ?? ''] = line.replace(/^[^:]*: /, '');
      done({ status: Number(first.split(' ')[1]), headers, body: body.join('\r\n\r\n') });
    });
  });

type Ask = (line: string, headers?: readonly string[], body?: string) => Promise<Answered>;

const test = learning.extend<{ port: number; league: LeagueHost; ask: Ask }>({
  league: async ({ copy }, use) => {
    const opened = await openHost({
      databaseUrl: copy.url,
      migrations: paths.leagueMigrations,
      bundle: OPEN_LEAGUE,
      env: {},
      serverKey: 'key',
      httpKey: 'key of calls',
      secrets: [new Uint8Array(32)],
      answerHeaders: securityHeaders(PUBLIC_URL),
      onSecurityEvent: () => undefined,
      livingSessions: (ids) => Promise.resolve(new Set(ids)),
      takesOrigin: (origin) => origin === PUBLIC_URL.origin,
      log: () => undefined,
      onTakenOver: () => undefined,
    });
    if (!opened) throw new Error('another host has this database');
    await use(opened);
    await opened.stop(0);
  },
  port: async ({ api, league }, use) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'darb-headers-'));
    fs.mkdirSync(path.join(folder, 'assets'));
    fs.writeFileSync(path.join(folder, 'assets', 'entry-abc.js'), 'export {};');
    fs.writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const web = createWebHost({
      build: buildOf({
        home: { loader: page('home', () => ({ screen: {} })) },
        explore: { loader: page('explore', () => ({ screen: {} })) },
        notFound: { loader: page('notFound', () => ({ screen: {}, status: 404 })) },
      }),
      mode: 'production',
      publicUrl: PUBLIC_URL.origin,
      api: (identity) => api.client(identity),
    });
    const serving = await serve({
      port: 0,
      host: '127.0.0.1',
      publicUrl: PUBLIC_URL,
      log: createLog('silent'),
      onSecurityEvent: () => undefined,
      files: createStaticFiles(folder),
      server: openServer(),
      api,
      web: {
        handle(request, response) {
          if (request.url === '/throws') throw new Error('on purpose');
          web.handle(request, response);
        },
      },
      league: {
        ready: true,
        handle: (request, response) => league.handle(request, response),
        upgrade: (request, stream, head) => league.upgrade(request, stream, head),
      },
    });
    await use(serving.address.port);
    await serving.stop(0);
    fs.rmSync(folder, { recursive: true });
  },
  ask: async ({ port }, use) =>
    use((line, headers = [], body = '') =>
      exchange(
        port,
        [
          `${line} HTTP/1.1`,
          'Host: darb.example.org',
          'Connection: close',
          ...headers,
          `Content-Length: ${Buffer.byteLength(body)}`,
          '',
          body,
        ].join('\r\n'),
      ),
    ),
});

/** Every header of the set; and a policy in which nobody frames it or moves its base. */
function expectTheSet({ headers }: Answered, what: string): string {
  expect(headers, what).toMatchObject(SET);
  const policy = headers['content-security-policy'] ?? '';
  for (const directive of ['default-src', "base-uri 'none'", 'form-action', "frame-ancestors 'none'"])
    expect(policy, what).toContain(directive);
  return policy;
}

test('every answer to a request carries the security headers, and what is no page may load nothing', async ({ ask, learner }) => {
  const student = await learner();
  const lesson = await student.client.learning.lesson({ id: 11 });
  const quiz = await student.client.assessment.quiz({ quiz_id: 101, subtopic_id: 1 });
  const part = quiz.questions[0]?.stem.parts.find(({ kind }) => kind === 'picture');
  const picture = part?.kind === 'picture' ? part.src : '';
  const film = lesson.video?.sources[0]?.src ?? '';
  const own = `access-token: ${student.accessToken}`;
  const foreign = 'Origin: https://evil.example';
  const json = 'Content-Type: application/json';
  const form = 'Content-Type: application/x-www-form-urlencoded';
  const etag = (await ask('GET /ar')).headers['etag'] ?? '';
  expect(etag).not.toBe('');

  const plain: readonly [line: string, status: number, headers?: readonly string[], body?: string][] = [
    ['GET /api/content/programs?country=JO', 200],
    ['HEAD /api/content/programs?country=JO', 200],
    ['GET /api/openapi.json', 200],
    ['GET /api/student/info', 401],
    ['GET /api/nothing', 404],
    ['DELETE /api/student/info', 405],
    ['POST /api/student/login', 422, [json], '{}'],
    ['POST /api/student/login', 413, [json], `"${'x'.repeat(2_000_000)}"`],
    ['POST /api/student/login', 415, ['Content-Type: text/xml'], '<a/>'],
    ['POST /api/student/login', 403, [json, foreign], '{}'],
    ['POST /graphql', 401, [json], '{"query":"{ me { is_staff } }"}'],
    ['POST /graphql', 403, [json, foreign], '{}'],
    ['POST /graphql', 415, ['Content-Type: text/plain'], '{}'],
    ['GET /graphql', 405],
    ['GET /dev/outbox', 404, ['X-Forwarded-For: 192.0.2.7']],
    [`GET /dev/outbox.json?token=${encodeURIComponent(OUTBOX_TOKEN)}`, 200],
    [`GET ${film}`, 403],
    [`GET ${film}`, 200, [own]],
    [`GET ${film}`, 206, [own, 'Range: bytes=0-1']],
    [`GET ${film}`, 416, [own, 'Range: bytes=99999999-']],
    [`GET ${film}`, 304, [own, 'If-None-Match: *']],
    ['GET /media/nothing', 404],
    ['GET /assets/entry-abc.js', 200],
    ['GET /favicon.svg', 200],
    ['GET /healthz', 200],
    ['GET /readyz', 200],
    ['GET /healthcheck', 200],
    ['GET /v2/account', 401],
    ['OPTIONS /v2/account', 200, [foreign]],
    ['GET /v2/nothing', 404],
    ['TRACE /', 405],
    ['GET /%', 400],
    [`GET /${'x'.repeat(9_000)}`, 414],
    ['GET /throws', 500],
    ['POST /ar/signin', 403, [form, foreign], 'a=b'],
    ['POST /ar/signin', 413, [form], `a=${'x'.repeat(2_000_000)}`],
    ['GET /ar?token=x', 302],
  ];
  for (const [line, status, headers, body] of plain) {
    const answered = await ask(line, headers, body);
    expect(answered.status, line).toBe(status);
    expect(expectTheSet(answered, line), line).toBe(DEFAULT_POLICY);
  }

  const pages: readonly [line: string, status: number, headers?: readonly string[]][] = [
    ['GET /ar', 200],
    ['GET /ar', 304, [`If-None-Match: ${etag}`]],
    ['GET /ar/explore/1', 200, [`Cookie: access-token=${student.accessToken}`]],
    ['GET /ar/nothing', 404],
  ];
  for (const [line, status, headers] of pages) {
    const answered = await ask(line, headers);
    expect(answered.status, line).toBe(status);
    expect(expectTheSet(answered, line), line).toMatch(/script-src '(?:self|nonce)/);
  }

  const drawing = await ask(`GET ${picture}`, [own]);
  expect(drawing.headers['content-type']).toBe('image/svg+xml');
  expect(expectTheSet(drawing, picture)).toBe(`${DEFAULT_POLICY}; style-src 'unsafe-inline'; sandbox`);
});

test('the description of the API and the outbox show their own style, and nothing else that stands in them', async ({ ask }) => {
  for (const address of ['/api/docs', `/dev/outbox?token=${encodeURIComponent(OUTBOX_TOKEN)}`]) {
    const answered = await ask(`GET ${address}`);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(answered.body) ?? [];
    expect(style).not.toBe('');
    expect(answered.body).not.toMatch(/<script|style=/);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(expectTheSet(answered, address)).toBe(`${DEFAULT_POLICY}; style-src 'sha256-${hash}'`);
  }
});

const handshake = (address: string, ...headers: string[]) =>
  [`GET ${address} HTTP/1.1`, 'Host: darb.example.org', 'Connection: Upgrade', 'Upgrade: websocket', ...headers, '', ''].join('\r\n');

test('so does what is answered without a response to write to: refused handshakes, and what is no request', async ({ port, ask }) => {
  const login = await ask(
    'POST /v2/account/authenticate/custom?create=true',
    [`Authorization: Basic ${btoa('key:')}`, 'Content-Type: application/json'],
    JSON.stringify({ id: randomUUID() }),
  );
  const { token: session } = JSON.parse(login.body) as { token: string };
  const withPass = async (...headers: string[]) => {
    const pass = await ask('POST /v2/rpc/socket_pass', [`Authorization: Bearer ${session}`, 'Content-Type: application/json'], '""');
    return handshake(`/ws?token=${(JSON.parse(pass.body) as { payload: string }).payload}`, ...headers);
  };
  const refused: readonly [what: string, text: string, status: number][] = [
    ['a foreign origin', handshake('/ws', 'Origin: https://evil.example'), 403],
    ['a foreign origin at GraphQL', handshake('/graphql', 'Origin: https://evil.example'), 403],
    ['a page without an origin at GraphQL', handshake('/graphql', 'Origin: null'), 403],
    ['an unknown format', handshake('/ws?format=xml'), 400],
    ['no token', handshake('/ws'), 401],
    ['a handshake without a key', await withPass('Sec-WebSocket-Version: 13'), 400],
    ['a handshake of another version', await withPass(`Sec-WebSocket-Key: ${btoa('x'.repeat(16))}`), 400],
    ['a handshake by another verb', (await withPass()).replace('GET', 'PUT'), 405],
    [
      'a body behind a question for a protocol',
      'POST / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 1\r\n\r\nx',
      400,
    ],
    ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['no HTTP for the API', 'BREW /api/x HTTP/1.1\r\n\r\n', 400],
    ['an over-long header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ];
  for (const [what, text, status] of refused) {
    const answered = await exchange(port, text);
    expect(answered.status, what).toBe(status);
    expect(expectTheSet(answered, what), what).toBe(DEFAULT_POLICY);
    expect(answered.body.length, what).toBe(Number(answered.headers['content-length']));
  }
});
