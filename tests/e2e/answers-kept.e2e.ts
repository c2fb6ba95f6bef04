import type { Browser, Page } from '@playwright/test';
import { answerShown, enterAsStudent, expect, type Journey, test } from './journey.ts';

const QUIZ = 'program/1/subject/11/subtopic/1111/quiz/11011';

// without a connection Remix cannot look up in advance where links lead, and says so
test.use({
  allowedComplaints: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch manifest patches/],
});

/** Opens the quiz, lets everything come that a page fetches, and takes the connection away. */
async function openQuizAndLoseConnection(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/ar/${QUIZ}?country=JO`);
  await page.locator('input[name=question_id]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Confirms the shown answer, which the page keeps because it cannot be sent. */
async function answerWithoutConnection(page: Page, { words }: Journey): Promise<void> {
  await answerShown(page);
  await page.getByRole('button', { name: words('assessment:confirm') }).click();
  await expect(page.getByText(words('assessment:unsent', { count: 1 }))).toBeVisible();
}

async function signIn(page: Page, { words, person }: Journey): Promise<void> {
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await page.locator('input[name=password]').fill(person.password);
  await page.getByRole('button', { name: words('account:signIn.action') }).click();
}

/** A page of the same student on another device, signed in. */
async function onAnotherDevice(browser: Browser, journey: Journey): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${journey.url}/ar/signin?country=JO`);
  await signIn(page, journey);
  await page.waitForURL(/dashboard/);
  return page;
}

/** An answer waits on this device, which has no connection; gives a page on another one, which has. */
async function answerWaitsHere(page: Page, journey: Journey, browser: Browser): Promise<Page> {
  await enterAsStudent(page.context(), journey);
  await openQuizAndLoseConnection(page, journey.url);
  await answerWithoutConnection(page, journey);
  return onAnotherDevice(browser, journey);
}

test('an answer that is confirmed while the connection is down is kept, and arrives when it is back', async ({
  page,
  journey,
  context,
}) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await openQuizAndLoseConnection(page, url);
  await answerWithoutConnection(page, journey);
  await context.setOffline(false);
  await expect(page.getByText(words('assessment:unsent', { count: 1 }))).toHaveCount(0);
  await page.goto(`${url}/ar/${QUIZ}?country=JO&question=1`);
  await expect(page.locator('input:checked, input[type=text]:not([value=""])').first()).toBeAttached();
});

test('an answer that has not left when its question is opened again is shown there, and still once it has arrived', async ({
  page,
  journey,
}) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  let isCut = true;
  await page.route(/quiz-answer/, (route) => (isCut ? route.abort() : route.continue()));
  await page.goto(`${url}/ar/${QUIZ}?country=JO`);
  await answerShown(page);
  await page.getByRole('button', { name: words('assessment:confirm') }).click();
  await expect(page).toHaveURL(/question=2/);
  await page.goto(`${url}/ar/${QUIZ}?country=JO&question=1`);
  const answered = page.locator('input:checked, input[type=text]:not([value=""])').first();
  await expect(page.getByText(words('assessment:unsent', { count: 1 }))).toBeVisible();
  await expect(answered).toBeAttached();
  isCut = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(words('assessment:unsent', { count: 1 }))).toHaveCount(0);
  await expect(answered).toBeAttached();
});

test('in a browser that saves data every question comes without a connection', async ({ page, journey }) => {
  const { url, words } = journey;
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await enterAsStudent(page.context(), journey);
  await openQuizAndLoseConnection(page, url);
  for (let question = 2; question <= 3; question += 1) {
    await answerShown(page);
    await page.getByRole('button', { name: words('assessment:confirm') }).click();
    await expect(page).toHaveURL(new RegExp(`question=${question}$`));
    await expect(page.getByText(words('assessment:unsent', { count: question - 1 }))).toBeVisible();
  }
});

