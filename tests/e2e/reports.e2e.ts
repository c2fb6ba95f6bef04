import { readFile } from 'node:fs/promises';
import { enterAsStudent, expect, PLAIN_BROWSER, takeQuiz, test } from './journey.ts';

const QUIZ = 'program/1/subject/11/subtopic/1111/quiz/11011';

// a link that was ended answers 404, which the browser calls a failed load
test.use({ allowedComplaints: [/status of 404/] });

test('a report says how it fills before anything was done, and then what was done', async ({ page, journey }) => {
  const { language, words, url } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/${language}/reports?country=JO`);
  await expect(page.getByRole('heading', { name: words('reports:empty.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: words('reports:empty.start') })).toHaveAttribute('href', /lesson\/\d+/);
  await page.goto(`${url}/${language}/${QUIZ}?country=JO`);
  await takeQuiz(page, words);
  await page.goto(`${url}/${language}/reports?country=JO`);
  const chart = page.getByRole('img').first();
  await expect(chart).toBeVisible();
  await expect(page.getByRole('table')).toBeAttached();
  await expect(page.locator('#history li')).toHaveCount(1);
  await page.getByRole('link', { name: words('reports:periods.all') }).click();
  await expect(page).toHaveURL(/period=all/);
});

test('of a report one subject is open, another one opens where it stands, without JavaScript too', async ({ page, journey, browser }) => {
  const { language, words, url } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/${language}/${QUIZ}?country=JO`);
  await takeQuiz(page, words);
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto(`${url}/${language}/reports?country=JO`);
  await expect(page.getByRole('button', { name: words('reports:print') })).toBeVisible();
  const [first, second] = [page.locator('#subject-11 > a'), page.locator('#subject-12 > a')];
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#subject-11 > ul > li').first()).toBeVisible();
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/subject=12/);
  expect(await page.evaluate(() => window.scrollY), 'the page stays where it was').toBeGreaterThan(0);
  await second.click();
  await expect(page.locator('[aria-expanded=true]')).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const still = await plain.newPage();
  await still.goto(`${url}/${language}/reports?country=JO`);
  await still.locator('#subject-12 > a').click();
  await expect(still).toHaveURL(/subject=12.*#subject-12$/);
  await expect(still.locator('#subject-12 > a')).toHaveAttribute('aria-expanded', 'true');
  await plain.close();
});

test('a report is printed on one sheet and saved as a file for Excel', async ({ page, journey }) => {
  const { language, words, url } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/${language}/${QUIZ}?country=JO`);
  await takeQuiz(page, words);
  await page.goto(`${url}/${language}/reports?country=JO`);
  const pdf = (await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: words('reports:csv') }).click();
  const file = await readFile(await (await saving).path());
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.toString('utf8')).toContain(words('reportFile:topic'));
});

test('a student makes a link, somebody without an account opens it, and after its end there is nothing', async ({
  page,
  journey,
  browser,
}) => {
  const { language, words, url, person } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/${language}/${QUIZ}?country=JO`);
  await takeQuiz(page, words);
  await page.goto(`${url}/${language}/reports?country=JO`);
  await page.locator('input[name=name]').fill('Mum');
  await page.getByRole('button', { name: words('reports:parent.make') }).click();
  const address = await page.getByRole('textbox', { name: words('reports:parent.address') }).inputValue();
  expect(new URL(address).pathname).toMatch(new RegExp(`^/${language}/progress/[\\w-]{43}$`));
  const link = `${url}${new URL(address).pathname}`;

  const guest = await (await browser.newContext({ userAgent: PLAIN_BROWSER })).newPage();
  const opened = await guest.goto(link);
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(person.name.split(' ')[0] ?? '');
  const html = await guest.content();
  for (const secret of [person.phone, 'Mum', new URL(address).pathname.split('/').at(-1) ?? '']) expect(html).not.toContain(secret);

  await page.reload();
  await expect(page.getByText(words('reports:parent.notOpened'))).toHaveCount(0);
  const ask = async (at: string, agent = PLAIN_BROWSER) => {
    const answer = await fetch(at, { headers: { 'user-agent': agent } });
    return { status: answer.status, body: await answer.text() };
  };
  const nothing = await ask(link, 'WhatsApp/2.23.20.0');
  expect(nothing.status).toBe(404);
  expect(await ask(link.replace(`/${language}/`, language === 'ar' ? '/en/' : '/ar/'))).toEqual(nothing);
  expect(await ask(link.replace(/progress\/./, (start) => (start.endsWith('A') ? 'progress/B' : 'progress/A')))).toEqual(nothing);
  await page.getByRole('button', { name: words('reports:parent.revoke') }).click();
  await expect(page.getByRole('textbox', { name: words('reports:parent.address') })).toHaveCount(0);
  expect(await ask(link)).toEqual(nothing);
  await guest.context().close();
});
