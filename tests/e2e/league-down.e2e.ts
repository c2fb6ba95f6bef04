import type { Page } from '@playwright/test';
import type { InvitedFriend } from '../../packages/contract/src/league-match.ts';
import { enter, ticketOf } from '../faults/without-league.ts';
import { takeLeagueDown } from '../support/league-outage.ts';
import { enterLeague, meetAsFriends, playBoth } from '../support/league-students.ts';
import { call, join } from '../support/league.ts';
import { removeFolder, startProduct, temporaryDataDir, type Product } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { wordsIn } from '../support/words.ts';
import { expect, PLAIN_BROWSER, test } from './journey.ts';

const PLACE = { program: 1, subject: 11 };
const MANNER = { thinks: [0, 50], stuckAfter: 60_000 } as const;
const QUICK = { LEAGUE_FOUND_MS: '0', LEAGUE_COUNTDOWN_MS: '0', LEAGUE_REVEAL_MS: '0' };

let product: Product;
// one of its own: all other journeys need their league
test.beforeAll(async () => {
  product = await startProduct({ dataDir: temporaryDataDir('league-down'), env: QUICK });
});
test.afterAll(async () => {
  await product.stop();
  removeFolder(product.dataDir);
});

test('each page says in its place that the league is down, and shows what it has by itself when the league is back', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { url, dataDir } = product;
  const records = openRecords(dataDir);
  const [salma, omar, friend] = await records.students(3);
  await records.close();
  if (!salma || !omar || !friend) throw new Error('three students');
  const [own, other, inviting] = [await enterLeague(url, salma), await enterLeague(url, omar), await enterLeague(url, friend)];
  const played = await meetAsFriends(own, other, PLACE);
  await playBoth(played, [own, other], MANNER);
  const { code } = await call<InvitedFriend>(inviting.player, 'invite_friend', PLACE);
  const running = await meetAsFriends(own, other, PLACE);
  await join(other.player, running);

  const words = wordsIn('en');
  const context = await browser.newContext({ userAgent: PLAIN_BROWSER });
  await context.addCookies([{ name: 'access-token', value: salma.token, url, httpOnly: true }]);
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${url}/en/league${path}?country=JO`);
    return page;
  };
  const match = await open(`/match/${running}`);
  await expect(match.locator('#question')).toBeVisible();

  const giveBack = await takeLeagueDown(dataDir);
  // it finds out as soon as it writes
  await enter(url, await ticketOf(url, friend));
  await expect.poll(async () => ((await (await fetch(`${url}/readyz`)).json()) as { league: boolean }).league).toBe(false);
  await expect(match.getByRole('heading', { name: words('match:cancelled.void.title') })).toBeVisible();
  const places = {
    '': (page: Page) => page.getByRole('timer'),
    '/leaderboard': (page: Page) => page.getByRole('table'),
    [`/result/${played}`]: (page: Page) => page.locator('#round-6'),
    [`/lobby/${PLACE.subject}`]: (page: Page) => page.getByRole('button', { name: words('lobby:find') }),
    // whoever sent it waits no more
    [`/friend/${code}`]: (page: Page) => page.getByRole('heading', { name: words('lobby:friend.gone.title') }),
  };
  const pages = await Promise.all(Object.entries(places).map(async ([path, shown]) => ({ page: await open(path), shown })));
  for (const { page } of pages) await expect(page.getByText(words('league:down.title'))).toBeVisible();

  await giveBack();
  for (const { page, shown } of pages) {
    // its line was never cut: what was down was the league
    await expect(shown(page)).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(words('league:down.title'))).toHaveCount(0);
  }
  for (const { player } of [own, other, inviting]) player.socket.disconnect(false);
  await context.close();
});
