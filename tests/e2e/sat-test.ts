import type { Page } from '@playwright/test';
import { askApi } from '../support/ask.ts';
import { expect, type Journey } from './journey.ts';

/** A test of program 1 that every student may sit; its page lies below the language. */
const AT = { test_id: 11_119, subtopic_id: 1111 };
export const TEST_PAGE = 'program/1/subject/11/subtopic/1111/test/11119';

/** What the API says of the attempt that the student of a page sits. */
export interface Sat {
  start_request_id: string;
  state: 'open' | 'submitted';
  questions: { id: number; type: string }[];
  answers: Record<string, unknown>;
  flagged: number[];
  skipped: number[];
  result: { correct_count: number } | null;
  marked: { explanation: { parts: { kind: string; text?: string }[] } }[];
}

const tokenOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'access-token')?.value;

/** Begins an attempt at the test by the button of its cover. */
export async function beginTest(page: Page, { url, words }: Pick<Journey, 'url' | 'words'>): Promise<void> {
  await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/test_cover/11119?country=JO`);
  await page.getByRole('button', { name: words('testCover:begin') }).click();
  await page.waitForURL(/\/test\/\d+\?/);
}

/** The attempt as the server knows it, with its explanations once it is handed in. */
export async function satTest(page: Page, url: string): Promise<Sat> {
  const query = new URLSearchParams({ test_id: String(AT.test_id), subtopic_id: String(AT.subtopic_id), get_correct_answers: 'true' });
  const { status, data } = await askApi(url, `exams/test?${query}`, { token: await tokenOf(page) });
  expect(status).toBe(200);
  return data as unknown as Sat;
}

/** How many attempts at the test are closed. */
export async function closedAttempts(page: Page, url: string): Promise<number> {
  const query = new URLSearchParams({ test_id: String(AT.test_id), subtopic_id: String(AT.subtopic_id) });
  const { data } = await askApi(url, `exams/test-cover?${query}`, { token: await tokenOf(page) });
  return data['attempts'] as number;
}
