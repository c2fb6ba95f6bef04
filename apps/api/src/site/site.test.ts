import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ContactSubject } from '@darb/contract/contact';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect } from 'vitest';
import { createApi } from '../api.ts';
import { smtpCarrier } from '../delivery/smtp.ts';
import { guest, test } from '../testing/test.ts';
import { messages, replaceContacts, replaceSellingPoints, replaceTeam, type SellingPoint } from './queries.ts';

const both = (text: string) => ({ ar: `${text} بالعربية`, en: text });
const WRITTEN = { subject: 'key' as ContactSubject, reach: '079 555 0142', text: 'My key does not work.', country: 'JO' as const };

describe('the team', () => {
  test('is empty until the operator has told of somebody', async ({ api }) => {
    expect(await api.client(guest()).site.team({})).toEqual({ people: [], openings: [] });
  });

  test('stands in the order of the file, in Arabic under ar and in English under en and ur, marked as such', async ({ api, db }) => {
    const row = (kind: 'person' | 'opening', order: number, name: string) => ({
      ...{ kind, order, name: both(name), role: both('role'), about: both('about') },
    });
    await replaceTeam(db, [row('person', 0, 'Rami'), row('opening', 1, 'Biology'), row('person', 2, 'Muna')]);
    const { people, openings } = await api.client(guest({ language: 'ur' })).site.team({});
    expect(people.map(({ name }) => name)).toEqual([
      { text: 'Rami', lang: 'en' },
      { text: 'Muna', lang: 'en' },
    ]);
    expect(openings.map(({ name }) => name.text)).toEqual(['Biology']);
    expect((await api.client(guest()).site.team({})).people[0]?.name).toEqual({ text: 'Rami بالعربية', lang: 'ar' });
    await replaceTeam(db, []);
    expect((await api.client(guest()).site.team({})).people).toEqual([]);
  });
});

test('contacts are those of the country that is asked for, and null where the operator gave none', async ({ api, db }) => {
  await replaceContacts(db, [{ country: 'JO', help: 'help@darb.example', office: both('Amman') }]);
  const none = { number: null, help: null, ideas: null, schools: null, office: null, map: null };
  const ask = async (country: 'JO' | 'EG') => (await api.client(guest({ language: 'en' })).site.contacts({ country })).contacts;
  expect(await ask('JO')).toEqual({ ...none, help: 'help@darb.example', office: { text: 'Amman', lang: 'en' } });
  expect(await ask('EG')).toEqual(none);
});

test('selling points are those of the country that is asked for, in the order of the file', async ({ api, db }) => {
  const point = (order: number, kind: SellingPoint['kind'], country: SellingPoint['country'], name: string): SellingPoint => ({
    ...{ order, kind, country, name: both(name), street: both('street'), hours: null, number: null },
    province: kind === 'bookstore' ? 'amman' : null,
    link: kind === 'delivery' ? 'https://delivery.example' : null,
  });
  await replaceSellingPoints(db, [
    point(1, 'bookstore', 'JO', 'Second'),
    point(0, 'bookstore', 'JO', 'First'),
    point(2, 'delivery', 'EG', 'Cairo'),
  ]);
  const ask = async (country: 'JO' | 'EG') => api.client(guest({ language: 'en' })).site.sellingPoints({ country });
  const jordan = await ask('JO');
  expect(jordan.bookstores.map(({ name, province }) => [name.text, province])).toEqual([
    ['First', 'amman'],
    ['Second', 'amman'],
  ]);
  expect(jordan.deliveries).toEqual([]);
  expect(await ask('EG')).toMatchObject({ bookstores: [], deliveries: [{ name: { text: 'Cairo' }, link: 'https://delivery.example' }] });
  await replaceSellingPoints(db, []);
  expect(await ask('JO')).toEqual({ bookstores: [], deliveries: [] });
});

