import { expect, signUpByPhone, test } from './journey.ts';
import { addressOf, GUEST_PAGES, LANGUAGES, STUDENT_PAGES } from './places.ts';

for (const language of LANGUAGES)
  test(`every page of a guest in ${language} is whole: language, direction, title, description, alternates, one heading, no sideways scroll`, async ({
    page,
    journey,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const place of GUEST_PAGES) {
      await page.goto(addressOf(journey.url, language, place));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
      expect((await page.title()).length, `${place} has a title`).toBeGreaterThan(3);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3,}/);
      for (const other of LANGUAGES)
        await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute('href', new RegExp(`/${other}(/|$)`));
      await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /country=/);
      await expect(page.locator('h1'), `${place} has one main heading`).toHaveCount(1);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways, `${language}/${place} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });

test('every page of a student in each language hydrates without a word, and does not scroll sideways on a phone', async ({
  page,
  journey,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpByPhone(page, journey);
  for (const language of LANGUAGES)
    for (const place of STUDENT_PAGES) {
      await page.goto(addressOf(journey.url, language, place));
      await expect(page.locator('h1'), `${place} has one main heading`).toHaveCount(1);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways, `${language}/${place} scrolls sideways`).toBeLessThanOrEqual(0);
    }
});

test('a page without a language in its path is served in place, in the language of the cookie', async ({ page, journey, context }) => {
  await context.addCookies([{ name: 'language', value: 'ur', url: journey.url }]);
  await page.goto(`${journey.url}/explore?country=JO`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  expect(new URL(page.url()).pathname).toBe('/explore');
});

test.describe('a missing page', () => {
  test.use({ allowedComplaints: [/404/] });
  test('answers 404 and leads back', async ({ page, journey, request }) => {
    const address = `${journey.url}/en/no-such-page?country=JO`;
    expect((await request.get(address)).status()).toBe(404);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
