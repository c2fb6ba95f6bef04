import { createHmac } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createApi, type Api } from '../api.ts';
import { students } from '../account/tables.ts';
import { bySms, PHONE } from '../testing/sign-ups.ts';
import { guest, PEER, test as base } from '../testing/test.ts';
import { MessageRefused, type Carrier, type QueuedMessage } from './delivery.ts';
import { messages, outbox } from './tables.ts';

/** A gateway whose answers a test chooses. */
class Gateway {
  readonly seen: QueuedMessage[] = [];
  answer: Carrier = ({ id }) => Promise.resolve({ providerId: `their ${id}` });
  readonly carrier: Carrier = (message) => {
    this.seen.push(message);
    return this.answer(message);
  };
}

interface Fixtures {
  gateway: Gateway;
  /** An API whose SMS leave by the gateway. */
  sending: Api;
}
const test = base.extend<Fixtures>({
  gateway: async ({}, use) => use(new Gateway()),
  sending: async ({ api: _emptied, options, gateway }, use) => {
    const delivery = { ...options.delivery, sms: gateway.carrier };
    const api = createApi({ ...options, delivery, reports: { shared: 'a secret', whatsappApp: 'an app secret' } });
    await use(api);
    await api.close();
  },
});

const busy: Carrier = () => Promise.reject(new Error('busy'));
const AT = { channel: 'sms', phone: PHONE, country_code: 'JO' } as const;
const statusIn = (api: Api) => api.client(guest()).account.messageStatus(AT);
const report = (api: Api, path: string, body: string, headers: Record<string, string>) =>
  api.fetch(
    new Request(`http://localhost/api/delivery/${path}`, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-length': String(body.length) },
    }),
    PEER,
  );

describe('a message', () => {
  test('whose provider is slow keeps nobody waiting', async ({ sending, gateway }) => {
    let release = () => undefined as void;
    gateway.answer = () => new Promise((resolve) => (release = () => resolve({ providerId: null })));
    const client = sending.client(guest());
    expect(await client.account.signUpBySms(bySms)).toEqual({ resend_after: 60 });
    expect(await statusIn(sending)).toEqual({ status: 'waiting', is_channel_down: false });
    await expect.poll(() => gateway.seen.length).toBe(1);
    release();
    await sending.sendDue();
    expect(await statusIn(sending)).toEqual({ status: 'sent', is_channel_down: false });
  });

  test('that was not taken is sent again, with the same id, within the life of its code', async ({ sending, gateway, clock, events }) => {
    gateway.answer = busy;
    await sending.client(guest()).account.signUpBySms(bySms);
    await sending.sendDue();
    await sending.sendDue();
    expect(gateway.seen).toHaveLength(1);
    clock.advance(5);
    await sending.sendDue();
    expect(gateway.seen).toHaveLength(2);
    expect(await statusIn(sending)).toEqual({ status: 'waiting', is_channel_down: true });
    gateway.answer = () => Promise.resolve({ providerId: 'their id' });
    clock.advance(10);
    await sending.sendDue();
    expect(await statusIn(sending)).toEqual({ status: 'sent', is_channel_down: false });
    expect(new Set(gateway.seen.map(({ id }) => id)).size).toBe(1);
    expect(events.splice(0)).toHaveLength(2);
  });

  test('that nobody took in ten minutes has failed, is told so, and is not charged', async ({ sending, gateway, clock, events, db }) => {
    gateway.answer = busy;
    const client = sending.client(guest());
    await client.account.signUpBySms(bySms);
    for (let minute = 0; minute <= 10; minute += 1) {
      await sending.sendDue();
      clock.advance(60);
    }
    const tries = gateway.seen.length;
    await sending.sendDue();
    expect(gateway.seen).toHaveLength(tries);
    expect((await statusIn(sending)).status).toBe('failed');
    expect((await db.select().from(messages))[0]).toMatchObject({ status: 'failed', body: null, code: null, subject: null });
    gateway.answer = () => Promise.resolve({ providerId: null });
    for (let sent = 0; sent < 5; sent += 1) {
      clock.advance(180);
      await client.account.sendSmsCode({ sms_otp_phone: PHONE, country_code: 'JO' });
    }
    events.splice(0);
  });

  test('is sent by one of two processes, and its text is gone from the database afterwards', async ({ sending, gateway, options, db }) => {
    gateway.answer = busy;
    const other = createApi({ ...options, delivery: { ...options.delivery, sms: gateway.carrier } });
    gateway.answer = ({ id }) => Promise.resolve({ providerId: id });
    const clients = Array.from({ length: 12 }, (_, index) => `6f1c2a34-0000-4000-8000-0000000000${10 + index}`);
    for (const [index, clientId] of clients.entries())
      await sending.client(guest({ clientId })).account.signUpBySms({ ...bySms, sms_otp_phone: `07901234${10 + index}` });
    await Promise.all([sending.sendDue(), other.sendDue(), sending.sendDue(), other.sendDue()]);
    expect(gateway.seen).toHaveLength(12);
    expect(new Set(gateway.seen.map(({ id }) => id)).size).toBe(12);
    for (const row of await db.select().from(messages)) expect(row).toMatchObject({ status: 'sent', body: null, code: null });
    await other.close();
  });

  test('that a process left behind is sent by the next one', async ({ sending, gateway, options, clock }) => {
    gateway.answer = () => new Promise(() => undefined);
    const dying = createApi({ ...options, delivery: { ...options.delivery, sms: gateway.carrier } });
    await dying.client(guest()).account.signUpBySms(bySms);
    await expect.poll(() => gateway.seen.length).toBe(1);
    await dying.close();
    gateway.answer = () => Promise.resolve({ providerId: null });
    clock.advance(5);
    await sending.sendDue();
    expect(gateway.seen).toHaveLength(2);
    expect((await statusIn(sending)).status).toBe('sent');
  });

  test('is removed a day after its end', async ({ sending, clock, db }) => {
    await sending.client(guest()).account.signUpBySms(bySms);
    await sending.sendDue();
    clock.advance(86_400);
    await sending.sweep();
    expect(await db.$count(messages)).toBe(1);
    clock.advance(601);
    await sending.sweep();
    expect(await db.$count(messages)).toBe(0);
  });
});

