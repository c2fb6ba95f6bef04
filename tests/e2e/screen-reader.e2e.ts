import type { Locator, Page } from '@playwright/test';
import { openRecords } from '../support/records.ts';
import { enterAsStudent, expect, type Journey, PLAIN_BROWSER, test } from './journey.ts';
import { answer, beginTest, coverOf, flag, handIn, left, placeOf, satTest, skip } from './sat-test.ts';

/*
 * What a screen reader gets: roles and names of the accessibility tree as the browser computes them, never
 * the markup.
 */

/** Enters as a new student, begins the free test and opens its first question. */
async function begin(page: Page, journey: Journey): Promise<void> {
  await enterAsStudent(page.context(), journey);
  await beginTest(page, journey);
  await page.goto(placeOf(journey, 1));
  await page.waitForLoadState('networkidle');
}

/** The names of these as they are read: a snapshot is YAML, in its first line a role and the name as JSON. */
const namesOf = async (found: Locator): Promise<string[]> =>
  Promise.all(
    (await found.all()).map(async (one) => {
      const [line = ''] = (await one.ariaSnapshot()).split('\n');
      // a key with a colon in it stands in apostrophes, each of its own twice
      const [name = '""'] = /"(?:[^"\\]|\\.)*"/.exec(line.replaceAll("''", "'")) ?? [];
      return JSON.parse(name) as string;
    }),
  );

test('each question is read before its answers, and each choice with its number or letter', async ({ page, journey }) => {
  const { url, words } = journey;
  await begin(page, journey);
  const { questions } = await satTest(page, url);
  const read = new Set<string>();
  for (const { id, type } of questions) {
    await expect(page.locator(`input[name=question_id][value="${id}"]`)).toBeAttached();
    const asked = page.getByRole('group').filter({ has: page.getByRole('heading', { level: 1 }) });
    const [question = ''] = await namesOf(asked);
    expect(question.length, `${type} is asked`).toBeGreaterThan(5);
    if (type === 'single_choice' || type === 'true_false') {
      const names = await namesOf(asked.getByRole('radio'));
      expect(names.length).toBeGreaterThan(1);
      for (const [index, name] of names.entries()) expect(name, question).toMatch(new RegExp(`^${index + 1} ?\\. ?\\S`));
    } else if (type === 'multiple_choice') {
      for (const name of await namesOf(asked.getByRole('checkbox'))) expect(name).toMatch(/\S/);
    } else if (type === 'matching') {
      const [first] = await asked.getByRole('combobox').all();
      const options = (await first?.getByRole('option').allInnerTexts()) ?? [];
      for (const option of options.slice(1)) expect(option).toMatch(/^\p{L}+\. \S/u);
      for (const name of await namesOf(asked.getByRole('combobox'))) expect(name).toMatch(/\S/);
    } else if (type === 'ordering') {
      for (const name of await namesOf(asked.getByRole('combobox'))) expect(name).toMatch(/\S/);
    } else {
      expect((await namesOf(asked.getByRole('textbox'))).join()).toMatch(/\S/);
    }
    read.add(type);
    await page.getByRole('button', { name: words('assessment:skip') }).click();
  }
  expect([...read].sort()).toEqual([
    ...['matching', 'multiple_choice', 'numeric', 'ordering', 'short_text', 'single_choice', 'true_false'],
  ]);
});

test('flags, skips and answers are said where they are made, among all questions, and before handing in', async ({ page, journey }) => {
  const { words } = journey;
  await begin(page, journey);
  await answer(page, journey, 2);
  await expect(page.getByRole('button', { name: words('test:flag'), pressed: false })).toBeVisible();
  await flag(page, journey);
  await expect(page.getByRole('button', { name: words('test:flag'), pressed: true })).toBeVisible();
  await skip(page, journey);
  await expect(page).toHaveURL(/question=3$/);
  await page.getByRole('link', { name: words('test:all') }).click();
  const all = page.getByRole('dialog', { name: words('test:all') });
  for (const [kind, number] of [
    ['question.answered', 1],
    ['flaggedQuestion.skipped', 2],
    ['question.here', 3],
    ['question.open', 4],
  ] as const)
    await expect(all.getByRole('link', { name: words(`test:${kind}`, { number }), exact: true })).toBeVisible();
  await expect(all.getByRole('listitem').filter({ hasText: words('assessment:states.flagged') })).toContainText(/\d/);
  await all.getByRole('link', { name: words('test:handIn.action') }).click();
  const asks = page.getByRole('dialog', { name: words('test:handIn.title') });
  await expect(asks).toHaveAccessibleDescription(words('test:handIn.open', { count: 15 }));
  await expect(asks.getByRole('link').filter({ hasText: words('test:handIn.flaggedState.skipped') })).toHaveCount(1);
});

