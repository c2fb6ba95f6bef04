import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { codeSentTo } from '../support/product.ts';
import { openRecords } from '../support/records.ts';
import { inDigitsOf, wordsIn, type TestLanguage } from '../support/words.ts';

/** What a person's browser calls itself; that of the tests says that a program drives it. */
export const PLAIN_BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** What a journey knows: its language, its words, and where the product is. */
export interface Journey {
  language: TestLanguage;
  words: (key: string, values?: Record<string, unknown>) => string;
  url: string;
  /** The product's data folder, for what a test reads and writes in its records. */
  dataDir: string;
  /** A student that nobody else in this run is. */
  person: { name: string; typedPhone: string; phone: string; email: string; password: string };
  /** A key that nobody else in this run uses. */
  key: string;
}

/**
 * A number that no other journey of this run has, whichever worker asks: Playwright starts a new worker for
 * each project and after each failure, so that a count in memory begins anew. The first to create the file
 * has the number.
 */
function claimNumber(claims: string): number {
  for (let number = 0; ; number++) {
    try {
      closeSync(openSync(path.join(claims, String(number)), 'wx'));
      return number;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** What Remix says when a navigation overtakes another one, or a page's new data, on the way. */
const OVERTAKEN = /^AbortError: BodyStreamBuffer was aborted/;

/** Gathers what the page complains of: an error that it logs, a warning of hydration, what it throws. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (OVERTAKEN.test(message.text())) return;
    if (message.type() === 'error' || /hydrat/i.test(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

/**
 * Waits until React has taken the page over, down to its heading, and has said what it had to say about it.
 */
export async function taken(page: Page): Promise<void> {
  const isTaken = () => {
    const heading = document.querySelector('h1');
    // what came as markup stays markup: React has the part around it
    return Object.keys(heading?.closest('[role=presentation]') ?? heading ?? {}).some((key) => key.startsWith('__reactFiber'));
  };
  await page.waitForFunction(isTaken, null, { timeout: 120_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export const test = base.extend<{ journey: Journey; quiet: string[]; allowedComplaints: RegExp[] }>({
  /** What a journey that breaks something on purpose may hear the browser say. */
  allowedComplaints: [[], { option: true }],
  journey: async ({ page: _page }, use, info) => {
    const language = info.project.metadata['language'] as TestLanguage;
    const number = claimNumber(process.env['DARB_CLAIMS'] ?? '');
    const national = `079${String(number).padStart(7, '0')}`;
    const key = (process.env['DARB_KEYS'] ?? '').split(',')[number];
    if (!key) throw new Error(`No key is left for journey ${number}: issue more in global-setup.ts`);
    await use({
      language,
      words: wordsIn(language),
      url: process.env['DARB_URL'] ?? '',
      dataDir: process.env['DARB_DATA'] ?? '',
      person: {
        name: { ar: 'سلمى العبد الله', en: 'Salma Abdullah', ur: 'سلمیٰ عبداللہ' }[language],
        typedPhone: inDigitsOf(language, `${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`),
        phone: `+962${national.slice(1)}`,
        email: `student-${number}@example.org`,
        password: 'a path of sand',
      },
      key,
    });
  },
  quiet: [
    async ({ page, allowedComplaints }, use) => {
      const complaints = watch(page);
      await use(complaints);
      expect(
        complaints.filter((complaint) => !allowedComplaints.some((allowed) => allowed.test(complaint))),
        'the console stayed quiet',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Signs up by phone, from the sign-up page to the dashboard: code in the digits of the language, welcome,
 * program. `at` is called on each page of the way, fresh from the server.
 */
export async function signUpByPhone(page: Page, journey: Omit<Journey, 'key' | 'dataDir'>, at?: () => Promise<void>): Promise<void> {
  await page.goto(`${journey.url}/${journey.language}/signup?country=JO`);
  await fillSignUp(page, journey, at);
}

/** Signs up by phone from the sign-up page, which is open, as `signUpByPhone` does. */
export async function fillSignUp(
  page: Page,
  { language, words, url, person }: Omit<Journey, 'key' | 'dataDir'>,
  at?: () => Promise<void>,
): Promise<void> {
  const fresh = async () => {
    if (!at) return;
    await page.reload();
    await at();
  };
  await fresh();
  await page.getByLabel(words('account:fullName')).fill(person.name);
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await page.locator('input[name=password]').fill(person.password);
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: words('account:signUp.action') }).click();
  await page.waitForURL(/code-confirmation/);
  await fresh();
  const code = await codeSentTo(url, person.phone);
  await page.locator('input[name=verification_code]').fill(inDigitsOf(language, code));
  await page.getByRole('button', { name: words('account:code.action') }).click();
  await page.waitForURL(/welcome/);
  await fresh();
  await page.getByRole('link', { name: words('account:welcome.action') }).click();
  await page.waitForURL(/SelectProgram/);
  await fresh();
  await page.locator('input[name=program_id][value="1"]').check({ force: true });
  await page.getByRole('button', { name: words('account:program.action') }).click();
  await page.waitForURL(/dashboard/);
}

/** Signs in the student of a journey, from the sign-in page to the dashboard. */
export async function signInByPhone(page: Page, { language, words, url, person }: Omit<Journey, 'key' | 'dataDir'>): Promise<void> {
  await page.goto(`${url}/${language}/signin?country=JO`);
  await page.locator('input[name=phone]').fill(person.typedPhone);
  await page.locator('input[name=password]').fill(person.password);
  await page.getByRole('button', { name: words('account:signIn.action') }).click();
  await page.waitForURL(/dashboard/);
}

/**
 * Makes the student of a journey, of program 1, and gives a browser their session: where signing up is not
 * the journey, its five pages are not walked.
 */
export async function enterAsStudent(
  context: BrowserContext,
  { url, dataDir, person }: Pick<Journey, 'url' | 'dataDir'> & Partial<Pick<Journey, 'person'>>,
): Promise<void> {
  const records = openRecords(dataDir);
  const { token } = await records.student(person);
  await records.close();
  await context.addCookies([{ name: 'access-token', value: token, url, httpOnly: true }]);
}

/** Answers the question that the page shows with something that fits, whatever its type. */
export async function answerShown(page: Page): Promise<void> {
  const radios = page.locator('input[type=radio][name=choice], input[type=radio][name=value]');
  const boxes = page.locator('input[type=checkbox][name=choices]');
  const number = page.locator('input[type=text][name=value], input:not([type])[name=value]');
  const text = page.locator('input[name=text]');
  const places = page.locator('select[name^="order."]');
  const pairs = page.locator('select[name^="pair."]');
  if (await radios.count()) await radios.first().check({ force: true });
  else if (await boxes.count()) await boxes.first().check({ force: true });
  else if (await number.count()) await number.first().fill('٣٫٥');
  else if (await text.count()) await text.first().fill('كلمة');
  else if (await places.count())
    for (let index = 0; index < (await places.count()); index++) await places.nth(index).selectOption(String(index + 1));
  else
    for (let index = 0; index < (await pairs.count()); index++) {
      const values = await pairs
        .nth(index)
        .locator('option:not([disabled])')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      await pairs.nth(index).selectOption(values[index % values.length] ?? '');
    }
}

/** Goes through a quiz from its first question to the result. */
export async function takeQuiz(page: Page, words: Journey['words']): Promise<void> {
  const confirm = page.getByRole('button', { name: new RegExp(`^(${words('assessment:confirm')}|${words('assessment:confirmLast')})`) });
  const handIn = page.getByRole('button', { name: words('quiz:review.submit') });
  for (let question = 0; question < 30; question++) {
    await confirm.or(handIn).first().waitFor();
    if (await handIn.count()) break;
    const before = await page.locator('input[name=question_id]').inputValue();
    await answerShown(page);
    await confirm.click();
    await expect(page.locator(`input[name=question_id][value="${before}"]`)).toHaveCount(0);
  }
  await handIn.click();
  await page.getByRole('heading', { name: words('outcome:result.answers') }).waitFor();
}
