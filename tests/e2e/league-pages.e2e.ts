import type { Page } from '@playwright/test';
import { enterLeague, meetAsFriends, playBoth } from '../support/league-students.ts';
import { openRecords, type TestStudent } from '../support/records.ts';
import { expect, test } from './journey.ts';

const PLAYED = { program: 1, subject: 11 };
const MANNER = { thinks: [50, 200], stuckAfter: 60_000 } as const;

// all read of one match, which takes half a minute
test.describe.configure({ mode: 'default' });

/** Two students play a friend's match: one with anybody might be with another journey's student. */
async function playedMatch(url: string): Promise<readonly [TestStudent, TestStudent]> {
  const records = openRecords(process.env['DARB_DATA'] ?? '');
  const [salma, omar] = await records.students(2);
  await records.close();
  if (!salma || !omar) throw new Error('two students');
  const [one, other] = [await enterLeague(url, salma), await enterLeague(url, omar)];
  await playBoth(await meetAsFriends(one, other, PLAYED), [one, other], MANNER);
  for (const { player } of [one, other]) player.socket.disconnect(false);
  return [salma, omar];
}

let played: readonly [TestStudent, TestStudent];
test.beforeAll(async () => {
  played = await playedMatch(process.env['DARB_URL'] ?? '');
});

const come = (page: Page, url: string, { token }: TestStudent): Promise<void> =>
  page.context().addCookies([{ name: 'access-token', value: token, url, httpOnly: true }]);

test('from the league by its board to the result of a match, and no account’s id in print', async ({ page, journey }) => {
  const { words, url, language } = journey;
  const [salma, omar] = played;
  await come(page, url, salma);
  await page.goto(`${url}/${language}/league?country=JO`);
  await expect(page.getByRole('heading', { level: 1, name: words('leagueHome:title') })).toBeVisible();
  await expect(page.getByRole('timer').locator('dd')).toHaveCount(3);
  await page
    .getByRole('link', { name: words('league:board') })
    .first()
    .click();
  await page.waitForURL(/league\/leaderboard/);
  const own = page.getByRole('row').filter({ hasText: words('league:you') });
  await expect(own).toHaveCount(1);
  await expect(own).toBeInViewport();
  const printed = await page.locator('main').innerText();
  for (const { id } of [salma, omar]) expect(printed).not.toContain(id);
  await page.goBack();
  const past = page.locator('a[href*="/league/result/"]');
  await expect(past).toHaveCount(1);
  await past.click();
  await page.waitForURL(/league\/result\//);
  const rounds = page.locator('[id^="round-"]');
  await expect(rounds).toHaveCount(6);
  // one is open at most; the keyboard opens another, which keeps the focus
  const last = rounds.last().getByRole('link').first();
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-expanded', 'true');
  await expect(last).toBeFocused();
  await expect(rounds.locator('a[aria-expanded="true"]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: words('challengeResult:again') })).toHaveAttribute('href', /league\/lobby\/11/);
  await page.getByRole('link', { name: words('league:board') }).click();
  await page.waitForURL(/league\/leaderboard/);
});

test('each period of the boards has an address of its own, and is reached by keys', async ({ page, journey }) => {
  const { words, url, language } = journey;
  await come(page, url, played[0]);
  await page.goto(`${url}/${language}/league/leaderboard?period=all_time&country=JO`);
  const tab = (period: string) => page.getByRole('link', { name: words(`leaderboard:period.${period}.tab`), exact: true });
  await expect(tab('all_time')).toHaveAttribute('aria-current', 'page');
  await tab('last_week').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/period=last_week/);
  await expect(tab('last_week')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(tab('all_time')).toHaveAttribute('aria-current', 'page');
});

test('a name is reported from the board: asked first, told when it is done, and kept', async ({ page, journey }) => {
  const { words, url, language } = journey;
  const [salma] = played;
  await come(page, url, salma);
  await page.goto(`${url}/${language}/league/leaderboard?country=JO`);
  await page.locator('tbody a').first().click();
  await expect(page.getByRole('heading', { name: words('leaderboard:report.title') })).toBeVisible();
  await page.getByRole('button', { name: words('leaderboard:report.action') }).click();
  await expect(page.getByText(words('leaderboard:report.done'))).toBeVisible();
  const records = openRecords(process.env['DARB_DATA'] ?? '');
  const reports = await records.nameReports(salma.id);
  await records.close();
  expect(reports).toHaveLength(1);
  expect(reports[0]).not.toMatchObject({ student: salma.id });
});

test('a guest learns what the league is, and is led to sign up and back', async ({ page, journey }) => {
  const { words, url, language } = journey;
  await page.goto(`${url}/${language}/league?country=JO`);
  await expect(page.getByRole('heading', { level: 1, name: words('leagueHome:guest.title') })).toBeVisible();
  const signUp = page.getByRole('link', { name: words('leagueHome:guest.signUp') });
  await expect(signUp).toHaveAttribute('href', /signup\?next=%2Fleague/);
});

test('a page that is open when the week ends shows the next one by itself', async ({ page, journey }) => {
  const { url, language, words } = journey;
  await come(page, url, played[0]);
  await page.goto(`${url}/${language}/league/leaderboard?country=JO`);
  // it is told first that the week ends in three seconds, and then the truth
  const told: string[] = [];
  await page.route(/\/league\.data\?/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const [, end = ''] = [...new Set(body.match(/\d{4}-\d\d-\d\dT21:00:00(?:\.000)?Z/g) ?? [])].sort();
    const said = told.length === 0 ? new Date(Date.now() + 3_000).toISOString() : end;
    told.push(said);
    await route.fulfill({ response: answer, body: body.replaceAll(end, said) });
  });
  await page.locator('main a[href*="/league?country"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: words('leagueHome:title') })).toBeVisible();
  await expect.poll(() => told.length).toBe(2);
  await expect(page.getByRole('timer').locator('dd')).toHaveCount(3);
});
