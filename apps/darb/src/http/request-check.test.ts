import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOrigin, checkRequest } from './request-check.ts';

const request = (method: string, headers: Record<string, string>, url = '/') =>
  ({ method, url, headers: { host: 'darb.example.org', ...headers }, headersDistinct: {} }) as unknown as IncomingMessage;
const publicUrl = new URL('https://darb.example.org');
const local = new URL('http://localhost:3000');

describe('the origin guard', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses a %s from a foreign page', (method) => {
    expect(checkOrigin(request(method, { origin: 'https://evil.example' }), publicUrl)).toEqual({ messageKey: 'foreign_origin' });
    expect(checkOrigin(request(method, { 'sec-fetch-site': 'cross-site' }), publicUrl)).not.toBeNull();
    expect(checkOrigin(request(method, { 'sec-fetch-site': 'same-site', origin: 'https://darb.example.org' }), publicUrl)).not.toBeNull();
  });

  test('lets a foreign page read and link', () => {
    expect(checkOrigin(request('GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }), publicUrl)).toBeNull();
  });

  test('lets our own page and a program without a browser write', () => {
    expect(checkOrigin(request('POST', { origin: 'https://darb.example.org', 'sec-fetch-site': 'same-origin' }), publicUrl)).toBeNull();
    expect(checkOrigin(request('POST', {}), publicUrl)).toBeNull();
  });

  test('takes the plain-text page of an https site for foreign', () => {
    expect(checkOrigin(request('POST', { origin: 'http://darb.example.org' }), publicUrl)).not.toBeNull();
  });

  test('takes any name of a plain http site for its own', () => {
    expect(checkOrigin(request('POST', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }), local)).toBeNull();
    expect(checkOrigin(request('POST', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:4000' }), local)).not.toBeNull();
  });

  test('believes a hidden origin only with the word of the browser', () => {
    expect(checkOrigin(request('POST', { origin: 'null' }), publicUrl)).not.toBeNull();
    expect(checkOrigin(request('POST', { origin: 'null', 'sec-fetch-site': 'same-origin' }), publicUrl)).toBeNull();
  });

  test('refuses an origin that is none', () => {
    expect(checkOrigin(request('POST', { origin: 'https://a:99999999' }), publicUrl)).not.toBeNull();
  });
});

describe('the request check', () => {
  test.each([
    ['a:99999999', '/'],
    ['a b', '/'],
    ['user@a', '/'],
    ['a', '//evil.example/'],
    ['a', '/\\evil.example/'],
    ['a', 'http://evil.example/'],
    ['a', '*'],
    ['a', '/%'],
    ['a', '/%E0%A4%A'],
    ['a', '/x%00y'],
    ['a', '/x%0d%0ay'],
  ])('refuses host %j with path %j', (host, url) => {
    expect(checkRequest(request('GET', { host }, url))).toEqual({ rejection: { messageKey: 'unreadable' } });
  });

  test('refuses a request with two Host lines, even alike', () => {
    const twice = { ...request('GET', {}), headersDistinct: { host: ['darb.example.org', 'darb.example.org'] } };
    expect(checkRequest(twice as unknown as IncomingMessage)).toEqual({ rejection: { messageKey: 'unreadable' } });
  });

  test('refuses verbs that nobody here knows', () => {
    expect(checkRequest(request('TRACE', {}))).toEqual({ rejection: { messageKey: 'wrong_verb' } });
  });

  test('refuses an over-long address', () => {
    expect(checkRequest(request('GET', {}, `/${'x'.repeat(8_001)}`))).toEqual({ rejection: { messageKey: 'too_large', status: 414 } });
  });

  test('lets through only what an URL can be made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (path, host) => {
        const checked = checkRequest(request('GET', { host }, `/${path}`));
        if ('pathname' in checked) {
          const url = new URL(`/${path}`, `http://${host}`);
          expect(url.host).toBe(new URL(`http://${host}`).host);
          expect(() => decodeURIComponent(checked.pathname)).not.toThrow();
        }
      }),
    );
  });

  test.each(['localhost', '[::1]:3000', 'darb.example.org:8080'])('accepts the host %s', (host) => {
    expect(checkRequest(request('GET', { host }, '/ar?q=%E0%A4%A'))).toEqual({ pathname: '/ar' });
  });
});
