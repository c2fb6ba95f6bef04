import type { Page } from '@playwright/test';
import { codeSentTo } from '../support/product.ts';
import { wordsIn } from '../support/words.ts';
import { expect, test } from './journey.ts';

// without JavaScript a refused form is a document with 422, which the browser calls a failed load
test.use({ allowedComplaints: [/status of 422/] });

const LANGUAGES = ['ar', 'en', 'ur'] as const;
const person = { full_name: 'سلمى', phone: '0790000000', email: 'salma@example.org', password: 'a path of sand' };

/** A form, what is typed into it, and what must stand beside a field then. */
const FORMS = [
  ['signin', { phone: '07abc', password: 'كلمةس' }, ['field_phone_invalid', 'field_password_too_short']],
  ['signin', { phone: '7'.repeat(200), password: ' ' }, ['field_phone_too_long', 'field_password_required']],
  ['signin?signup_method=email', { email: 'salma@', password: '' }, ['field_email_invalid', 'field_password_required']],
  ['signup', { ...person, email: null, full_name: '\u3164' }, ['field_name_required', 'field_terms_required']],
  [
    'signup?signup_method=email',
    { ...person, phone: null, full_name: 'س'.repeat(51), password: '12345' },
    ['field_name_too_long', 'field_password_too_short', 'field_terms_required'],
  ],
] as const;

const send = (page: Page): Promise<void> =>
  page.locator('main form[method=post]').first().locator('button:not([type=button])').last().click();

async function fill(page: Page, fields: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [name, typed] of Object.entries(fields)) if (typed !== null) await page.locator(`input[name=${name}]`).fill(typed);
}

test('what breaks a field’s rule is told in three languages before anything is asked, and stays', async ({
  page,
  journey,
  javaScriptEnabled,
}) => {
  const { url } = journey;
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  const open = (address: string) =>
    page.goto(`${url}/${address}${address.includes('?') ? '&' : '?'}country=JO`, { waitUntil: 'networkidle' });
  for (const language of LANGUAGES) {
    const words = wordsIn(language);
    for (const [address, fields, told] of FORMS) {
      await open(`${language}/${address}`);
      await fill(page, fields);
      await send(page);
      for (const key of told) await expect(page.getByText(words(`formErrors:${key}`))).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(told.length);
      const { password: _secret, ...kept } = fields;
      for (const [name, typed] of Object.entries(kept))
        if (typed !== null) expect(await page.locator(`input[name=${name}]`).inputValue(), `${address} ${name}`).toBe(typed);
    }
  }
  await open('ar/signup');
  const { name, typedPhone, phone, password } = journey.person;
  await fill(page, { full_name: name, phone: typedPhone, password });
  await page.locator('input[name=terms]').check();
  await send(page);
  await page.waitForURL(/code-confirmation/);
  const code = await codeSentTo(url, phone);
  for (const language of LANGUAGES) {
    await open(`${language}/code-confirmation`);
    for (const typed of ['', '\u200f', code.slice(1), `${code}1`, '12345a']) {
      await fill(page, { verification_code: typed });
      await send(page);
      await expect(page.getByText(wordsIn(language)('formErrors:field_code_six_digits'))).toBeVisible();
    }
  }
  if (javaScriptEnabled !== false) expect(posts).toHaveLength(1);
  await fill(page, { verification_code: ` ${code} ` });
  await send(page);
  await page.waitForURL(/welcome/);
});
