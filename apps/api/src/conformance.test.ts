import { contract, everyCall, rowOf, wireOf, type Call, type Envelope, type Refusal } from '@darb/contract';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { beginSession } from './account/session.ts';
import { students } from './account/tables.ts';
import { createApi, type Api } from './api.ts';
import type { StudentId } from './ids.ts';
import { guest, PEER, test } from './testing/test.ts';

const calls = Object.entries(contract).flatMap(([capability, group]) =>
  Object.entries(group).map(([name, declared]) => [`${capability}.${name}`, declared as Call] as const),
);

/** Inputs that no call means: each must be answered, none may be our defect. */
const BAD: readonly Record<string, unknown>[] = [
  {},
  { id: 'x', program_id: 'x', subject_id: -1, subtopic_id: 2 ** 40, lesson_id: 1.5, quiz_id: null },
  {
    id: 2_147_483_647,
    program_id: 2_147_483_647,
    subject_id: 2_147_483_647,
    subtopic_id: 2_147_483_647,
    lesson_id: 2_147_483_647,
    quiz_id: 2_147_483_647,
  },
  { full_name: 'a\0b', email: 'a\0@example.com', password: '\ud800', sms_otp_phone: '7'.repeat(200), verification_code: '\0'.repeat(6) },
  { language: 'xx', country: 'XX', country_code: {}, terms: 'yes', tenant_id: 'one' },
  { start_request_id: 'not a uuid', answer: { type: 'nothing' }, answers: 'none', data: [], spans: [[1]] },
];

const send = async (api: Api, declared: Call, input: Record<string, unknown>, token?: string) => {
  const { path, body } = wireOf(declared, input);
  return api.fetch(
    new Request(`http://localhost${declared.base}/${path}`, {
      method: declared.verb,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { 'access-token': token }),
      },
      ...(body === undefined ? {} : { body }),
    }),
    PEER,
  );
};

/** The answer is the contract's: a reply of its shape, or a key that the call may refuse with. */
async function conform(response: Response, declared: Call): Promise<void> {
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('content-type')).toContain('application/json');
  const envelope = (await response.json()) as Envelope;
  expect(response.status).toBe(rowOf(envelope.message_key).status);
  if ('data' in envelope) {
    expect(envelope.message_key).toBe(declared.success);
    expect(declared.reply.safeParse(envelope.data).error).toBeUndefined();
  } else {
    expect([...everyCall, ...declared.refusals]).toContain(envelope.message_key);
  }
}

const tokenOf = async (api: Api, secret: Uint8Array, now: Date): Promise<string> => {
  const [row] = await api.db
    .insert(students)
    .values({
      fullName: 'Salma',
      email: 'salma@example.com',
      emailVerifiedAt: now,
      language: 'ar',
      country: 'JO',
      referralCode: 'ABCDEF',
      createdAt: now,
    })
    .returning();
  return (await beginSession(api.db, secret, row?.id as StudentId, null, now)).access_token;
};

describe.each(calls)('%s', (name, declared) => {
  test('answers per the contract to a guest and to a student, whatever comes', async ({ api, options, clock, events }) => {
    const token = await tokenOf(api, options.sessionSecrets[0], clock.now());
    for (const input of BAD) {
      await conform(await send(api, declared, input), declared);
      const response = await send(api, declared, input, declared.path === 'student/logout' ? 'signed out' : token);
      await conform(response, declared);
    }
    expect(events, name).toEqual([]);
  });

  test('is refused alike over HTTP and in this process', async ({ api, options, clock }) => {
    const [capability = '', method = ''] = name.split('.');
    const accessToken = declared.path === 'student/logout' ? 'signed out' : await tokenOf(api, options.sessionSecrets[0], clock.now());
    // limits would tell the second caller from the first
    const limits = { ...options.limits };
    for (const rule of Object.keys(limits) as (keyof typeof limits)[]) limits[rule] = { count: 1000, seconds: 1 };
    const generous = createApi({ ...options, limits });
    const client = generous.client(guest({ accessToken })) as unknown as Record<
      string,
      Record<string, (input: unknown) => Promise<unknown>>
    >;
    for (const input of BAD.slice(2)) {
      const here = await client[capability]?.[method]?.(input).then(
        () => declared.success,
        (refusal: Refusal) => refusal.messageKey,
      );
      const there = ((await (await send(generous, declared, input, accessToken)).json()) as Envelope).message_key;
      expect(here).toBe(there);
    }
    await generous.close();
  });
});

describe('inputs made from the contract’s schemas', () => {
  test.for(calls.filter(([, declared]) => declared.verb !== 'GET' && declared.path !== 'student/logout'))(
    '%s survives any JSON',
    async ([, declared], { api, options, clock }) => {
      const token = declared.who === 'student' ? await tokenOf(api, options.sessionSecrets[0], clock.now()) : undefined;
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(
            fc.constantFrom('email', 'password', 'id', 'program_id', 'data', 'answers', 'full_name', 'language', '__proto__'),
            fc.jsonValue({ maxDepth: 3 }),
          ),
          async (input) => {
            await conform(await send(api, declared, input, token), declared);
          },
        ),
        { numRuns: 30, seed: 71 },
      );
    },
  );
});
