import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import { test } from '../testing/test.ts';
import { codeMessage } from './code-message.ts';
import { smsGatewayCarrier } from './sms-gateway.ts';
import { smtpCarrier } from './smtp.ts';

const listening = async (server: net.Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** As much of an SMTP server as takes a message. */
function mailbox(): { server: net.Server; lines: string[] } {
  const lines: string[] = [];
  const server = net.createServer((socket) => {
    let data = false;
    socket.write('220 test\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      if (data && line !== '.') return;
      data = line === 'DATA';
      socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      if (line === 'QUIT') socket.end();
    });
  });
  return { server, lines };
}

test('an e-mail goes out over SMTP with its subject and text', async ({ db, clock }) => {
  const { server, lines } = mailbox();
  const port = await listening(server);
  await smtpCarrier(`smtp://127.0.0.1:${port}`, 'Darb <code@example.com>')(
    db,
    codeMessage('email', 'salma@example.com', 'en', '123456'),
    clock.now(),
  );
  server.close();
  const text = lines.join('\n');
  expect(text).toContain('RCPT TO:<salma@example.com>');
  expect(text).toContain('Subject: 123456 is your Darb code');
  expect(text).toContain('Content-Language: en');
});

test('an SMS goes to the gateway as JSON, with the credentials of its address as a header', async ({ db, clock }) => {
  const requests: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ url: request.url, authorization: request.headers.authorization, body });
      response.writeHead(requests.length === 1 ? 202 : 500).end();
    });
  });
  const port = await listening(server);
  const carrier = smsGatewayCarrier(`http://user:p%40ss@127.0.0.1:${port}/send`);
  const message = codeMessage('sms', '+962790123456', 'ar', '123456');
  await carrier(db, message, clock.now());
  expect(requests[0]).toMatchObject({ url: '/send', authorization: `Basic ${Buffer.from('user:p@ss').toString('base64')}` });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ to: '+962790123456', text: message.body });
  await expect(carrier(db, message, clock.now())).rejects.toThrow('500');
  server.close();
  server.closeAllConnections();
});
