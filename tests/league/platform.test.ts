import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHall, type Hall, SUBJECT } from '../support/league-browsers.ts';
import { TEST_KEYS } from '../support/league-keys.ts';
import { callAsPlatform, clientOf, ticketFor } from '../support/league.ts';

let hall: Hall;

beforeAll(async () => {
  hall = await openHall({}, Date.now);
});
afterAll(async () => {
  await hall.close();
});

/** Somebody whose ticket the platform has given to a session of theirs. */
async function signedIn(student = randomUUID()) {
  const client = clientOf(hall.address);
  const ticket = ticketFor(student, TEST_KEYS.ticket, 60, randomUUID());
  return { student, client, session: await client.authenticateCustom(student, true, undefined, { ticket }) };
}
const keep = (student_id: string, display_name: string, program = SUBJECT.program) =>
  callAsPlatform(hall.address, 'keep_player', { student_id, program, display_name, avatar_url: '/media/picture' });

test('a student plays once the platform has said who they are, in that programme alone', async () => {
  const { student, client, session } = await signedIn();
  const find = (program = SUBJECT.program) => client.rpc(session, 'find_match', { ...SUBJECT, program });
  await expect(find()).rejects.toMatchObject({ status: 401 });
  await keep(student, 'سلمى ع.');
  await expect(find()).resolves.toMatchObject({ payload: { matchIds: [expect.any(String)] } });
  await expect(find(2)).rejects.toMatchObject({ status: 401 });
  await keep(student, 'سلمى ع.', 2);
  await expect(find()).rejects.toMatchObject({ status: 401 });
});

test('a name that a browser sends is passed over, and the platform’s stays', async () => {
  const { student, client, session } = await signedIn();
  await keep(student, 'سلمى ع.');
  await client.updateAccount(session, { display_name: 'مدير النظام', avatar_url: 'https://example.org/x.png', lang_tag: 'ur' });
  expect((await client.getAccount(session)).user).toMatchObject({
    display_name: 'سلمى%20ع.',
    avatar_url: '/media/picture',
    lang_tag: 'ur',
  });
  await keep(student, '');
  expect((await client.getAccount(session)).user?.display_name ?? '').toBe('');
});

test('what the platform has said before the first ticket is there with it', async () => {
  const student = randomUUID();
  await keep(student, 'Emma W.');
  const { client, session } = await signedIn(student);
  expect((await client.getAccount(session)).user).toMatchObject({ display_name: 'Emma%20W.' });
});
