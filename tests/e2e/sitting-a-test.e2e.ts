import type { Browser, Page } from '@playwright/test';
import { openRecords } from '../support/records.ts';
import { answerShown, expect, signUpByPhone, test, type Journey } from './journey.ts';
import { beginTest, closedAttempts, satTest, TEST_PAGE } from './sat-test.ts';

// without a connection Remix cannot look up in advance where links lead, and says so
test.use({
  allowedComplaints: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch manifest patches/],
});

const place = (url: string, question?: number | 'review'): string =>
  `${url}/ar/${TEST_PAGE}?country=JO${question === undefined ? '' : `&question=${question}`}`;

/** Signs up, begins the test, and opens its page with everything that the page fetches. */
async function open(page: Page, journey: Journey, question?: number): Promise<void> {
  await signUpByPhone(page, journey);
  await beginTest(page, journey);
  await page.goto(place(journey.url, question));
  await page.waitForLoadState('networkidle');
}

/** Answers the question that is shown and goes on, as far as the address says. */
async function answer(page: Page, { words }: Journey, next: number | 'review'): Promise<void> {
  await answerShown(page);
  await page.getByRole('button', { name: words('test:save') }).click();
  await expect(page).toHaveURL(new RegExp(`question=${next}$`));
}

const skip = (page: Page, { words }: Journey) => page.getByRole('button', { name: words('assessment:skip') }).click();
const flag = (page: Page, { words }: Journey) => page.getByRole('button', { name: words('test:flag') }).click();

/** Asks to hand in, above the question or without a connection on a page, and confirms. */
async function handIn(page: Page, { words }: Journey): Promise<void> {
  await page.getByRole('link', { name: words('test:handIn.action') }).click();
  await page.getByRole('button', { name: words('test:handIn.now') }).click();
}
/** Out of the test: at its result, or where no attempt is open at its cover. */
const left = (page: Page) => page.waitForURL((address) => /\/test\/\d+\/result$|\/test_cover\/\d+$/.test(address.pathname));

