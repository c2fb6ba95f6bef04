import { expect, signUpByPhone, takeQuiz, test } from './journey.ts';

// a refused form answers 422, which the browser calls a failed load
test.use({ allowedComplaints: [/status of 422/] });

test('without JavaScript: from signing up to the result of a quiz, and the key', async ({ page, journey }) => {
  const { words, url, key } = journey;
  await signUpByPhone(page, journey);
  await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/lesson/1101?country=JO`);
  await expect(page.locator('video[controls]')).toBeVisible();
  await page.getByRole('link', { name: words('learning:quiz.action') }).click();
  await takeQuiz(page, words);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}/ar/program/1/checkout?country=JO`);
  await page.locator('input[name=voucher]').fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: words('billing:form.action') }).click();
  await expect(page.getByText(words('errors:payment_invalid_voucher'))).toBeVisible();
  await page.locator('input[name=voucher]').fill(key);
  await page.getByRole('button', { name: words('billing:failed.again') }).click();
  await expect(page.getByRole('heading', { name: words('billing:success.title') })).toBeVisible();
});
