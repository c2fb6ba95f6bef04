import { openRecords } from '../support/records.ts';
import { answerShown, enterAsStudent, expect, test } from './journey.ts';
import {
  allSent,
  answer,
  beginTest,
  closedAttempts,
  coverOf,
  flag,
  handIn,
  left,
  onAnotherDevice,
  openTest,
  placeOf,
  satTest,
  skip,
} from './sat-test.ts';

// without a connection Remix cannot look up in advance where links lead, and says so
test.use({
  allowedComplaints: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch manifest patches/],
});

test('handing in that gets no answer is sealed too, a reload keeps it, and its button sends it', async ({ page, journey }) => {
  const { url, words } = journey;
  await openTest(page, journey);
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
  await openTest(page, journey, 2);
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

test('begun in two tabs at once and handed in with three clicks: one attempt and one result', async ({ page, journey, context }) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(coverOf(journey));
    await tab.waitForLoadState('networkidle');
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: words('testCover:begin') }).click({ clickCount: 3 })));
  const attempts = await Promise.all(
    [page, other].map(async (tab) => {
      await tab.waitForURL(/\/test\/\d+\?/);
      return tab.locator('input[name=attempt]').first().inputValue();
    }),
  );
  expect(new Set(attempts).size).toBe(1);
  await page.goto(placeOf(journey, 'review'));
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: words('test:handIn.now') }).click({ clickCount: 3 });
  await left(page);
  expect((await satTest(page, url)).start_request_id).toBe(attempts[0]);
  expect(await closedAttempts(page, url)).toBe(1);
});

test('answered later on another device: that answer counts, and this device shows it and says so', async ({
  page,
  journey,
  context,
  browser,
}) => {
  const { url, words } = journey;
  await openTest(page, journey);
  await context.setOffline(true);
  await answer(page, journey, 2);
  const second = await onAnotherDevice(browser, journey);
  await second.goto(placeOf(journey, 1));
  await second.waitForLoadState('networkidle');
  await answer(second, journey, 2);
  await expect.poll(async () => Object.keys((await satTest(second, url)).answers)).toHaveLength(1);
  const counted = (await satTest(second, url)).answers;
  await context.setOffline(false);
  await page.getByRole('link', { name: words('test:question.answered', { number: 1 }), exact: true }).click();
  await expect(page.getByText(words('answerErrors:answer_superseded'))).toBeVisible();
  expect((await satTest(page, url)).answers).toEqual(counted);
  await second.context().close();
});

test('back after handing in, and handing in again from another tab: one result', async ({ page, journey, context }) => {
  const { url, words } = journey;
  await openTest(page, journey);
  await answer(page, journey, 2);
  const other = await context.newPage();
  await other.goto(placeOf(journey, 'review'));
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
  await openTest(page, journey);
  await answer(page, journey, 2);
  await skip(page, journey);
  await expect(page).toHaveURL(/question=3$/);
  const asked = await page.locator('form fieldset').first().innerText();
  await allSent(page);
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
  await enterAsStudent(page.context(), journey);
  await beginTest(page, journey);
  const received: Promise<string>[] = [];
  page.on('response', (response) => received.push(response.text().catch(() => '')));
  await page.goto(placeOf(journey));
  await page.waitForLoadState('networkidle');
  await answer(page, journey, 2);
  await skip(page, journey);
  await allSent(page);
  await page.goto(placeOf(journey, 'review'));
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
  await enterAsStudent(page.context(), journey);
  await beginTest(page, journey);
  await page.addInitScript(() => {
    const real = Date.now;
    let shift = 14 * 60_000;
    Date.now = () => real() + shift;
    document.addEventListener('turn-the-clock', () => (shift = -14 * 60_000));
  });
  const records = openRecords(journey.dataDir);
  await records.endAttempts(person.phone, 30 * 60);
  await page.goto(placeOf(journey));
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(words('test:timeLeft', { count: 30 }).replace(/<\/?b>/g, ''));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.dispatchEvent(new Event('turn-the-clock')));
  await skip(page, journey);
  await expect(timer).toHaveText(words('test:timeLeft', { count: 30 }).replace(/<\/?b>/g, ''));

  await records.endAttempts(person.phone, 12);
  await records.close();
  await page.goto(placeOf(journey, 1));
  await answerShown(page);
  await expect(page.getByRole('status').filter({ hasText: words('test:timeSaid.10') })).toBeAttached();
  await left(page);
  const sat = await satTest(page, url);
  expect(sat.state).toBe('submitted');
  expect(Object.keys(sat.answers)).toEqual([String(sat.questions[0]?.id)]);
  expect(await closedAttempts(page, url)).toBe(1);
});
