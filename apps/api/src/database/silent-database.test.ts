import net from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createApi } from '../api.ts';
import { guest, test } from '../testing/test.ts';

/** A way to the database's server on which, when told so, nothing comes back any more. */
async function wayThatGoesSilent(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const socket = url.searchParams.get('host');
  const serverPort = Number(url.searchParams.get('port') ?? (url.port || 5432));
  const host = url.hostname;
  let isSilent = false;
  const open = new Set<net.Socket>();
  const door = net.createServer((caller) => {
    const server = socket ? net.connect(`${socket}/.s.PGSQL.${serverPort}`) : net.connect(serverPort, host);
    for (const end of [caller, server]) open.add(end.on('error', () => end.destroy()));
    caller.on('data', (bytes) => isSilent || server.write(bytes)).on('close', () => server.destroy());
    server.on('data', (bytes) => isSilent || caller.write(bytes)).on('close', () => caller.destroy());
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const { port } = door.address() as net.AddressInfo;
  for (const name of ['host', 'port']) url.searchParams.delete(name);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    goSilent: () => void (isSilent = true),
    speakAgain: () => void (isSilent = false),
    close: () => {
      for (const end of open) end.destroy();
      door.close();
    },
  };
}

test('a database that goes silent is a 503 in seconds, in transactions too, and is used again when it speaks', async ({
  options,
  events,
}) => {
  const way = await wayThatGoesSilent(options.databaseUrl);
  const api = createApi({ ...options, databaseUrl: way.url });
  try {
    expect(await api.ready()).toBe('ready');
    await api.db.execute(sql`select 1`);
    way.goSilent();
    const outcomes = await Promise.allSettled([
      api.client(guest()).account.signIn({ email: 'a@example.com', password: 'a password' }),
      api.client(guest({ refreshToken: 'x' })).account.refreshToken({}),
      api.db.transaction((tx) => tx.execute(sql`select 1`)),
      api.ready(),
    ]);
    expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { messageKey: 'unavailable', retryAfter: 5 } });
    expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { messageKey: 'unavailable' } });
    expect(outcomes[2]).toMatchObject({ status: 'rejected' });
    expect(outcomes[3]).toEqual({ status: 'fulfilled', value: 'database_away' });
    way.speakAgain();
    expect(await api.ready()).toBe('ready');
    await expect(api.client(guest()).account.signIn({ email: 'a@example.com', password: 'a password' })).rejects.toMatchObject({
      messageKey: 'stud_login_fail',
    });
    expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['database_error']));
  } finally {
    await api.close();
    way.close();
  }
});

test('a statement that takes too long is given up by the server', async ({ api }) => {
  const [row] = (await api.db.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows;
  expect(row?.statement_timeout).toBe('8s');
});
