import net from 'node:net';
import { HANGS_AFTER } from '../support/ask.ts';
import type { Product } from '../support/product.ts';
import type { Report } from '../support/report.ts';
import { everyCall } from './calls.ts';
import { nested } from './inputs.ts';
import { answerOf, hasSecurityHeaders, problemOfApi, problemOfPage, type Answer } from './verdict.ts';

/** A request as bytes, so that it can be as wrong as it likes. */
interface Odd {
  readonly name: string;
  readonly head: readonly string[];
  readonly body?: string | Buffer;
  /** The only statuses that are right; without them any below 500. */
  readonly only?: readonly number[];
}

/** Writes bytes to a connection of their own and reads the first answer. */
function exchange(url: string, head: readonly string[], body: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(Number(port), hostname);
    const late = setTimeout(() => socket.destroy(new Error(`no answer in ${HANGS_AFTER / 1000} s`)), HANGS_AFTER);
    const finish = () => {
      clearTimeout(late);
      const answer = answerOf(Buffer.concat(chunks).toString());
      if (answer === null) return reject(new Error('the connection ended without an answer'));
      resolve(answer);
    };
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', finish);
    // it may hang up on a body that it will not read; what it said before counts
    socket.on('error', (error) => chunks.length === 0 && reject(error));
    socket.on('connect', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1');
      socket.write(body);
    });
  });
}

const form = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

const withBody = (
  name: string,
  line: string,
  type: string,
  body: string | Buffer,
  only?: readonly number[],
  more: readonly string[] = [],
): Odd => ({
  name,
  head: [line, 'Host: HOST', type, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close', ...more],
  body,
  ...(only ? { only } : {}),
});
const plain = (name: string, line: string, only?: readonly number[], more: readonly string[] = ['Host: HOST']): Odd => ({
  name,
  head: [line, ...more, 'Connection: close'],
  ...(only ? { only } : {}),
});

/** What is sent to every call that takes a body. */
const bodiesOfACall = (verb: string, path: string): Odd[] => {
  const line = `${verb} /api/${path} HTTP/1.1`;
  return [
    withBody('broken JSON', line, json, '{"full_name": "x', [400, 401]),
    withBody('JSON with a trailing comma', line, json, '{"a":1,}', [400, 401]),
    withBody('bytes that are no UTF-8', line, json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), [400, 401]),
    withBody('a list', line, json, '[1]', [422, 401]),
    withBody('a text', line, json, '"x"', [422, 401]),
    withBody('nothing', line, json, '', [200, 422, 401]),
    withBody('a form', line, form, 'a=b', [415, 401]),
    withBody('XML', line, 'Content-Type: text/xml', '<a/>', [415, 401]),
    withBody('deep JSON', line, json, JSON.stringify({ data: nested(2_000), answer: nested(500) }), [200, 422, 401]),
    withBody('deep brackets', line, json, '['.repeat(40_000) + ']'.repeat(40_000), [400, 422, 401]),
    withBody('__proto__', line, json, '{"__proto__":{"is_premium":true,"admin":true},"constructor":{"prototype":{}}}', [200, 422, 401]),
    withBody('2 MB', line, json, JSON.stringify({ text: 'x'.repeat(2_000_000) }), [413, 401]),
    {
      name: '2 MB in chunks',
      head: [line, 'Host: HOST', json, 'Transfer-Encoding: chunked', 'Connection: close'],
      body: `1e8480\r\n${' '.repeat(2_000_000)}\r\n0\r\n\r\n`,
      only: [413, 401],
    },
    withBody('a foreign Origin', line, json, '{}', [403], ['Origin: https://evil.example']),
    withBody('a foreign site by Sec-Fetch-Site', line, json, '{}', [403], ['Sec-Fetch-Site: cross-site']),
  ];
};

const EVIL = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '\\/evil.example',
  '/\t/evil.example',
  'https://evil.example',
  '///evil.example',
  '/%252F%252Fevil.example',
  '/ar//evil.example',
  '/.//evil.example',
  '/ar/..//evil.example',
];

