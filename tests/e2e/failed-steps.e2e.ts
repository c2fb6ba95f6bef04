import type { Page } from '@playwright/test';
import { expect, taken, test } from './journey.ts';

/** What a browser says of the files and answers that these journeys take away. */
test.use({ allowedComplaints: [/Failed to load resource|dynamically imported module|ERR_FAILED|SyntaxError|status/] });

/** Every document that the page asks for from now on, by its path. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Opens a page, whose scripts stay; all that would be fetched later is lost on the way. */
async function openAndLoseScripts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await taken(page);
  await page.route('**/assets/*.js', (route) => route.abort());
}

test('a page whose script does not come is asked for once as a document, and never in a loop', async ({ page, journey }) => {
  const { url, words } = journey;
  await openAndLoseScripts(page, `${url}/ar/contact-us?country=JO`);
  const documents = documentsOf(page);
  await page
    .locator('footer')
    .getByRole('link', { name: words('guestFrame:footer.team') })
    .click();
  await expect.poll(() => documents).toEqual(['/ar/our-team']);
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { name: words('team:title') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ar/our-team');
  expect(documents).toEqual(['/ar/our-team']);
});

test('a step whose answer is broken says so, leads home after 1500 ms, and is told in red there', async ({ page, journey }) => {
  const { url, words } = journey;
  await page.clock.install();
  await page.goto(`${url}/ar/contact-us?country=JO`);
  await taken(page);
  await page.route('**/our-team.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page
    .locator('footer')
    .getByRole('link', { name: words('guestFrame:footer.team') })
    .click();
  await expect(page.getByRole('heading', { name: words('frame:lost.error.title') })).toBeVisible();
  await page.clock.runFor(1_400);
  expect(new URL(page.url()).pathname).toBe('/ar/our-team');
  await page.clock.resume();
  await page.waitForURL(/\/ar\?country=JO$/);
  await expect(page.getByRole('alert')).toContainText(words('errors:general_error'));
});

test('a dialog that cannot be fetched says so, and what was typed stays', async ({ page, journey }) => {
  const { url, words } = journey;
  await openAndLoseScripts(page, `${url}/ar/signup?country=JO`);
  await page.locator('input[name=full_name]').fill('ليان');
  await page.getByRole('button', { name: new RegExp(words('phone:diallingCode')) }).click();
  await expect(page.getByRole('alert')).toContainText(words('frame:partMissing'));
  await expect(page.locator('input[name=full_name]')).toHaveValue('ليان');
});
