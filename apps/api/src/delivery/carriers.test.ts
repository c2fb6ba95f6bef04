import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, test } from 'vitest';
import { codeMessage } from './code-message.ts';
import { MessageRefused, type Carrier, type Channel, type QueuedMessage } from './delivery.ts';
import { smsGatewayCarrier } from './sms-gateway.ts';
import { smtpCarrier } from './smtp.ts';
import { whatsappCarrier } from './whatsapp.ts';

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    if (server instanceof http.Server) server.closeAllConnections();
  }
});

async function listening(server: net.Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const ID = '6f1c2a34-0000-4000-8000-00000000beef';
const note = { code: '123456', purpose: 'sign_up', domain: 'darb.example' } as const;
const messageTo = (channel: Channel, to: string): QueuedMessage => ({
  id: ID,
  ...codeMessage(channel, { ...note, to, language: 'en' }),
});

/** As much of an SMTP server as takes a message; `refusal` is what it says to a recipient. */
function mailbox(refusal?: string): { server: net.Server; lines: string[] } {
  const lines: string[] = [];
  const server = net.createServer((socket) => {
    let data = false;
    socket.write('220 test\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      if (data && line !== '.') return;
      data = line === 'DATA';
      const said = line.startsWith('RCPT') && refusal !== undefined ? `${refusal}\r\n` : '250 ok\r\n';
      socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : said);
      if (line === 'QUIT') socket.end();
    });
  });
  return { server, lines };
}

/** An HTTP provider that gives these answers, one a request. */
async function provider(...answers: { status: number; body?: object }[]) {
  const requests: { url: string | undefined; headers: http.IncomingHttpHeaders; body: unknown }[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { status, body } = answers[requests.length] ?? { status: 500 };
      requests.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  return { requests, port: await listening(server) };
}

/** What a carrier makes of a message: taken, refused for good, or to be tried again. */
const outcomeOf = (carrier: Carrier, message: QueuedMessage) =>
  carrier(message).then(
    ({ providerId }) => providerId,
    (error: unknown) => (error instanceof MessageRefused ? 'refused' : 'again'),
  );

describe('an e-mail', () => {
  test('goes out over SMTP with its subject and text, and with one id however often it is sent', async () => {
    const { server, lines } = mailbox();
    const carrier = smtpCarrier(`smtp://127.0.0.1:${await listening(server)}`, 'Darb <code@darb.example>');
    for (let round = 0; round < 2; round += 1) await carrier(messageTo('email', 'salma@example.com'));
    const text = lines.join('\n');
    expect(text).toContain('RCPT TO:<salma@example.com>');
    expect(text).toContain('Subject: 123456 is your Darb code');
    expect(text).toContain('Content-Language: en');
    expect(lines.filter((line) => line === `Message-ID: <${ID}@darb.example>`)).toHaveLength(2);
  });

  test('is given up for an address that the server does not know, and tried again when it is busy or away', async () => {
    const sent = async (refusal: string) => {
      const carrier = smtpCarrier(`smtp://127.0.0.1:${await listening(mailbox(refusal).server)}`, 'code@darb.example');
      return outcomeOf(carrier, messageTo('email', 'salma@example.com'));
    };
    expect(await sent('550 5.1.1 no such user')).toBe('refused');
    expect(await sent('450 4.2.1 try again later')).toBe('again');
    expect(await outcomeOf(smtpCarrier('smtp://127.0.0.1:1', 'code@darb.example'), messageTo('email', 'a@example.com'))).toBe('again');
  });
});

describe('an SMS', () => {
  test('goes to the gateway as JSON, with the credentials of its address as a header and an id that repeats', async () => {
    const { requests, port } = await provider({ status: 202 }, { status: 200, body: { id: 'their id' } });
    const carrier = smsGatewayCarrier(`http://user:p%40ss@127.0.0.1:${port}/send`);
    const message = messageTo('sms', '+962790123456');
    expect(await carrier(message)).toEqual({ providerId: ID });
    expect(await carrier(message)).toEqual({ providerId: 'their id' });
    for (const { url, headers, body } of requests) {
      expect(url).toBe('/send');
      expect(headers.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`);
      expect(headers['idempotency-key']).toBe(ID);
      expect(body).toEqual({ id: ID, to: '+962790123456', text: message.body });
    }
  });

  test.for([
    [400, 'refused'],
    [422, 'refused'],
    [401, 'again'],
    [429, 'again'],
    [500, 'again'],
    [503, 'again'],
  ] as const)('that is answered %i is %s', async ([status, outcome]) => {
    const { port } = await provider({ status });
    expect(await outcomeOf(smsGatewayCarrier(`http://127.0.0.1:${port}`), messageTo('sms', '+962790123456'))).toBe(outcome);
  });

  test('is given up by a gateway that says nothing, and tried again', async () => {
    const timedOut: typeof fetch = (_, init) => {
      expect(init?.signal).toBeInstanceOf(AbortSignal);
      return Promise.reject(new DOMException('The operation timed out', 'TimeoutError'));
    };
    expect(await outcomeOf(smsGatewayCarrier('http://127.0.0.1:1', timedOut), messageTo('sms', '+962790123456'))).toBe('again');
  });
});

describe('a code by WhatsApp', () => {
  test('goes to the Cloud API as the template of codes', async () => {
    const { requests, port } = await provider({ status: 200, body: { messages: [{ id: 'wamid.1' }] } });
    const carrier = whatsappCarrier(`http://a-token@127.0.0.1:${port}/v23.0/1055`, 'darb_code');
    expect(await carrier(messageTo('whatsapp', '+962790123456'))).toEqual({ providerId: 'wamid.1' });
    expect(requests[0]).toMatchObject({
      url: '/v23.0/1055/messages',
      headers: { authorization: 'Bearer a-token' },
      body: {
        messaging_product: 'whatsapp',
        to: '962790123456',
        type: 'template',
        template: { name: 'darb_code', language: { code: 'en' }, components: [{ parameters: [{ text: '123456' }] }, { sub_type: 'url' }] },
        biz_opaque_callback_data: ID,
      },
    });
  });

  test.for([
    [400, 131_026, 'refused'],
    [400, 131_056, 'again'],
    [400, 80_007, 'again'],
    [401, 190, 'again'],
    [500, 131_000, 'again'],
  ] as const)('that is answered %i with the code %i is %s', async ([status, code, outcome]) => {
    const { port } = await provider({ status, body: { error: { code } } });
    const carrier = whatsappCarrier(`http://t@127.0.0.1:${port}/v23.0/1055`, 'darb_code');
    expect(await outcomeOf(carrier, messageTo('whatsapp', '+962790123456'))).toBe(outcome);
  });

  test('is the only message that WhatsApp carries', async () => {
    const carrier = whatsappCarrier('http://t@127.0.0.1:1/v23.0/1055', 'darb_code');
    expect(await outcomeOf(carrier, { ...messageTo('whatsapp', '+962790123456'), code: null })).toBe('refused');
  });
});
