import { expect, test } from './journey.ts';
import { byClick, byKey, byTouch, closeAll, look, nothingMoved, optionsOf, players, playOn, roundShown } from './league-players.ts';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SUBJECT = 11;

// one after the other: two who look for anybody would meet whoever else looks at that moment
test.describe.configure({ mode: 'default' });

test('a match in Arabic with keys alone, in English by touch on a phone: nothing moves, the focus is never lost, own points come first', async ({
  browser,
}) => {
  const all = await players(browser, [
    { language: 'ar', ...DESK },
    { language: 'en', ...PHONE },
  ]);
  const [salma, omar] = all;
  if (!salma || !omar) throw new Error('two players');
  await salma.page.goto(salma.at(`league/lobby/${SUBJECT}`));
  const find = salma.page.getByRole('button', { name: salma.words('lobby:find') });
  await find.focus();
  await salma.page.keyboard.press('Enter');
  await expect(salma.page.getByRole('timer')).toBeVisible();
  await look(omar, SUBJECT);
  for (const { page } of all) await page.waitForURL(/\/league\/match\//);

  const focused = (): Promise<string | null> => salma.page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby') ?? null);
  await Promise.all([
    playOn(salma, async (page, round) => {
      expect(await focused()).toBe('question');
      if (round === 2) {
        // Tab goes through the four options, and Enter chooses
        await page.keyboard.press('Tab');
        await expect(optionsOf(page).first()).toBeFocused();
        await page.keyboard.press('Enter');
      } else await byKey(page, round);
      await expect(page.getByRole('status')).toContainText(/\d/);
      await nothingMoved(page);
    }),
    playOn(omar, async (page, round) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide).toBe(0);
      if (round === 1) {
        const [own, other] = await Promise.all([
          page.getByText('You', { exact: true }).boundingBox(),
          page.getByText('Your opponent', { exact: true }).boundingBox(),
        ]);
        expect(own?.x ?? 0).toBeLessThan(other?.x ?? 0);
      }
      await byTouch(page, round);
      await nothingMoved(page);
    }),
  ]);
  for (const { page, complaints } of all) {
    expect(await page.evaluate(() => localStorage.getItem('league/match'))).toBeNull();
    expect(complaints).toEqual([]);
  }
  await closeAll(all);
});

