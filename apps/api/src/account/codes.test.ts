import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '../testing/test.ts';
import { checkCode, makeCode, sweepCodes } from './codes.ts';
import { codes } from './tables.ts';

const secret = new Uint8Array(32).fill(7);
const TO = { channel: 'sms', value: '+962790123456', client: '6f1c2a34-0000-4000-8000-000000000001', purpose: 'sign_up' } as const;
const MAIL = { channel: 'email', value: 'a@example.com', client: '', purpose: 'sign_up' } as const;
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const times = <Value>(count: number, make: (index: number) => Value) => Array.from({ length: count }, (_, index) => make(index));

test('a right code works once', async ({ db, clock }) => {
  const code = await makeCode(db, secret, TO, clock.now());
  expect(await checkCode(db, [secret], TO, code, clock.now())).toBe('right');
  expect(await checkCode(db, [secret], TO, code, clock.now())).toBe('wrong');
});

test('of fifty who bring the right code at once one is let in', async ({ db, clock }) => {
  const code = await makeCode(db, secret, TO, clock.now());
  const checks = await Promise.all(times(50, () => checkCode(db, [secret], TO, code, clock.now())));
  expect(checks.filter((check) => check === 'right')).toHaveLength(1);
});

test('fifty wrong codes at once never pass five tries, and the code is dead after them', async ({ db, clock }) => {
  for (let round = 0; round < 5; round += 1) {
    const code = await makeCode(db, secret, TO, clock.now());
    const checks = await Promise.all(times(50, () => checkCode(db, [secret], TO, wrongOf(code), clock.now())));
    expect(new Set(checks)).toEqual(new Set(['wrong']));
    const [row] = await db.select({ tries: codes.tries }).from(codes).where(eq(codes.destination, TO.value));
    expect(row?.tries).toBe(5);
    expect(await checkCode(db, [secret], TO, code, clock.now())).toBe('wrong');
  }
});

test('after four wrong tries the right code still works', async ({ db, clock }) => {
  const code = await makeCode(db, secret, MAIL, clock.now());
  for (let round = 0; round < 4; round += 1) await checkCode(db, [secret], MAIL, wrongOf(code), clock.now());
  expect(await checkCode(db, [secret], MAIL, code, clock.now())).toBe('right');
});

test('a code lives ten minutes', async ({ db, clock }) => {
  const code = await makeCode(db, secret, TO, clock.now());
  clock.advance(599);
  expect(await checkCode(db, [secret], TO, wrongOf(code), clock.now())).toBe('wrong');
  clock.advance(1);
  expect(await checkCode(db, [secret], TO, code, clock.now())).toBe('expired');
});

test('a new code ends the one before it', async ({ db, clock }) => {
  const first = await makeCode(db, secret, TO, clock.now());
  const second = await makeCode(db, secret, TO, clock.now());
  if (first !== second) expect(await checkCode(db, [secret], TO, first, clock.now())).toBe('wrong');
  expect(await checkCode(db, [secret], TO, second, clock.now())).toBe('right');
});

test('the codes of two clients for one address live side by side', async ({ db, clock }) => {
  const other = { ...TO, client: '6f1c2a34-0000-4000-8000-000000000002' };
  const first = await makeCode(db, secret, TO, clock.now());
  const second = await makeCode(db, secret, other, clock.now());
  for (let round = 0; round < 6; round += 1) await checkCode(db, [secret], other, wrongOf(second), clock.now());
  expect(await checkCode(db, [secret], other, second, clock.now())).toBe('wrong');
  expect(await checkCode(db, [secret], TO, first, clock.now())).toBe('right');
});

test('a code is good for its own address, channel, client and purpose alone, and is stored as a hash', async ({ db, clock }) => {
  const code = await makeCode(db, secret, TO, clock.now());
  expect(await checkCode(db, [secret], { ...TO, value: '+962790123457' }, code, clock.now())).toBe('wrong');
  expect(await checkCode(db, [secret], { ...TO, channel: 'email' }, code, clock.now())).toBe('wrong');
  for (const purpose of ['recovery', 'change', 'deletion'] as const)
    expect(await checkCode(db, [secret], { ...TO, purpose }, code, clock.now())).toBe('wrong');
  for (const client of ['', '6f1c2a34-0000-4000-8000-000000000002'])
    expect(await checkCode(db, [secret], { ...TO, client }, code, clock.now())).toBe('wrong');
  expect(await checkCode(db, [secret], TO, code, clock.now())).toBe('right');
  const rows = await db.select().from(codes);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('codes are swept a day after their end', async ({ db, clock }) => {
  await makeCode(db, secret, TO, clock.now());
  clock.advance(86_400);
  await sweepCodes(db, clock.now());
  expect(await db.$count(codes)).toBe(1);
  clock.advance(601);
  await sweepCodes(db, clock.now());
  expect(await db.$count(codes)).toBe(0);
});
