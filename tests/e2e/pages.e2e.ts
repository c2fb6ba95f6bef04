import { enterAsStudent, expect, taken, test } from './journey.ts';
import { addressOf, GUEST_PAGES, STUDENT_PAGES, type Place } from './places.ts';

test('every page hydrates without a word in the build that is shipped too', async ({ page, journey }) => {
  const visit = async (place: Place): Promise<void> => {
    await page.goto(addressOf(journey.url, 'ar', place));
    await taken(page);
  };
  for (const place of GUEST_PAGES) await visit(place);
  await enterAsStudent(page.context(), journey);
  for (const place of STUDENT_PAGES) await visit(place);
});

test('a page without a language in its path is served in place, in the language of the cookie', async ({ page, journey, context }) => {
  await context.addCookies([{ name: 'language', value: 'ur', url: journey.url }]);
  await page.goto(`${journey.url}/explore?country=JO`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  expect(new URL(page.url()).pathname).toBe('/explore');
});

test.describe('a missing page', () => {
  test.use({ allowedComplaints: [/404/] });
  test('answers 404 and leads back', async ({ page, journey, request }) => {
    const address = `${journey.url}/en/no-such-page?country=JO`;
    expect((await request.get(address)).status()).toBe(404);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a guest whose browser tells where they are gets the curriculum of that country, and the position is asked for by the button alone', async ({
  page,
  journey,
  context,
}) => {
  const { url, words } = journey;
  await context.grantPermissions(['geolocation'], { origin: url });
  await context.setGeolocation({ latitude: 30.044_42, longitude: 31.235_712 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('country-of-position')) sent.push(request.postData() ?? '');
  });
  await page.goto(`${url}/ar/explore/1?country=JO`);
  await page.waitForLoadState('networkidle');
  await page.locator('header details summary').last().click();
  const button = page.getByRole('button', { name: words('location:action') });
  await button.waitFor();
  expect(sent).toEqual([]);
  await button.click();
  // a guest who changes the country on a page of a program goes home
  await page.waitForURL(/\/ar\?country=EG/);
  expect(sent).toEqual(['latitude=30.0&longitude=31.2']);
  await expect(page.locator('html')).toHaveAttribute('data-country', 'EG');
});

test('a page whose texts come late is shown with them, and until then the page before stands', async ({ page, journey }) => {
  const { url } = journey;
  let release = (): void => undefined;
  let ask = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  const asked = new Promise<void>((done) => (ask = done));
  await page.goto(`${url}/ar?country=JO`);
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/texts-\w+\/ar\/catalog\.js/, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await page.locator('header nav a, footer a').and(page.locator('[href*="/explore"]')).first().click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
});

test('a changed country is told, to listeners too, and the notice goes away and moves nothing', async ({ page, journey }) => {
  const { url } = journey;
  // a notice of two seconds may be over before a busy machine looks: the page itself writes down what it told
  await page.addInitScript(() => {
    const heard: string[] = [];
    const moved: number[] = [];
    Object.assign(window, { heard, moved });
    let heardAt = Infinity;
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) if (textContent) heard.push(textContent);
      if (heard.length > 0) heardAt = Math.min(heardAt, performance.now());
    }).observe(document, { subtree: true, childList: true, characterData: true });
    // what moves before, while a document still comes in by its stream, is not the notice's doing
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        if (entry.startTime >= heardAt) moved.push((entry as PerformanceEntry & { value: number }).value);
      }),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const written = (name: 'heard' | 'moved') => page.evaluate((key) => (window as unknown as Record<string, unknown[]>)[key], name);
  await page.goto(`${url}/ar?country=JO`);
  await page.waitForLoadState('networkidle');
  expect(await written('heard')).toEqual([]);
  await page.locator('header details summary').last().click();
  await page.locator('header a[href*="country=EG"]').click();
  await page.waitForURL(/country=EG/);
  await expect.poll(() => written('heard')).toContain(journey.words('guestFrame:countryChanged', { country: 'مصر' }));
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  expect(await written('moved')).toEqual([]);
});

test.describe('a film whose session ended elsewhere', () => {
  test.use({ allowedComplaints: [/status of 403/] });

  test('says so, keeps the place, and leads to signing in', async ({ page, journey, context }) => {
    const { url, words } = journey;
    await enterAsStudent(page.context(), journey);
    // a page with routes asks the server again for what its cache holds
    await page.route(/\/media\//, (route) => route.continue());
    await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/lesson/1101?country=JO`);
    await page.waitForLoadState('networkidle');
    await context.clearCookies({ name: /^(access|refresh)-token$/ });
    await page.locator('video').evaluate((film: HTMLVideoElement) => film.load());
    const gate = page.getByRole('alert', { name: words('learning:gate.ended.mustSignUp.title') });
    await expect(gate).toContainText(words('learning:gate.ended.mustSignUp.text'));
    await gate.getByRole('link', { name: words('learning:gate.ended.mustSignUp.action') }).click();
    await page.waitForURL(/signin.*next=.*lesson/);
  });
});

test.describe('a lesson whose film and controls do not come', () => {
  test.use({ allowedComplaints: [/Failed to load resource|net::ERR_FAILED/] });

  test('says so over the browser’s own player, and its text is there', async ({ page, journey }) => {
    const { url, words } = journey;
    await enterAsStudent(page.context(), journey);
    await page.route(/\/media\/|\/assets\/PlayerControls-/, (route) => route.abort());
    await page.goto(`${url}/ar/program/1/subject/11/subtopic/1111/lesson/1101?country=JO`);
    await expect(page.getByRole('alert')).toContainText(words('learning:player.failed'));
    await expect(page.getByRole('button', { name: words('learning:player.retry') })).toBeVisible();
    await expect(page.locator('video')).toHaveAttribute('controls', '');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});