test('a bot joins after ten seconds; a reload in the countdown and some seconds without a line in a round lose nothing', async ({
  browser,
}) => {
  const all = await players(browser, [{ language: 'ar', ...PHONE }]);
  const [salma] = all;
  if (!salma) throw new Error('a player');
  const { page, words } = salma;
  await look(salma, SUBJECT);
  await page.waitForURL(/\/league\/match\//, { timeout: 30_000 });
  await expect(page.getByText(words('match:found.bot'))).toBeVisible();
  await page.reload();
  await roundShown(salma, 1);
  await salma.goOffline();
  await expect(page.getByText(new RegExp(words('match:absence.selfLate').slice(0, 12)))).not.toHaveCount(0);
  // chosen without a line, and counted when it is back
  await page.keyboard.press('1');
  await expect(page.locator('ol button[aria-pressed="true"]')).toHaveCount(1);
  await salma.goOnline();
  await expect(page.locator('ol button[aria-pressed="true"]')).toHaveCount(1);
  await playOn(salma, byTouch, 2);
  await closeAll(all);
});

test('a friend’s link: both start when both are there; the newer window plays, and going back is asked about once', async ({ browser }) => {
  const all = await players(browser, [
    { language: 'ur', ...DESK },
    { language: 'en', ...DESK },
  ]);
  const [salma, omar] = all;
  if (!salma || !omar) throw new Error('two players');
  await salma.page.goto(salma.at('league'));
  await salma.page.goto(salma.at(`league/lobby/${SUBJECT}`));
  await salma.page.getByRole('button', { name: salma.words('lobby:friend.make') }).click();
  const link = await salma.page.getByRole('textbox', { name: salma.words('lobby:friend.link') }).inputValue();
  // her own link is told to be her own
  const own = await salma.page.context().newPage();
  await own.goto(link);
  await expect(own.getByText(salma.words('lobby:friend.own'))).toBeVisible();
  await own.close();

  await omar.page.goto(link.replace('/ur/', '/en/'));
  await omar.page.getByRole('button', { name: omar.words('lobby:friend.play') }).click();
  for (const { page } of all) await page.waitForURL(/\/league\/match\//);
  await Promise.all(all.map((player) => roundShown(player, 1)));

  const second = await salma.page.context().newPage();
  await second.goto(salma.page.url());
  await expect(second.locator('#question')).toBeVisible();
  await expect(salma.page.getByRole('heading', { name: salma.words('match:replaced.title') })).toBeVisible();
  await salma.page.getByRole('button', { name: salma.words('match:replaced.action') }).click();
  await expect(second.getByRole('heading', { name: salma.words('match:replaced.title') })).toBeVisible();
  await expect(salma.page.locator('#question')).toBeVisible();
  await second.close();

  await salma.page.goBack();
  const asks = salma.page.getByRole('dialog');
  await asks.getByRole('button', { name: salma.words('match:leave.stay') }).click();
  await expect(asks).toHaveCount(0);
  await expect(salma.page.locator('#question')).toBeVisible();
  await salma.page.goBack();
  await asks.getByRole('button', { name: salma.words('match:leave.go') }).click();
  await salma.page.waitForURL((address) => !address.pathname.includes('/league/match/'));
  await omar.page.waitForURL(/\/league\/result\//);
  // used once
  await omar.page.goto(link.replace('/ur/', '/en/'));
  await expect(omar.page.getByRole('heading', { name: omar.words('lobby:friend.gone.title') })).toBeVisible();
  await closeAll(all);
});

test('who waits for a friend on another page is led to the match when it begins, and from a loaded page a bar leads back', async ({
  browser,
}) => {
  const all = await players(browser, [
    { language: 'ar', ...DESK },
    { language: 'en', ...DESK },
  ]);
  const [salma, omar] = all;
  if (!salma || !omar) throw new Error('two players');
  await salma.page.goto(salma.at(`league/lobby/${SUBJECT}`));
  await salma.page.getByRole('button', { name: salma.words('lobby:friend.make') }).click();
  const link = await salma.page.getByRole('textbox', { name: salma.words('lobby:friend.link') }).inputValue();
  await salma.page.goto(salma.at('dashboard'));
  const bar = salma.page.getByRole('complementary', { name: salma.words('frame:match.label') });
  await expect(bar).toContainText(salma.words('frame:match.waiting'));
  await omar.page.goto(link.replace('/ar/', '/en/'));
  await omar.page.getByRole('button', { name: omar.words('lobby:friend.play') }).click();
  await salma.page.waitForURL(/\/league\/match\//);
  await roundShown(salma, 1);
  await salma.page.goto(salma.at('dashboard'));
  await expect(bar).toContainText(salma.words('frame:match.goesOn'));
  await bar.getByRole('link').click();
  await Promise.all([playOn(omar, byClick), playOn(salma, byClick)]);
  await salma.page.goto(salma.at('dashboard'));
  await expect(bar).toHaveCount(0);
  await closeAll(all);
});

test('without JavaScript a lobby says that a match needs it, and the name is changed by its form', async ({ browser }) => {
  const all = await players(browser, [{ language: 'ar', ...PHONE, javaScriptEnabled: false }]);
  const [salma] = all;
  if (!salma) throw new Error('a player');
  const { page, words } = salma;
  await page.goto(salma.at(`league/lobby/${SUBJECT}`));
  // a browser whose scripts a test has switched off does not draw it
  expect(await page.content()).toContain(words('match:needsScript'));
  await page.locator('details > summary').click();
  await page.getByRole('radio', { name: words('lobby:name.choice.hidden') }).check();
  await page.getByRole('button', { name: words('lobby:name.save') }).click();
  await expect(page.getByText(words('lobby:name.now.hidden'))).toBeVisible();
  await closeAll(all);
});
