import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { listeningFailure } from './listening.ts';
import { createLog } from './log.ts';
import { OperatorError } from './operator-error.ts';
import { serve } from './serve.ts';

const start = (host: string, port: number) =>
  serve({
    port,
    host,
    publicUrl: new URL('http://localhost:3000'),
    log: createLog('silent'),
    onSecurityEvent: () => undefined,
    api: { ready: () => Promise.resolve('ready'), fetch: () => Promise.resolve(new Response()) },
    web: { handle: () => undefined },
  });

const refusalOf = async (host: string, port: number): Promise<string> => {
  const error = await start(host, port).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  return (error as OperatorError).message;
};

test('a taken port is said in two lines, with another one as the example', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const { port } = first.address() as { port: number };
  expect(await refusalOf('127.0.0.1', port)).toBe(
    `PORT: port ${port} of 127.0.0.1 is taken by another program.\nStop that one, or take another port. Example: PORT=3000`,
  );
  first.close();
});

test('a name that leads nowhere and an address of another machine are said with an example', async () => {
  expect(await refusalOf('nowhere.invalid', 3999)).toBe(
    'HOST: no address is known for the name "nowhere.invalid".\n' +
      'Give an address of this machine, or 0.0.0.0 for all of them. Example: HOST=127.0.0.1',
  );
  // TEST-NET-1 of RFC 5737 belongs to nobody
  expect(await refusalOf('192.0.2.1', 3999)).toBe(
    'HOST: "192.0.2.1" is no address of this machine.\nGive one of its own, or 0.0.0.0 for all of them. Example: HOST=127.0.0.1',
  );
});

test.each([
  ['EADDRINUSE', 3000, 'Example: PORT=3001'],
  ['EADDRINUSE', 8080, 'Example: PORT=3000'],
  ['EACCES', 80, 'PORT: this user may not listen on port 80 of darb.example.org.'],
  ['EPERM', 443, 'Example: PORT=3000'],
  ['EAI_AGAIN', 3000, 'Example: HOST=127.0.0.1'],
  ['EAFNOSUPPORT', 3000, 'Example: HOST=127.0.0.1'],
  ['EINVAL', 3000, 'Example: HOST=127.0.0.1'],
])('%s at port %i is a mistake of settings and has words', (code, port, words) => {
  const failure = listeningFailure(Object.assign(new Error(`listen ${code}`), { code }), { host: 'darb.example.org', port });
  expect(failure).toBeInstanceOf(OperatorError);
  expect((failure as OperatorError).message).toContain(words);
  expect((failure as OperatorError).message.split('\n')).toHaveLength(2);
});

test('what nobody foresaw keeps its place', () => {
  const error = new TypeError('a defect');
  expect(listeningFailure(error, { host: '127.0.0.1', port: 3000 })).toBe(error);
});
