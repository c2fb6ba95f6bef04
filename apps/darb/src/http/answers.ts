import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { LOADS_NOTHING } from '@darb/api';
import { rowOf } from '@darb/contract/message-keys';
import type { Rejection } from './request-check.ts';

/** Whether an address belongs to the API, whose every answer is an envelope. */
export const isApiAddress = (url: string) => /^\/api(?:[/?#]|$)/.test(url);

/**
 * Answers a request that was not let in, or that failed: the envelope below `/api`, elsewhere the status in
 * words.
 */
export function reject(request: IncomingMessage, response: ServerResponse, rejection: Rejection): void {
  const { status: usual, detail } = rowOf(rejection.messageKey);
  const status = rejection.status ?? usual;
  const isApi = isApiAddress(request.url ?? '');
  const body = isApi
    ? JSON.stringify({ message_key: rejection.messageKey, detail: detail ?? rejection.messageKey })
    : `${status} ${STATUS_CODES[status] ?? ''}\n`;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (rejection.messageKey === 'wrong_verb') response.setHeader('allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  // what is left of the body is not read: the connection cannot be used again
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(status, {
    'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * The headers that every answer carries, by the address under which people reach the product; a part behind
 * may set one of the same name, as each page sets its own policy.
 */
export const securityHeaders = (publicUrl: URL): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': LOADS_NOTHING,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  ...(publicUrl.protocol === 'https:' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});
