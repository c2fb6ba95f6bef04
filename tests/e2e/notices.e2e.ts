import type { Page } from '@playwright/test';
import { enterAsStudent, expect, test } from './journey.ts';

/** What the page's storage holds of a student, besides what it keeps for itself. */
const LEFT = { 'unsent/quiz-answer/1': '{}', 'watched/1101': '{}', theme: 'x' };
const leave = (page: Page) =>
  page.evaluate((left) => Object.entries(left).forEach(([key, value]) => localStorage.setItem(key, value)), LEFT);
const keptOf = (page: Page) => page.evaluate((left) => Object.keys(localStorage).filter((key) => left.includes(key)), Object.keys(LEFT));
const namesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('what was done on the page before is said in green for three seconds, and longer while somebody holds it', async ({
  page,
  journey,
}) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.clock.install();
  await page.goto(`${url}/ar/chooseProgram?country=JO`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('input[name=program_id][value="1"]').check({ force: true });
  await page.getByRole('button', { name: words('account:program.changeAction') }).click();
  await page.waitForURL(/dashboard/);
  const notice = page.getByRole('status').filter({ hasText: words('success:program_updated') });
  await expect(notice).toBeVisible();
  expect(await namesOf(page), 'what was said is taken away').not.toContain('notice');
  await notice.hover();
  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await notice.getByRole('button').focus();
  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  await notice.getByRole('button').blur();
  // its three seconds begin when React has heard of it
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(notice).toHaveCount(0, { timeout: 100 });
  }).toPass();
});

test('who comes back refused from a provider is told so in red, at sign-up, in the language of the address', async ({ page, journey }) => {
  await page.goto(`${journey.url}/ar?country=JO#error=server&access_denied`);
  await page.waitForURL(/\/ar\/signup/);
  await expect(page.getByRole('alert')).toContainText(journey.words('formErrors:fb_access_denied'));
});

test('a session that cannot be renewed takes cookies and storage along, but not what waits to be sent, and is told in red', async ({
  page,
  journey,
}) => {
  const { url, words } = journey;
  await page.goto(`${url}/ar/signin?country=JO`, { waitUntil: 'networkidle' });
  await leave(page);
  await page.context().addCookies(['access-token', 'refresh-token'].map((name) => ({ name, value: 'worthless', url, httpOnly: true })));
  await page.goto(`${url}/ar/dashboard?country=JO`);
  await page.waitForURL(/\/ar\/signin\?.*reason=session/);
  await expect(page.getByRole('alert')).toContainText(words('errors:token_invalid'));
  await expect.poll(() => keptOf(page)).toEqual(['unsent/quiz-answer/1']);
  expect(await namesOf(page)).not.toContain('access-token');
  expect(await namesOf(page)).not.toContain('refresh-token');
});

test('another version of the product begins anew at home, signed out, and keeps only what waits to be sent', async ({ page, journey }) => {
  const { url } = journey;
  await page.goto(`${url}/ar/signin?country=JO`, { waitUntil: 'networkidle' });
  await leave(page);
  await page.evaluate(() => localStorage.setItem('version', '1.0.0'));
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/dashboard?country=JO`);
  await page.waitForURL((address) => address.pathname === '/');
  await expect.poll(() => keptOf(page)).toEqual(['unsent/quiz-answer/1']);
  expect(await namesOf(page)).not.toContain('access-token');
  await expect(page.locator('header a[href*="signin"]').first()).toBeVisible();
});

test('a country is found by typing, and its number goes with its code', async ({ page, journey }) => {
  const { url, words } = journey;
  await page.goto(`${url}/ar/signup?country=JO`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: words('phone:diallingCode') }).click();
  const find = page.getByRole('combobox');
  for (const typed of ['المملكة المت', 'united king', '٤٤']) {
    await find.fill(typed);
    await expect(page.getByRole('option', { name: /\+44/ }).first()).toBeVisible();
  }
  await page.getByRole('option', { name: /GB|المملكة المتحدة/ }).click();
  await expect(page.locator('input[name=country_code]')).toHaveValue('GB');
});
