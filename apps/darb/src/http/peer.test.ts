import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { peerOf } from './peer.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } }) as unknown as IncomingMessage;

describe('the peer', () => {
  test('is the socket, whatever a header claims, while no proxy is trusted', () => {
    expect(peerOf(from('203.0.113.7', { 'x-forwarded-for': '192.0.2.1' }), undefined)).toEqual({ address: '203.0.113.7', loopback: false });
  });

  test('is the last address of the trusted header', () => {
    expect(peerOf(from('10.0.0.2', { 'x-forwarded-for': '198.51.100.9, 192.0.2.1:4711' }), 'x-forwarded-for').address).toBe('192.0.2.1');
    expect(peerOf(from('10.0.0.2', { 'x-forwarded-for': '[2001:db8::1]:443' }), 'x-forwarded-for').address).toBe('2001:db8::1');
    expect(peerOf(from('::ffff:10.0.0.2'), 'x-forwarded-for').address).toBe('10.0.0.2');
  });

  test('is on this machine only when it calls directly, by a name of this machine', () => {
    expect(peerOf(from('127.0.0.1'), undefined).loopback).toBe(true);
    expect(peerOf(from('::1', { host: '[::1]:3000' }), undefined).loopback).toBe(true);
    expect(peerOf(from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), undefined).loopback).toBe(false);
    expect(peerOf(from('127.0.0.1', { via: '1.1 proxy' }), undefined).loopback).toBe(false);
    expect(peerOf(from('127.0.0.1', { 'x-client': '192.0.2.1' }), 'x-client').loopback).toBe(false);
    expect(peerOf(from('127.0.0.1', { host: 'rebound.example:3000' }), undefined).loopback).toBe(false);
    expect(peerOf(from('203.0.113.7'), undefined).loopback).toBe(false);
  });
});
