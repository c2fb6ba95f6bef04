import { expect, test } from 'vitest';
import { createRemoteApi } from './remote-api.ts';

const peer = { address: '192.0.2.7', loopback: false };

/** A far API that keeps what it was asked, and gives the answers in order. */
function far(...answers: (Response | Error)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const send: typeof fetch = (input, init = {}) => {
    asked.push({ url: input instanceof Request ? input.url : String(input), init });
    const answer = answers.shift() ?? new Error('nobody there');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, send };
}

test('a call goes to the base with the identity in its headers', async () => {
  const { asked, send } = far(Response.json({ message_key: 'ok', data: [] }));
  const client = createRemoteApi('https://api.example.org/v1/', () => undefined, send).client({
    accessToken: 'access',
    refreshToken: null,
    language: 'ur',
    clientId: null,
    address: '192.0.2.7',
  });
  await client.catalog.programs({ country: 'JO' }).catch(() => undefined);
  expect(asked[0]?.url).toMatch(/^https:\/\/api\.example\.org\/v1\/[^/]/);
  expect(asked[0]?.init.headers).toMatchObject({ 'access-token': 'access', 'accept-language': 'ur', 'x-forwarded-for': '192.0.2.7' });
  expect(asked[0]?.init.headers).not.toHaveProperty('refresh-token');
});

test('an address of the API is handed on, with the visitor’s address in place of what the visitor claimed', async () => {
  const { asked, send } = far(Response.json({ a: 1 }, { status: 409, headers: { 'retry-after': '3' } }));
  const request = new Request('http://localhost/api/a?b=1', {
    method: 'POST',
    body: '{}',
    headers: { 'x-forwarded-for': '198.51.100.1', connection: 'close' },
  });
  const answer = await createRemoteApi('https://api.example.org/v1', () => undefined, send).fetch(request, peer);
  expect(answer.status).toBe(409);
  expect(answer.headers.get('retry-after')).toBe('3');
  expect(asked[0]?.url).toBe('https://api.example.org/v1/a?b=1');
  const headers = new Headers(asked[0]?.init.headers);
  expect(headers.get('x-forwarded-for')).toBe('192.0.2.7');
  expect(headers.has('connection')).toBe(false);
});

test('media come from the API’s own origin', async () => {
  const { asked, send } = far(new Response('bytes', { status: 206, headers: { 'content-length': '5', 'content-range': 'bytes 0-4/9' } }));
  const answer = await createRemoteApi('https://api.example.org/v1', () => undefined, send).fetch(
    new Request('http://localhost/media/a.mp4', { headers: { range: 'bytes=0-4' } }),
    peer,
  );
  expect(asked[0]?.url).toBe('https://api.example.org/media/a.mp4');
  expect(new Headers(asked[0]?.init.headers).get('range')).toBe('bytes=0-4');
  expect(answer.headers.get('content-range')).toBe('bytes 0-4/9');
  expect(answer.headers.get('content-length')).toBe('5');
});

test('a far API that does not answer is unavailable, and not ready', async () => {
  const answer = await createRemoteApi('https://api.example.org/v1', () => undefined, far().send).fetch(
    new Request('http://localhost/api/a'),
    peer,
  );
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ message_key: 'unavailable', detail: 'unavailable' });
  expect(await createRemoteApi('https://api.example.org/v1', () => undefined, far().send).ready()).toBe('database_away');
});
