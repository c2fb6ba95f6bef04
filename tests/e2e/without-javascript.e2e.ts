import { openRecords } from '../support/records.ts';
import { answerShown, enterAsStudent, expect, signUpByPhone, takeQuiz, test } from './journey.ts';
import { beginTest, closedAttempts, coverOf, FREE_TEST, placeOf, satTest } from './sat-test.ts';

// a refused form answers 422, which the browser calls a failed load
test.use({ allowedComplaints: [/status of 422/] });

test('without JavaScript: from signing up to the result of a quiz, and the key', async ({ page, journey }) => {
  const { words, url, key } = journey;
  await signUpByPhone(page, journey);
  await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/lesson/1101?country=JO`);
  await expect(page.locator('video[controls]')).toBeVisible();
  const opinion = page.locator('textarea[name=text]');
  await opinion.fill('س'.repeat(1_001));
  const rate = page.getByRole('button', { name: words('learning:feedback.action') });
  await page.locator('input[name=stars]').evaluateAll((inputs) => inputs.forEach((input) => input.removeAttribute('required')));
  await rate.click();
  await expect(page.getByText(words('learning:feedback.starsMissing'))).toBeVisible();
  await expect(page.getByText(words('learning:feedback.textTooLong'))).toBeVisible();
  await expect(opinion).toHaveValue('س'.repeat(1_001));
  await opinion.fill('س'.repeat(1_000));
  await page.locator('input[name=stars][value="4"]').check();
  await rate.click();
  await expect(page.getByText(words('learning:feedback.saved'))).toBeVisible();
  await page.getByRole('link', { name: words('learning:quiz.action') }).click();
  await takeQuiz(page, words);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}/ar/program/1/checkout?country=JO`);
  await page.locator('input[name=voucher]').fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: words('billing:form.action') }).click();
  await expect(page.getByText(words('formErrors:payment_invalid_voucher'))).toBeVisible();
  await page.locator('input[name=voucher]').fill(key);
  await page.getByRole('button', { name: words('billing:failed.again') }).click();
  await expect(page.getByRole('heading', { name: words('billing:success.title') })).toBeVisible();
});

test('without JavaScript: a test from its first question to handing in, with a skip and a flag', async ({ page, journey }) => {
  const { words, url } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(placeOf(journey));
  expect(page.url(), 'the page begins nothing').toMatch(/\/test_cover\/\d+\?/);
  await beginTest(page, journey);
  await page.goto(placeOf(journey));
  const save = page.getByRole('button', { name: words('test:save') });
  await save.click();
  await expect(page.getByText(words('answerErrors:field_answer_required'))).toBeVisible();
  await answerShown(page);
  await save.click();
  await expect(page).toHaveURL(/question=2/);
  await page.getByRole('button', { name: words('assessment:skip') }).click();
  await expect(page).toHaveURL(/question=3/);
  await answerShown(page);
  await page.getByRole('button', { name: words('test:flag') }).click();
  await expect(page.getByRole('button', { pressed: true })).toBeVisible();
  await page.getByRole('link', { name: words('test:all') }).click();
  for (const [kind, number] of [
    ['question.answered', 1],
    ['question.skipped', 2],
    ['flaggedQuestion.answered', 3],
  ] as const)
    await expect(page.getByRole('link', { name: words(`test:${kind}`, { number }), exact: true })).toBeVisible();
  await page.getByRole('button', { name: words('test:handIn.now') }).click();
  await expect(page).toHaveURL(/\/test\/\d+\/result\?/);
  const sat = await satTest(page, url);
  expect([sat.state, Object.keys(sat.answers).length, await closedAttempts(page, url)]).toEqual(['submitted', 2, 1]);
});

