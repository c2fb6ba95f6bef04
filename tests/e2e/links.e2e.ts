import { openRecords } from '../support/records.ts';
import { linkSentTo, publicly } from '../support/product.ts';
import { expect, signUpByPhone, test as base, type Journey } from './journey.ts';
import type { Page } from '@playwright/test';

// links of messages lead to the public name, which cookies go by
const test = base.extend({ journey: async ({ journey }, use) => use({ ...journey, url: publicly(journey.url) }) });
test.use({ allowedComplaints: [/status of (404|422)/] });

async function askByEmail(page: Page, { url, words, person }: Journey): Promise<string> {
  await page.goto(`${url}/ar/signup?signup_method=email&country=JO`);
  await page.getByLabel(words('account:fullName')).fill(person.name);
  await page.locator('input[name=email]').fill(person.email);
  await page.locator('input[name=password]').fill(person.password);
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: words('account:signUp.action') }).click();
  await page.waitForURL(/email-confirmation/);
  return linkSentTo(url, person.email);
}

test('a link that is opened in another browser asks for the password of the sign-up, and works once', async ({
  page,
  browser,
  journey,
}) => {
  const { words, person } = journey;
  const link = await askByEmail(page, journey);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  const password = elsewhere.locator('input[name=password]');
  await password.fill('not the right one');
  const confirm = elsewhere.getByRole('button', { name: words('account:verify.needsPassword.action') });
  await confirm.click();
  await expect(elsewhere.getByText(words('formErrors:stud_login_fail'))).toBeVisible();
  await password.fill(person.password);
  await confirm.click();
  await expect(elsewhere.getByRole('heading', { name: words('account:verify.confirmed.title') })).toBeVisible();
  await elsewhere.close();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: words('account:verify.expired.title') })).toBeVisible();
  expect((await page.reload())?.status()).toBe(404);
  await page.getByRole('link', { name: words('account:verify.expired.action') }).click();
  await page.waitForURL(/signup\?signup_method=email/);
});

test('the link of a recovery leads to the new password, once; a token of a session signs nobody in', async ({ page, journey }) => {
  const { url, words, person } = journey;
  const records = openRecords(journey.dataDir);
  await records.student(person, 'email');
  await records.close();
  await page.goto(`${url}/ar/resetpassword?signup_method=email&country=JO`);
  await page.locator('input[name=email]').fill(person.email);
  await page.getByRole('button', { name: words('account:reset.action') }).click();
  await page.waitForURL(/step=code/);
  await page.goto(await linkSentTo(url, person.email));
  await page.waitForURL(/createNewPassword/);
  await page.locator('input[name=password]').fill('a road of salt');
  await page.locator('input[name=password_again]').fill('a road of salt');
  await page.getByRole('button', { name: words('account:newPassword.action') }).click();
  await page.waitForURL(/signin/);
  await page.goto(`${url}/ar/createNewPassword?country=JO`);
  await expect(page.getByRole('heading', { name: words('account:newPassword.expiredTitle') })).toBeVisible();
  await page.goto(`${url}/ar/signin%3Faccess_token%3Ds3cret`);
  await page.waitForURL(/\/ar\/verify\?about=signIn/);
  await expect(page.getByText(words('account:verify.signIn.text'))).toBeVisible();
  expect(page.url()).not.toContain('s3cret');
});

test('the link of a new e-mail waits for its student to sign in, and then changes it', async ({ page, journey }) => {
  const { url, words, person } = journey;
  await signUpByPhone(page, journey);
  await page.goto(`${url}/ar/account_settings/email?country=JO`);
  await page.locator('input[name=email]').fill(person.email);
  await page.locator('input[name=password]').fill(person.password);
  await page.getByRole('button', { name: words('settings:code.send') }).click();
  await expect(page.locator('input[name=verification_code]')).toBeVisible();
  const link = await linkSentTo(url, person.email);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('link', { name: words('account:signUp.toSignIn') }).click();
  await page.waitForURL(/signin/);
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await page.locator('input[name=password]').fill(person.password);
  await page.getByRole('button', { name: words('account:signIn.action') }).click();
  await expect(page.getByRole('heading', { name: words('account:verify.changed.title') })).toBeVisible();
  await page.getByRole('link', { name: words('account:verify.changed.action') }).click();
  await expect(page.getByText(person.email)).toBeVisible();
});

test('every address that search engines are told of is answered to a guest', async ({ request, journey: { url } }) => {
  const robots = await (await request.get(`${url}/robots.txt`)).text();
  const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const addresses = [...(await (await request.get(map)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  // one language stands for all: what a row may show does not depend on it
  const english = addresses.filter((address) => new URL(address).pathname.startsWith('/en'));
  expect(english.length).toBe(addresses.length / 3);
  for (const address of english) expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
});