test('an answer given on one device is there on another', async ({ page, journey, browser }) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/${QUIZ}?country=JO`);
  await answerShown(page);
  await page.getByRole('button', { name: words('assessment:confirm') }).click();
  await expect(page).toHaveURL(/question=2/);
  const second = await onAnotherDevice(browser, journey);
  await second.goto(`${url}/ar/${QUIZ}?country=JO&question=1`);
  await expect(second.locator('input:checked, input[type=text]:not([value=""])').first()).toBeAttached();
  await second.context().close();
});

test('an answer that is older and arrives later gives way to the newer one, and its device is told', async ({
  page,
  journey,
  context,
  browser,
}) => {
  const { url, words } = journey;
  const second = await answerWaitsHere(page, journey, browser);
  await second.goto(`${url}/ar/${QUIZ}?country=JO&question=1`);
  await second.locator('input[name=choice]').last().check();
  await second.getByRole('button', { name: words('assessment:confirm') }).click();
  await expect(second).toHaveURL(/question=2/);
  await second.goto(`${url}/ar/${QUIZ}?country=JO&question=1`);
  const newer = await second.locator('input[name=choice]:checked').inputValue();
  await second.context().close();

  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByText(words('answerErrors:answer_superseded'))).toBeVisible();
  await expect(page.locator('input[name=choice]:checked')).toHaveValue(newer);
});

test('a session that ended elsewhere is told in the middle of a quiz, leads to signing in and back, and what waited arrives', async ({
  page,
  journey,
  context,
}) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/${QUIZ}?country=JO`);
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: /^(access|refresh)-token$/ });
  await answerShown(page);
  await page.getByRole('button', { name: words('assessment:confirm') }).click();
  await expect(page.getByText(words('assessment:signedOut.text'))).toBeVisible();
  await page.getByRole('link', { name: words('assessment:signedOut.action') }).click();
  await expect(page.getByText(words('account:signIn.reason.session'))).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().includes('quiz-answer') && response.ok());
  await signIn(page, journey);
  await page.waitForURL(/quiz/);
  await sent;
  await page.goto(`${url}/ar/${QUIZ}?country=JO&question=1`);
  await expect(page.locator('input:checked, input[type=text]:not([value=""])').first()).toBeAttached();
});

test('an answer that waits outlives signing out, and arrives when its student is back', async ({ page, journey, browser }) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/${QUIZ}?country=JO`);
  await page.waitForLoadState('networkidle');
  let isCut = true;
  await page.route(/quiz-answer/, (route) => (isCut ? route.abort() : route.continue()));
  await answerWithoutConnection(page, journey);
  await page.goto(`${url}/ar/dashboard?country=JO`);
  await page
    .getByRole('button', { name: words('studentFrame:signOut') })
    .locator('visible=true')
    .click();
  await page.waitForURL(/\/ar(\?|$)/);
  isCut = false;

  await page.goto(`${url}/ar/signin?country=JO`);
  const sent = page.waitForResponse((response) => response.url().includes('quiz-answer') && response.ok());
  await signIn(page, journey);
  await page.waitForURL(/dashboard/);
  await page.goto(`${url}/ar/${QUIZ}?country=JO`);
  await sent;
  const second = await onAnotherDevice(browser, journey);
  await second.goto(`${url}/ar/${QUIZ}?country=JO&question=1`);
  await expect(second.locator('input:checked, input[type=text]:not([value=""])').first()).toBeAttached();
  await second.context().close();
});

test('a device whose clock stands in 1970 hands in all the same', async ({ page, journey }) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.clock.setFixedTime(0);
  await page.goto(`${url}/ar/${QUIZ}?country=JO&question=review`);
  await page.waitForLoadState('networkidle');
  const handedIn = page.waitForRequest((request) => (request.postData() ?? '').includes('frontend_start_time=1970'));
  await page.getByRole('button', { name: words('quiz:review.submit') }).click();
  await handedIn;
  await expect(page.getByRole('heading', { level: 1, name: words('outcome:result.failedTitle') })).toBeVisible();
});

test('handing in while the network drops keeps the page, its answers and the way to try again', async ({ page, journey }) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/${QUIZ}?country=JO&question=review`);
  await page.waitForLoadState('networkidle');
  const handIn = page.getByRole('button', { name: words('quiz:review.submit') });
  // the browser still believes that it is connected
  await page.route(/quiz.*\.data/, (route) => route.abort());
  await handIn.click();
  await expect(page.getByText(words('answerErrors:answer_not_saved'))).toBeVisible();
  await page.unroute(/quiz.*\.data/);
  await handIn.click();
  await expect(page.getByRole('heading', { level: 1, name: words('outcome:result.failedTitle') })).toBeVisible();
});

test('a form that is sent while the network drops keeps what was typed', async ({ page, journey }) => {
  const { url, words, person } = journey;
  await page.goto(`${url}/ar/signin?country=JO`);
  await page.waitForLoadState('networkidle');
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await page.locator('input[name=password]').fill(person.password);
  await page.route(/signin.*\.data/, (route) => route.abort());
  await page.getByRole('button', { name: words('account:signIn.action') }).click();
  await expect(page.getByText(words('errors:you_are_offline'))).toBeVisible();
  await expect(page.locator('input[name=phone]')).toHaveValue(person.typedPhone);
  await expect(page.locator('input[name=password]')).toHaveValue(person.password);
});

test('answers that one device brings after another has handed in are told of beside the result', async ({
  page,
  journey,
  context,
  browser,
}) => {
  const { url, words } = journey;
  const second = await answerWaitsHere(page, journey, browser);
  await second.goto(`${url}/ar/${QUIZ}?country=JO&question=review`);
  await second.getByRole('button', { name: words('quiz:review.submit') }).click();
  await expect(second.getByRole('heading', { level: 1, name: words('outcome:result.failedTitle') })).toBeVisible();
  await second.context().close();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: words('outcome:result.failedTitle') })).toBeVisible();
  await expect(page.getByText(words('outcome:result.late', { count: 1 }))).toBeVisible();
});