async function onAnotherDevice(browser: Browser, { url, words, person }: Journey): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/ar/signin?country=JO`);
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await page.locator('input[name=password]').fill(person.password);
  await page.getByRole('button', { name: words('account:signIn.action') }).click();
  await page.waitForURL(/dashboard/);
  return page;
}

test('cut off at question 3, with answers to 3 to 6 and handing in: one attempt, all answers and one result when the network is back', async ({
  page,
  journey,
  context,
}) => {
  const { url, words } = journey;
  await open(page, journey);
  await answer(page, journey, 2);
  await answer(page, journey, 3);
  await context.setOffline(true);
  for (const next of [4, 5, 6, 7]) await answer(page, journey, next);
  await expect(page.getByText(words('test:kept', { count: 4 }))).toBeVisible();
  await handIn(page, journey);
  // sealed here, and sent by itself
  await expect(page.getByRole('heading', { name: words('test:sealed.title') })).toBeVisible();
  await expect(page.getByText(/^[\dA-F]{4}(?:-[\dA-F]{4}){2}$/)).toBeVisible();
  await context.setOffline(false);
  await left(page);
  const sat = await satTest(page, url);
  expect(sat.state).toBe('submitted');
  expect(Object.keys(sat.answers).sort()).toEqual(
    sat.questions
      .slice(0, 6)
      .map(({ id }) => String(id))
      .sort(),
  );
  expect(await closedAttempts(page, url)).toBe(1);
});

test('handing in that gets no answer is sealed too, a reload keeps it, and its button sends it', async ({ page, journey }) => {
  const { url, words } = journey;
  await open(page, journey);
  await answer(page, journey, 2);
  const isHandingIn = (address: URL): boolean => /\/test\/\d+(?:\.data)?$|test-hand-in/.test(address.pathname);
  await page.route(isHandingIn, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await handIn(page, journey);
  const code = page.getByText(/^[\dA-F]{4}(?:-[\dA-F]{4}){2}$/);
  const shown = await code.innerText();
  await page.reload();
  await expect(code).toHaveText(shown);
  await page.unroute(isHandingIn);
  await page.getByRole('button', { name: words('test:sealed.send') }).click();
  await left(page);
  expect(Object.keys((await satTest(page, url)).answers)).toHaveLength(1);
  expect(await closedAttempts(page, url)).toBe(1);
});

test('flags and skips of a cut-off device arrive when the network is back', async ({ page, journey, context }) => {
  const { url } = journey;
  await open(page, journey, 2);
  await context.setOffline(true);
  await flag(page, journey);
  await skip(page, journey);
  await expect(page).toHaveURL(/question=3$/);
  await flag(page, journey);
  await expect(page.getByRole('button', { pressed: true })).toBeVisible();
  await flag(page, journey);
  const arrived = page.waitForResponse((response) => response.url().includes('test-mark') && response.ok());
  await context.setOffline(false);
  await arrived;
  await expect
    .poll(async () => {
      const { flagged, skipped, questions } = await satTest(page, url);
      return [flagged, skipped].map((ids) => ids.map((id) => questions.findIndex((question) => question.id === id) + 1));
    })
    .toEqual([[2], [2]]);
});

test('left and gone on with on another device: the same numbers, the same order of options, answers, flags and skips', async ({
  page,
  journey,
  browser,
}) => {
  const { url, words } = journey;
  await open(page, journey);
  await answer(page, journey, 2);
  await flag(page, journey);
  await skip(page, journey);
  await expect(page).toHaveURL(/question=3$/);
  const second = await onAnotherDevice(browser, journey);
  for (let question = 1; question <= 6; question += 1) {
    const asked = async (on: Page) => {
      await on.goto(place(url, question));
      return on.locator('form fieldset').first().innerText();
    };
    expect(await asked(second)).toBe(await asked(page));
  }
  await expect(second.getByRole('link', { name: words('test:question.answered', { number: 1 }), exact: true })).toBeVisible();
  await expect(second.getByRole('link', { name: words('test:flaggedQuestion.skipped', { number: 2 }), exact: true })).toBeVisible();
  // without a question in the address it goes on with the first that is open
  await second.goto(place(url));
  await expect(second.locator('input[name=question_id]')).toHaveValue(String((await satTest(page, url)).questions[1]?.id));
  await second.context().close();
});

test('back after handing in, and handing in again from another tab: one result', async ({ page, journey, context }) => {
  const { url, words } = journey;
  await open(page, journey);
  await answer(page, journey, 2);
  const other = await context.newPage();
  await other.goto(place(url, 'review'));
  await other.waitForLoadState('networkidle');
  await handIn(page, journey);
  await left(page);
  const { result, start_request_id } = await satTest(page, url);
  await page.goBack();
  await left(page);
  await other.getByRole('button', { name: words('test:handIn.now') }).click();
  await left(other);
  expect(await satTest(page, url)).toMatchObject({ result, start_request_id });
  expect(await closedAttempts(page, url)).toBe(1);
});

test('a reload in the middle shows the same question with the answers that were given, and going on asks nothing of the server', async ({
  page,
  journey,
}) => {
  const { words } = journey;
  await open(page, journey);
  await answer(page, journey, 2);
  await skip(page, journey);
  await expect(page).toHaveURL(/question=3$/);
  const asked = await page.locator('form fieldset').first().innerText();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('form fieldset').first().innerText()).toBe(asked);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/\/assets\/|favicon/.test(request.url())) requests.push(request.url());
  });
  await page.getByRole('link', { name: words('test:question.answered', { number: 1 }), exact: true }).click();
  await expect(page).toHaveURL(/question=1$/);
  await expect(page.locator('input:checked, input[name=value]:not([value=""])').first()).toBeAttached();
  expect(requests).toEqual([]);
});

test('before handing in nothing that reaches the browser holds an explanation or the right answers, after it the API gives them', async ({
  page,
  journey,
}) => {
  const { url, words } = journey;
  await signUpByPhone(page, journey);
  await beginTest(page, journey);
  const received: Promise<string>[] = [];
  page.on('response', (response) => received.push(response.text().catch(() => '')));
  await page.goto(place(url));
  await page.waitForLoadState('networkidle');
  await answer(page, journey, 2);
  await skip(page, journey);
  await page.goto(place(url, 'review'));
  await page.waitForLoadState('networkidle');
  const before = (await Promise.all(received)).join('\n');
  page.removeAllListeners('response');
  await page.getByRole('button', { name: words('test:handIn.now') }).click();
  await left(page);
  const { marked } = await satTest(page, url);
  const explained = marked.flatMap(({ explanation }) =>
    explanation.parts.flatMap(({ text }) => (text && text.trim().length > 30 ? [text.trim()] : [])),
  );
  expect(explained.length).toBeGreaterThan(5);
  for (const secret of [...explained, 'model_answer', 'is_correct']) expect(before.includes(secret), secret).toBe(false);
});

test('when the time is over what stands on the screen is saved and handed in, whatever the clock of the device says', async ({
  page,
  journey,
}) => {
  const { url, words, person } = journey;
  await signUpByPhone(page, journey);
  await beginTest(page, journey);
  await page.addInitScript(() => {
    const real = Date.now;
    let shift = 14 * 60_000;
    Date.now = () => real() + shift;
    document.addEventListener('turn-the-clock', () => (shift = -14 * 60_000));
  });
  const records = openRecords(process.env['DARB_DATA'] ?? '');
  await records.endAttempts(person.phone, 30 * 60);
  await page.goto(place(url));
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(words('test:timeLeft', { count: 30 }).replace(/<\/?b>/g, ''));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.dispatchEvent(new Event('turn-the-clock')));
  await skip(page, journey);
  await expect(timer).toHaveText(words('test:timeLeft', { count: 30 }).replace(/<\/?b>/g, ''));

  await records.endAttempts(person.phone, 12);
  await records.close();
  await page.goto(place(url, 1));
  await answerShown(page);
  await expect(page.getByRole('status').filter({ hasText: words('test:timeSaid.10') })).toBeAttached();
  await left(page);
  const sat = await satTest(page, url);
  expect(sat.state).toBe('submitted');
  expect(Object.keys(sat.answers)).toEqual([String(sat.questions[0]?.id)]);
  expect(await closedAttempts(page, url)).toBe(1);
});
