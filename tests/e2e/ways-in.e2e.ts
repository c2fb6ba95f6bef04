import type { Page } from '@playwright/test';
import { openRecords } from '../support/records.ts';
import { codeSentTo, linkSentTo, publicly } from '../support/product.ts';
import { inDigitsOf } from '../support/words.ts';
import { expect, test as base, type Journey } from './journey.ts';

// links of messages lead to the public name, which cookies go by; a refused form answers 422
const test = base.extend({ journey: async ({ journey }, use) => use({ ...journey, url: publicly(journey.url) }) });
test.use({ allowedComplaints: [/status of (422|429)/] });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

async function signUp(page: Page, { url, language, words, person }: Journey, method: 'whatsapp' | 'email'): Promise<void> {
  await page.goto(`${url}/${language}/signup?country=JO`);
  await follow(page, words(method === 'email' ? 'account:byEmail' : 'account:byWhatsapp'));
  await page.waitForURL(new RegExp(`signup_method=${method}`));
  await page.getByLabel(words('account:fullName')).fill(person.name);
  await page
    .locator(method === 'email' ? 'input[name=email]' : 'input[name=phone]')
    .fill(method === 'email' ? person.email : person.typedPhone);
  await page.locator('input[name=password]').fill(person.password);
  await page.locator('input[name=terms]').check();
  await press(page, words('account:signUp.action'));
}

async function typeCode(page: Page, { url, language, words }: Journey, to: string): Promise<void> {
  await page.locator('input[name=verification_code]').fill(inDigitsOf(language, await codeSentTo(url, to)));
  await press(page, words('account:code.action'));
}

async function chooseProgram(page: Page, { words }: Journey): Promise<void> {
  await page.waitForURL(/SelectProgram/);
  await page.locator('input[name=program_id][value="1"]').check({ force: true });
  await press(page, words('account:program.action'));
  await page.waitForURL(/dashboard/);
}

/** Types a new password twice, once not the same, and signs in with it. */
async function replacePassword(page: Page, { words }: Journey): Promise<string> {
  const fresh = 'a road of salt';
  await page.waitForURL(/createNewPassword/);
  await page.locator('input[name=password]').fill(fresh);
  await page.locator('input[name=password_again]').fill(`${fresh}.`);
  await press(page, words('account:newPassword.action'));
  await expect(page.getByText(words('formErrors:field_passwords_differ'))).toBeVisible();
  await page.locator('input[name=password]').fill(fresh);
  await page.locator('input[name=password_again]').fill(fresh);
  await press(page, words('account:newPassword.action'));
  await page.waitForURL(/signin/);
  await expect(page.getByText(words('success:password_updated'))).toBeVisible();
  return fresh;
}

test('by e-mail: in by the link of its message', async ({ page, journey, javaScriptEnabled }) => {
  const { url, words, person } = journey;
  await signUp(page, journey, 'email');
  await page.waitForURL(/email-confirmation/);
  await page.goto(await linkSentTo(url, person.email));
  expect(page.url(), 'the address has lost its token').not.toContain('token');
  const pressed = page.getByRole('button', { name: words('account:verify.working.email.action') });
  const confirmed = page.getByRole('heading', { name: words('account:verify.confirmed.title') });
  // with JavaScript the page presses it
  if (javaScriptEnabled === false) await pressed.click();
  await expect(confirmed).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await follow(page, words('account:verify.confirmed.action'));
  await chooseProgram(page, journey);
});

test('by e-mail: back in with a new password, by the code of its message', async ({ page, journey }) => {
  const { url, language, words, person } = journey;
  // one message in two minutes goes to an address: this student has signed up before
  const records = openRecords(journey.dataDir);
  await records.student(person, 'email');
  await records.close();
  await page.goto(`${url}/${language}/signin?signup_method=email&country=JO`);
  await follow(page, words('account:signIn.forgot'));
  await page.waitForURL(/resetpassword/);
  await page.locator('input[name=email]').fill(person.email.toUpperCase());
  await press(page, words('account:reset.action'));
  await page.waitForURL(/step=code/);
  await typeCode(page, journey, person.email);
  const fresh = await replacePassword(page, journey);
  await follow(page, words('account:byEmail'));
  await page.locator('input[name=email]').fill(person.email);
  await page.locator('input[name=password]').fill(fresh);
  await press(page, words('account:signIn.action'));
  await page.waitForURL(/dashboard/);
});

test('by WhatsApp: in without a welcome, and back in with a code that is asked for in the other way', async ({ page, journey }) => {
  const { url, language, words, person } = journey;
  await signUp(page, journey, 'whatsapp');
  await page.waitForURL(/code-confirmation\?otpt=whatsapp/);
  await expect(page.getByRole('heading', { level: 1, name: words('account:code.whatsapp.title') })).toBeVisible();
  await page.locator('input[name=verification_code]').fill('12345');
  await press(page, words('account:code.action'));
  await expect(page.getByText(words('formErrors:field_code_six_digits'))).toBeVisible();
  await typeCode(page, journey, person.phone);
  await chooseProgram(page, journey);
  await page.context().clearCookies();

  await page.goto(`${url}/${language}/resetpassword?country=JO`);
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await press(page, words('account:reset.action'));
  await page.waitForURL(/step=code/);
  await expect(page.getByRole('heading', { level: 1, name: words('account:code.sms.title') })).toBeVisible();
  await page.getByRole('button', { name: words('account:code.other.whatsapp.title') }).click();
  // two codes in three minutes are the limit of a number in both channels: the one before it works
  await expect(page.getByText(words('formErrors:whatsapp_otp_fail_exceed_period_limit'))).toBeVisible();
  await typeCode(page, journey, person.phone);
  const fresh = await replacePassword(page, journey);
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await page.locator('input[name=password]').fill(fresh);
  await press(page, words('account:signIn.action'));
  await page.waitForURL(/dashboard/);
});