test('the time is said when five minutes, one minute and ten seconds are left, and never else', async ({ page, journey }) => {
  const { words, person, dataDir } = journey;
  await enterAsStudent(page.context(), journey);
  await beginTest(page, journey);
  const records = openRecords(dataDir);
  await records.endAttempts(person.phone, 6 * 60);
  await records.close();
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=timer], [aria-live=off]') ? null : element?.closest(LIVE);
        if (region?.textContent) heard.push(region.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await page.clock.install();
  await page.goto(placeOf(journey, 1));
  await page.waitForLoadState('networkidle');
  const timer = page.getByRole('timer');
  const before = await timer.innerText();
  // from here on time passes by its steps alone
  await page.clock.pauseAt(new Date(Date.now() + 2_000));
  const last = words('test:timeSaid.10');
  for (let step = 0; step < 36 && !(await heard()).includes(last); step++) await page.clock.runFor(10_000);
  await page.clock.runFor(5_000);
  expect(await heard()).toEqual([words('test:timeSaid.300'), words('test:timeSaid.60'), last]);
  expect(await timer.innerText()).not.toBe(before);
});

/** Every chart of a page says a sentence, and a table of that name holds what it draws. */
async function chartsAreTables(page: Page): Promise<number> {
  await page.getByRole('main').getByRole('img').first().waitFor();
  const charts = await namesOf(page.getByRole('main').getByRole('img'));
  for (const name of charts) {
    expect(name.length).toBeGreaterThan(5);
    const table = page.getByRole('table', { name, exact: true }).first();
    const head = await table.getByRole('columnheader').allTextContents();
    expect(head.every((cell) => cell.trim() !== '') && head.length > 1, `${name}: ${head.join()}`).toBe(true);
    const rows = (await table.getByRole('row').all()).slice(1);
    expect(rows.length, name).toBeGreaterThan(0);
    for (const row of rows) {
      await expect(row.getByRole('rowheader')).toHaveText(/\S/);
      await expect(row.getByRole('cell')).toHaveCount(head.length - 1);
    }
  }
  return charts.length;
}

test('the charts of a test and of the reports are read as their tables', async ({ page, journey, browser }) => {
  const { url, language, words } = journey;
  await begin(page, journey);
  expect(await charts(page, coverOf(journey))).toBe(1);
  await page.goto(placeOf(journey, 1));
  await page.waitForLoadState('networkidle');
  await answer(page, journey, 2);
  await handIn(page, journey);
  await left(page);
  expect(await chartsAreTables(page)).toBe(1);
  // the slope of a difficulty is words, its drawing is none
  const slope = page.getByRole('term').filter({ hasText: words('frame:difficulty.hard') });
  await expect(slope).toBeAttached();
  await expect(page.getByRole('definition').filter({ hasText: /\S/ }).first()).toBeAttached();
  expect(await charts(page, coverOf(journey))).toBeGreaterThan(1);
  expect(await charts(page, `${url}/${language}/reports?country=JO`)).toBe(1);
  await page.getByRole('button', { name: words('reports:parent.make') }).click();
  const address = await page.getByRole('textbox', { name: words('reports:parent.address') }).inputValue();
  const parent = await (await browser.newContext({ userAgent: PLAIN_BROWSER })).newPage();
  expect(await charts(parent, `${url}${new URL(address).pathname}`)).toBe(1);
  await parent.context().close();
});

/** Opens a page and reads its charts; gives how many there are. */
async function charts(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return chartsAreTables(page);
}
