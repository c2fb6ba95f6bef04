import type { Locator, Page } from '@playwright/test';
import { enterAsStudent, expect, takeQuiz, test } from './journey.ts';
import { codeSentTo, publicly } from '../support/product.ts';
import { coverOf, left, satTest } from './sat-test.ts';

/** What has the focus, in words, and whether it is seen: a ring, on it or on what it lies upon. */
const focused = (page: Page): Promise<{ what: string; isLost: boolean; isSeen: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isLost = !element || element === document.body;
    const isRinged = (one: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // the ring of a choice is drawn on the card below its invisible input
    const isSeen = !isLost && [element, ...(element.matches('input') ? (element.parentElement?.children ?? []) : [])].some(isRinged);
    return { what: `${element?.tagName} ${element?.textContent.slice(0, 40)}`, isLost, isSeen };
  });

async function expectSeenFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await focused(page)).isLost, 'the focus is not lost').toBe(false);
  const { what, isSeen } = await focused(page);
  expect(isSeen, `the focus is seen on ${what}`).toBe(true);
}

/** Goes on with the key Tab until this has the focus, which is seen at every stop but the end of the page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  let ends = 0;
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).isLost && ends++ === 0) continue;
    await expectSeenFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not come to ${target.toString()}`);
}

/** Chooses or types an answer to the question that is shown. */
async function answerByKeys(page: Page): Promise<void> {
  const fields = page.locator('main form fieldset').locator('input, select');
  await tabTo(page, fields.first());
  for (const field of await fields.all()) {
    const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName));
    if (kind === 'radio' || kind === 'checkbox') return page.keyboard.press('Space');
    if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
    if (kind === 'SELECT') await page.keyboard.press('ArrowDown');
    else await page.keyboard.type('3.5');
  }
}

test('a test is sat with the keyboard alone, from its cover to its result, and the focus is always seen', async ({ page, journey }) => {
  const { url, words } = journey;
  const heading = page.locator('main h1');
  await enterAsStudent(page.context(), journey);
  await page.goto(coverOf(journey));
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('button', { name: words('testCover:begin') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/test\/\d+\?/);
  await expect(heading).toBeFocused();
  await page.waitForLoadState('networkidle');

  for (const next of [2, 3]) {
    const asked = await heading.innerText();
    await answerByKeys(page);
    await tabTo(page, page.getByRole('button', { name: words('test:save') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`question=${next}$`));
    await expect(heading).not.toHaveText(asked);
    await expect(heading).toBeFocused();
    await expectSeenFocus(page);
  }

  const flag = page.getByRole('button', { name: words('test:flag') });
  await tabTo(page, flag);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { pressed: true })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: words('assessment:skip') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/question=4$/);
  await expect(heading).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: words('test:closeAll') }));
  await page.keyboard.press('Enter');
  await expectSeenFocus(page);
  const all = page.getByRole('link', { name: words('test:all') });
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  await expectSeenFocus(page);

  const ask = page.getByRole('link', { name: words('test:handIn.action') });
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words('test:handIn.title') });
  await expect(dialog).toBeVisible();
  await expectSeenFocus(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('link', { name: words('test:handIn.back', { number: 3 }) }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/question=3$/);
  await expectSeenFocus(page);
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const now = dialog.getByRole('button', { name: words('test:handIn.now') });
  if (!(await now.evaluate((element) => element === document.activeElement))) await tabTo(page, now);
  await page.keyboard.press('Enter');
  await left(page);
  await expect(heading).toBeFocused();
  await expectSeenFocus(page);
  const { answers, skipped, flagged } = await satTest(page, url);
  expect([Object.keys(answers).length, skipped.length, flagged.length]).toEqual([2, 1, 1]);

  await tabTo(page, page.getByRole('link', { name: words('testResult:show.all') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/show=all/);
  await expectSeenFocus(page);
  const closed = page.locator('[id^=question-] > a[aria-expanded=false]').first();
  const opened = page.locator(`#${await closed.evaluate((row) => row.parentElement?.id ?? '')} > a`);
  await tabTo(page, opened);
  await page.keyboard.press('Enter');
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await expectSeenFocus(page);
});

test('on a phone all questions open and close with the keyboard, and the focus goes back', async ({ page, journey }) => {
  const { words } = journey;
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAsStudent(page.context(), journey);
  await page.goto(coverOf(journey));
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('button', { name: words('testCover:begin') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/test\/\d+\?/);
  // the address is there before its page, which takes the focus when it comes
  await expect(page.locator('main h1')).toBeFocused();
  const all = page.getByRole('link', { name: words('test:all') });
  await tabTo(page, all);
  await page.keyboard.press('Enter');
  const questions = page.getByRole('dialog', { name: words('test:all') });
  await expect(questions).toBeVisible();
  await expectSeenFocus(page);
  await tabTo(page, questions.getByRole('link', { name: words('test:handIn.action') }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: words('test:handIn.title') })).toBeVisible();
  await expectSeenFocus(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(all).toBeFocused();
});

test('the reports are read and their links made and ended with the keyboard alone', async ({ page, journey }) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/quiz/11011?country=JO`);
  await takeQuiz(page, words);
  await page.goto(`${url}/ar/reports?country=JO`);
  await page.waitForLoadState('networkidle');
  await tabTo(page, page.getByRole('link', { name: words('reports:csv') }));
  await tabTo(page, page.getByRole('link', { name: words('reports:periods.all') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/period=all/);
  await expectSeenFocus(page);
  const subject = page.locator('#subject-11').getByRole('link').first();
  await tabTo(page, subject);
  await expect(subject).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(subject).toHaveAttribute('aria-expanded', 'false');
  await expectSeenFocus(page);
  await tabTo(page, page.locator('input[name=name]'));
  await page.keyboard.type('خالي');
  await tabTo(page, page.getByRole('button', { name: words('reports:parent.make') }));
  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: words('reports:parent.address') });
  await expect(address).toBeVisible();
  await expectSeenFocus(page);
  const end = page.getByRole('button', { name: words('reports:parent.revoke') });
  await tabTo(page, end);
  await page.keyboard.press('Enter');
  await expect(address).toHaveCount(0);
  await expectSeenFocus(page);
});

test('a quiz is answered with the keyboard alone', async ({ page, journey }) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/quiz/11011?country=JO`);
  const choices = page.locator('input[type=radio]');
  await choices.first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('2');
  await expect(choices.nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words('assessment:confirm') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/question=2/);
});

