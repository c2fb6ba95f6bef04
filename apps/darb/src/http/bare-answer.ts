import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { MessageKey } from '@darb/contract/message-keys';

/**
 * Answers over a connection for which there is no response to write to, and ends it: `400 Bad Request` and
 * the like in words, with `forApi` as the API's envelope. `headers` are those that every answer carries.
 */
export function answerBare(connection: Duplex, status: string, headers: Readonly<Record<string, string>>, forApi?: MessageKey): void {
  const words = forApi === undefined ? `${status}\n` : JSON.stringify({ message_key: forApi, detail: forApi });
  const type = forApi === undefined ? 'text/plain' : 'application/json';
  const own = { connection: 'close', 'content-type': `${type}; charset=utf-8`, 'content-length': words.length };
  const lines = Object.entries({ ...headers, ...own }).map(([name, value]) => `${name}: ${value}`);
  connection.end([`HTTP/1.1 ${status}`, ...lines, '', words].join('\r\n'));
}

/** Milliseconds without a byte in either direction until such a connection is given up. */
const ANSWER_MS = 60_000;

/**
 * Answers a request that asked for another protocol as if it had not: asking binds nobody (RFC 9110, 7.8),
 * and tools do it with every request (`curl --http2`). The connection ends with the answer. Node gives such a
 * request without its body, so one that has a body is refused.
 */
export function passOverUpgrade(
  request: IncomingMessage,
  connection: Duplex,
  headers: Readonly<Record<string, string>>,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  connection.on('error', () => connection.destroy());
  if (Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'] !== undefined)
    return answerBare(connection, '400 Bad Request', headers);
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(connection as Socket);
  response.once('finish', () => connection.end());
  // Node no longer watches a connection that it gave away
  (connection as Socket).setTimeout(ANSWER_MS, () => connection.destroy());
  handle(request, response);
}