/** What is sent to the web app, and to the process in front of it. */
function pages(): Odd[] {
  const odd: Odd[] = [];
  for (const path of ['/ar/signin', '/ar/signup', '/preferences', '/ar/program/1/checkout', '/sign-out', '/lesson-progress']) {
    for (const suffix of ['', '?_data=routes%2Fsignin', '.data', '.data?_routes=signin'])
      odd.push(
        withBody(`foreign Origin ${path}${suffix}`, `POST ${path}${suffix} HTTP/1.1`, form, 'a=b', [403], ['Origin: https://evil.example']),
      );
    odd.push(withBody(`Origin null ${path}`, `POST ${path} HTTP/1.1`, form, 'a=b', [403], ['Origin: null']));
    odd.push(withBody(`Origin that is none ${path}`, `POST ${path} HTTP/1.1`, form, 'a=b', [403], ['Origin: https://a:99999999']));
    odd.push(withBody(`2 MB form ${path}`, `POST ${path} HTTP/1.1`, form, `a=${'x'.repeat(2_000_000)}`, [302, 413]));
    odd.push(withBody(`JSON for a form ${path}`, `POST ${path} HTTP/1.1`, json, '{}'));
    odd.push(withBody(`form without a boundary ${path}`, `POST ${path} HTTP/1.1`, 'Content-Type: multipart/form-data', 'x'));
    odd.push(
      withBody(
        `cut multipart ${path}`,
        `POST ${path} HTTP/1.1`,
        'Content-Type: multipart/form-data; boundary=a',
        '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\ny',
      ),
    );
    odd.push(withBody(`no media type ${path}`, `POST ${path} HTTP/1.1`, 'X-Nothing: 1', 'a=b'));
    odd.push(
      withBody(`broken percent in a form ${path}`, `POST ${path} HTTP/1.1`, form, 'phone=%zz&email=%e0%a4%a&password=%00&terms=%ed%a0%80'),
    );
    for (const verb of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) odd.push(plain(`${verb} ${path}`, `${verb} ${path} HTTP/1.1`));
  }
  for (const evil of EVIL) {
    const target = encodeURIComponent(evil);
    odd.push(withBody(`return path ${evil}`, 'POST /preferences HTTP/1.1', form, `theme=dark&return=${target}`, [302]));
    odd.push(withBody(`return path ${evil} by .data`, 'POST /preferences.data HTTP/1.1', form, `theme=dark&return=${target}`));
    odd.push(plain(`next ${evil}`, `GET /en/signin?next=${target} HTTP/1.1`, [200]));
    odd.push(plain(`path ${evil}`, `GET ${evil.replace('\t', '%09')} HTTP/1.1`));
    odd.push(plain(`path below a language ${evil}`, `GET /ar${evil.replace('\t', '%09')} HTTP/1.1`));
  }
  for (const path of ['/', '/ar', '/api/student/info']) {
    odd.push(plain(`TRACE ${path}`, `TRACE ${path} HTTP/1.1`, [405]));
    odd.push(plain(`BREW ${path}`, `BREW ${path} HTTP/1.1`, [400, 405]));
    for (const host of ['a:99999999', 'a b', 'user@a', '', 'a,b', '[::1', `${'x'.repeat(300)}:1`, 'evil.example'])
      odd.push(plain(`Host ${host} ${path}`, `GET ${path} HTTP/1.1`, undefined, [`Host: ${host}`]));
    odd.push(plain(`no Host ${path}`, `GET ${path} HTTP/1.1`, [400], []));
    odd.push(plain(`huge cookies ${path}`, `GET ${path} HTTP/1.1`, undefined, ['Host: HOST', `Cookie: ${'a=1; '.repeat(3_000)}`]));
    odd.push(
      plain(`cookies beyond what Node reads ${path}`, `GET ${path} HTTP/1.1`, [431], ['Host: HOST', `Cookie: a=${'x'.repeat(40_000)}`]),
    );
    odd.push(
      plain(`odd cookies ${path}`, `GET ${path} HTTP/1.1`, undefined, [
        'Host: HOST',
        'Cookie: __proto__=1; language=%zz; theme=%00; country=<x>; access-token=a.b.c; refresh-token=%0d%0a; client-id=1; =; ;;pending-code={',
      ]),
    );
    odd.push(
      plain(`CRLF in a header ${path}`, `GET ${path} HTTP/1.1`, undefined, [
        'Host: HOST',
        'Trace-Id: a\r\nX-Injected: 1',
        'Access-Token: a\rb',
      ]),
    );
    odd.push(
      plain(`a header that is no Latin-1 ${path}`, `GET ${path} HTTP/1.1`, undefined, [
        'Host: HOST',
        `Access-Token: ${utf8('رمز')}`,
        `Accept-Language: ${utf8('عربي')}, *;q=zz, x;q=9e9`,
        `X-Forwarded-For: ${utf8('أ')}`,
      ]),
    );
  }
  const paths = [
    '/%',
    '/%zz',
    ...['/ar/%E0%A4%A', '/%5C', '/ar/%5C%5B', '/%5C%5B/ar', '/ar/%5C%5C'],
    '/%00',
    '/ar/%00',
    '/ar/%0d%0aSet-Cookie:a=b',
    utf8('/ar/دروس'),
    utf8('/دروس'),
    '/ar/%D8%AF%D8%B1%D9%88%D8%B3',
    '/ar/explore/99999999999999999999',
    '/ar/explore/-1',
    '/ar/explore/1e3',
    '/ar/explore/٠'.replace('٠', '%D9%A0'),
    '/ar/explore/__proto__',
    '/__proto__',
    '/constructor',
    '/ar/explore/1?country=JO&country=EG',
    '/ar?country=__proto__',
    '/ar?country=%00',
    '/ar?tab=%ed%a0%80',
    '/xx/explore',
    '/AR',
    '/ar/ar',
    '/ar/signin?signup_method=a&signup_method=b&next=/a&next=//evil.example',
    '/ar/explore.data?_routes=__proto__',
    '/ar.data',
    '/_root.data',
    '/ar/_root.data?_routes=',
    '/ar/explore?_data=root',
    '/ar/explore?index',
    '/__manifest?p=/ar&version=x',
    '/__manifest',
    '/ar/__manifest?p=//evil.example',
    '/assets/../../../etc/passwd',
    '/assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/media/x',
    '/media/../x',
    '/media/%00',
    '/media/..%2f..%2fetc%2fpasswd',
    '/dev/outbox.json?to=%00',
    '/dev/outbox?to=%ed%a0%80',
    '/api',
    '/api/',
    '/api/nothing',
    '/api/content/subjects?program_id=1&program_id=2',
    '/api/content/subjects?program_id[]=1',
    '/api/content/subjects?program_id=%00',
    '/api/content/subjects?program_id=%zz',
    '/api/content/subjects?__proto__=1',
    '/api/content/subjects?program_id=99999999999999999999',
    '/api/%zz',
    '/api/%00',
    utf8('/api/دروس'),
    '/api/student/info/',
    '/API/student/info',
    '/api//student/info',
    '/api/statistics/subject-progress?subjects_ids=1,2,,3',
    `/api/content/subjects?program_id=${'9'.repeat(200)}`,
    `/ar?${'x'.repeat(9_000)}`,
  ];
  for (const path of paths)
    for (const verb of ['GET', 'HEAD', 'POST']) odd.push(plain(`${verb} ${path.slice(0, 60)}`, `${verb} ${path} HTTP/1.1`));
  odd.push(
    plain('Range of a page', 'GET /ar HTTP/1.1', undefined, [
      'Host: HOST',
      'Range: bytes=9-1,-,x',
      'If-None-Match: *',
      'If-Modified-Since: never',
      'Accept-Encoding: br;q=x, gzip;q=-1',
    ]),
  );
  odd.push({ name: 'no HTTP', head: ['hello'], only: [400] });
  odd.push(plain('two lengths', 'POST /ar/signin HTTP/1.1', [400], ['Host: HOST', 'Content-Length: 1', 'Content-Length: 2']));
  odd.push(
    plain('length and chunks', 'POST /ar/signin HTTP/1.1', [400], ['Host: HOST', 'Content-Length: 5', 'Transfer-Encoding: chunked']),
  );
  odd.push(plain('Expect', 'POST /ar/signin HTTP/1.1', undefined, ['Host: HOST', 'Content-Length: 0', 'Expect: 200-maybe']));
  odd.push(
    plain('Upgrade', 'GET /ar HTTP/1.1', undefined, [
      'Host: HOST',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: x',
      'Sec-WebSocket-Version: 13',
    ]),
  );
  return odd;
}

