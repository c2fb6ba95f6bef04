import { enterAsStudent, expect, fillSignUp, test } from './journey.ts';

test('a friend comes by an invitation, redeems a key, and both are told; the receipt stands among the subscriptions', async ({
  page,
  journey,
  browser,
}) => {
  const { language, words, url, key, person } = journey;
  const elsewhere = await browser.newContext();
  await enterAsStudent(elsewhere, { url: journey.url, dataDir: journey.dataDir });
  const inviter = await elsewhere.newPage();
  await inviter.goto(`${url}/${language}/inviteyourfriends?country=JO`);
  await expect(inviter.getByText(words('wallet:invite.empty.title'))).toBeVisible();
  const address = await inviter.getByText('/referralsignup?code=').innerText();

  await page.goto(`${url}${new URL(address).pathname}${new URL(address).search}`);
  await page.getByRole('link', { name: words('referral:signUp') }).click();
  await page.waitForURL(/\/signup/);
  await expect(page.locator('input[name=referred_by_code]')).toHaveValue(new URL(address).searchParams.get('code') ?? '');
  await fillSignUp(page, journey);

  const popup = page.getByRole('complementary', { name: words('popup:title') });
  await popup.getByRole('link', { name: words('popup:look') }).click();
  await page.waitForURL(/checkout/);
  await page.locator('input[name=voucher]').fill(key);
  await page.getByRole('button', { name: words('billing:form.action') }).click();
  const dialog = page.getByRole('dialog', { name: words('billing:referral.title') });
  await dialog.getByRole('button', { name: words('billing:referral.later') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: words('billing:success.title') })).toBeVisible();

  await page.goto(`${url}/${language}/my-billings?country=JO`);
  await page.getByRole('listitem').getByText(words('wallet:billings.receipt'), { exact: true }).click();
  await page.waitForURL(/my-billings\/[0-9a-f-]{36}/);
  await expect(page.getByRole('article')).toContainText(person.name);

  await inviter.reload();
  await expect(inviter.getByText(words('wallet:invite.empty.title'))).toHaveCount(0);
  await expect(inviter.getByRole('listitem').getByText(/\+[5٥]$/)).toBeVisible();
  await elsewhere.close();
});
