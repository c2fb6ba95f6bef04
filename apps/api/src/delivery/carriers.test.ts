import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
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

interface Refusal {
  responseCode: number;
  message: string;
}
/** A real SMTP server that keeps what it is sent; `refuses` is what it says to a recipient or a text. */
function mailbox(refuses: { recipient?: Refusal; text?: Refusal } = {}): { server: net.Server; mails: { to: string[]; text: string }[] } {
  const mails: { to: string[]; text: string }[] = [];
  const failure = ({ responseCode, message }: Refusal) => Object.assign(new Error(message), { responseCode });
  const { server } = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refuses.recipient && failure(refuses.recipient)),
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        if (refuses.text) return void done(failure(refuses.text));
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
  });
  return { server, mails };
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
    const { server, mails } = mailbox();
    const carrier = smtpCarrier(`smtp://127.0.0.1:${await listening(server)}`, 'Darb <code@darb.example>');
    for (let round = 0; round < 2; round += 1) await carrier(messageTo('email', 'salma@example.com'));
    expect(mails).toHaveLength(2);
    for (const { to, text } of mails) {
      expect(to).toEqual(['salma@example.com']);
      for (const line of ['Subject: 123456 is your Darb code', 'Content-Language: en', `Message-ID: <${ID}@darb.example>`])
        expect(text).toContain(`${line}\r\n`);
      expect(text).toContain('123456');
    }
  });

  test('is given up for an address that the server does not know, and tried again when it is busy or away', async () => {
    const sent = async (refuses: Parameters<typeof mailbox>[0]) => {
      const carrier = smtpCarrier(`smtp://127.0.0.1:${await listening(mailbox(refuses).server)}`, 'code@darb.example');
      return outcomeOf(carrier, messageTo('email', 'salma@example.com'));
    };
    expect(await sent({ recipient: { responseCode: 550, message: '5.1.1 no such user' } })).toBe('refused');
    expect(await sent({ text: { responseCode: 554, message: '5.7.1 not from you' } })).toBe('refused');
    expect(await sent({ recipient: { responseCode: 450, message: '4.2.1 try again later' } })).toBe('again');
    expect(await sent({ text: { responseCode: 452, message: '4.3.1 no room now' } })).toBe('again');
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
