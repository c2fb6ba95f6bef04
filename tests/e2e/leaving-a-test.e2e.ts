import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { answer, closedAttempts, flag, handIn, left, onAnotherDevice, openTest, placeOf, satTest, skip } from './sat-test.ts';

// without a connection Remix cannot look up in advance where links lead, and says so
test.use({
  allowedComplaints: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/],
});

test('cut off at question 3, with answers to 3 to 6 and handing in: one attempt, all answers and one result when the network is back', async ({
  page,
  journey,
  context,
}) => {
  const { url, words } = journey;
  await openTest(page, journey);
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

test('left and gone on with on another device: the same numbers, the same order of options, answers, flags and skips', async ({
  page,
  journey,
  browser,
}) => {
  const { url, words } = journey;
  await openTest(page, journey);
  await answer(page, journey, 2);
  await flag(page, journey);
  await skip(page, journey);
  await expect(page).toHaveURL(/question=3$/);
  const second = await onAnotherDevice(browser, journey);
  for (let question = 1; question <= 6; question += 1) {
    const asked = async (on: Page) => {
      await on.goto(placeOf(journey, question));
      return on.locator('form fieldset').first().innerText();
    };
    expect(await asked(second)).toBe(await asked(page));
  }
  await expect(second.getByRole('link', { name: words('test:question.answered', { number: 1 }), exact: true })).toBeVisible();
  await expect(second.getByRole('link', { name: words('test:flaggedQuestion.skipped', { number: 2 }), exact: true })).toBeVisible();
  // without a question in the address it goes on with the first that is open
  await second.goto(placeOf(journey));
  await expect(second.locator('input[name=question_id]')).toHaveValue(String((await satTest(page, url)).questions[1]?.id));
  await second.context().close();
});