test('without JavaScript: from the cover of a test to its result, and to the next attempt', async ({ page, journey }) => {
  const { words, url } = journey;
  const cover = coverOf(journey);
  await enterAsStudent(page.context(), journey);
  await page.goto(cover);
  await expect(page.getByRole('img', { name: words('testCover:road') }).first()).toBeVisible();
  expect(await closedAttempts(page, url)).toBe(0);
  await page.getByRole('button', { name: words('testCover:begin') }).click();
  await expect(page).toHaveURL(/\/test\/\d+\?/);
  await answerShown(page);
  await page.getByRole('button', { name: words('test:save') }).click();
  await expect(page).toHaveURL(/question=2/);
  await page.goto(cover);
  await expect(page.getByRole('link', { name: words('testCover:continue', { number: 2 }) })).toBeVisible();
  await page.getByRole('link', { name: words('testCover:handIn') }).click();
  await page.getByRole('button', { name: words('test:handIn.now') }).click();
  await expect(page).toHaveURL(/\/result\?/);
  await expect(page.getByText(words('testResult:failed'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: words('testResult:show.all') }).click();
  const { questions, state } = await satTest(page, url);
  expect(state).toBe('submitted');
  await expect(page.locator('[id^=question-]')).toHaveCount(questions.length);
  // one question is open, at first one that is not right; its row's link opens another one in its place
  const rows = page.locator('main a[aria-expanded]');
  await expect(page.locator('main a[aria-expanded=true]')).toHaveCount(1);
  await rows.last().click();
  await expect(page).toHaveURL(new RegExp(`question=${questions.length}&.*#question-${questions.length}$`));
  await expect(rows.last()).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('main a[aria-expanded=true]')).toHaveCount(1);
  await page.getByRole('link', { name: words('testResult:retake') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('testResult:retakeTitle') })).toBeVisible();
  await page.getByRole('button', { name: words('testResult:retake') }).click();
  await expect(page).toHaveURL(/\/test\/\d+\?/);
  expect([(await satTest(page, url)).state, await closedAttempts(page, url)]).toEqual(['open', 1]);
  await page.goto(cover);
  await page.getByRole('link', { name: words('testCover:review', { number: 1 }) }).click();
  await expect(page).toHaveURL(/\/result\?/);
});

test.describe('what is not there', () => {
  test.use({ allowedComplaints: [/status of 404/] });

  test('without JavaScript: the cover of a test that is not of its subtopic is the 404 page', async ({ page, journey }) => {
    await enterAsStudent(page.context(), journey);
    const answer = await page.goto(coverOf(journey, { ...FREE_TEST, test: 12_119 }));
    expect(answer?.status()).toBe(404);
  });
});

test('without JavaScript: a round of practice to its end, and today’s five', async ({ page, journey }) => {
  const { words, url, dataDir, person } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/practice/11/round/1?country=JO`);
  const check = page.getByRole('button', { name: words('practice:round.check') });
  await check.click();
  await expect(page.getByText(words('answerErrors:field_answer_required'))).toBeVisible();
  for (let question = 1; question <= 5; question += 1) {
    await answerShown(page);
    await check.click();
    await expect(page).toHaveURL(new RegExp(`question=${question}`));
    await page.getByRole('link', { name: words(question < 5 ? 'practice:round.next' : 'practice:round.finish') }).click();
  }
  await expect(page).toHaveURL(/practice\/11\/completed\/1/);
  await page.goto(`${url}/ar/today?country=JO`);
  const records = openRecords(dataDir);
  const due = await records.dueToday(person.phone);
  await records.close();
  for (let left = due; left > 0; left -= 1) {
    await page.goto(`${url}/ar/today?country=JO`);
    await answerShown(page);
    await page.getByRole('button', { name: words('today:check') }).click();
    await expect(page.getByRole('heading', { name: words('today:return.title') })).toBeVisible();
  }
  await page.goto(`${url}/ar/today?country=JO`);
  await expect(page.getByRole('heading', { level: 1, name: words(due > 0 ? 'today:head.done' : 'today:head.none') })).toBeVisible();
});
