import { Refusal } from '@darb/contract';
import { expect, test as plain } from 'vitest';
import { createApi } from './api.ts';
import { refusalOf } from './faults.ts';
import type { ApiEvent } from './options.ts';
import { guest, PEER, test } from './testing/test.ts';

const wrapped = (code: string, message = 'insert into students values (secret)') =>
  new Error('Failed query: secret', { cause: Object.assign(new Error(message), { code, severity: 'ERROR' }) });
const heard = (thrown: unknown) => {
  const events: ApiEvent[] = [];
  return { refusal: refusalOf(thrown, 'account.info', (event) => events.push(event)), events };
};

plain.each([
  ['22021', 'rule_broken'],
  ['22P02', 'rule_broken'],
  ['57P01', 'unavailable'],
  ['53300', 'unavailable'],
  ['08006', 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  ['57014', 'unavailable'],
  ['53100', 'storage_full'],
  ['42P01', 'general_error'],
] as const)('the database’s %s becomes %s', (code, key) => expect(heard(wrapped(code)).refusal.messageKey).toBe(key));

plain('what is reported names the fault and holds no value of a query', () => {
  const { events } = heard(wrapped('42P01'));
  expect(events).toMatchObject([{ event: 'database_error', call: 'account.info', error: { code: '42P01' } }]);
  expect(JSON.stringify(events)).not.toContain('secret');
});

plain('a refusal passes as it is, and is not reported', () => {
  const refusal = new Refusal('stud_fail_phone');
  expect(heard(refusal)).toEqual({ refusal, events: [] });
});

plain('a thrown text is a general error', () =>
  expect(heard('secret')).toMatchObject({ refusal: { messageKey: 'general_error' }, events: [{ event: 'api_error' }] }),
);

test('a database that is away answers 503 with a time to come back, and comes back', async ({ options, api, events }) => {
  const away = createApi({ ...options, databaseUrl: 'postgresql://darb@127.0.0.1:1/darb' });
  const response = await away.fetch(
    new Request('http://localhost/api/student/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.com', password: 'a password' }),
    }),
    PEER,
  );
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toEqual({ message_key: 'unavailable', detail: 'unavailable' });
  await expect(away.client(guest()).account.signIn({ email: 'a@example.com', password: 'a password' })).rejects.toMatchObject({
    messageKey: 'unavailable',
  });
  expect(await away.ready()).toBe('database_away');
  expect(events.map(({ event }) => event)).toEqual(['database_error', 'database_error']);
  await away.close();
  expect(await api.ready()).toBe('ready');
});

test('while the operator has closed the product every call is refused with `updating`, and opened again it answers', async ({
  options,
  events,
}) => {
  let isClosed = true;
  const closed = createApi({ ...options, isUpdating: () => isClosed });
  const ask = () => closed.fetch(new Request('http://localhost/api/content/programs?country=JO'), PEER);
  const response = await ask();
  expect({ status: response.status, wait: response.headers.get('retry-after') }).toEqual({ status: 503, wait: '60' });
  expect(await response.json()).toEqual({ message_key: 'updating', detail: 'updating' });
  await expect(closed.client(guest()).account.signIn({ email: 'a@example.com', password: 'a password' })).rejects.toMatchObject({
    messageKey: 'updating',
    retryAfter: 60,
  });
  isClosed = false;
  await expect(closed.client(guest()).catalog.programs({ country: 'JO' })).resolves.toBeDefined();
  expect(events).toEqual([]);
  await closed.close();
});
