import { contract, createClient, httpTransport } from '@darb/contract';
import { expect, test as plain } from 'vitest';
import type { Api } from './api.ts';
import { languageOf } from './rest.ts';
import { CLIENT, OUTBOX_TOKEN, PEER, test } from './testing/test.ts';

const JSON_TYPE = { 'content-type': 'application/json', 'trace-id': CLIENT };
const send = (api: Api, path: string, init: RequestInit = {}, peer = PEER) => api.fetch(new Request(`http://localhost${path}`, init), peer);
const post = (api: Api, path: string, body: BodyInit | null, headers: Record<string, string> = JSON_TYPE) =>
  send(api, path, { method: 'POST', headers, body });
const keyOf = async (response: Response) => [response.status, ((await response.json()) as { message_key: string }).message_key];
const signIn = (changes: object = {}) => JSON.stringify({ email: 'nobody@example.com', password: 'a password', ...changes });

plain.each([
  [null, null],
  ['', null],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['fr,ur;q=0.4,en;q=0.8', 'en'],
  ['ur-PK', 'ur'],
  ['fr', null],
  ['en;q=0,ur', 'ur'],
  [',;q=,,x;q=9', null],
  ['EN', 'en'],
])('accept-language %s is %s', (header, language) => expect(languageOf(header)).toBe(language));

test('an address that nobody serves answers not_found in the envelope', async ({ api }) => {
  const response = await send(api, '/api/nothing');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message_key: 'not_found', detail: 'not_found' });
});

test('a verb that an address does not take answers 405 and says which it takes', async ({ api }) => {
  const response = await send(api, '/api/student/login', { method: 'PUT' });
  expect(response.headers.get('allow')).toBe('POST');
  expect(await keyOf(response)).toEqual([405, 'wrong_verb']);
});

