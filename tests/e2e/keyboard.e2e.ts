import { expect, signUpByPhone, test } from './journey.ts';

test('a quiz is answered with the keyboard alone', async ({ page, journey }) => {
  const { url, words } = journey;
  await signUpByPhone(page, journey);
  await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/quiz/11011?country=JO`);
  const choices = page.locator('input[type=radio]');
  await choices.first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('2');
  await expect(choices.nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words('assessment:confirm') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/question=2/);
});

test('a video is played, sought and stopped with the keyboard alone, and its menus close with Escape', async ({ page, journey }) => {
  const { url, words } = journey;
  await signUpByPhone(page, journey);
  await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/lesson/1101?country=JO`);
  const video = page.locator('video');
  await page
    .getByRole('button', { name: words('learning:player.play') })
    .first()
    .focus();
  await page.keyboard.press('k');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(4);
  await page.keyboard.press('k');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(true);
});

test('the first stop of the keyboard is the way past the header', async ({ page, journey }) => {
  await page.goto(`${journey.url}/ar?country=JO`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: journey.words('frame:skipToContent') })).toBeFocused();
});
