import type { Page } from '@playwright/test';
import { askApi } from '../support/ask.ts';
import { issueKeys } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { enterAsStudent, expect, test, type Journey } from './journey.ts';
import { beginTest, FREE_TEST, handIn, left, placeOf, satTest, tokenOf, type TestPlace } from './sat-test.ts';

interface Ending {
  name: string;
  action: 'next_subtopic' | 'next_topic' | 'next_subtopic_coming_soon' | 'last_subtopic';
  at: TestPlace;
  /** What stands in the address that its button leads to. */
  leadsTo: RegExp;
}

const ENDINGS: readonly Ending[] = [
  {
    name: 'the first lesson of the next subtopic',
    action: 'next_subtopic',
    at: { program: 1, subject: 12, subtopic: 1211, test: 12_119 },
    leadsTo: /subject\/12\/subtopic\/1212\/lesson\/1204\b/,
  },
  {
    name: 'the cover of the next test, where a program has tests alone',
    action: 'next_subtopic',
    at: { program: 71, subject: 711, subtopic: 71_111, test: 711_119 },
    leadsTo: /subject\/711\/subtopic\/71112\/test_cover\/711129\b/,
  },
  {
    name: 'the first lesson of the next topic',
    action: 'next_topic',
    at: { program: 1, subject: 13, subtopic: 1311, test: 13_119 },
    leadsTo: /subject\/13\/subtopic\/1312\/lesson\/1304\b/,
  },
  {
    name: 'the subject page, whose next subtopic is to come',
    action: 'next_subtopic_coming_soon',
    at: { program: 1, subject: 16, subtopic: 1612, test: 16_129 },
    leadsTo: /program\/1\/subject\/16(\?|$)/,
  },
  {
    name: 'the subject page after the last test of a subject',
    action: 'last_subtopic',
    at: { program: 1, subject: 13, subtopic: 1312, test: 13_129 },
    leadsTo: /program\/1\/subject\/13(\?|$)/,
  },
];

/** Enters as a student of a test's program with a key to all of it, and begins the test. */
async function begin(page: Page, journey: Journey, { program, ...at }: TestPlace): Promise<void> {
  const { url, dataDir } = journey;
  await enterAsStudent(page.context(), journey);
  const token = await tokenOf(page);
  const chosen = await askApi(url, 'student/program', { method: 'PUT', token, body: { program_id: program } });
  const voucher = program === 1 ? journey.key : issueKeys(dataDir, 1, program)[0];
  const redeemed = await askApi(url, 'payment/programs/voucher', { token, body: { data: { voucher, program_id: program } } });
  expect([chosen.status, redeemed.status]).toEqual([200, 200]);
  await beginTest(page, journey, { program, ...at });
}

/** Gives every question its right answer, as another device of the student would. */
async function answerRightly(page: Page, { url, dataDir }: Journey, at: TestPlace): Promise<void> {
  const { questions, start_request_id } = await satTest(page, url, at);
  const records = openRecords(dataDir);
  const right = await records.rightAnswers(questions.map(({ id }) => id));
  await records.close();
  for (const [question_id, answer] of right) {
    const body = { start_request_id, question_id, answer };
    expect((await askApi(url, 'tests/student-test-answer', { token: await tokenOf(page), body })).status).toBe(200);
  }
}

for (const { name, action, at, leadsTo } of ENDINGS)
  test(`who passes a test is led from handing in to ${name}`, async ({ page, journey }) => {
    const { words } = journey;
    await begin(page, journey, at);
    await answerRightly(page, journey, at);
    await page.goto(placeOf(journey, 1, at));
    await page.waitForLoadState('networkidle');
    await handIn(page, journey);
    await left(page);
    await expect(page.getByText(words('testResult:passed'), { exact: true })).toBeVisible();
    // what follows is named in its own words, here only what stands before them
    const [said = ''] = words(`testResult:ending.${action}`, { title: '\n' }).split('\n');
    await expect(page.getByText(said).first()).toBeVisible();
    await page.getByRole('link', { name: words(`testResult:next.${action}`) }).click();
    await page.waitForURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const toCome = page.getByText(words('catalog:subject.comingSoon'));
    await (action === 'next_subtopic_coming_soon' ? expect(toCome).toBeVisible() : expect(toCome).toHaveCount(0));
  });

test('who fails a test is led from handing in to the lesson that helps most, and may begin again', async ({ page, journey }) => {
  const { url, words } = journey;
  await begin(page, journey, FREE_TEST);
  await page.goto(placeOf(journey, 1));
  await page.waitForLoadState('networkidle');
  await handIn(page, journey);
  await left(page);
  await expect(page.getByText(words('testResult:failed'), { exact: true })).toBeVisible();
  const result = page.url();
  await page.getByRole('link', { name: words('testResult:toLesson') }).click();
  await page.waitForURL(/subtopic\/1111\/lesson\/\d+/);
  await page.goto(result);
  await page.getByRole('link', { name: words('testResult:retake') }).click();
  await page.getByRole('button', { name: words('testResult:retake') }).click();
  await page.waitForURL(/\/test\/\d+\?/);
  expect(await satTest(page, url)).toMatchObject({ state: 'open', answers: {} });
});