test('a video is played, sought and stopped with the keyboard alone, and its menus close with Escape', async ({ page, journey }) => {
  const { url, words } = journey;
  await enterAsStudent(page.context(), journey);
  await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/lesson/1101?country=JO`);
  const video = page.locator('video');
  await page
    .getByRole('button', { name: words('learning:player.play') })
    .first()
    .focus();
  await page.keyboard.press('k');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(4);
  await page.keyboard.press('k');
  await expect.poll(() => video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(true);
});

test('the first stop of the keyboard is the way past the header', async ({ page, journey }) => {
  await page.goto(`${journey.url}/ar?country=JO`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: journey.words('frame:skipToContent') })).toBeFocused();
});

test('with the keyboard alone: a picture is moved and cut in its dialog, and a number is changed', async ({ page, journey }) => {
  const { words, person } = journey;
  // the pages of the settings lead to the public name, which cookies go by
  const url = publicly(journey.url);
  await enterAsStudent(page.context(), { ...journey, url });
  await page.goto(`${url}/ar/account_settings/picture?country=JO`, { waitUntil: 'networkidle' });
  const image = page.locator('input[name=image]');
  await tabTo(page, image);
  const wide = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 32 });
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await image.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: Buffer.from(wide, 'base64') });
  const dialog = page.getByRole('dialog');
  const across = dialog.getByRole('slider', { name: words('settings:picture.across') });
  await tabTo(page, across);
  const before = Number(await across.inputValue());
  await page.keyboard.press('ArrowRight');
  expect(Number(await across.inputValue())).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectSeenFocus(page);
  await image.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: Buffer.from(wide, 'base64') });
  await tabTo(page, dialog.getByRole('button', { name: words('settings:picture.save') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('success:image_updated'))).toBeVisible();

  await page.goto(`${url}/ar/account_settings/phone?country=JO`, { waitUntil: 'networkidle' });
  await tabTo(page, page.locator('input[name=phone]'));
  await page.keyboard.type(`077${person.phone.slice(6)}`);
  await tabTo(page, page.locator('input[name=password]'));
  await page.keyboard.type(person.password);
  await tabTo(page, page.getByRole('button', { name: words('settings:code.sendWhatsapp') }));
  await page.keyboard.press('Enter');
  const code = page.locator('input[name=verification_code]');
  await expect(code, 'the code may be typed at once').toBeFocused();
  await page.keyboard.type(await codeSentTo(url, `+96277${person.phone.slice(6)}`));
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('success:phone_updated'))).toBeVisible();
});
