import type { Page } from '@playwright/test';
import { openRecords } from '../support/records.ts';
import { codeSentTo, publicly } from '../support/product.ts';
import { inDigitsOf } from '../support/words.ts';
import { enterAsStudent, expect, signInByPhone, test as base, type Journey } from './journey.ts';

// the look is shown anew at the public name, which cookies go by
const test = base.extend({ journey: async ({ journey }, use) => use({ ...journey, url: publicly(journey.url) }) });
test.use({ allowedComplaints: [/status of 422/] });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = ({ url, language }: Journey, page: Page, place = '') => page.goto(`${url}/${language}/account_settings${place}?country=JO`);

test('a student adds an e-mail: it waits, is taken back, asked for anew, and confirmed by its code', async ({ page, journey }) => {
  const { url, language, words, person } = journey;
  await enterAsStudent(page.context(), journey);
  await open(journey, page, '/email');
  const ask = async (email: string, password: string) => {
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await press(page, words('settings:code.send'));
  };
  await ask(person.email, 'not the right one');
  await expect(page.getByText(words('formErrors:stud_chan_pass_fail'))).toBeVisible();
  await ask(`other-${person.email}`, person.password);
  await expect(page.locator('input[name=verification_code]')).toBeVisible();
  await open(journey, page);
  await expect(page.getByText(words('settings:account.waits'))).toBeVisible();
  await open(journey, page, '/email');
  await expect(page.getByText(`other-${person.email}`)).toBeVisible();
  await press(page, words('settings:contact.email.cancel'));
  await expect(page.locator('input[name=email]')).toHaveValue('');
  await ask(person.email, person.password);
  const code = page.locator('input[name=verification_code]');
  await code.fill('000000');
  await press(page, words('settings:contact.email.confirm'));
  await expect(page.getByText(words('formErrors:invalid_otp_code'))).toBeVisible();
  await code.fill(inDigitsOf(language, await codeSentTo(url, person.email)));
  await press(page, words('settings:contact.email.confirm'));
  await page.waitForURL(/account_settings\?/);
  await expect(page.getByText(words('success:email_updated'))).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a student has another number, other digits and a name, and is signed in alone after a new password', async ({
  page,
  browser,
  journey,
}) => {
  const { url, language, words, person, dataDir } = journey;
  const records = openRecords(dataDir);
  const { id } = await records.student(person);
  await records.close();
  await signInByPhone(page, journey);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInByPhone(other, journey);

  await open(journey, page, '/devices');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await page.goto(`${url}/${language}/profile/${id}/edit?country=JO`);
  await page.locator('input[name=alias]').fill('_salma');
  await press(page, words('settings:save'));
  await expect(page.getByText(words('formErrors:username_validate_fail'))).toBeVisible();
  await page.locator('input[name=alias]').fill(`salma.${id.slice(0, 8)}`);
  await press(page, words('settings:save'));
  await page.waitForURL(/account_settings\?/);
  await expect(page.getByText(`@salma.${id.slice(0, 8)}`)).toBeVisible();

  const phone = `078${person.phone.slice(6)}`.padEnd(10, '1');
  await open(journey, page, '/phone');
  await page.locator('input[name=phone]').fill(inDigitsOf(language, phone));
  await page.locator('input[name=password]').fill(person.password);
  await press(page, words('settings:code.sendSms'));
  await page.locator('input[name=verification_code]').waitFor();
  await page.locator('input[name=verification_code]').fill(await codeSentTo(url, `+962${phone.slice(1)}`));
  await press(page, words('settings:contact.phone.confirm'));
  await page.waitForURL(/account_settings\?/);
  await expect(page.getByText(/\+962 7 8\d\d\d \d{4}/)).toBeVisible();

  await page.locator('input[name=numbering_system][value=arab]').check({ force: true });
  await page.locator('main input[name=theme][value=dark]').check({ force: true });
  await page
    .getByRole('button', { name: words('settings:save') })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.goto(`${url}/${language}/account_settings?country=JO`);
  await expect(other.locator('html'), 'on every device').toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('input[name=numbering_system][value=arab]')).toBeChecked();

  await open(journey, page, '/password');
  await page.locator('input[name=old_password]').fill(person.password);
  await page.locator('input[name=password]').fill('a road of salt');
  await press(page, words('settings:password.action'));
  await page.waitForURL(/account_settings\?/);
  await expect(page.getByText(words('success:password_updated'))).toBeVisible();
  await other.goto(`${url}/${language}/account_settings?country=JO`);
  await other.waitForURL(/signin/);
  await elsewhere.close();
  await open(journey, page, '/devices');
  await expect(page.getByText(words('settings:devices.only'))).toBeVisible();
});

/** The smallest PNG there is: one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a student has a picture in every frame, takes their data along, deletes the account, and takes that back', async ({
  page,
  journey,
  javaScriptEnabled,
}) => {
  const { url, language, words, person } = journey;
  await enterAsStudent(page.context(), journey);
  await open(journey, page, '/picture');
  const image = page.locator('input[name=image]');
  const save = page.getByRole('button', { name: words('settings:picture.save') });
  await image.setInputFiles({ name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="…"/>') });
  if (javaScriptEnabled === false) await save.click();
  await expect(page.getByText(words('formErrors:field_picture_type'))).toBeVisible();
  await image.setInputFiles({ name: 'pixel.png', mimeType: 'image/png', buffer: PIXEL });
  if (javaScriptEnabled === false) await save.click();
  else {
    const dialog = page.getByRole('dialog', { name: words('settings:picture.cropTitle') });
    await dialog.getByRole('button', { name: words('settings:picture.turn') }).click();
    await dialog.getByRole('button', { name: words('settings:picture.save') }).click();
  }
  await expect(page.getByText(words('success:image_updated'))).toBeVisible();
  await page.goto(`${url}/${language}/dashboard?country=JO`);
  const inFrame = page.locator('aside img[src^="/media/pictures/"]');
  await expect(inFrame).toHaveCount(1);
  expect((await page.request.get(`${url}${await inFrame.getAttribute('src')}`)).headers()['content-type']).toBe('image/webp');

  await open(journey, page, '/data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words('settings:data.download') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('darb-data.zip');
  await page.getByRole('link', { name: words('settings:data.toDeletion') }).click();
  await page.waitForURL(/deletion/);
  const password = page.locator('main input[name=password]');
  const leave = page.getByRole('button', { name: words('settings:deletion.action') });
  await password.fill('not the right one');
  await leave.click();
  await expect(page.getByText(words('formErrors:stud_chan_pass_fail'))).toBeVisible();
  await password.fill(person.password);
  await leave.click();
  await page.waitForURL(/signin\?reason=deletion/);
  await expect(page.getByText(words('account:signIn.reason.deletion'))).toBeVisible();
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await page.locator('input[name=password]').fill(person.password);
  await press(page, words('account:signIn.action'));
  await page.waitForURL(/dashboard/);
  await expect(page.getByText(words('success:account_restored'))).toBeVisible();
});