/** Sends requests that no client of ours would send. */
export async function fuzzOddities({ url }: Product, report: Report): Promise<void> {
  const { host, origin } = new URL(url);
  const odd = [
    ...everyCall
      .filter(([, { verb }]) => verb !== 'GET')
      .flatMap(([name, { verb, path }]) => bodiesOfACall(verb, path).map((one) => ({ ...one, name: `${name}: ${one.name}` }))),
    ...pages(),
  ];
  for (const { name, head, body = '', only } of odd) {
    const [verb = '', path = ''] = (head[0] ?? '').split(' ');
    const problem = await exchange(
      url,
      head.map((line) => line.replace('HOST', host)),
      body,
    ).then(
      (answer) => {
        if (only && !only.includes(answer.status)) return `${answer.status} instead of ${only.join(' or ')}: ${answer.text.slice(0, 150)}`;
        if (!hasSecurityHeaders(answer.head)) return `${answer.status} without the security headers`;
        // what Node's parser refuses never becomes a request, and has no body
        const isRequest = ![400, 408, 417, 431].includes(answer.status) || answer.text !== '';
        const isEnvelope = /^\/api\/(?!openapi|docs)/.test(path) && isRequest;
        return isEnvelope
          ? problemOfApi(answer, verb)
          : problemOfPage({ ...answer, text: isRequest && verb !== 'HEAD' ? answer.text : 'none is due' }, origin);
      },
      (error: Error) => error.message,
    );
    if (problem !== null) report.finding(`${name}: ${problem}`);
  }
  report.fact(`${odd.length} odd requests over bare connections`);
}
