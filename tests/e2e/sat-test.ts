import type { Browser, Page } from '@playwright/test';
import { UNSENT } from '../../apps/web/app/client/unsent.ts';
import { askApi } from '../support/ask.ts';
import { answerShown, enterAsStudent, expect, signInByPhone, type Journey } from './journey.ts';

/** A test, and where it stands: its pages lie below the language. */
export interface TestPlace {
  program: number;
  subject: number;
  subtopic: number;
  test: number;
}

/** A test of program 1 that every student may sit. */
export const FREE_TEST: TestPlace = { program: 1, subject: 11, subtopic: 1111, test: 11_119 };

const subtopicPath = ({ program, subject, subtopic }: TestPlace): string => `program/${program}/subject/${subject}/subtopic/${subtopic}`;

/** The address of a test's cover. */
export const coverOf = ({ url, language }: Pick<Journey, 'url' | 'language'>, at: TestPlace = FREE_TEST): string =>
  `${url}/${language}/${subtopicPath(at)}/test_cover/${at.test}?country=JO`;

/** The address of a test's questions: of the one to go on with, of one of them, or of what hands in. */
export const placeOf = (
  { url, language }: Pick<Journey, 'url' | 'language'>,
  question?: number | 'review',
  at: TestPlace = FREE_TEST,
): string => `${url}/${language}/${subtopicPath(at)}/test/${at.test}?country=JO${question === undefined ? '' : `&question=${question}`}`;

/** What the API says of the attempt that the student of a page sits. */
export interface Sat {
  start_request_id: string;
  state: 'open' | 'submitted';
  questions: { id: number; type: string }[];
  answers: Record<string, unknown>;
  flagged: number[];
  skipped: number[];
  result: { correct_count: number } | null;
  marked: { explanation: { parts: { kind: string; text?: string }[] }; is_correct: boolean }[];
}

/** The token by which the student of a page is known. */
export const tokenOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'access-token')?.value;

const queryOf = ({ test, subtopic }: TestPlace, more = {}): string =>
  new URLSearchParams({ test_id: String(test), subtopic_id: String(subtopic), ...more }).toString();

/** Begins an attempt at a test, as the button of its cover does: where that button is not the journey. */
export async function beginTest(page: Page, { url }: Pick<Journey, 'url'>, at = FREE_TEST): Promise<void> {
  const body = { test_id: at.test, subtopic_id: at.subtopic };
  expect((await askApi(url, 'exams/test-cover', { token: await tokenOf(page), body })).status).toBe(200);
}

/** Enters as a student, begins the test, and opens its page with everything that the page fetches. */
export async function openTest(page: Page, journey: Journey, question?: number): Promise<void> {
  await enterAsStudent(page.context(), journey);
  await beginTest(page, journey);
  await page.goto(placeOf(journey, question));
  await page.waitForLoadState('networkidle');
}

/** Answers the question that is shown and goes on, as far as the address says. */
export async function answer(page: Page, { words }: Journey, next: number | 'review'): Promise<void> {
  await answerShown(page);
  await page.getByRole('button', { name: words('test:save') }).click();
  await expect(page).toHaveURL(new RegExp(`question=${next}$`));
}

/** Passes over the question that is shown. */
export const skip = (page: Page, { words }: Journey) => page.getByRole('button', { name: words('assessment:skip') }).click();
/** Flags the question that is shown. */
export const flag = (page: Page, { words }: Journey) => page.getByRole('button', { name: words('test:flag') }).click();

/**
 * Waits until the server has acknowledged all that was queued: the browser never tells that a request which
 * outlives its page ended, and the next page would never be idle.
 */
export const allSent = (page: Page) =>
  page.waitForFunction((unsent) => Object.keys(localStorage).every((key) => !key.startsWith(unsent)), UNSENT);

/** Asks to hand in, beside the question, on a phone below all of them, and confirms. */
export async function handIn(page: Page, { words }: Journey): Promise<void> {
  const ask = page.getByRole('link', { name: words('test:handIn.action') });
  const now = page.getByRole('button', { name: words('test:handIn.now') });
  if (!(await ask.isVisible())) {
    await page.getByRole('link', { name: words('test:all') }).click();
    // without a connection there is no dialog, but the page that hands in
    await ask.or(now).first().waitFor();
  }
  if (await ask.isVisible()) await ask.click();
  await now.click();
}

/** Out of the test: at its result, or where no attempt is open at its cover. */
export const left = (page: Page) => page.waitForURL((address) => /\/test\/\d+\/result$|\/test_cover\/\d+$/.test(address.pathname));

/** A page of another device, one with a wide screen, whose student has signed in there. */
export async function onAnotherDevice(browser: Browser, journey: Journey): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: false })).newPage();
  await signInByPhone(page, journey);
  return page;
}

/** The attempt as the server knows it, with its explanations once it is handed in. */
export async function satTest(page: Page, url: string, at = FREE_TEST): Promise<Sat> {
  const { status, data } = await askApi(url, `exams/test?${queryOf(at, { get_correct_answers: 'true' })}`, { token: await tokenOf(page) });
  expect(status).toBe(200);
  return data as unknown as Sat;
}

/** How many attempts at the test are closed. */
export async function closedAttempts(page: Page, url: string, at = FREE_TEST): Promise<number> {
  const { data } = await askApi(url, `exams/test-cover?${queryOf(at)}`, { token: await tokenOf(page) });
  return data['attempts'] as number;
}