test('a body that is no JSON, no text or no object is refused as such', async ({ api }) => {
  expect(await keyOf(await post(api, '/api/student/login', '{"email":'))).toEqual([400, 'unreadable']);
  expect(await keyOf(await post(api, '/api/student/login', new Uint8Array([0x7b, 0xff, 0xfe])))).toEqual([400, 'unreadable']);
  expect(await keyOf(await post(api, '/api/student/login', '[1]'))).toEqual([422, 'rule_broken']);
  expect(await keyOf(await post(api, '/api/student/login', '['.repeat(50_000)))).toEqual([400, 'unreadable']);
  expect(await keyOf(await post(api, '/api/student/login', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`))).toEqual([
    422,
    'rule_broken',
  ]);
});

test('another media type is refused', async ({ api }) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])
    expect(await keyOf(await post(api, '/api/student/login', signIn(), { 'content-type': type }))).toEqual([415, 'wrong_media_type']);
  expect(await keyOf(await post(api, '/api/student/login', signIn(), { 'content-type': 'application/json; charset=utf-8' }))).toEqual([
    422,
    'stud_login_fail',
  ]);
});

test('a short password travels with the catalogue’s number, and so do the other fields that have one', async ({ api }) => {
  const codeOf = async (path: string, body: object) =>
    ((await (await post(api, path, JSON.stringify(body))).json()) as { message_key: string; code?: number }).code;
  expect(await codeOf('/api/student/login', { email: 'nobody@example.com', password: 'short' })).toBe(8);
  expect(await codeOf('/api/student/login', { email: 'nobody', password: 'a password' })).toBe(13);
  expect(await codeOf('/api/student/login', { phone: '07abc', country_code: 'JO', password: 'a password' })).toBe(34);
  expect(await codeOf('/api/student', { full_name: '\u3164', email: 'a@example.com', password: 'a password', country: 'JO' })).toBe(24);
  expect(await codeOf('/api/student/login', { email: 'nobody@example.com', password: '' })).toBeUndefined();
});

test('a body over the limit is refused, with and without a length that says so', async ({ api }) => {
  const big = signIn({ password: 'x'.repeat(200_000) });
  expect(await keyOf(await post(api, '/api/student/login', big))).toEqual([413, 'too_large']);
  expect(await keyOf(await post(api, '/api/student/login', big, { ...JSON_TYPE, 'content-length': '5' }))).toEqual([413, 'too_large']);
  expect(await keyOf(await post(api, '/api/student/login', signIn(), { ...JSON_TYPE, 'content-length': '999999999' }))).toEqual([
    413,
    'too_large',
  ]);
});

test('a body that is somewhat over the limit is read to its end, so that whoever sends it sees the refusal', async ({ api }) => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if ((sent += 100_000) > 2_000_000) stream.close();
      else stream.enqueue(new Uint8Array(100_000).fill(32));
    },
  });
  // `duplex` is asked for by Node and unknown to the DOM's types
  const init = { method: 'POST', headers: { ...JSON_TYPE, 'content-length': '2000000' }, body, duplex: 'half' as const };
  const request = new Request('http://localhost/api/student/login', init);
  expect(await keyOf(await api.fetch(request, PEER))).toEqual([413, 'too_large']);
  expect(sent).toBeGreaterThan(2_000_000);
});

test('what breaks a rule is named with its place', async ({ api }) => {
  const response = await post(
    api,
    '/api/student',
    JSON.stringify({ full_name: 'x'.repeat(51), email: 'no address', password: '12345', terms: false, language: 'fr', country: 'XX' }),
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message_key: 'rule_broken',
    code: 13,
    detail: 'rule_broken',
    errors: [
      { path: 'full_name', rule: 'too_big' },
      { path: 'email', rule: 'invalid_email' },
      { path: 'password', rule: 'too_small' },
      { path: 'terms', rule: 'invalid_value' },
      { path: 'language', rule: 'invalid_value' },
      { path: 'country', rule: 'invalid_value' },
    ],
  });
});

test('a NUL in a text never reaches the database', async ({ api }) => {
  expect(await keyOf(await post(api, '/api/student/login', signIn({ password: 'a\0b' })))).toEqual([422, 'rule_broken']);
});

test('no token and a bad one answer 401 in the words that clients know', async ({ api }) => {
  for (const token of ['', 'nonsense']) {
    const response = await send(api, '/api/student/info', { headers: { 'access-token': token } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message_key: 'token_invalid', detail: 'X-Access-Token is invalid or expired' });
  }
});

test('a limit that was reached says when to come back, and a catalogue number goes with its key', async ({ api }) => {
  const ask = () => post(api, '/api/student/resend-confirmation-email', JSON.stringify({ email: 'a@example.com', language: 'en' }));
  expect((await ask()).status).toBe(200);
  const response = await ask();
  expect(response.headers.get('retry-after')).toBe('120');
  expect(await keyOf(response)).toEqual([429, 'send_fail_exceed_period_limit']);
});

test('a refresh token travels in its header alone, and no answer is kept by a cache', async ({ api }) => {
  const response = await send(api, '/api/security/refresh-token?refresh_token=abc', { headers: { 'access-token': 'old' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await keyOf(response)).toEqual([401, 'token_invalid']);
});

test('an old access token does not stand in the way of signing in', async ({ api }) => {
  expect(await keyOf(await post(api, '/api/student/login', signIn(), { ...JSON_TYPE, 'access-token': 'old' }))).toEqual([
    422,
    'stud_login_fail',
  ]);
});

test('the outbox is shown to direct callers on this machine, and to others with the token of this start alone', async ({ api }) => {
  await post(
    api,
    '/api/student',
    JSON.stringify({
      full_name: '<script>',
      email: 'a@example.com',
      password: 'a path of sand',
      terms: true,
      language: 'en',
      country: 'JO',
    }),
  );
  const { messages } = (await (await send(api, '/dev/outbox.json?to=A@example.com')).json()) as {
    messages: { code: string; to: string }[];
  };
  expect(messages).toMatchObject([
    { to: 'a@example.com', channel: 'email', language: 'en', code: expect.stringMatching(/^\d{6}$/) as string },
  ]);
  expect(((await (await send(api, '/dev/outbox.json?to=b@example.com')).json()) as { messages: [] }).messages).toEqual([]);
  expect(await (await send(api, '/dev/outbox')).text()).toContain('a@example.com');
  const stranger = { address: '192.0.2.9', loopback: false };
  for (const path of ['/dev/outbox', '/dev/outbox.json'])
    for (const query of ['', '?token=', '?token=another', `?token=${OUTBOX_TOKEN}x`])
      expect(await keyOf(await send(api, `${path}${query}`, {}, stranger))).toEqual([404, 'not_found']);
  expect(await (await send(api, `/dev/outbox?token=${encodeURIComponent(OUTBOX_TOKEN)}`, {}, stranger)).text()).toContain('a@example.com');
});

test('a number’s plus may stand in the outbox’s address as it is', async ({ api }) => {
  await post(
    api,
    '/api/student/sms-otp/signup',
    JSON.stringify({
      full_name: 'Salma',
      sms_otp_phone: '0790123456',
      country_code: 'JO',
      password: 'a path of sand',
      terms: true,
      language: 'en',
    }),
  );
  for (const to of ['+962790123456', '%2B962790123456'])
    expect(((await (await send(api, `/dev/outbox.json?to=${to}`)).json()) as { messages: object[] }).messages).toHaveLength(1);
});

test('the description is OpenAPI 3.1 and names every call of the contract', async ({ api }) => {
  const document = (await (await send(api, '/api/openapi.json')).json()) as { openapi: string; paths: Record<string, object> };
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths).toHaveProperty(['/student/sms-otp/signup', 'post']);
  expect(document.paths).toHaveProperty(['/exams/quiz', 'get', 'parameters']);
  expect(document.paths).toHaveProperty(['/exams/quiz', 'post', 'requestBody']);
});

test('the page about the API names each call and loads nothing from elsewhere', async ({ api }) => {
  const page = await (await send(api, '/api/docs')).text();
  expect(page).toContain('/api/student/sms-otp/signup');
  expect(page).not.toMatch(/<(script|link|img)|https?:/);
});

test('the typed client over HTTP says what the one in this process says', async ({ api }) => {
  const headers: Record<string, string> = { 'trace-id': CLIENT };
  const sender = ((input: string, init: RequestInit) => api.fetch(new Request(input, init), PEER)) as typeof fetch;
  const client = createClient(contract, httpTransport('http://localhost/api/', { headers: () => headers, send: sender }));
  await client.account.signUpByEmail({
    full_name: 'Salma',
    email: 'a@example.com',
    password: 'a path of sand',
    terms: true,
    language: 'en',
    country: 'JO',
  });
  const { messages } = (await (await send(api, '/dev/outbox.json?to=a@example.com')).json()) as { messages: { code: string }[] };
  const { tokens, student } = await client.account.verifyEmailCode({
    verification_code: messages[0]?.code ?? '',
    email: 'a@example.com',
    language: 'en',
    country: 'JO',
  });
  headers['access-token'] = tokens.access_token;
  headers['refresh-token'] = tokens.refresh_token;
  expect(await client.account.info({})).toEqual(student);
  expect(await client.account.refreshToken({})).toMatchObject({ expires_in: 3600 });
  await expect(client.account.setProgram({ program_id: 0 })).rejects.toMatchObject({
    messageKey: 'rule_broken',
    errors: [{ path: 'program_id', rule: 'too_small' }],
  });
  await client.account.signOut({});
  await expect(client.account.info({})).rejects.toMatchObject({ messageKey: 'token_invalid', status: 401 });
});