describe('a report of a provider', () => {
  const told = { authorization: 'Bearer a secret' };

  test('says that a message arrived, twice and in any order', async ({ sending, db }) => {
    await sending.client(guest()).account.signUpBySms(bySms);
    await sending.sendDue();
    const [row] = await db.select().from(messages);
    const said = (status: string) => report(sending, 'sms', JSON.stringify({ id: row?.providerId, status }), told);
    for (const status of ['delivered', 'sent', 'failed', 'delivered']) expect((await said(status)).status).toBe(204);
    expect((await statusIn(sending)).status).toBe('delivered');
  });

  test('says that a message reached nobody, which is not charged then', async ({ sending, db, clock }) => {
    const client = sending.client(guest());
    for (let round = 0; round < 4; round += 1) {
      await client.account.signUpBySms(bySms);
      await sending.sendDue();
      for (const { providerId, status } of await db.select().from(messages))
        if (status === 'sent') await report(sending, 'sms', JSON.stringify({ id: providerId, status: 'failed' }), told);
      clock.advance(1);
    }
    expect((await statusIn(sending)).status).toBe('failed');
  });

  test('is heard of nobody who does not know the secret', async ({ sending, api }) => {
    const body = JSON.stringify({ entry: [{ changes: [{ value: { statuses: [{ id: 'x', status: 'read' }] } }] }] });
    const signature = (secret: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    expect((await report(sending, 'sms', '{}', { authorization: 'Bearer another' })).status).toBe(404);
    expect((await report(sending, 'whatsapp', body, { 'x-hub-signature-256': signature('another') })).status).toBe(404);
    expect((await report(sending, 'whatsapp', body, { 'x-hub-signature-256': signature('an app secret') })).status).toBe(204);
    expect((await report(api, 'whatsapp', body, { 'x-hub-signature-256': signature('an app secret') })).status).toBe(404);
    const subscribe = (token: string) =>
      sending.fetch(
        new Request(`http://localhost/api/delivery/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`),
        PEER,
      );
    expect((await subscribe('another')).status).toBe(404);
    expect(await (await subscribe('a%20secret')).text()).toBe('42');
  });
});

test('what became of a message is told to the client that asked for it alone, and of a recovery to nobody', async ({
  sending,
  gateway,
  db,
  clock,
}) => {
  gateway.answer = () => Promise.reject(new MessageRefused('no such number'));
  const client = sending.client(guest());
  await client.account.signUpBySms({ ...bySms, sms_otp_phone: '0790123457' });
  await sending.sendDue();
  const of = { ...AT, phone: '0790123457' };
  expect((await client.account.messageStatus(of)).status).toBe('failed');
  const stranger = sending.client(guest({ clientId: '6f1c2a34-0000-4000-8000-000000000002' }));
  expect((await stranger.account.messageStatus(of)).status).toBe('sent');

  await db.insert(students).values({
    ...{ fullName: 'Salma', phone: PHONE, language: 'ar', country: 'JO', referralCode: 'ABCDEF', createdAt: clock.now() },
    phoneVerifiedAt: clock.now(),
  });
  clock.advance(180);
  await client.account.recoverBySms({ sms_otp_phone: PHONE, country_code: 'JO' });
  await sending.sendDue();
  expect((await client.account.messageStatus(AT)).status).toBe('sent');
  expect(await db.$count(outbox)).toBe(0);
});

test('that a channel is down is never told by the message of a recovery, and told to its client by another’s', async ({
  sending,
  gateway,
  db,
  clock,
}) => {
  gateway.answer = busy;
  await db.insert(students).values({
    ...{ fullName: 'Salma', phone: PHONE, language: 'ar', country: 'JO', referralCode: 'ABCDEF', createdAt: clock.now() },
    phoneVerifiedAt: clock.now(),
  });
  const client = sending.client(guest());
  const twice = async () => {
    for (const seconds of [0, 5]) {
      clock.advance(seconds);
      await sending.sendDue();
    }
  };
  await client.account.recoverBySms({ sms_otp_phone: PHONE, country_code: 'JO' });
  await twice();
  expect(gateway.seen).toHaveLength(2);
  expect((await client.account.messageStatus(AT)).is_channel_down).toBe(false);
  const other = sending.client(guest({ clientId: '6f1c2a34-0000-4000-8000-000000000002' }));
  await other.account.signUpBySms({ ...bySms, sms_otp_phone: '0790123457' });
  await twice();
  expect((await client.account.messageStatus(AT)).is_channel_down).toBe(true);
});
