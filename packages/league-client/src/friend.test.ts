import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall, over, plays, SUBJECT } from '../../../tests/support/league-browsers.ts';
import { type LeagueClient } from './league-client.ts';
import { isIn, until } from './testing.ts';

const QUICK = { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0', LEAGUE_REVEAL_MS: '20' };

let hall: Hall;
let ahead = 0;

beforeAll(async () => {
  hall = await openHall(QUICK, () => Date.now() + ahead);
});
afterEach(() => hall.closePages());
afterAll(async () => {
  await hall.close();
});

const browser = (student?: string) => hall.browser(student === undefined ? {} : { student });
/** Waits for a friend, and gives what leads there. */
async function invite(client: LeagueClient): Promise<string> {
  client.invite(SUBJECT);
  const { invitation } = await until(client, isIn('searching'));
  if (invitation === null) throw new Error('no invitation');
  return invitation.code;
}
const failed = (reason: string) => ({ phase: 'failed', reason });

test('a friend comes by the link, and the two play a whole match that counts', async () => {
  const [one, two] = [browser().page(), browser().page()];
  const code = await invite(one);
  expect(one.getSnapshot()).toMatchObject({ phase: 'searching', match: { kind: 'friend' } });
  plays(one, true);
  plays(two, false);
  two.accept(code);
  expect(two.getSnapshot()).toEqual({ phase: 'connecting', goal: 'accept' });
  const [mine, yours] = await Promise.all([until(one, over), until(two, over)]);
  expect([mine, yours]).toMatchObject([
    { phase: 'result', summary: { matchResult: 'won' } },
    { phase: 'result', summary: { matchResult: 'lost' } },
  ]);
});

test('of two friends who take one link at once one plays, and the other is told that it is gone', async () => {
  const [one, two, three] = [browser().page(), browser().page(), browser().page()];
  const code = await invite(one);
  two.accept(code);
  three.accept(code);
  await until(one, isIn('round'));
  const states = await Promise.all([two, three].map((each) => until(each, isIn('round', 'failed'))));
  expect(states.map(({ phase }) => phase).sort()).toEqual(['failed', 'round']);
  expect(states.find(({ phase }) => phase === 'failed')).toMatchObject(failed('invitation_gone'));
});

test('the inviter leaves at the instant in which the friend comes: neither waits on, and a match that never began is not a lost one', async () => {
  for (let time = 0; time < 12; time += 1) {
    const [one, two] = [browser().page(), browser().page()];
    const code = await invite(one);
    two.accept(code);
    if (time % 3 === 1) await until(two, isIn('searching', 'found', 'round', 'void', 'failed'));
    if (time % 3 === 2) await Promise.resolve();
    one.leave();
    const end = await until(two, over);
    if (end.phase === 'void') expect(end.isUnmet).toBe(true);
    else if (end.phase === 'failed') expect(end).toMatchObject(failed('invitation_gone'));
    else expect(end).toMatchObject({ phase: 'result', summary: { matchResult: 'won', ending: 'left' } });
    await one.settled();
    hall.closePages();
  }
});

test('a link that was taken, that has run out, that is the student’s own, or none, is refused with its reason', async () => {
  const inviter = randomUUID();
  const one = browser(inviter).page();
  const code = await invite(one);
  const own = browser(inviter).page();
  own.accept(code);
  expect(await until(own, over)).toMatchObject(failed('own_invitation'));
  const two = browser().page();
  two.accept(code);
  await until(two, isIn('round'));
  const three = browser().page();
  three.accept(code);
  expect(await until(three, over)).toMatchObject(failed('invitation_gone'));
  const none = browser().page();
  none.accept('A'.repeat(22));
  expect(await until(none, over)).toMatchObject(failed('invitation_gone'));
  two.leave();
  await two.settled();
});

test('after ten minutes the waiting is over, says so, and is not remembered', async () => {
  const browsing = browser();
  const one = browsing.page();
  const code = await invite(one);
  ahead += 600_000;
  expect(await until(one, over)).toMatchObject({ phase: 'void', isUnmet: true });
  expect(browsing.storage.text).toBeNull();
  const two = browser().page();
  two.accept(code);
  expect(await until(two, over)).toMatchObject(failed('invitation_gone'));
});

test('a page that is opened anew waits on in the same match, with the same link', async () => {
  const browsing = browser();
  const first = browsing.page();
  const code = await invite(first);
  first.close();
  const again = browsing.page();
  again.resume();
  expect((await until(again, isIn('searching'))).invitation?.code).toBe(code);
  const two = browser().page();
  two.accept(code);
  await Promise.all([until(again, isIn('round')), until(two, isIn('round'))]);
});
