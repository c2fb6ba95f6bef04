import { enterAsStudent, expect, test } from './journey.ts';

// another program's page answers 404, which the browser calls a failed load
test.use({ allowedComplaints: [/status of 404/] });

const SUBJECT = 'program/1/subject/11';
const SUBTOPIC = `${SUBJECT}/subtopic/1111`;
const COVER = `${SUBTOPIC}/test_cover/11119`;
const MOCK_SUBJECT = 'program/71/subject/711';

test('a student meets the test on the subject’s path, after the last lesson, and on the dashboard while it is open', async ({
  page,
  journey,
}) => {
  const { language, words, url } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/${language}/${SUBJECT}?country=JO`);
  await page.locator(`ol a[href*="${COVER}"]`).click();
  await page.waitForURL(/test_cover\/11119/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${url}/${language}/${SUBTOPIC}?country=JO`);
  await page.waitForURL(/lesson\/1101/);
  const last = page.locator('aside ol a[href*="/lesson/"]').last();
  await last.click();
  await page.waitForURL(/lesson\/1103/);
  await page
    .getByRole('navigation', { name: words('learning:turn') })
    .getByRole('link')
    .last()
    .click();
  await page.waitForURL(/test_cover\/11119/);
  await page.getByRole('button', { name: words('testCover:begin') }).click();
  await page.waitForURL(/test\/11119/);

  await page.goto(`${url}/${language}/dashboard?country=JO`);
  await page.getByRole('link', { name: words('progress:dashboard.action.begun.test') }).click();
  await page.waitForURL(/test_cover\/11119/);

  await page.goto(`${url}/${language}/${SUBJECT}?country=JO&tab=aj`);
  await expect(page.locator('main')).toContainText(words('catalog:subject.noResults'));
  await page.locator(`main a[href*="${COVER}"]`).click();
  await page.waitForURL(/test_cover\/11119/);
});

test('from the mock tests in explore to the cover of one, which a student of that program begins', async ({ page, journey }) => {
  const { language, words, url } = journey;
  await page.goto(`${url}/${language}/explore?country=JO`);
  await page.locator('main a[href*="/explore/71"]').click();
  await page.waitForURL(/explore\/71/);
  await page.locator(`main a[href*="${MOCK_SUBJECT}"]`).click();
  await page.waitForURL(new RegExp(MOCK_SUBJECT));
  await page.locator('main ol a[href*="test_cover"]').first().click();
  await page.waitForURL(/\/signup/);

  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/${language}/${MOCK_SUBJECT}?country=JO`);
  await page.locator('main ol a[href*="test_cover"]').first().click();
  await expect(page.getByRole('heading', { name: words('lost:page.otherProgram.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: words('lost:subscribe') })).toHaveAttribute('href', /program\/71\/checkout/);
  await page.getByRole('link', { name: words('lost:changeProgram') }).click();
  await page.waitForURL(/account_settings\/curriculum/);
  await page.locator('input[name=program_id][value="71"]').check({ force: true });
  await page.getByRole('button', { name: words('settings:curriculum.action') }).click();
  await page.waitForURL(/test_cover/);
  await expect(page.getByRole('button', { name: words('testCover:begin') })).toBeVisible();

  await page.goto(`${url}/${language}/dashboard?country=JO`);
  await page.getByRole('link', { name: words('progress:dashboard.fresh.action.test') }).click();
  await page.waitForURL(/program\/71\/.*test_cover/);
});
