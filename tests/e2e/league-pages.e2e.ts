import type { Page } from '@playwright/test';
import type { FoundMatch, InvitedFriend } from '../../packages/contract/src/league-match.ts';
import { askApi } from '../support/ask.ts';
import { call, signIn, type LeagueAddress, type Player } from '../support/league.ts';
import { playMatch } from '../support/league-match.ts';
import { openRecords, type TestStudent } from '../support/records.ts';
import { expect, test } from './journey.ts';

const PLAYED = { program: 1, subject: 11 };
const MANNER = { thinks: [50, 200], stuckAfter: 60_000 } as const;

// all read of one match, which takes half a minute
test.describe.configure({ mode: 'default' });

/** Somebody's player in the league, let in as the product lets in their browser. */
async function playerOf(url: string, { id, token }: TestStudent): Promise<{ address: LeagueAddress; player: Player }> {
  const { data } = await askApi(url, 'league/ticket', { token, body: {} });
  const { ticket, server_key } = data as { ticket: string; server_key: string };
  const { hostname, port } = new URL(url);
  const address: LeagueAddress = { host: hostname, port: Number(port), serverKey: server_key, httpKey: '', ticketFor: () => ticket };
  return { address, player: await signIn(address, id) };
}

/** Two students play a friend's match: one with anybody might be with another journey's student. */
async function playedMatch(url: string): Promise<readonly [TestStudent, TestStudent]> {
  const records = openRecords(process.env['DARB_DATA'] ?? '');
  const [salma, omar] = await records.students(2);
  await records.close();
  if (!salma || !omar) throw new Error('two students');
  const [one, other] = [await playerOf(url, salma), await playerOf(url, omar)];
  const invited = await call<InvitedFriend>(one.player, 'invite_friend', PLAYED);
  const waiting = playMatch(one.address, one.player, invited.matchIds[0] ?? '', MANNER);
  const taken = await call<FoundMatch>(other.player, 'accept_friend', { code: invited.code });
  await Promise.all([waiting, playMatch(other.address, other.player, taken.matchIds[0] ?? '', MANNER)]);
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
  const last = rounds.last().getByRole('link');
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
  const menu = page.locator('tbody details').first();
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: words('leaderboard:report.item') }).click();
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
