import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { playerName } from '../../packages/league-client/src/player-name.ts';
import { openHall, type Hall } from '../support/league-browsers.ts';
import { Listener, pair } from '../support/league-listener.ts';
import { signIn } from '../support/league.ts';

let now = Date.now();
let hall: Hall;
const open: Listener[] = [];

beforeAll(async () => {
  hall = await openHall({}, () => now);
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(async () => {
  await hall.close();
});

async function student(): Promise<Listener> {
  const one = await Listener.open(hall.address);
  open.push(one);
  return one;
}

const URDU = 'ٹڈڑژںھہےیئ'.repeat(5);
const words = (count: number) => Array.from({ length: count }, () => 'كلمة').join(' ');

test.each([
  ['أحمد', 'أحمد', 'أحمد'],
  ['Omar_99.', 'Omar_99.', 'Omar_99.'],
  [URDU, URDU, URDU],
  ['👩‍👩‍👧‍👦 نور', '👩‍👩‍👧‍👦%20نور', '👩‍👩‍👧‍👦 نور'],
  // 199 characters: 17 words and what stands between them are 4 × 17 + 3 × 16 = 116, and one more would be
  // 123
  [words(40), words(17).replaceAll(' ', '%20'), words(17)],
  ['من؟ ~ what?', 'من؟%20~%20what?', 'من؟ ~ what?'],
])(
  'the display name “%s” is kept as “%s”, shown to the other one as “%s”, and lets its student sign in again',
  async (said, kept, shown) => {
    const [one, other] = [await student(), await student()];
    const { client, session } = one.player;
    await client.updateAccount(session, { display_name: said });
    expect((await client.getAccount(session)).user?.display_name).toBe(kept);
    await pair(one, other);
    const { opponent } = other.view;
    expect(opponent).toMatchObject({ id: one.id, display_name: kept, is_bot: false });
    if (opponent) expect(playerName(opponent)).toBe(shown);
    const again = await signIn(hall.address, one.student);
    again.socket.disconnect(false);
    expect(again.session.user_id).toBe(one.id);
  },
);

test('a username that nakama-js could not read in a token is not taken, and the student signs in as before', async () => {
  const one = await student();
  const { client, session } = one.player;
  for (const username of ['who?', 'a~b', '????~~~~', 'طالب']) {
    await client.updateAccount(session, { username, display_name: 'x' });
    expect((await client.getAccount(session)).user?.username).toBe(session.username);
  }
  const again = await signIn(hall.address, one.student);
  again.socket.disconnect(false);
  expect(again.session.username).toBe(session.username);
});

test('an avatar of 512 characters is shown, one of 513 is dropped', async () => {
  const longest = `https://darb.example.org/${'a'.repeat(512 - 25)}`;
  expect(longest).toHaveLength(512);
  for (const [avatar_url, shown] of [
    [longest, longest],
    [`${longest}a`, null],
  ] as const) {
    const [one, other] = [await student(), await student()];
    await one.player.client.updateAccount(one.player.session, { avatar_url });
    await pair(one, other);
    expect(other.view.opponent?.avatar_url).toBe(shown);
  }
});

test('a bot’s name is Arabic, and travels in base64', async () => {
  const one = await student();
  await one.join(await one.find());
  await one.until(({ phase }) => phase === 'searching');
  now += 10_000;
  const { opponent } = await one.until(({ phase }) => phase === 'found');
  if (!opponent) throw new Error('nobody came');
  expect(opponent).toMatchObject({ is_bot: true, avatar_url: null });
  expect(opponent.display_name).toMatch(/^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);
  expect(playerName(opponent)).toMatch(/^الآلي \p{Script=Arabic}+$/u);
  expect(Buffer.from(opponent.display_name, 'base64').toString('utf8')).toBe(playerName(opponent));
});
