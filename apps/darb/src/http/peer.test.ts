import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf, peerOf } from './peer.ts';

const PUBLIC = new URL('http://localhost:3000');
const from = (remoteAddress: string, changes: Record<string, string> = {}, httpVersion = '1.1') => {
  const headers: Record<string, string> = { host: 'localhost:3000', 'user-agent': 'curl/8', accept: '*/*', ...changes };
  return { socket: { remoteAddress }, httpVersion, headers, rawHeaders: Object.entries(headers).flat() } as unknown as IncomingMessage;
};
const isLoopback = (...given: Parameters<typeof from>) => peerOf(from(...given), undefined, PUBLIC).loopback;

describe('the address', () => {
  test('is the socket, whatever a header claims, while no proxy is trusted', () => {
    expect(addressOf(from('203.0.113.7', { 'x-forwarded-for': '192.0.2.1' }), undefined)).toBe('203.0.113.7');
  });

  test('is the last one of the trusted header', () => {
    expect(addressOf(from('10.0.0.2', { 'x-forwarded-for': '198.51.100.9, 192.0.2.1:4711' }), 'x-forwarded-for')).toBe('192.0.2.1');
    expect(addressOf(from('10.0.0.2', { 'x-forwarded-for': '[2001:db8::1]:443' }), 'x-forwarded-for')).toBe('2001:db8::1');
    expect(addressOf(from('::ffff:10.0.0.2'), 'x-forwarded-for')).toBe('10.0.0.2');
  });
});

describe('the peer', () => {
  test('is on this machine when it calls directly, by the public name, as browsers and programs do', () => {
    expect(isLoopback('127.0.0.1')).toBe(true);
    expect(isLoopback('::ffff:127.0.0.1', { connection: 'keep-alive' })).toBe(true);
    const browser = {
      'sec-fetch-site': 'none',
      'accept-language': 'ar',
      cookie: 'a=b',
      'upgrade-insecure-requests': '1',
      priority: 'u=0, i',
    };
    expect(isLoopback('::1', browser)).toBe(true);
    expect(isLoopback('127.0.0.1', { origin: 'http://localhost:3000' })).toBe(true);
  });

  test('is not on this machine over the network', () => expect(isLoopback('203.0.113.7')).toBe(false));

  test('is nobody of this machine behind a bare proxy that speaks HTTP/1.0', () =>
    expect(isLoopback('127.0.0.1', { connection: 'close' }, '1.0')).toBe(false));

  test.each(['rebound.example:3000', '127.0.0.1:3000', 'localhost', 'localhost:3001', '[::1]:3000'])('is not by the name %s', (host) =>
    expect(isLoopback('127.0.0.1', { host })).toBe(false),
  );

  test.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'X-Forwarded-Proto',
    'x-real-ip',
    'CF-Connecting-IP',
    'cf-ray',
    'true-client-ip',
    'x-client-ip',
    'fastly-client-ip',
    'x-cluster-client-ip',
    'x-original-forwarded-for',
    'x-amzn-trace-id',
    'x-envoy-external-address',
    'fly-client-ip',
    'cdn-loop',
    'x-request-id',
    'x-anything',
  ])('is not with the header %s, which a proxy may have put there', (name) =>
    expect(isLoopback('127.0.0.1', { [name]: '127.0.0.1' })).toBe(false),
  );

  test.each(['https://evil.example', 'http://127.0.0.1:3000', 'null', ''])('is not from a page of the origin %s', (origin) =>
    expect(isLoopback('127.0.0.1', { origin })).toBe(false),
  );
});
