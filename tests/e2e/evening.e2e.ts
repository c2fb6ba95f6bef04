import { expect, signUpByPhone, takeQuiz, test } from './journey.ts';

const DIRECTION = { ar: 'rtl', en: 'ltr', ur: 'rtl' } as const;
const SUBJECT = 'program/1/subject/11';
const FREE_SUBTOPIC = `${SUBJECT}/subtopic/1111`;
const FREE_LESSON = `${FREE_SUBTOPIC}/lesson/1101`;
const PREMIUM_SUBTOPIC = `${SUBJECT}/subtopic/1112`;
const PREMIUM_LESSON = `${PREMIUM_SUBTOPIC}/lesson/1104`;

// a key that is refused answers 422, which the browser calls a failed load
test.use({ allowedComplaints: [/status of 422/] });

test('a guest sees the home page in its language, and changes the language without leaving the page', async ({ page, journey }) => {
  const { language, words, url } = journey;
  await page.goto(`${url}/${language}?country=JO`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', DIRECTION[language]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site:home.title'));
  await page.goto(`${url}/${language}/explore/1?country=JO`);
  for (const other of (['ar', 'en', 'ur'] as const).filter((each) => each !== language)) {
    await page.goto(`${url}/${language}/explore/1?country=JO`);
    await page.locator('header summary').first().click();
    await page.locator(`header a[lang=${other}]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(new URL(page.url()).pathname).toBe(`/${other}/explore/1`);
  }
});

test('a guest finds the way from the subject to a lesson, whose page holds nothing of the video', async ({ page, journey, request }) => {
  const { language, words, url } = journey;
  await page.goto(`${url}/${language}/explore/1?country=JO`);
  await page.locator(`a[href*="${SUBJECT}"]`).first().click();
  await page.waitForURL(new RegExp(SUBJECT));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${url}/${language}/${FREE_SUBTOPIC}?country=JO`);
  await page.waitForURL(/lesson\/1101/);
  await expect(page.getByRole('heading', { name: words('learning:gate.mustSignUp.title') })).toBeVisible();
  const html = await (await request.get(page.url())).text();
  expect(html).not.toMatch(/\/media\/|\.mp4|\.webm\b|video\//);
});

test('the evening of one student: signing up, a lesson, its quiz, the key, and out again', async ({ page, journey, browser }, info) => {
  const { language, words, url, key } = journey;
  await signUpByPhone(page, journey);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words('progress:dashboard.hello'));

  await page.goto(`${url}/${language}/${FREE_LESSON}?country=JO`);
  const video = page.locator('video');
  await video.waitFor();
  await page
    .getByRole('button', { name: words('learning:player.play') })
    .first()
    .click();
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(3);
  await expect.poll(() => page.locator('p[lang] > span', { hasText: /\S/ }).count()).toBeGreaterThan(0);
  const saved = page.waitForResponse((response) => response.url().includes('lesson-progress') && response.ok());
  await page.getByRole('button', { name: words('learning:player.pause') }).click();
  await saved;
  const stopped = await video.evaluate((media: HTMLVideoElement) => media.currentTime);
  await page.reload();
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(stopped - 1.5);

  await page.goto(`${url}/${language}/dashboard?country=JO`);
  await page.getByRole('link', { name: words('progress:dashboard.action.begun.lesson') }).click();
  await page.waitForURL(/lesson\/1101/);

  await page.getByRole('link', { name: words('learning:quiz.action') }).click();
  await page.waitForURL(/quiz\//);
  const handedIn = page.waitForRequest((request) => (request.postData() ?? '').includes('frontend_end_time'));
  await takeQuiz(page, words);
  const sent = new URLSearchParams((await handedIn).postData() ?? '');
  const [start, end] = ['frontend_start_time', 'frontend_end_time'].map((name) => Date.parse(sent.get(name) ?? ''));
  expect(start).toBeLessThan(end ?? 0);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('opened/')))).toEqual([]);
  await page
    .getByRole('link', { name: words('outcome:result.next.lesson') })
    .first()
    .click();
  await page.waitForURL(/lesson\/1102/);

  await page.goto(`${url}/${language}/${PREMIUM_LESSON}?country=JO`);
  await expect(page.getByRole('heading', { name: words('learning:gate.mustSubscribe.title') })).toBeVisible();
  await page.goto(`${url}/${language}/${PREMIUM_SUBTOPIC}/quiz/11041?country=JO`);
  await page.waitForURL(/program\/1\/checkout/);
  await page.locator('input[name=voucher]').fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: words('billing:form.action') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('formErrors:payment_invalid_voucher'));
  await dialog.getByRole('button', { name: words('billing:failed.again') }).click();
  await expect(page.locator('input[name=voucher]')).toHaveValue('AAAA-AAAA-AAAA-AAAA');
  await page.locator('input[name=voucher]').fill(key.toLowerCase());
  await page.getByRole('button', { name: words('billing:failed.again') }).click();
  await expect(page.getByRole('heading', { name: words('billing:success.title') })).toBeVisible();
  await page.goto(`${url}/${language}/${PREMIUM_LESSON}?country=JO`);
  await expect(page.locator('video')).toBeVisible();

  const menu = page.locator('details summary', { has: page.locator('svg') }).first();
  if (info.project.name.endsWith('360')) await menu.click();
  await page
    .getByRole('button', { name: words('studentFrame:signOut') })
    .locator('visible=true')
    .click();
  await page.waitForURL(new RegExp(`/${language}(\\?|$)`));

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(`${url}/${language}/program/1/checkout?country=JO`);
  await guest.waitForURL(/signin/);
  await guest.locator('input[name=phone]').fill(journey.person.typedPhone);
  await guest.locator('input[name=password]').fill(journey.person.password);
  await guest.getByRole('button', { name: words('account:signIn.action') }).click();
  await guest.waitForURL(/program\/1\/checkout/);
  await guest.locator('input[name=voucher]').fill(key);
  await other.close();
});

test('a student signs up by e-mail with a code, and goes to the choice of a program without the welcome', async ({ page, journey }) => {
  const { language, words, url, person } = journey;
  await page.goto(`${url}/${language}/signup?country=JO&signup_method=email`);
  await page.getByLabel(words('account:fullName')).fill(person.name);
  await page.locator('input[name=email]').fill(person.email.toUpperCase());
  await page.locator('input[name=password]').fill(person.password);
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: words('account:signUp.action') }).click();
  await page.waitForURL(/email-confirmation/);
  const { codeSentTo } = await import('../support/product.ts');
  await page.locator('input[name=verification_code]').fill(await codeSentTo(url, person.email));
  await page.getByRole('button', { name: words('account:code.action') }).click();
  await page.waitForURL(/SelectProgram/);
});
