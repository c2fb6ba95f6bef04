import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, type Hall, inRound, meet, openHall, over, plays, SUBJECT } from '../../../tests/support/league-browsers.ts';
import { isLive, type LeagueClient, type LeagueState } from './league-client.ts';
import { isIn, until } from './testing.ts';

/** The league's clock goes on only when a test says so: every point is exact. */
let now = Date.now();
const AT_ONCE = { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0', LEAGUE_REVEAL_MS: '0' };

let hall: Hall;
let one: Browser;
let first: LeagueClient;
let second: LeagueClient;

beforeAll(async () => {
  hall = await openHall(AT_ONCE, () => now);
});
/** Two students have had two rounds, in which the first one was right at once; his line can break. */
beforeEach(async () => {
  one = hall.browser({ port: hall.line.port });
  [first, second] = [one.page(), hall.browser().page()];
  await meet(first, second, 1);
  await Promise.all([until(first, inRound(2)), until(second, inRound(2))]);
});
afterEach(() => {
  hall.closePages();
  hall.line.isDown = false;
});
afterAll(async () => {
  await hall.close();
});

const isDown = (state: LeagueState) => isLive(state) && !state.link.isUp;
const isUp = (state: LeagueState) => isLive(state) && state.link.isUp;
async function breakLine(): Promise<void> {
  hall.line.isDown = true;
  hall.line.cut();
  await Promise.all([until(first, isDown), until(second, (state) => isLive(state) && state.match.opponentAwayUntil !== null)]);
}
function mendLine(): void {
  hall.line.isDown = false;
  first.hurry();
}
/** Time goes by, and the league has seen it: it has taken an answer after it. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  plays(second, false, 2);
  await until(second, (state) => !isLive(state) || (state.phase === 'round' && state.choice?.isCounted === true));
}

test.each([
  [5_000, 175],
  [14_000, 130],
])('a line that is down for %i ms: the student is back in the same round, and a right answer gives %i points', async (away, points) => {
  await breakLine();
  await pass(away);
  mendLine();
  await until(first, isUp);
  expect(first.getSnapshot()).toMatchObject({ phase: 'round', question: { question_index: 2 }, match: { userPoints: 400 } });
  plays(first, true, 2);
  expect(await until(first, inRound(3))).toMatchObject({ match: { userPoints: 400 + points, opponentPoints: 0 } });
  plays(first, true);
  plays(second, false);
  const won = { matchResult: 'won', ending: 'played', userPoints: 400 + points + 600, opponentPoints: 0 };
  expect(await until(first, over)).toMatchObject({ phase: 'result', summary: won });
  expect(await until(second, over)).toMatchObject({ phase: 'result', summary: { matchResult: 'lost', opponentPoints: won.userPoints } });
});

test('a line that is down for 20 s: the match is lost after 15, and the student is told so on coming back', async () => {
  await breakLine();
  await pass(14_999);
  expect(second.getSnapshot()).toMatchObject({ phase: 'round', match: { ending: null } });
  now += 5_001;
  expect(await until(second, over)).toMatchObject({
    phase: 'result',
    summary: { matchResult: 'won', ending: 'away', opponentPoints: 400 },
  });
  mendLine();
  expect(await until(first, over)).toMatchObject({ phase: 'result', summary: { matchResult: 'lost', ending: 'away', userPoints: 400 } });
  expect(one.storage.text).toBeNull();
});

test('a page that is opened anew in the third round goes on in it, with the points and the answer of before', async () => {
  first.answer(3);
  await until(first, (state) => state.phase === 'round' && state.choice?.isCounted === true);
  first.close();
  const again = one.page();
  again.resume();
  await until(again, isUp);
  expect(again.getSnapshot()).toMatchObject({
    phase: 'round',
    question: { question_index: 2 },
    choice: { option: 3, isCounted: true },
    match: { userPoints: 400 },
  });
  plays(again, true);
  plays(second, false);
  expect(await until(again, over)).toMatchObject({ phase: 'result', summary: { matchResult: 'won', ending: 'played' } });
});

describe('another device comes while the first one is offline', () => {
  let newer: LeagueClient;
  const seen: string[] = [];
  beforeEach(async () => {
    await breakLine();
    newer = hall.browser({ student: one.student }).page();
    seen.length = 0;
    newer.subscribe(() => void seen.push(newer.getSnapshot().phase));
    newer.find(SUBJECT);
    await until(newer, inRound(2));
  });
  const playsOut = async () => {
    plays(newer, true);
    plays(second, false);
    expect(await until(newer, over)).toMatchObject({ phase: 'result', summary: { matchResult: 'won', ending: 'played' } });
    expect(seen).not.toContain('replaced');
  };

  test('the first one does not take the match back on its return, and says why', async () => {
    mendLine();
    expect(await until(first, over)).toEqual({ phase: 'replaced' });
    await playsOut();
    expect(first.getSnapshot()).toEqual({ phase: 'replaced' });
  });

  test('nor does it lose the match for the other by leaving', async () => {
    first.leave();
    mendLine();
    await first.settled();
    await playsOut();
  });

  test('only when the student asks for it does it play again, and the other one is told', async () => {
    mendLine();
    await until(first, over);
    first.resume();
    expect(await until(newer, over)).toEqual({ phase: 'replaced' });
    await until(first, inRound(2));
    plays(first, true);
    plays(second, false);
    expect(await until(first, over)).toMatchObject({ phase: 'result', summary: { matchResult: 'won', ending: 'played' } });
  });
});

test('both find at the same instant on two devices: one of them plays, the other is told, and nobody meets himself', async () => {
  first.leave();
  const student = randomUUID();
  const pages = [hall.browser({ student }).page(), hall.browser({ student }).page()];
  for (const page of pages) page.find(SUBJECT);
  const replaced = await Promise.race(pages.map((page) => until(page, over).then(() => page)));
  const playing = pages.find((page) => page !== replaced) ?? replaced;
  expect(await until(playing, isIn('searching', 'replaced'))).toMatchObject({ phase: 'searching', match: { opponent: null } });
  expect(replaced.getSnapshot()).toEqual({ phase: 'replaced' });
});