describe('a message', () => {
  const servers: SMTPServer[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** A mail server that keeps what it is sent. */
  async function mailbox() {
    const mails: { to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData(stream, { envelope }, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          mails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return { mails, port: (server.server.address() as AddressInfo).port };
  }

  test('is kept as it was written, with a number in Latin digits', async ({ api, db }) => {
    await api.client(guest()).site.write({ ...WRITTEN, reach: '٠٧٩ ٥٥٥ ٠١٤٢', text: '  سطر\r\nآخر  ' });
    expect(await messages(db)).toMatchObject([{ reach: '0795550142', text: 'سطر\nآخر', subject: 'key', sentAt: null }]);
  });

  test('that is sent ten times at once is one', async ({ api, db }) => {
    const client = api.client(guest());
    await Promise.all(Array.from({ length: 10 }, () => client.site.write(WRITTEN)));
    expect(await messages(db)).toHaveLength(1);
  });

  test('has up to 10,000 characters, and is refused whole with more', async ({ api, db }) => {
    const client = api.client(guest());
    await client.site.write({ ...WRITTEN, text: '😀'.repeat(10_000) });
    await expect(client.site.write({ ...WRITTEN, text: 'ي'.repeat(10_001) })).rejects.toMatchObject({
      messageKey: 'rule_broken',
      errors: [{ path: 'text', rule: 'too_big' }],
    });
    expect(await messages(db)).toHaveLength(1);
  });

  test.for([
    ['', 'required'],
    ['salma@', 'invalid_reach'],
    ['12345', 'invalid_reach'],
    ['salma@example.org\r\nBcc: all@example.org', 'invalid_reach'],
    ['call me', 'invalid_reach'],
  ] as const)('that could not be answered is refused: %j is %s', async ([reach, rule], { api }) => {
    await expect(api.client(guest()).site.write({ ...WRITTEN, reach })).rejects.toMatchObject({ errors: [{ path: 'reach', rule }] });
  });

  test('without words, about nothing and to nobody is refused at each field', async ({ api }) => {
    const written = { ...WRITTEN, subject: 'money' as ContactSubject, reach: ' ', text: ' \n ' };
    await expect(api.client(guest()).site.write(written)).rejects.toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ path: 'subject' }),
        { path: 'reach', rule: 'required' },
        { path: 'text', rule: 'required' },
      ]) as unknown,
    });
  });

  test('is the thirtieth of a network in a day, and the next is told to wait', async ({ api, db }) => {
    const client = api.client(guest());
    for (let n = 0; n < 30; n += 1) await client.site.write({ ...WRITTEN, text: `message ${n}` });
    await expect(client.site.write({ ...WRITTEN, text: 'one more' })).rejects.toMatchObject({ messageKey: 'too_many_requests' });
    expect(await messages(db)).toHaveLength(30);
  });

  test('goes once to the help address of its country, and nothing that was typed stands in its head', async ({
    options,
    db,
    clock,
    api: _,
  }) => {
    const { mails, port } = await mailbox();
    const api = createApi({
      ...options,
      delivery: { ...options.delivery, email: smtpCarrier(`smtp://127.0.0.1:${port}`, 'Darb <no-reply@darb.example>') },
    });
    try {
      await replaceContacts(db, [{ country: 'JO', help: 'help@darb.example' }]);
      await api.client(guest()).site.write({ ...WRITTEN, text: 'Subject: free keys\r\nBcc: all@example.org\r\n\r\nhello' });
      await api.sendDue();
      clock.advance(7200);
      await api.sendDue();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.to).toEqual(['help@darb.example']);
      const [head = '', body = ''] = (mails[0]?.text ?? '').split(/\r\n\r\n([\s\S]*)/);
      expect(head).not.toContain('free keys');
      expect(head).not.toMatch(/^bcc/im);
      expect(head).toMatch(/^Subject: Darb contact form: key, JO, [0-9a-f]{8}\r$/m);
      expect(body).toContain('Bcc: all@example.org');
      expect((await messages(db))[0]?.sentAt).not.toBeNull();
    } finally {
      await api.close();
    }
  });

  test('waits while the mail server is dead, and leaves when it is back', async ({ options, db, clock, events, api: _ }) => {
    const delivery = { ...options.delivery };
    const api = createApi({ ...options, delivery: { ...delivery, email: (mail) => carrier(mail) } });
    let carrier = smtpCarrier('smtp://127.0.0.1:1', 'Darb <no-reply@darb.example>');
    try {
      await replaceContacts(db, [{ country: 'JO', help: 'help@darb.example' }]);
      await api.client(guest()).site.write(WRITTEN);
      for (let n = 0; n < 3; n += 1) {
        await api.sendDue();
        clock.advance(3600);
      }
      expect(await messages(db)).toMatchObject([{ sentAt: null, attempts: 3 }]);
      expect(events.splice(0).map(({ event }) => event)).toEqual(['delivery_error', 'delivery_error', 'delivery_error']);
      const { mails, port } = await mailbox();
      carrier = smtpCarrier(`smtp://127.0.0.1:${port}`, 'Darb <no-reply@darb.example>');
      await api.sendDue();
      expect(mails).toHaveLength(1);
    } finally {
      await api.close();
    }
  });

  test('is forgotten after 180 days', async ({ api, db, clock }) => {
    await api.client(guest()).site.write(WRITTEN);
    clock.advance(179 * 86_400);
    await api.sweep();
    expect(await messages(db)).toHaveLength(1);
    clock.advance(2 * 86_400);
    await api.sweep();
    expect(await messages(db)).toEqual([]);
  });
});
