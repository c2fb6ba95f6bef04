import type { Page } from '@playwright/test';
import { openRecords } from '../support/records.ts';
import { answerShown, enterAsStudent, expect, type Journey, test } from './journey.ts';

// without a connection Remix cannot look up in advance where links lead, and says so
test.use({
  allowedComplaints: [/Failed to load resource|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch manifest patches/],
});

const level = ({ words }: Journey, name: string): string => words(`practice:levels.${name}`);

/** Answers the question that is shown as soon as it is. */
async function answer(page: Page, check: string): Promise<void> {
  const button = page.getByRole('button', { name: check });
  await button.waitFor();
  await answerShown(page);
  await button.click();
}

/** The word on the answer that is shown, once it is marked. */
async function verdictShown(page: Page, { words }: Journey): Promise<string | null> {
  const verdicts = ['right', 'partly', 'notRight'].map((one) => words(`marks:${one}`));
  const shown = page.getByRole('status').filter({ hasText: new RegExp(`^(${verdicts.join('|')})$`) });
  await expect(shown).toBeVisible();
  return shown.textContent();
}

/** Answers the question that is shown, and waits for its marks; gives whether it was right. */
async function answerAndLook(page: Page, journey: Journey): Promise<boolean> {
  const { words } = journey;
  await answer(page, words('practice:round.check'));
  return (await verdictShown(page, journey)) === words('marks:right');
}

test('a round of practice over an outage, its end, and beginning anew; what was wrong comes back as today’s five', async ({
  page,
  journey,
  context,
}) => {
  const { words, url, language, dataDir, person } = journey;
  await enterAsStudent(context, journey);
  await page.goto(`${url}/${language}/practice/intro?country=JO`);
  await expect(page).toHaveURL(/practice\/start/);
  await page.locator('a[href*="practice/11/progress"]').click();
  await expect(page.getByRole('heading', { name: words('practice:progress.station', { level: level(journey, 'silver') }) })).toBeVisible();
  await page.getByRole('link', { name: words('practice:progress.begin') }).click();
  const next = page.getByRole('link', { name: words('practice:round.next') });
  let right = 0;
  if (await answerAndLook(page, journey)) right += 1;
  // who works by keys reads on, and does not begin at the top of the page
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // it is put into a collection in two touches, which leads back to it
  await page.getByRole('link', { name: words('marks:collect') }).click();
  await page.getByLabel(words('collection:name')).fill('رياضيات (1)');
  await page.getByRole('button', { name: words('collection:create') }).click();
  await expect(page.getByText(words('collection:isIn'))).toBeVisible();
  await page
    .getByRole('link', { name: words('collection:backTo.question') })
    .last()
    .click();
  await verdictShown(page, journey);
  await next.click();

  // the second one is answered without a connection, and the third is there
  await page.getByRole('button', { name: words('practice:round.check') }).waitFor();
  await context.setOffline(true);
  await answer(page, words('practice:round.check'));
  await expect(page.getByText(words('practice:round.kept.title'))).toBeVisible();
  const kept = page.url();
  await next.click();
  await expect(page.locator('input[name=question_id]')).toBeAttached();
  await context.setOffline(false);
  await expect(page.getByText(words('assessment:unsent', { count: 1 }))).toHaveCount(0);
  await page.goto(kept);
  await expect(page.getByText(words('practice:round.kept.title'))).toHaveCount(0);
  if ((await verdictShown(page, journey)) === words('marks:right')) right += 1;

  for (let question = 3; question <= 5; question += 1) {
    await next.click();
    if (await answerAndLook(page, journey)) right += 1;
  }
  await page.getByRole('link', { name: words('practice:round.finish') }).click();
  await expect(page.getByRole('heading', { name: words('practice:completed.title', { level: level(journey, 'silver') }) })).toBeVisible();
  await expect(page.getByText(words('practice:completed.correct', { correct: String(right), all: '5' }))).toBeVisible();
  await page.getByRole('link', { name: words('practice:completed.progress') }).click();
  await expect(page.getByRole('heading', { name: words('practice:progress.station', { level: level(journey, 'gold') }) })).toBeVisible();

  // what was wrong comes back on another day
  await page.goto(`${url}/${language}/today?country=JO&plan=1`);
  const wrong = 5 - right;
  if (wrong > 0) {
    await expect(page.getByRole('heading', { level: 1, name: words('today:head.rest') })).toBeVisible();
    const records = openRecords(dataDir);
    expect(await records.dueToday(person.phone)).toBe(wrong);
    await records.close();
    await page.goto(`${url}/${language}/dashboard?country=JO`);
    await expect(page.getByText(words('progress:dashboard.today.open', { count: wrong }))).toBeVisible();
    await page.getByRole('link', { name: words('progress:dashboard.today.action'), exact: true }).click();
    await page.getByRole('button', { name: words('today:check') }).waitFor();
    await context.setOffline(true);
    await answer(page, words('today:check'));
    await expect(page.getByText(words('today:kept.title'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: words('today:return.title') })).toBeVisible();
    await page
      .getByRole('link', { name: words('today:plan') })
      .first()
      .click();
  }
  await page.getByRole('button', { name: words('today:choice.switchOff') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('today:head.off') })).toBeVisible();
  await page.getByRole('button', { name: words('today:choice.switchOn') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('today:head.off') })).toHaveCount(0);

  // what was put into a collection is asked again there as a round, and printed with its answers
  await page.goto(`${url}/${language}/collections?country=JO`);
  await page.getByRole('main').getByRole('link', { name: 'رياضيات (1)' }).click();
  await page.getByRole('link', { name: words('collection:round.begin') }).click();
  await answer(page, words('collection:answer'));
  await verdictShown(page, journey);
  await page.getByRole('link', { name: words('collection:round.finish') }).click();
  await expect(page.getByRole('heading', { name: words('collection:round.done') })).toBeVisible();
  await page
    .getByRole('link', { name: words('collection:round.back') })
    .first()
    .click();
  await page.getByRole('link', { name: words('collection:sheet.title') }).click();
  await expect(page.getByRole('heading', { name: words('collection:sheet.answers') })).toBeVisible();

  // begun anew, after it was asked
  await page.goto(`${url}/${language}/practice/11/progress?country=JO`);
  await page.getByRole('link', { name: words('practice:progress.reset') }).click();
  await page.getByRole('button', { name: words('practice:reset.confirm') }).click();
  await expect(page.getByText(words('success:practice_reset'))).toBeVisible();
  await expect(page.getByRole('heading', { name: words('practice:progress.station', { level: level(journey, 'silver') }) })).toBeVisible();
  // and what cannot be loaded leads back to the start, which says why
  for (const wrongPlace of ['practice/99999/progress', 'practice/11/round/3']) {
    await page.goto(`${url}/${language}/${wrongPlace}?country=JO`);
    await expect(page).toHaveURL(/practice\/start/);
  }
  await expect(page.getByText(words('answerErrors:round_locked'))).toBeVisible();
});
