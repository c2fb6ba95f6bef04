import { test as base, expect, type Page } from '@playwright/test';
import { codeSentTo, type Product } from '../support/product.ts';
import { inDigitsOf, wordsIn, type TestLanguage } from '../support/words.ts';
import { enterAsStudent, signUpByPhone, takeQuiz, taken, watch } from './journey.ts';
import { addressOf, GUEST_PAGES, LANGUAGES, nameOf, placeOf, STUDENT_PAGES, type Place } from './places.ts';

/**
 * The product with React's development build: only that one compares every text and attribute of the
 * server's page with its own. One product for all of it, whichever worker asks.
 */
const test = base.extend<object, { product: Pick<Product, 'url' | 'dataDir'> }>({
  product: [
    async ({ browserName: _ }, use) => use({ url: process.env['DARB_CHECKED_URL'] ?? '', dataDir: process.env['DARB_CHECKED_DATA'] ?? '' }),
    { scope: 'worker' },
  ],
});

async function visit(
  page: Page,
  product: Pick<Product, 'url'>,
  language: TestLanguage,
  places: readonly Place[],
  at?: (name: string) => Promise<void>,
): Promise<void> {
  for (const place of places) {
    await page.goto(addressOf(product.url, language, place));
    await taken(page);
    await at?.(`${language} ${nameOf(place)}`);
  }
}

/** One heading, and nothing to scroll to at the side. */
async function fits(page: Page, name: string): Promise<void> {
  await expect(page.locator('h1'), `${name} has one main heading`).toHaveCount(1);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** What stands around a page: its language and direction, and what a search engine reads of one for all. */
async function isWhole(page: Page, language: TestLanguage, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
  expect((await page.title()).length, `${name} has a title`).toBeGreaterThan(3);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3,}/);
  if ((await page.locator('html').getAttribute('data-frame')) !== 'guest') return;
  for (const other of LANGUAGES)
    await expect(page.locator(`link[rel=alternate][hreflang=${other}]`)).toHaveAttribute('href', new RegExp(`/${other}(/|$)`));
  // a page that Jordan does not have is at its address with a country alone
  const country = new URL(page.url()).searchParams.get('country');
  const canonical = page.locator('link[rel=canonical]');
  if (country === 'JO') await expect(canonical).not.toHaveAttribute('href', /country=/);
  else await expect(canonical).toHaveAttribute('href', new RegExp(`country=${country}$`));
}

// Vite's socket would only tell of edits
test.beforeEach(({ context }) =>
  context.routeWebSocket(
    () => true,
    () => undefined,
  ),
);

test('the product from its sources (`npm run dev`) draws its pages, and React takes them over', async ({ page }) => {
  const complaints = watch(page);
  await visit(page, { url: process.env['DARB_SOURCES_URL'] ?? '' }, 'ar', [placeOf('home'), placeOf('subject')]);
  expect(complaints).toEqual([]);
});

const number = { ar: 1, en: 2, ur: 3 };

/** Every page in Arabic, and in English and Urdu by turns; `WALKS=all` opens every page in each language. */
const visitedIn = (language: TestLanguage, places: readonly Place[]): Place[] =>
  places.filter((_, index) => language === 'ar' || process.env['WALKS'] === 'all' || index % 2 === (language === 'en' ? 0 : 1));

for (const what of ['attribute', 'text'] as const)
  test(`that React would draw another ${what} than the server is noticed`, async ({ page, product }) => {
    const complaints = watch(page);
    // as if the server had drawn it so: before any module runs
    await page.addInitScript((changed) => {
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (!heading) return;
        observer.disconnect();
        if (changed === 'attribute') heading.className = 'other';
        else heading.textContent = 'other';
      });
      observer.observe(document, { childList: true, subtree: true });
    }, what);
    await page.goto(addressOf(product.url, 'ar', placeOf('termsOfUse')));
    await taken(page);
    expect(complaints.join('\n')).toMatch(/did not match|Extra attributes/);
  });

for (const language of LANGUAGES) {
  test(`pages of a guest in ${language} are whole, fit on a phone, and are drawn by React as the server drew them`, async ({
    page,
    product,
  }) => {
    const complaints = watch(page);
    await visit(page, product, language, visitedIn(language, GUEST_PAGES), async (name) => {
      await isWhole(page, language, name);
      await fits(page, name);
    });
    expect(complaints).toEqual([]);
  });

  test(`the page that is not there is drawn in ${language} as the server drew it`, async ({ page, product }) => {
    const complaints = watch(page);
    await page.goto(`${product.url}/${language}/no-such-page?country=JO`);
    await taken(page);
    expect(complaints.filter((complaint) => !/status of 404/.test(complaint))).toEqual([]);
  });

  test(`pages of a student in ${language} fit on a phone and are drawn by React as the server drew them, the quiz’s result too`, async ({
    page,
    product,
    context,
  }) => {
    await enterAsStudent(context, product);
    const complaints = watch(page);
    await visit(page, product, language, visitedIn(language, STUDENT_PAGES), (name) => fits(page, name));
    await page.goto(addressOf(product.url, language, placeOf('quiz')));
    await taken(page);
    await takeQuiz(page, wordsIn(language));
    await page.reload();
    await taken(page);
    expect(complaints).toEqual([]);
  });

  test(`each page of signing up in ${language} is drawn by React as the server drew it`, async ({ page, product, context }) => {
    const complaints = watch(page);
    const words = wordsIn(language);
    const national = `078${String(number[language]).padStart(7, '0')}`;
    const person = {
      name: 'سلمى العبد الله',
      typedPhone: inDigitsOf(language, national),
      phone: `+962${national.slice(1)}`,
      email: `hydration-${language}@example.org`,
      password: 'a path of sand',
    };
    const { url } = product;
    await signUpByPhone(page, { language, words, url, person }, () => taken(page));
    await context.clearCookies();
    await page.goto(`${url}/${language}/signup?country=JO&signup_method=email`);
    await taken(page);
    await page.getByLabel(words('account:fullName')).fill(person.name);
    await page.locator('input[name=email]').fill(person.email);
    await page.locator('input[name=password]').fill(person.password);
    await page.locator('input[name=terms]').check();
    await page.getByRole('button', { name: words('account:signUp.action') }).click();
    await page.waitForURL(/email-confirmation/);
    await page.reload();
    await taken(page);
    expect(await codeSentTo(url, person.email)).toMatch(/^\d{6}$/);
    expect(complaints).toEqual([]);
  });
}
